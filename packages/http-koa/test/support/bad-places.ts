/** Paths, queries and headers made wrong, and fields where they have no place. */
import { oddFor } from "./bad-values.js"
import { type BadCall, bodyOf, goodCall, hasBody, type Input, named, type Outcome, withBody } from "./calls.js"
import { allows, type Documented, kindOf } from "./documented.js"

const uuid = "01920000-0000-7000-8000-000000000001"
const noUtf8 = ["%ff", "%ed%a0%80", "%c0%af", "%"]
const unknownIds = [
  ...["nope", "%00", "a%00b", `${uuid}x`, `{${uuid}}`, "null", "undefined", "..%2f..%2fme", "__proto__", "constructor"],
  ...["-1", "1e9", uuid.replace(/1$/, "g"), "x".repeat(5000), "%F0%9F%92%A9", "%20", "%25"],
  ...["a%2fb", "%2e%2e%2f", "%5c..%5c", "a;b=c", "a%0d%0aX-A:%20b", uuid.replaceAll("-", "%2d").toUpperCase(), "%252e"]
]

export const pathCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
  named(operation.parameters, "path").flatMap(({ name }) => {
    const marked = goodCall(operation, { ...input, [name]: "MARK" })
    const at = (raw: string, outcome: Outcome): BadCall => ({
      what: `${name} in the path: ${raw.slice(0, 40)}`,
      call: { ...marked, path: marked.path.replace("MARK", () => raw) },
      outcome,
      alike: `path ${raw}`
    })
    return [...unknownIds.map((raw) => at(raw, "unknown")), ...noUtf8.map((raw) => at(raw, "refused"))]
  })

const queryTexts = [
  ...["nonsense", "1.5", "-1", "0", "0x10", "1e3", "٣", "9".repeat(30), "true", "null", "NaN", "[]", "{}", "__proto__"],
  ...["2027-02-30", "2027-13-01T00:00:00Z", "yesterday", "x".repeat(10_000), "a\0b", "' or 1=1 --"]
]

/** What a query can say of a value, before anybody knows what it should be. */
const readings = (text: string): ReadonlyArray<unknown> => [
  text,
  ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []),
  ...(["true", "1"].includes(text) ? [true] : []),
  ...(["false", "0"].includes(text) ? [false] : [])
]

/** The spec wants a 500 for what these two cannot be read as, where slots are read. */
const isBreaking = ({ operationId }: Documented, name: string): boolean =>
  ["scheduling.listOwnSlots", "scheduling.listPublicSlots"].includes(operationId) && ["from", "until"].includes(name)

export const queryCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
  named(operation.parameters, "query").flatMap(({ name, required, schema }) => {
    const { [name]: good, ...others } = input
    const call = goodCall(operation, others)
    const at = (what: string, raw: string, outcome: Outcome): BadCall => ({
      what: `${name} in the query: ${what.slice(0, 40)}`,
      call: { ...call, path: `${call.path}${call.path.includes("?") ? "&" : "?"}${raw}` },
      outcome,
      alike: `query ${kindOf(schema)} ${outcome} ${what}`,
      ...(outcome === "refused" && { field: name })
    })
    const [bad, unclear]: readonly [Outcome, Outcome] = isBreaking(operation, name)
      ? ["broken", "either"]
      : ["refused", "survived"]
    const value = encodeURIComponent(String(good))
    // Some filters take several values as well.
    const ofMany = allows(schema, [good]) ? "survived" : bad
    return [
      ...(required ? [at("missing", "x=1", "refused"), at("empty", `${name}=`, "refused")] : []),
      ...queryTexts.map((text) => {
        const isFine = !text.includes("\0") && readings(text).some((one) => allows(schema, one))
        return at(text, `${name}=${encodeURIComponent(text)}`, isFine ? "survived" : bad)
      }),
      at("twice", `${name}=${value}&${name}=${value}`, ofMany),
      at("as a list", `${name}[]=${value}`, ofMany),
      at("as an object", `${name}[a]=${value}`, "survived"),
      at("as a broken name", `${name}[=1&${name}]=1&[${name}]=1&${name}.a=1&%00=`, "survived"),
      at("a thousand times another", Array(1500).fill("other=1").join("&"), "survived"),
      at("with fields of others", "user_id=1&role=admin&is_admin=true&mentee_id=1", "survived"),
      ...oddFor(name, schema).map(({ json, label }) =>
        at(label, `${name}=${encodeURIComponent(String(JSON.parse(json)))}`, unclear)
      ),
      ...noUtf8.map((raw) => ({ ...at(raw, `${name}=${raw}`, "refused"), field: "" }))
    ]
  })

const headerTexts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "Idempotency-Key": ["", "x".repeat(256), "é", "a\tb", "\u0080\u00ff", "x".repeat(5000)],
  "content-digest": [
    "sha-256",
    "sha-256=",
    "sha-256=:abc:",
    "sha-256=:é:",
    `sha-256=:${"A".repeat(43)}=:`,
    "x".repeat(5000)
  ],
  "x-chunk-sha256": ["x", "0".repeat(63), "0".repeat(64), `${"0".repeat(64)}0`, "é", "x".repeat(5000)],
  "gateway-signature": ["", "x", "t=1,v1=00", `t=${"9".repeat(400)},v1=00`, "é", "x".repeat(5000), "t=,v1="]
}

export const headerCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
  named(operation.parameters, "header").flatMap(({ name }) =>
    (headerTexts[name] ?? []).map((text) => {
      const call = goodCall(operation, input)
      return {
        what: `the header ${name}: ${text.slice(0, 40)}`,
        call: { ...call, headers: { ...call.headers, [name]: text } },
        outcome: "refused" as const
      }
    })
  )

/** A name has one place. */
export const misplacedCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const call = goodCall(operation, input)
  const inQuery = (field: string): BadCall => ({
    what: `${field} in the query, where it has no place`,
    call: { ...call, path: `${call.path}${call.path.includes("?") ? "&" : "?"}${field}=${uuid}` },
    outcome: "refused",
    field,
    alike: `${operation.operationId} has no place for it in the query`
  })
  const inBody = (field: string): BadCall => ({
    what: `${field} in the body, where it has no place`,
    call: { ...call, ...withBody(operation, { ...bodyOf(operation, input), [field]: uuid }) },
    outcome: "refused",
    field,
    alike: `${operation.operationId} has no place for it in the body`
  })
  const inPath = named(operation.parameters, "path").map(({ name }) => name)
  const hasFields = hasBody(operation) && !operation.isRaw
  const ofBody = hasBody(operation) ? Object.keys((operation.body ?? operation.form)?.properties ?? {}) : []
  return [...[...inPath, ...ofBody].map(inQuery), ...(hasFields ? inPath.map(inBody) : [])]
}
