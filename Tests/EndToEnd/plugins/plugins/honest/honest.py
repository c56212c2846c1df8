#!/usr/bin/env python3
import json
import os
import socket

HOST = socket.socket(fileno=int(os.environ["NAVSH_PLUGIN_FD"]))
for line in HOST.makefile("r", encoding="utf-8", newline="\n"):
    request = json.loads(line)
    answer = {"id": request["id"]}
    if request["method"] == "hello":
        answer["result"] = {"protocol": 1, "name": "honest", "version": "1.0.0"}
    elif request["method"] == "update":
        answer["result"] = {"state": {"value": not request["params"]["state"]["value"]}}
    else:
        answer["error"] = {"code": "unknown-method", "message": "no"}
    HOST.sendall(json.dumps(answer).encode() + b"\n")
