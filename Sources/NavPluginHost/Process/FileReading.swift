internal import Glibc

/// The bytes that a descriptor delivers until its end; nothing when there are more than allowed.
func readAll(_ descriptor: Int32, limit: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  let chunk = 1 << 16
  return withUnsafeTemporaryAllocation(byteCount: chunk, alignment: 1) { space in
    while true {
      let count: Int = read(descriptor, space.baseAddress, chunk)
      if count < 0 && errno == EINTR { continue }
      if count == 0 { return bytes }
      guard count > 0, bytes.count + count <= limit else { return nil }
      bytes.append(contentsOf: space[..<count])
    }
  }
}

/// The bytes of a plain file; nothing when it can't be read, is no plain file or is too large.
func readFile(_ path: String, limit: Int) -> [UInt8]? {
  let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return readAll(descriptor, limit: limit)
}

/// Whether there is a plain file at a path.
func fileExists(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// The path of a folder without links and dots; as it is when there is no such folder.
func absolutePath(_ path: String) -> String {
  guard let pointer = realpath(path, nil) else { return path }
  defer { free(pointer) }
  return String(cString: pointer)
}
