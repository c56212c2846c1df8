extension StarterPrototype {
  /// The name with a capital letter, as a string of the language has it.
  private var title: String {
    var escaped: String = ""
    for character in name {
      if character == "\"" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped.prefix(1).uppercased() + escaped.dropFirst()
  }

  var prototype: String {
    """
    #!/usr/bin/env navsh
    # A prototype: which screens there are, and what leads where.
    # Text behind a # is for people. Change anything and look at it again.

    app "\(title)" on iphone

    # What the app remembers.
    var stars = 0

    # The tab bar. An arrow names the screen that a tab begins with.
    tabs {
      tab home "Home" icon "house" -> home
      tab saved "Saved" icon "star" -> saved { badge stars when stars > 0 }
    }

    screen home "Home" {
      search { placeholder "Find a city" }

      # Rows stand here, or in a file: table cities plain from "cities.csv" { … }
      table cities plain {
        section "Europe" {
          row paris "Paris" subtitle "France" -> city("Paris")
          row rome "Rome" subtitle "Italy" -> city("Rome")
        }
        section "Asia" {
          row tokyo "Tokyo" subtitle "Japan" -> city("Tokyo")
        }
      }
      toolbar { button sort "Sort" -> sortBy }
    }

    # A screen can take values: the row says which city.
    screen city(name) "\\(name)" {
      button star "Add star" { on tap { stars = stars + 1 } }
    }

    # At most one popover is ever open. On an iPhone it becomes a sheet.
    popover sortBy "Sort by" {
      choice key of "Name" "Country"
    }

    screen saved "Saved" {
      label count "\\(stars) stars"
      button empty "Remove all" -> sure { enabled when stars > 0 }
    }

    alert sure "Remove all stars?" {
      button "Remove" destructive closes { on tap { stars = 0 } }
      button "Cancel" cancels
    }

    # A flow is a way through the app with what is expected on it: a test.
    flow "stars are counted on the tab" {
      expect tabs.saved.badge == none
      tap row "Rome"
      expect screen == city
      tap "Add star"
      tap "Saved"
      expect count.text == "1 stars"
      tap "Remove all"
      tap "Remove"
      expect tabs.saved.badge == none
    }

    """
  }

  var gitAttributes: String {
    """
    # These are navsh prototypes, not Protocol Buffers.
    *.proto text linguist-language=Text linguist-detectable=false
    *.navproto text linguist-language=Text linguist-detectable=false

    """
  }

  var editorConfiguration: String {
    """
    root = true

    [*.{proto,navproto}]
    charset = utf-8
    indent_style = space
    indent_size = 2
    insert_final_newline = true

    """
  }

  var codeSettings: String {
    """
    {
      "files.associations": { "*.proto": "plaintext", "*.navproto": "plaintext" }
    }

    """
  }
}
