/** Beginnings of films. */

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** The box by which MP4 and its kin begin. */
export const ftyp = (major: string, ...compatible: ReadonlyArray<string>): Buffer => {
  const brands = Buffer.from(["ftyp", major, "\0\0\0\x01", ...compatible].join(""), "latin1")
  return Buffer.concat([uint32(brands.length + 4), brands])
}

const element = (id: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x80 | value.length]), value])

/** The header by which WebM and Matroska begin. */
export const ebml = (docType: string): Buffer =>
  element(
    "1a45dfa3",
    Buffer.concat([
      element("4286", Buffer.from([1])),
      element("42f3", Buffer.from([8])),
      element("4282", Buffer.from(docType, "latin1")),
      element("4287", Buffer.from([4]))
    ])
  )

/** As many bytes, which begin like an MP4 film and then are different everywhere. */
export const film = (size: number, seed = 1): Buffer<ArrayBuffer> => {
  const bytes = Buffer.alloc(size)
  for (let at = 0, state = seed; at < size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    if (at + 4 <= size) bytes.writeUInt32BE(state, at)
  }
  ftyp("isom", "iso2", "mp41").copy(bytes)
  return bytes
}
