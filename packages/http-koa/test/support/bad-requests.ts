/** Requests that should not be made, out of the document: every field of an operation in every place, made wrong. */
import { gzipSync } from "node:zlib"
import { hostile, kindsFor, oddFor, type Value, worseFor } from "./bad-values.js"
import { allows, type Documented, type JsonSchema, type Parameter, resolved } from "./documented.js"

export interface Call {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

/**
 * `refused`: a 4xx, and nothing has happened. `unknown`: a 404 or empty lists, and nothing has happened. `broken`: the
 * 500 that the spec wants. `survived`: no 500. `either`: that 500 or none.
 */
export type Outcome = "refused" | "unknown" | "broken" | "survived" | "either"

export interface BadCall {
  readonly what: string
  readonly call: Call
  readonly outcome: Outcome
  /** The field that a 422 has to name. */
  readonly field?: string
}

type Input = Readonly<Record<string, unknown>>
type Path = ReadonlyArray<string | number>

const jsonType = { "content-type": "application/json" }

const fill = (template: string, input: Input) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))

const named = (parameters: ReadonlyArray<Parameter>, place: Parameter["in"]) =>
  parameters.filter((one) => one.in === place)

const hasBody = ({ method }: Documented) => method !== "GET" && method !== "DELETE"

/** What is left for the body once path, query and headers have taken theirs. */
const bodyOf = ({ parameters }: Documented, input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !parameters.some((one) => one.name === name)))

const withQuery = (path: string, query: string) => (query === "" ? path : `${path}?${query}`)

/** The request that an input makes where everything is right. */
export const goodCall = (operation: Documented, input: Input): Call => {
  const query = new URLSearchParams(
    named(operation.parameters, "query").flatMap(({ name }) =>
      name in input ? [[name, String(input[name])] as [string, string]] : []
    )
  )
  const headers = named(operation.parameters, "header").flatMap(({ name }) =>
    name in input ? [[name, String(input[name])] as const] : []
  )
  return {
    path: withQuery(fill(operation.path, input), String(query)),
    headers: { ...Object.fromEntries(headers), ...(hasBody(operation) && jsonType) },
    body: hasBody(operation) ? JSON.stringify(bodyOf(operation, input)) : undefined
  }
}

// Fields of bodies

interface Field {
  readonly path: Path
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

const fieldsIn = (schema: JsonSchema, path: Path = []): ReadonlyArray<Field> => {
  const whole = resolved(schema)
  return (whole.anyOf ?? [whole])
    .map(resolved)
    .flatMap(({ items, properties = {}, required = [] }) => [
      ...Object.entries(properties).flatMap(([name, one]) => [
        { path: [...path, name], schema: one, isRequired: required.includes(name) },
        ...fieldsIn(one, [...path, name])
      ]),
      ...(items === undefined
        ? []
        : [{ path: [...path, 0], schema: items, isRequired: false }, ...fieldsIn(items, [...path, 0])])
    ])
}

const hole = "the value goes here"

/** The input as JSON with this value at that place; `undefined` takes the field away. */
const jsonWith = (input: Input, path: Path, json: string | undefined): string => {
  const copy = structuredClone(input) as Record<string | number, unknown>
  const last = path.at(-1) ?? ""
  const parent = path.slice(0, -1).reduce<Record<string | number, unknown>>((node, key, index) => {
    if (typeof node[key] !== "object" || node[key] === null) node[key] = typeof path[index + 1] === "number" ? [] : {}
    return node[key] as Record<string | number, unknown>
  }, copy)
  if (json === undefined) delete parent[last]
  else parent[last] = hole
  // A function, as the text may hold what `replace` takes for a pattern.
  return JSON.stringify(copy).replace(JSON.stringify(hole), () => json ?? "")
}

interface Bounds extends JsonSchema {
  readonly maxLength?: number
  readonly minLength?: number
  readonly maximum?: number
  readonly minimum?: number
  readonly maxItems?: number
}

/** Just outside of what the schema draws as limits. */
const beyond = (schema: JsonSchema): ReadonlyArray<Value> => {
  const [bounds = {}]: ReadonlyArray<Bounds> = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null")
  const { maximum, maxItems, maxLength, minimum, minLength } = bounds
  return [
    ...(maxLength === undefined
      ? []
      : [{ label: "one character more", json: JSON.stringify("x".repeat(maxLength + 1)) }]),
    ...(minLength === undefined
      ? []
      : [{ label: "one character less", json: JSON.stringify("x".repeat(minLength - 1)) }]),
    ...(maximum === undefined ? [] : [{ label: "one more", json: String(maximum + 1) }]),
    ...(minimum === undefined ? [] : [{ label: "one less", json: String(minimum - 1) }]),
    ...(maxItems === undefined ? [] : [{ label: "one item more", json: JSON.stringify(Array(maxItems + 1).fill("x")) }])
  ]
}

const nothing: ReadonlyArray<Value> = [
  { label: "an empty text", json: '""' },
  { label: "blanks", json: '"  "' }
]

/** Text is trimmed before anybody looks at it, and nothing is left of some; passwords are left alone. */
const isVerbatim = (name: string) => name.startsWith("password")
const readAs = (name: string, value: unknown): ReadonlyArray<unknown> =>
  typeof value === "string" && !isVerbatim(name) ? [value, value.trim() || null] : [value]

const bodyFieldCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const { call, own } = { call: goodCall(operation, input), own: bodyOf(operation, input) }
  const at = (field: Field, label: string, json: string | undefined, outcome: Outcome): BadCall => ({
    what: `${field.path.join(".")}: ${label}`,
    call: { ...call, body: jsonWith(own, field.path, json) },
    outcome,
    ...(outcome === "refused" && { field: String(field.path[0]) })
  })
  return (operation.body === undefined ? [] : fieldsIn(operation.body)).flatMap((field) => {
    const { isRequired, path, schema } = field
    const name = String(path.filter((key) => typeof key === "string").at(-1))
    const isWrong = ({ json }: Value) => readAs(name, JSON.parse(json)).every((value) => !allows(schema, value))
    const unclear = [...kindsFor(schema), ...beyond(schema), ...oddFor(name, schema)]
    const blank = nothing.slice(0, isVerbatim(name) ? 1 : 2)
    const wrong = [...unclear.filter(isWrong), ...(isRequired ? blank : []), ...hostile, ...worseFor(schema)]
    return [
      ...(isRequired ? [at(field, "missing", undefined, "refused")] : []),
      ...wrong.map(({ json, label }) => at(field, label, json, "refused")),
      ...unclear.filter((one) => !isWrong(one)).map(({ json, label }) => at(field, label, json, "survived"))
    ]
  })
}

