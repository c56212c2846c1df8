/// The files that `navsh plugin new` writes.
struct StarterPlugin {
  let name: String
  let isPython: Bool

  /// Paths below the plugin's folder and their texts.
  var files: [(path: String, text: String)] {
    [
      ("plugin.json", manifest), isPython ? ("\(name).py", python) : ("\(name).lua", lua),
      ("flows/\(name).proto", flow),
    ]
  }

  /// What to do with it.
  var nextSteps: String {
    let trust: String =
      isPython
      ? """

        navsh plugin trust                 a program runs with all your rights: agree to that

      """ : ""
    return """
      plugins/\(name) is a plugin with one component, \(name), and a flow.
      \(trust)
        navsh plugin test plugins/\(name)    run its flow, then try the contract

      A prototype beside the folder 'plugins' says 'use \(name)'.

      """
  }

  private var manifest: String {
    """
    {
      "name": "\(name)",
      "version": "0.1.0",
      "summary": "Counts up to a limit",
      "protocol": [1, 1],
      "runtime": "\(isPython ? "executable" : "lua")",
      "entry": "\(name).\(isPython ? "py" : "lua")",
      "components": [
        {
          "name": "\(name)",
          "summary": "A number that counts up",
          "properties": [
            { "name": "max", "type": "integer", "default": 10, "least": 1, "summary": "where it ends" }
          ],
          "values": [
            { "name": "value", "type": "integer", "default": 0, "summary": "how far it has come" }
          ],
          "actions": [
            {
              "name": "add",
              "summary": "counts on by some",
              "parameters": [{ "name": "count", "type": "integer", "required": true, "least": 1 }]
            },
            { "name": "clear", "summary": "begins again" }
          ],
          "receives": ["tap"]
        }
      ]
    }

    """
  }

  private var flow: String {
    """
    use \(name)

    screen home "Home" { \(name) count "Count" { max 5 } }

    flow "it counts, ends at its limit and begins again" {
      expect count.value == 0
      tap count
      add count 3
      expect count.value == 4
      add count 3 refused as plugin
      clear count
      expect count.value == 0
    }

    """
  }
}
