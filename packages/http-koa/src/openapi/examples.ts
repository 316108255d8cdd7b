/** Examples put together from those of the fields, for requests: some fields exclude each other. */

import { type JsonSchema, resolved, type Schemas } from "./json-schema.js"

const byFormat: Readonly<Record<string, string>> = {
  uuid: "01920000-0000-7000-8000-000000000001",
  "date-time": "2027-03-14T14:00:00+00:00",
  date: "2027-03-14",
  email: "mika@example.com",
  binary: "(bytes)"
}

/** Of texts that nobody has described, such as those of an embedder's own operations. */
const undescribed = "text"

const textOf = ({ format = "", minLength = 0 }: JsonSchema): string =>
  (byFormat[format] ?? undescribed).padEnd(minLength, "x")

const typeOf = ({ properties, type }: JsonSchema): string | undefined =>
  typeof type === "object" ? type[0] : (type ?? (properties === undefined ? undefined : "object"))

const isNull = (schema: JsonSchema) => schema.type === "null"

/** The schemas of as few items as there may be, but one. */
const itemsOf = ({ items, minItems = 1, prefixItems = [] }: JsonSchema): ReadonlyArray<JsonSchema> => {
  const count = Math.max(1, minItems)
  return [...prefixItems, ...(items ? new Array<JsonSchema>(count).fill(items) : [])].slice(0, count)
}

/** `schemas` are the document's components. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas): unknown => {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.$ref !== undefined) return exampleOf(resolved(schema, schemas), schemas)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const members = schema.anyOf ?? schema.oneOf
  if (members !== undefined) {
    const first = members.find((member) => !isNull(member))
    return first === undefined ? null : exampleOf(first, schemas)
  }
  switch (typeOf(schema)) {
    case "object":
      return objectOf(schema, schemas)
    case "array":
      return itemsOf(schema).map((item) => exampleOf(item, schemas))
    case "string":
      return textOf(schema)
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1)
    case "boolean":
      return true
    default:
      return null
  }
}

/** Of fields that exclude each other it has the one that the others are sent in place of. */
const objectOf = ({ additionalProperties, properties = {} }: JsonSchema, schemas: Schemas): unknown => {
  const shown = Object.entries(properties).filter(
    ([, { "x-instead-of": other }]) => other === undefined || !Object.hasOwn(properties, other)
  )
  const own = shown.map(([name, one]) => [name, exampleOf(one, schemas)])
  const isRecord = own.length === 0 && typeof additionalProperties === "object"
  return Object.fromEntries(isRecord ? [["field", exampleOf(additionalProperties, schemas)]] : own)
}
