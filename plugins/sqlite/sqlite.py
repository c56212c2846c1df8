#!/usr/bin/env python3
"""Rows for tables out of SQLite databases.

    table songs plain from "music.db#select title, artist from songs order by title"

A database is opened for reading only. A file that ends in .sql is a dump: it becomes a database in
memory. Standard library only.
"""

import json
import os
import socket
import sqlite3

# What an answer may have leaves room for this much text.
MOST_TEXT = 900_000


class Problem(Exception):
    """Something that is wrong with the file or the query."""


def connect(path):
    if path.lower().endswith(".sql"):
        database = sqlite3.connect(":memory:")
        with open(path, encoding="utf-8") as dump:
            database.executescript(dump.read())
        database.execute("pragma query_only = on")
        return database
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    database.execute("pragma schema_version")
    return database


def query_or_first_table(database, query):
    if query.strip():
        return query
    found = database.execute(
        "select name from sqlite_master where type = 'table' order by rowid limit 1"
    ).fetchone()
    if found is None:
        raise Problem("there is no table in it")
    return 'select * from "{}"'.format(found[0].replace('"', '""'))


def cell(value):
    if value is None:
        return ""
    if isinstance(value, bytes):
        return f"{len(value)} bytes"
    return value if isinstance(value, int) else str(value)


def rows(params):
    folder = os.path.realpath(params["folder"])
    path = os.path.realpath(os.path.join(folder, params["file"]))
    if os.path.commonpath([folder, path]) != folder:
        raise Problem(f"{params['file']} is outside the prototype's folder")
    try:
        database = connect(path)
        cursor = database.execute(query_or_first_table(database, params["query"]))
        if cursor.description is None:
            raise Problem("the query has no rows to give")
        columns = [column[0] for column in cursor.description]
        result, size = [], 0
        for row in cursor:
            texts = [cell(value) for value in row]
            size += sum(len(str(text).encode()) + 4 for text in texts)
            if size > MOST_TEXT:
                raise Problem(f"there are more rows than fit, over {len(result)}: narrow the query")
            result.append(texts)
        return {"columns": columns, "rows": result}
    except sqlite3.Error as error:
        raise Problem(f"{params['file']}: {error}") from None
    except OSError as error:
        raise Problem(f"{params['file']}: {error.strerror}") from None


def hello(params):
    return {"protocol": 1, "name": "sqlite", "version": "1.0.0", "features": []}


METHODS = {"hello": hello, "rows": rows}


def answer(request):
    method = METHODS.get(request["method"])
    if method is None:
        message = f"there is no {request['method']} here"
        return {"id": request["id"], "error": {"code": "unknown-method", "message": message}}
    try:
        return {"id": request["id"], "result": method(request["params"])}
    except Problem as problem:
        return {"id": request["id"], "error": {"code": "failed", "message": str(problem)}}


def main():
    host = socket.socket(fileno=int(os.environ["NAVSH_PLUGIN_FD"]))
    for line in host.makefile("r", encoding="utf-8", newline="\n"):
        host.sendall(json.dumps(answer(json.loads(line))).encode() + b"\n")


main()