// Bodies as a whole

const wrongTypes = [
  ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"],
  ...["application/json; charset=latin1", "application/jsonx", "image/png", "json"]
]

const bodyCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  if (!hasBody(operation)) return []
  const call = goodCall(operation, input)
  const text = String(call.body)
  const refused = (what: string, body: string | Uint8Array, headers = {}): BadCall => ({
    what: `body: ${what}`,
    call: { ...call, body, headers: { ...call.headers, ...headers } },
    outcome: "refused"
  })
  const whatever = [
    refused("10 MB", `{"x":"${"x".repeat(10 * 1024 * 1024)}"}`),
    refused("compressed", gzipSync(text), { "content-encoding": "gzip" })
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

// Paths, queries and headers

const uuid = "01920000-0000-7000-8000-000000000001"
const noUtf8 = ["%ff", "%ed%a0%80", "%c0%af", "%"]
const unknownIds = [
  ...["nope", "%00", "a%00b", `${uuid}x`, `{${uuid}}`, "null", "undefined", "..%2f..%2fme", "__proto__", "constructor"],
  ...["-1", "1e9", uuid.replace(/1$/, "g"), "x".repeat(5000), "%F0%9F%92%A9", "%20", "%25"]
]

const pathCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
  named(operation.parameters, "path").flatMap(({ name }) => {
    const marked = goodCall(operation, { ...input, [name]: "MARK" })
    const at = (raw: string, outcome: Outcome): BadCall => ({
      what: `${name} in the path: ${raw.slice(0, 40)}`,
      call: { ...marked, path: marked.path.replace("MARK", () => raw) },
      outcome
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

/** The spec wants a 500 for what these two cannot be read as. */
const breaking = ["from", "until"]

const queryCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
  named(operation.parameters, "query").flatMap(({ name, required, schema }) => {
    const { [name]: good, ...others } = input
    const call = goodCall(operation, others)
    const at = (what: string, raw: string, outcome: Outcome): BadCall => ({
      what: `${name} in the query: ${what.slice(0, 40)}`,
      call: { ...call, path: `${call.path}${call.path.includes("?") ? "&" : "?"}${raw}` },
      outcome,
      ...(outcome === "refused" && { field: name })
    })
    const [bad, unclear]: readonly [Outcome, Outcome] = breaking.includes(name)
      ? ["broken", "either"]
      : ["refused", "survived"]
    const value = encodeURIComponent(String(good))
    return [
      ...(required ? [at("missing", "x=1", "refused"), at("empty", `${name}=`, "refused")] : []),
      ...queryTexts.map((text) => {
        const isFine = !text.includes("\0") && readings(text).some((one) => allows(schema, one))
        return at(text, `${name}=${encodeURIComponent(text)}`, isFine ? "survived" : bad)
      }),
      at("twice", `${name}=${value}&${name}=${value}`, bad),
      at("as a list", `${name}[]=${value}`, bad),
      at("as an object", `${name}[a]=${value}`, "survived"),
      ...oddFor(name, schema).map(({ json, label }) =>
        at(label, `${name}=${encodeURIComponent(String(JSON.parse(json)))}`, unclear)
      ),
      ...noUtf8.map((raw) => ({ ...at(raw, `${name}=${raw}`, "refused"), field: "" }))
    ]
  })

const headerTexts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "Idempotency-Key": ["", "x".repeat(256), "é", "a\tb", "x".repeat(5000)],
  "gateway-signature": ["", "x", "t=1,v1=00", `t=${"9".repeat(400)},v1=00`, "é", "x".repeat(5000), "t=,v1="]
}

const headerCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> =>
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
const misplacedCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const call = goodCall(operation, input)
  const inQuery = (field: string): BadCall => ({
    what: `${field} in the query, where it has no place`,
    call: { ...call, path: `${call.path}${call.path.includes("?") ? "&" : "?"}${field}=${uuid}` },
    outcome: "refused",
    field
  })
  const inBody = (field: string): BadCall => ({
    what: `${field} in the body, where it has no place`,
    call: { ...call, body: JSON.stringify({ ...bodyOf(operation, input), [field]: uuid }) },
    outcome: "refused",
    field
  })
  const inPath = named(operation.parameters, "path").map(({ name }) => name)
  const ofBody = hasBody(operation) ? Object.keys(operation.body?.properties ?? {}) : []
  return [...[...inPath, ...ofBody].map(inQuery), ...(hasBody(operation) ? inPath.map(inBody) : [])]
}

/** All of them; `input` is what the operation would like. */
export const badCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => [
  ...bodyFieldCalls(operation, input),
  ...bodyCalls(operation, input),
  ...pathCalls(operation, input),
  ...queryCalls(operation, input),
  ...headerCalls(operation, input),
  ...misplacedCalls(operation, input)
]
