/** Rewrites the schemas as `OpenApi.fromApi` writes them into what readers and generators take well. */
import { describedBy } from "@mentorkit/core/kernel/ports"
import type { JsonSchema, Schemas } from "./json-schema.js"

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any

const prefix = "#/components/schemas/"
/** A name in a JSON pointer (RFC 6901). */
const unescaped = (name: string) => name.replaceAll("~1", "/").replaceAll("~0", "~")

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Effect has a name for it. */
const integer = { type: "integer" }

const isNull = (schema: Json) => isObject(schema) && schema["type"] === "null"

const areAlike = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)

/** Null is one of the types in OpenAPI 3.1; only a reference has no type to add it to. Each member comes once. */
const union = ({ anyOf, ...beside }: Readonly<Record<string, Json>>): Json => {
  const all: ReadonlyArray<Json> = anyOf
  const members = all.filter((one, index) => all.findIndex((other) => areAlike(one, other)) === index)
  const [only, ...more] = members.filter((one) => !isNull(one))
  if (more.length > 0) return { anyOf: members, ...beside }
  if (members.length === 1) return { ...only, ...beside }
  if (typeof only.type === "string") {
    const values = only.enum !== undefined && { enum: [...only.enum, null] }
    return { ...only, ...beside, type: [only.type, "null"], ...values }
  }
  const { description, examples, "x-instead-of": other, ...schema } = only
  const words = {
    ...(description && { description }),
    ...(examples && { examples }),
    ...(other && { "x-instead-of": other })
  }
  return { anyOf: [schema, { type: "null" }], ...words, ...beside }
}

/** What stands under these is no schema, whatever it looks like. */
const valueKeys = new Set(["const", "default", "enum", "example", "examples"])

/** Effect's own words for its checks say nothing that the schema does not. */
const withoutOwnWords = ({
  $comment: _c,
  $id: _i,
  title: _t,
  description: _d,
  "x-description": description,
  ...written
}: Readonly<Record<string, Json>>) => {
  // What core has written as JSON Schema itself has no other place for its texts.
  const schema = description === undefined ? written : { ...written, description }
  // That an object may have other properties is the rule, and would make generated types an index of unknowns.
  const { additionalProperties, ...rest } = schema
  return additionalProperties === true || additionalProperties === undefined ? rest : schema
}

/**
 * With the texts of fields where `described` hid them, null as one of the types, and nothing of Effect's own. The first of
 * what it gives rewrites a schema, the second are all components.
 */
export const rewriter = (written: Schemas): { readonly of: (schema: Json) => Json; readonly all: Schemas } => {
  const reference = ($ref: string): Json => {
    const identifier = unescaped($ref.slice(prefix.length))
    const behind = describedBy(identifier)
    if (behind === undefined) return identifier === "Int" ? integer : { $ref }
    const { name, text } = behind
    return {
      ...(name === "" ? of(written[identifier]) : name === "Int" ? integer : { $ref: prefix + name }),
      description: text.description,
      ...("example" in text && { examples: [text.example] }),
      ...(text.insteadOf !== undefined && { "x-instead-of": text.insteadOf })
    }
  }

  const of = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(of)
    if (!isObject(value)) return value
    if (typeof value["$ref"] === "string" && value["$ref"].startsWith(prefix)) return reference(value["$ref"])
    // How Effect writes an empty struct, and what may be anything.
    if (value["$id"] === "/schemas/%7B%7D") return { type: "object" }
    if (value["$id"] === "/schemas/unknown" || value["$id"] === "/schemas/any") return {}
    const schema: Record<string, Json> = {}
    for (const [key, one] of Object.entries(withoutOwnWords(value))) {
      schema[key] =
        key === "properties"
          ? Object.fromEntries(Object.entries(one).map(([name, field]) => [name, of(field)]))
          : valueKeys.has(key)
            ? one
            : of(one)
    }
    return Array.isArray(schema["anyOf"]) ? union(schema) : schema
  }

  const all: Record<string, JsonSchema> = {}
  for (const [identifier, schema] of Object.entries(written)) {
    const name = describedBy(identifier)?.name ?? identifier
    if (name === "" || name === "Int") continue
    const { description } = schema as { readonly description?: string }
    all[name] ??= { ...of(schema), ...(description !== undefined && { description }) }
  }
  return { of, all }
}
