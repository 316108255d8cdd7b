/** The body of a request in each of its types, with an example. */
import type { BodyKind, Endpoint } from "../endpoint.js"
import { fileFields } from "../request/encoded-fields.js"
import type { Content, RequestBody } from "./document-parts.js"
import { exampleOf } from "./examples.js"
import { type JsonSchema, resolved, type Schemas } from "./json-schema.js"

const json = "application/json"
const bytes = "application/octet-stream"
const multipart = "multipart/form-data"
const bodyTypes: { readonly [K in BodyKind]: ReadonlyArray<string> } = {
  none: [],
  json: [json],
  raw: [bytes],
  multipart: [multipart],
  form: [json, multipart, "application/x-www-form-urlencoded"],
  stream: [bytes]
}

const withoutFields = (schema: JsonSchema, fields: ReadonlySet<string>): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !fields.has(name))),
  ...(schema.required !== undefined && { required: schema.required.filter((name) => !fields.has(name)) })
})

/** `fromApi` writes every body as JSON; bytes are just bytes, a form is a form, and no other body has files in it. */
const contentOf = ({ body, operation }: Endpoint, schema: JsonSchema, schemas: Schemas): Content => {
  const files = new Set(fileFields(operation).keys())
  const schemaOf = (type: string): JsonSchema =>
    type === bytes
      ? { type: "string", format: "binary" }
      : body === "form" && type !== multipart && files.size > 0
        ? withoutFields(resolved(schema, schemas), files)
        : schema
  return Object.fromEntries(
    bodyTypes[body].map((type) => {
      const own = schemaOf(type)
      return [type, { schema: own, example: exampleOf(own, schemas) }]
    })
  )
}

const nestedNames = 'In a form the names of nested fields are written "poll[question]", "poll[options][0]" or "tags[]".'

/** Without one that is required every field may be left out, and the body with them. */
const isBodyRequired = (schema: JsonSchema, schemas: Schemas): boolean => {
  const { required = [], type } = resolved(schema, schemas)
  return type !== "object" || required.length > 0
}

/** `written` is the one of `fromApi`. */
export const requestBodyOf = (
  written: RequestBody | undefined,
  endpoint: Endpoint,
  schemas: Schemas
): RequestBody | undefined => {
  const [media] = Object.values(written?.content ?? {})
  if (media === undefined) return undefined
  return {
    content: contentOf(endpoint, media.schema, schemas),
    required: isBodyRequired(media.schema, schemas),
    ...(endpoint.body === "form" && { description: nestedNames })
  }
}
