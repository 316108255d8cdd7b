/** Bodies that are wrong as a whole. */
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { formCalls, multipartCalls } from "./bad-forms.js"
import { type BadCall, bodyOf, goodCall, hasBody, type Input, jsonType, takesForms } from "./calls.js"
import type { Documented } from "./documented.js"

const wrongTypes = [
  ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"],
  ...["application/json; charset=latin1", "application/json;charset=utf-16", "application/jsonx", "image/png", "json"],
  ...["application/x-ndjson", "application/json, text/plain", "application/*", "*/*"]
]

export const bodyCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  if (!hasBody(operation)) return []
  if (takesForms(operation)) return [...textCalls(operation, input), ...formCalls(operation, input)]
  return operation.form === undefined ? textCalls(operation, input) : multipartCalls(operation, input)
}

/** JSON and raw bodies. */
const textCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const good = goodCall(operation, input)
  const call = { ...good, headers: { ...good.headers, ...jsonType } }
  const text = JSON.stringify(bodyOf(operation, input))
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
    // To a form, JSON is one long name.
    ...wrongTypes
      .filter((type) => !(takesForms(operation) && type.includes("urlencoded")))
      .map((type) => refused(`the type ${type}`, text, { "content-type": type })),
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
