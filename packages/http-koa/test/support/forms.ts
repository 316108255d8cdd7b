/** Bodies of forms with files in them, byte by byte. */

/** A file among the fields of an input. */
export class SentFile {
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
  constructor(bytes: Uint8Array, name: string, type = "application/octet-stream") {
    this.bytes = bytes
    this.name = name
    this.type = type
  }
}

export const boundary = "----mentorkit-tests"
export const formType = { "content-type": `multipart/form-data; boundary=${boundary}` }

const partOf = (name: string, value: unknown): Buffer => {
  const isFile = value instanceof SentFile
  const file = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : ""
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
  const content = isFile ? value.bytes : Buffer.from(typeof value === "object" ? JSON.stringify(value) : String(value))
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")])
}

const isNested = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof SentFile)

type Pair = readonly [name: string, value: unknown]

/** An input as a form says it: "poll[options][]" for plain items, "blocks[0][type]" for those with fields of their own. */
export const pairsOf = (fields: object): ReadonlyArray<Pair> => {
  const pairsIn = (name: string, value: unknown): ReadonlyArray<Pair> => {
    if (!isNested(value)) return [[name, value]]
    const isAppended = Array.isArray(value) && !value.some(isNested)
    return Object.entries(value).flatMap(([key, one]) => pairsIn(`${name}[${isAppended ? "" : key}]`, one))
  }
  return Object.entries(fields).flatMap(([name, value]) => pairsIn(name, value))
}

export const multipartOf = (pairs: ReadonlyArray<Pair>): Buffer =>
  Buffer.concat([...pairs.map(([name, value]) => partOf(name, value)), Buffer.from(`--${boundary}--\r\n`)])

export const urlencodedType = { "content-type": "application/x-www-form-urlencoded" }
export const urlencodedOf = (pairs: ReadonlyArray<Pair>): string =>
  String(new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])))

/** A list repeats its name with `[]`. */
export const formOf = (fields: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => partOf(`${name}[]`, one)) : [partOf(name, value)]
    ),
    Buffer.from(`--${boundary}--\r\n`)
  ])
