create table songs (title text, artist text, year integer);
insert into songs values
  ('So What', 'Miles Davis', 1959),
  ('Blue in Green', 'Miles Davis', 1959),
  ('Naima', 'John Coltrane', 1960);
