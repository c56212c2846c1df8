create table songs (title text, year integer);
insert into songs values ('So What', 1959), ('Naima', 1960), ('Blue in Green', 1959);
