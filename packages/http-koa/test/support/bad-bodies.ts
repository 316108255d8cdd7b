/** Bodies that are wrong as a whole. */
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { type BadCall, bodyOf, goodCall, hasBody, type Input } from "./calls.js"
import type { Documented } from "./documented.js"
import { boundary, formOf } from "./forms.js"

const wrongTypes = [
  ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"],
  ...["application/json; charset=latin1", "application/json;charset=utf-16", "application/jsonx", "image/png", "json"],
  ...["application/x-ndjson", "application/json, text/plain", "application/*", "*/*"]
]

/** Forms that are cut off, lie about what they are, or hold more than anybody asked for. */
const formCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const call = goodCall(operation, input)
  const form = Buffer.from(call.body as Uint8Array)
  const refused = (what: string, body: Uint8Array, headers = {}): BadCall => ({
    what: `form: ${what}`,
    call: { ...call, body, headers: { ...call.headers, ...headers } },
    outcome: "refused"
  })
  const own = formOf(bodyOf(operation, input))
  const part = (name: string, value: string) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
    return Buffer.from(`${head}${value}\r\n`, "latin1")
  }
  const many = formOf(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, "x"])))
  return [
    refused("10 MB", Buffer.alloc(10 * 1024 * 1024, "x")),
    refused("compressed", gzipSync(form), { "content-encoding": "gzip" }),
    refused("nothing", Buffer.alloc(0)),
    refused("no part", Buffer.from(`--${boundary}--\r\n`)),
    refused("no boundary", form, { "content-type": "multipart/form-data" }),
    refused("another boundary", form, { "content-type": "multipart/form-data; boundary=x" }),
    ...["application/json", "application/x-www-form-urlencoded", "image/png", "multipart/mixed; boundary=x"].map(
      (type) => refused(`the type ${type}`, form, { "content-type": type })
    ),
    ...[1, 20, boundary.length + 60, form.length - boundary.length - 8].map((at) =>
      refused(`cut off after ${at}`, form.subarray(0, at))
    ),
    refused("300 fields", Buffer.concat([many.subarray(0, -boundary.length - 6), own])),
    refused("a field that is no UTF-8", Buffer.concat([part("f", "\xff"), own]))
  ]
}

export const bodyCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  if (!hasBody(operation)) return []
  if (operation.form !== undefined) return formCalls(operation, input)
  const call = goodCall(operation, input)
  const text = String(call.body)
  const refused = (what: string, body: string | Uint8Array, headers = {}): BadCall => ({
    what: `body: ${what}`,
    call: { ...call, body, headers: { ...call.headers, ...headers } },
    outcome: "refused",
    alike: `${operation.isRaw ? "raw " : ""}body ${what}`
  })
  const whatever = [
    refused("10 MB", `{"x":"${"x".repeat(10 * 1024 * 1024)}"}`),
    refused("compressed", gzipSync(text), { "content-encoding": "gzip" }),
    refused("deflated", deflateSync(text), { "content-encoding": "deflate" }),
    refused("compressed by brotli", brotliCompressSync(text), { "content-encoding": "br" }),
    refused("compressed, so it says", text, { "content-encoding": "identity, GZIP" })
  ]
  if (operation.isRaw) return [...whatever, refused("no UTF-8", Buffer.from([0xff])), refused("nothing", "")]
  return [
    ...whatever,
    ...wrongTypes.map((type) => refused(`the type ${type}`, text, { "content-type": type })),
    ...["{", text.slice(0, -1), `${text}}`, "{a:1}", "{'a':1}", '{"a":NaN}', '{"a":1,}', '"text"', "5", "true"].map(
      (json) => refused(json.slice(0, 40), json)
    ),
    refused("a list of lists", "[[1]]"),
    refused("100,000 levels at the top", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
    refused("100,000 levels of lists", "[".repeat(100_000) + "]".repeat(100_000)),
    refused("no UTF-8", Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')])),
    refused(
      "a surrogate in UTF-8",
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])
    ),
    refused("UTF-16", Buffer.from(text, "utf16le"))
  ]
}
