import Glibc
import NavCLI

@main
struct Navsh {
  static func main() { exit(EntryPoint.run(Array(CommandLine.arguments.dropFirst()))) }
}
