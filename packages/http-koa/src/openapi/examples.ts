/** Examples out of the schemas: the same at every start, and always fit for the schema they stand beside. */

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

/** Where the name says more than the schema does. */
const byName: Readonly<Record<string, string>> = {
  full_name: "Mika Sorensen",
  name: "Mika Sorensen",
  username: "mika-sorensen",
  password: "correct horse battery",
  password_confirmation: "correct horse battery",
  token: "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA",
  code: "123456",
  phone_number: "+4930123456",
  code_sent_to: "+4930123456",
  trusted_device_token: "01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE",
  backup_codes: "3rae94ab",
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  otpauth_url: "otpauth://totp/Mentorkit:mika%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mentorkit",
  qr_code_url: "data:image/png;base64,iVBORw0KGgo=",
  redirect_url: "https://accounts.google.com/o/oauth2/v2/auth?client_id=mentorkit&state=k3V0x5qW8yA",
  device_name: "Firefox on Linux",
  ip_address: "203.0.113.7",
  timezone: "Europe/Lisbon",
  currency: "EUR",
  hourly_rate: "80.00",
  price: "80.00",
  major: "80.00",
  formatted: "€80.00",
  title: "Career review",
  headline: "Twelve years of back ends and the people behind them",
  start_time: "09:00",
  end_time: "12:00",
  payment_url: "https://api.example.com/gateway/offline/cs_4f8a",
  reference: "PAY-7K3M9QXZ2T4W",
  session_id: "cs_4f8a",
  rrule: "FREQ=WEEKLY;BYDAY=MO",
  path: "https://api.example.com/api/v1/mentee/holds",
  first: "https://api.example.com/api/v1/mentee/holds?page=1"
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

/** A string that a pattern of ours is happy with. */
const byPattern = (pattern: string): string | undefined =>
  ["09:00", "USD", "80.00", "text"].find((text) => new RegExp(pattern).test(text))

const textOf = (schema: JsonSchema, name: string): string => {
  const text = byFormat[schema.format ?? ""] ?? byName[name] ?? (schema.pattern && byPattern(schema.pattern)) ?? "text"
  const fits = schema.pattern === undefined || new RegExp(schema.pattern).test(text)
  return (fits ? text : (byPattern(schema.pattern ?? "") ?? text)).padEnd(schema.minLength ?? 0, "x")
}

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

/** `name` is the property's; `schemas` are the document's components. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas, name = ""): unknown => {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.$ref !== undefined) return exampleOf(resolved(schema, schemas), schemas, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const members = schema.anyOf ?? schema.oneOf
  if (members !== undefined) {
    const told = members.find((member) => !isNull(member))
    return told === undefined ? null : exampleOf(told, schemas, name)
  }
  switch (typeOf(schema)) {
    case "object":
      return objectOf(schema, schemas)
    case "array":
      return itemsOf(schema).map((item) => exampleOf(item, schemas, name))
    case "string":
      return textOf(schema, name)
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
  const own = told.map(([name, one]) => [name, exampleOf(one, schemas, name)])
  const isRecord = own.length === 0 && typeof additionalProperties === "object"
  return Object.fromEntries(isRecord ? [["field", exampleOf(additionalProperties, schemas)]] : own)
}
