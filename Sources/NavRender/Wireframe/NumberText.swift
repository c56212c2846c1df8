/// A number as a drawing shows it: whole numbers without a point, others with up to three places.
func numberText(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  let thousandths: Double = (value * 1000).rounded()
  guard let scaled = Int(exactly: thousandths), thousandths.magnitude < 1e15 else {
    return "\(value)"
  }
  let magnitude: Int = scaled.magnitude > UInt(Int.max) ? Int.max : abs(scaled)
  let sign: String = scaled < 0 ? "-" : ""
  let whole: String = sign + String(magnitude / 1000)
  var places: String = String(magnitude % 1000 + 1000)
  places.removeFirst()
  while places.hasSuffix("0") { places.removeLast() }
  return places.isEmpty ? whole : whole + "." + places
}
