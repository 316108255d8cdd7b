/** PDFs that people might send, good ones and bad ones, written by hand. */
import { constants, deflateRawSync, deflateSync } from "node:zlib"

const latin1 = (text: string) => Buffer.from(text, "latin1")

/** Objects 1, 2, … with their table and a trailer, as a PDF is made of. */
const written = (objects: ReadonlyArray<Buffer>, trailer = ""): Buffer => {
  const parts: Array<Buffer> = [latin1("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")]
  const offsets: Array<number> = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1("\nendobj\n")])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  parts.push(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
    )
  )
  return Buffer.concat(parts)
}

const streamOf = (dictionary: string, data: Buffer) =>
  Buffer.concat([latin1(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, latin1("\nendstream")])

const page = (contents: Buffer, trailer = "", resources = "<< /Font << /F 5 0 R >> >>") =>
  written(
    [
      latin1("<< /Type /Catalog /Pages 2 0 R >>"),
      latin1("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
      latin1(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources ${resources} >>`),
      contents,
      latin1("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    ],
    trailer
  )

/** One page with a line on it; as many bytes as are asked for, if the least is not enough. */
export const pdf = (text = "A passport", bytes = 0): Buffer => {
  const small = page(streamOf("", latin1(`BT /F 12 Tf 20 100 Td (${text}) Tj ET`)))
  const missing = bytes - small.length
  return missing <= 0
    ? small
    : page(streamOf("", latin1(`BT /F 12 Tf 20 100 Td (${text}) Tj ET${" ".repeat(missing)}`)))
}

/** Whoever has no password reads nothing of it. */
export const encryptedPdf = (): Buffer => {
  const key = "41".repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${"42".repeat(16)}> <${"42".repeat(16)}>]`
  return page(streamOf("", latin1("BT /F 12 Tf (x) Tj ET")), encrypt)
}

/** That many megabytes of nothing, packed: one of them over and over, which takes milliseconds instead of seconds. */
const packedSpaces = (megabytes: number): Buffer => {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, " "), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  // Spaces only: of n bytes, Adler-32 sums up to 32 n + 1 and to 32 n (n + 1) / 2 + n.
  const n = BigInt(megabytes) * 1024n * 1024n
  const sums = [(n + 32n * ((n * (n + 1n)) / 2n)) % 65521n, (1n + 32n * n) % 65521n]
  const checksum = Buffer.alloc(4)
  for (const [index, sum] of sums.entries()) checksum.writeUInt16BE(Number(sum), index * 2)
  const header = Buffer.from([0x78, 0xda])
  const end = deflateRawSync(Buffer.alloc(0))
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => one), end, checksum])
}

/** A few kilobytes that are as many megabytes of page once they are unpacked. */
export const unpackingPdf = (megabytes: number): Buffer =>
  page(streamOf("/Filter /FlateDecode", packedSpaces(megabytes)))

/** The same several times over: packed again and again. */
export const nestedPdf = (megabytes: number): Buffer => {
  const twice = deflateSync(packedSpaces(megabytes), { level: 9 })
  return page(streamOf("/Filter [/FlateDecode /FlateDecode]", twice))
}

const withImage = (dictionary: string, image: Buffer): Buffer =>
  written([
    latin1("<< /Type /Catalog /Pages 2 0 R >>"),
    latin1("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    latin1(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>"
    ),
    streamOf("", latin1("q 300 0 0 200 0 0 cm /I Do Q")),
    streamOf(`/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 ${dictionary}`, image)
  ])

/** As a scanner makes it. */
export const scannedPdf = (jpeg: Buffer, width: number, height: number): Buffer =>
  withImage(`/Width ${width} /Height ${height} /Filter /DCTDecode`, jpeg)

/** Forms that show each other in turn: ten to the power of the depth of them. */
export const endlessPdf = (depth: number): Buffer => {
  const forms = Array.from({ length: depth }, (_, index) => {
    const next = index + 6
    const isLast = index === depth - 1
    return streamOf(
      `/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << /X ${next} 0 R >> >>`,
      latin1(isLast ? "0 0 m 10 10 l S" : "/X Do ".repeat(10))
    )
  })
  return written([
    latin1("<< /Type /Catalog /Pages 2 0 R >>"),
    latin1("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    latin1(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>"
    ),
    streamOf("", latin1("/X Do ".repeat(10))),
    ...forms
  ])
}
