/** A short film of a browser's `MediaRecorder`, made as large as films are, with an index by which one can seek in it. */

/** Of Matroska (RFC 9559). */
const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  void: 0xec
}
const nameOf = (id: keyof typeof ids): Buffer => Buffer.from(ids[id].toString(16), "hex")

/** An element of EBML (RFC 8794), its size in eight bytes. */
const element = (id: keyof typeof ids, ...content: ReadonlyArray<Uint8Array>): Buffer => {
  const value = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size[0] = 1
  size.writeUIntBE(value.length, 2, 6)
  return Buffer.concat([nameOf(id), size, value])
}

const uint = (id: keyof typeof ids, value: number): Buffer => {
  const bytes = Buffer.alloc(6)
  bytes.writeUIntBE(value, 0, 6)
  return element(id, bytes)
}

const float = (id: keyof typeof ids, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

/** Chromium writes sizes in eight bytes, and in streams, which are sent before they are known, only ones. */
const unknown = 0xffffffffffff
const placesOf = (recorded: Buffer): Array<number> => {
  const begin = Buffer.concat([nameOf("cluster"), Buffer.from([1])])
  const places: Array<number> = []
  for (let at = recorded.indexOf(begin); at >= 0; at = recorded.indexOf(begin, at + 1)) places.push(at)
  return places
}

/** What is in the clusters. */
const clustersOf = (recorded: Buffer, places: ReadonlyArray<number>): Array<Buffer> =>
  places.map((at, index) => {
    const size = recorded.readUIntBE(at + 6, 6)
    return recorded.subarray(at + 12, size === unknown ? places[index + 1] : at + 12 + size)
  })

/** In milliseconds. It is a cluster's first element; its size has one byte, or eight. */
const timestampOf = (cluster: Buffer): number => {
  const isLong = cluster[1] === 1
  const length = isLong ? cluster.readUIntBE(4, 5) : (cluster[1] ?? 0) & 0x7f
  return cluster.readUIntBE(isLong ? 9 : 2, length)
}

/** Its last cluster, which begins at `lastAt` milliseconds, lies behind `gap` bytes that mean nothing. */
export const seekableFilm = (recorded: Buffer, gap: number) => {
  const places = placesOf(recorded)
  const [firstCluster] = places
  const clusters = clustersOf(recorded, places)
  const last = clusters.pop()
  const segment = recorded.indexOf(nameOf("segment"))
  // Its name stands in the index at the beginning as well.
  const tracks = recorded.lastIndexOf(nameOf("tracks"), firstCluster)
  if (last === undefined || clusters.length === 0) throw new Error("A film of two clusters at least is wanted.")
  const lastAt = timestampOf(last)
  const head = Buffer.concat([
    element(
      "info",
      uint("timestampScale", 1_000_000),
      float("duration", lastAt + 200),
      element("muxingApp", Buffer.from("tests")),
      element("writingApp", Buffer.from("tests"))
    ),
    recorded.subarray(tracks, firstCluster)
  ])
  const cue = (time: number, position: number) =>
    element(
      "cuePoint",
      uint("cueTime", time),
      element("cueTrackPositions", uint("cueTrack", 1), uint("cueClusterPosition", position))
    )
  const before = [...clusters.map((cluster) => element("cluster", cluster)), element("void", Buffer.alloc(gap))]
  const cuesTo = (first: number) =>
    element("cues", cue(0, first), cue(lastAt, first + before.reduce((sum, { length }) => sum + length, 0)))
  // All places are as long, whatever they are.
  const cues = cuesTo(head.length + cuesTo(0).length)
  const film = Buffer.concat([
    recorded.subarray(0, segment),
    element("segment", head, cues, ...before, element("cluster", last))
  ])
  return { film, lastAt }
}
