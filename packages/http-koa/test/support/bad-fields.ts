/** Every field of an operation's body, made wrong. */
import { hostile, kindsFor, oddFor, type Value, worseFor } from "./bad-values.js"
import { type BadCall, bodyOf, goodCall, type Input, jsonType, type Outcome } from "./calls.js"
import { allows, type Documented, type JsonSchema, kindOf, resolved } from "./documented.js"

type Path = ReadonlyArray<string | number>

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
export const jsonWith = (input: Input, path: Path, json: string | undefined): string => {
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

export const bodyFieldCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const { call, own } = { call: goodCall(operation, input), own: bodyOf(operation, input) }
  const at = (field: Field, label: string, json: string | undefined, outcome: Outcome): BadCall => ({
    what: `${field.path.join(".")}: ${label}`,
    call: { ...call, headers: { ...call.headers, ...jsonType }, body: jsonWith(own, field.path, json) },
    outcome,
    // Bounds, and whether it has to be there, are each field's own.
    ...(![...beyond(field.schema).map((one) => one.label), "missing"].includes(label) && {
      alike: `body ${kindOf(field.schema)} ${field.isRequired} ${outcome} ${label}`
    }),
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
