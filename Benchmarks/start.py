#!/usr/bin/env python3
"""Starting, doing nothing and leaving, against sqlite3 answering one query."""

from measure import NAVSH, compare, peer

compare(
    "Start-up", 300,
    ("`navsh -c ''`", [NAVSH, "-c", ""]),
    ("`sqlite3 :memory: 'select 1'`", [peer("sqlite3", "sqlite3"), ":memory:", "select 1"]))
