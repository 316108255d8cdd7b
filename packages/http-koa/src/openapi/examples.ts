/** Examples put together from those of the fields, for requests: some fields exclude each other. */

/** JSON Schema as `OpenApi.fromApi` writes it; only what an example needs. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: ReadonlyArray<unknown>
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema | false
  readonly prefixItems?: ReadonlyArray<JsonSchema>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly oneOf?: ReadonlyArray<JsonSchema>
  readonly allOf?: ReadonlyArray<JsonSchema>
}
export type Schemas = Readonly<Record<string, JsonSchema>>

const byFormat: Readonly<Record<string, string>> = {
  uuid: "01920000-0000-7000-8000-000000000001",
  "date-time": "2027-03-14T14:00:00+00:00",
  date: "2027-03-14",
  email: "mika@example.com",
  binary: "(bytes)"
}

/** Fields that exclude the other one. */
const instead: Readonly<Record<string, string>> = {
  code: "password",
  credential: "password",
  expertise_area_ids: "expertise",
  lane: "ids",
  method: "password",
  type: "ids"
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

/** What a reference refers to. */
export const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] ?? {})

/** `schemas` are the document's components. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas): unknown => {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.$ref !== undefined) return exampleOf(resolved(schema, schemas), schemas)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const members = schema.anyOf ?? schema.oneOf
  if (members !== undefined) {
    const told = members.find((member) => !isNull(member))
    return told === undefined ? null : exampleOf(told, schemas)
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

const objectOf = ({ additionalProperties, properties = {} }: JsonSchema, schemas: Schemas): unknown => {
  const told = Object.entries(properties).filter(([name]) => !Object.hasOwn(properties, instead[name] ?? ""))
  const own = told.map(([name, one]) => [name, exampleOf(one, schemas)])
  const isRecord = own.length === 0 && typeof additionalProperties === "object"
  return Object.fromEntries(isRecord ? [["field", exampleOf(additionalProperties, schemas)]] : own)
}
