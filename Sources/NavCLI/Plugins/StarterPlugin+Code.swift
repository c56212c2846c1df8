/// The code of a plugin to begin with, in Lua and in Python.
extension StarterPlugin {
  var lua: String {
    """
    -- A component is functions of values: navsh keeps the state and hands it in each time.

    local \(name) = {}

    -- The state of one that nobody has touched.
    function \(name).initial(properties)
      return { value = 0 }
    end

    -- The state that an action leads to, or a refusal with its reason.
    function \(name).update(properties, state, action)
      local count = action.name == "add" and action.arguments.count or 1
      if action.name == "clear" then return { value = 0 } end
      if state.value + count > properties.max then
        return refuse("it ends at " .. properties.max, "clear begins again")
      end
      return { value = state.value + count }
    end

    -- Lines of text, each at most so many columns wide.
    function \(name).draw(properties, state, width)
      return { text.cut(state.value .. " of " .. properties.max, width) }
    end

    return { components = { \(name) = \(name) } }

    """
  }

  var python: String {
    """
    #!/usr/bin/env python3
    \"""Counts up to a limit.

    A component is functions of values: navsh keeps the state and hands it in each time. What is printed
    is the plugin's log; questions and answers go over a socket, one JSON object a line.
    \"""

    import json
    import os
    import socket


    def initial(properties):
        \"""The state of one that nobody has touched.\"""
        return {"state": {"value": 0}}


    def update(properties, state, action):
        \"""The state that an action leads to, or a refusal with its reason.\"""
        if action["name"] == "clear":
            return {"state": {"value": 0}}
        count = action["arguments"]["count"] if action["name"] == "add" else 1
        if state["value"] + count > properties["max"]:
            return {"refusal": {"message": f"it ends at {properties['max']}"}}
        return {"state": {"value": state["value"] + count}}


    def draw(properties, state, width):
        \"""Lines of text, each at most so many columns wide.\"""
        return {"lines": [f"{state['value']} of {properties['max']}"[:width]]}


    def hello(params):
        return {"protocol": 1, "name": "\(name)", "version": "0.1.0", "features": []}


    METHODS = {
        "hello": hello,
        "initial": lambda p: initial(p["properties"]),
        "update": lambda p: update(p["properties"], p["state"], p["action"]),
        "draw": lambda p: draw(p["properties"], p["state"], p["width"]),
    }


    def answer(request):
        method = METHODS.get(request["method"])
        if method is None:
            message = f"there is no {request['method']} here"
            return {"id": request["id"], "error": {"code": "unknown-method", "message": message}}
        return {"id": request["id"], "result": method(request["params"])}


    def main():
        host = socket.socket(fileno=int(os.environ["NAVSH_PLUGIN_FD"]))
        for line in host.makefile("r", encoding="utf-8", newline="\\n"):
            host.sendall(json.dumps(answer(json.loads(line))).encode() + b"\\n")


    main()

    """
  }
}
