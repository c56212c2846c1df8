#!/usr/bin/env python3
"""A plugin that does one thing wrong.

The file `mode` in its folder says what: a word of `at_start`, which happens instead of greeting, or
of `at_update`, which happens instead of answering an update. Everything else it does as it should.
"""

import json
import os
import signal
import socket
import sys
import time

MODE = open("mode", encoding="utf-8").read().strip()
WIRE = socket.socket(fileno=int(os.environ["NAVSH_PLUGIN_FD"]))


def send(request, result):
    WIRE.sendall(json.dumps({"id": request["id"], "result": result}).encode() + b"\n")


def hang(request=None):
    while True:
        time.sleep(1)


def flood(descriptor):
    while True:
        os.write(descriptor, b"all work and no play makes a plugin dull\n" * 1000)


def flood_socket(request):
    while True:
        WIRE.sendall(b"x" * 65536)


def greet(request, protocol=1, name="misbehaving", version="1.0.0"):
    send(request, {"protocol": protocol, "name": name, "version": version, "features": []})


def fork(request):
    child = os.fork()
    if child == 0:
        hang()
    print("child", child, flush=True)
    hang()


def eat_memory(request):
    eaten = []
    while True:
        eaten.append(bytearray(1 << 20))


def deep(request):
    WIRE.sendall(
        b'{"id":%d,"result":{"state":%s}}\n' % (request["id"], b"[" * 40 + b"]" * 40)
    )


def escapes(request):
    send(request, {"refusal": {"message": "\x1b]52;c;cm0gLXJmIH4=\x07 paste me"}})


def die(request):
    print("I can't go on", file=sys.stderr, flush=True)
    os._exit(3)


AT_START = {
    "hang-at-start": hang,
    "die-at-start": die,
    "lie-about-name": lambda r: greet(r, name="rating"),
    "lie-about-version": lambda r: greet(r, version="2.0.0"),
    "protocol-from-the-future": lambda r: greet(r, protocol=99),
    "no-answer-but-json": lambda r: WIRE.sendall(b'{"hello":"host"}\n'),
}

AT_UPDATE = {
    "hang": hang,
    "hang-and-ignore-signals": lambda r: (
        [signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)],
        hang(),
    ),
    "flood-stdout": lambda r: flood(1),
    "flood-stderr": lambda r: flood(2),
    "flood-socket": flood_socket,
    "die": die,
    "die-by-signal": lambda r: os.kill(os.getpid(), signal.SIGSEGV),
    "close-the-socket": lambda r: (WIRE.shutdown(socket.SHUT_RDWR), hang()),
    "twice": lambda r: WIRE.sendall(
        (json.dumps({"id": r["id"], "result": {"state": {"value": 1}}}) + "\n").encode() * 2
    ),
    "wrong-id": lambda r: send({"id": r["id"] + 7}, {"state": {"value": 1}}),
    "no-id": lambda r: WIRE.sendall(b'{"result":{"state":1}}\n'),
    "too-deep": deep,
    "too-large": lambda r: send(r, {"state": "x" * (2 << 20)}),
    "invalid-utf8": lambda r: WIRE.sendall(
        b'{"id":%d,"result":{"state":"\xff\xfe"}}\n' % r["id"]
    ),
    "no-json": lambda r: WIRE.sendall(b"Hello, host!\n"),
    "wrong-shape": lambda r: send(r, {"state": 1, "events": [{"event": "explode"}]}),
    "escapes": escapes,
    "fork": fork,
    "eat-memory": eat_memory,
}


def main():
    for line in WIRE.makefile("r", encoding="utf-8", newline="\n"):
        request = json.loads(line)
        method = request["method"]
        if method == "hello":
            AT_START.get(MODE, greet)(request)
        elif method == "update":
            if MODE == "late-and-then-again":
                time.sleep(request["within"] / 1000 + 0.05)
            AT_UPDATE.get(MODE, lambda r: send(r, {"state": {"value": 1}}))(request)
        else:
            problem = {"code": "unknown-method", "message": "it misbehaves only in 'update'"}
            WIRE.sendall(json.dumps({"id": request["id"], "error": problem}).encode() + b"\n")


main()
