/** Adds to an operation what `OpenApi.fromApi` does not write: words, headers, other body kinds, and examples. */
import { mostRanges } from "../answer/byte-ranges.js"
import type { BodyKind, Endpoint } from "../endpoint.js"
import { fileFields } from "../request/encoded-fields.js"
import { type ErrorAnswer, successesOf } from "./answers.js"
import { exampleOf, type JsonSchema, resolved, type Schemas } from "./examples.js"

interface Media {
  readonly schema: JsonSchema
}
type Content = Readonly<Record<string, Media>>
interface Response {
  readonly description: string
  readonly content?: Content
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: JsonSchema
}

type Header = { readonly description: string; readonly schema: JsonSchema } | { readonly $ref: string }
type Headers = Readonly<Record<string, Header>>
/** One without content says so by its status alone. */
interface DetailedResponse extends Response {
  readonly headers: Headers
}

/** An operation as `fromApi` has written it. */
export interface Written {
  readonly operationId: string
  /** Its domain. */
  readonly tags: ReadonlyArray<string>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Content; readonly required: boolean }
  readonly responses: Readonly<Record<string, Response>>
}

/** One file may be of several kinds, of which `fromApi` knows one. */
const inAllTypes = (content: Content, { stream }: Endpoint): Content => {
  const [media] = Object.values(content)
  return stream === undefined || media === undefined
    ? content
    : Object.fromEntries(stream.types.map((type) => [type, media]))
}

const withExample = (content: Content, schemas: Schemas): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, { ...media, example: exampleOf(media.schema, schemas) }])
  )

const header = (description: string, schema: JsonSchema) => ({ description, schema })

/** Headers that are the same wherever they are; by their names in the components. */
export const sharedHeaders = {
  RequestId: header("Names the request in the host's log.", { type: "string" }),
  RetryAfter: header("Seconds until it is worth another try.", { type: "integer" })
}
const requestId = { $ref: "#/components/headers/RequestId" }
const retryAfter = { $ref: "#/components/headers/RetryAfter" }

const successHeaders = ({ download, file, setCookie, stream, text }: Endpoint): Headers => ({
  "X-Request-Id": requestId,
  ...((download !== undefined || file !== undefined || (stream !== undefined && stream.isPublic !== true)) && {
    "Content-Disposition": header("Has browsers keep the answer as a file.", { type: "string" })
  }),
  ...(text !== undefined && {
    ETag: header("Sent again as If-None-Match it spares an answer that has not changed.", { type: "string" }),
    "Cache-Control": header(`For its reader alone, for ${text.maxAgeSeconds} seconds.`, { type: "string" })
  }),
  ...(file !== undefined && {
    ETag: header("Sent again as If-None-Match it spares a file that has not changed.", { type: "string" }),
    "Cache-Control": header("For its reader alone, who asks each time whether it has changed.", { type: "string" })
  }),
  ...(stream !== undefined && {
    "Accept-Ranges": header("Parts of the file can be asked for, in bytes.", { type: "string" }),
    ETag: header("Names these bytes: for If-None-Match, If-Match and If-Range.", { type: "string" }),
    "Last-Modified": header("When the file was stored.", { type: "string" })
  }),
  ...(stream?.isPublic === true && {
    "Cache-Control": header("It never changes: for everybody, and for a year.", { type: "string" })
  }),
  ...(setCookie !== undefined && {
    "Set-Cookie": header(`${setCookie.name}, for ${setCookie.maxAgeSeconds} seconds and no script.`, { type: "string" })
  })
})

const contentRange = header("Which bytes these are of how many. A part of several has its own.", { type: "string" })

/** What a GET with a Range is answered, where it can be. */
const partsOf = (content: Content | undefined, endpoint: Endpoint): Readonly<Record<string, DetailedResponse>> => {
  const { stream } = endpoint
  const [media] = Object.values(content ?? {})
  if (stream === undefined || media === undefined) return {}
  const types = [...stream.types, "multipart/byteranges"]
  return {
    206: {
      description: "The bytes that were asked for; those of several ranges as multipart/byteranges.",
      headers: { ...successHeaders(endpoint), "Content-Range": contentRange },
      content: Object.fromEntries(types.map((type) => [type, media]))
    }
  }
}

const errorHeaders = (status: string, codes: ReadonlyArray<string>): Headers => ({
  "X-Request-Id": requestId,
  "X-Error-Code": header("Tells failures of one status apart.", { type: "string", enum: codes }),
  ...(status === "416" && { "Content-Range": header("How many bytes there are: `bytes */5000`.", { type: "string" }) }),
  ...(["429", "503"].includes(status) && { "Retry-After": retryAfter })
})

const unchanged = "Not changed since the answer that the request names."
const unchangedOf = ({ file, stream, text }: Endpoint): Written["responses"] =>
  [file, stream, text].every((body) => body === undefined) ? {} : { 304: { description: unchanged } }

const responsesOf = (written: Written, endpoint: Endpoint, answers: ReadonlyArray<ErrorAnswer>) => {
  const messages = new Map(successesOf(endpoint).map(({ message, status }) => [String(status), message]))
  const whole = written.responses[String(endpoint.status)]?.content
  const all = Object.fromEntries<DetailedResponse>(
    Object.entries({ ...written.responses, ...unchangedOf(endpoint) }).map(([status, { content }]) => {
      if (content === undefined) return [status, { description: unchanged, headers: successHeaders(endpoint) }]
      const description = messages.get(status)
      if (description !== undefined) {
        return [
          status,
          {
            description,
            headers: successHeaders(endpoint),
            content: inAllTypes(content, endpoint)
          }
        ]
      }
      const codes = answers.filter((one) => String(one.status) === status).map(({ code }) => code)
      return [status, { description: codes.join(", "), headers: errorHeaders(status, codes), content }]
    })
  )
  return { ...all, ...partsOf(whole, endpoint) }
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "booking-7f3c1d"
}

const socketId = {
  name: "X-Socket-ID",
  in: "header",
  required: false,
  description: "The caller's own realtime connection, which is sent no frames of this call. Another text is ignored.",
  schema: { type: "string", pattern: "^\\d{1,20}\\.\\d{1,20}$" },
  example: "123456.654321"
}

const ownHeader = (name: string, description: string, example: string) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
  example
})

/** Of RFC 9110, and no fields of the operation. */
const rangeParameters = ({ stream }: Endpoint) =>
  stream === undefined
    ? []
    : [
        ownHeader(
          "Range",
          `Asks for parts: \`bytes=0-499\`, \`bytes=-500\`, or up to ${mostRanges} ranges at once.`,
          "bytes=0-499"
        ),
        ownHeader(
          "If-Range",
          "The ETag of the file that the parts are wanted of; of another one all is answered.",
          '"3f2a9c"'
        )
      ]

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
  return Object.fromEntries(bodyTypes[body].map((type) => [type, { schema: schemaOf(type) }]))
}

const nestedNames = 'In a form the names of nested fields are written "poll[question]", "poll[options][0]" or "tags[]".'

const securityOf = ({ operation: { access } }: Endpoint) =>
  access === "public" ? [] : [{ [access === "pending" ? "pendingToken" : "bearer"]: [] }]

/** Where a field travels. Clients find the one of a header by the name of the field; browsers send cookies by themselves. */
const placeOf = ({ in: place, name }: Parameter, { cookieFields, headerFields }: Endpoint) => {
  const [header] = headerFields[name] ?? []
  if (header !== undefined) return { name: header, in: "header", required: false, "x-field": name }
  const cookie = cookieFields[name]
  return cookie === undefined ? { name, in: place } : { name: cookie, in: "cookie", required: false }
}

/** Its words stand beside the schema, where readers look for them. */
const parameterOf = (parameter: Parameter, endpoint: Endpoint, schemas: Schemas) => {
  const { description, examples: _, ...schema } = parameter.schema
  const example = exampleOf(parameter.schema, schemas)
  return {
    ...parameter,
    ...placeOf(parameter, endpoint),
    ...(description !== undefined && { description }),
    schema,
    example
  }
}

/** Without one that is required every field may be left out, and the body with them. */
const isBodyRequired = (schema: JsonSchema, schemas: Schemas): boolean => {
  const { required = [], type } = resolved(schema, schemas)
  return type !== "object" || required.length > 0
}

export const detailed = (
  written: Written,
  endpoint: Endpoint,
  { answers, schemas }: { readonly answers: ReadonlyArray<ErrorAnswer>; readonly schemas: Schemas }
) => {
  const { idempotent, publishes } = endpoint.operation
  const body = Object.values(written.requestBody?.content ?? {})[0]
  return {
    ...written,
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...written.parameters.map((one) => parameterOf(one, endpoint, schemas)),
      ...rangeParameters(endpoint),
      ...(idempotent === true ? [idempotencyKey] : []),
      ...(publishes === true ? [socketId] : [])
    ],
    ...(written.requestBody !== undefined &&
      body !== undefined && {
        requestBody: {
          ...written.requestBody,
          required: isBodyRequired(body.schema, schemas),
          ...(endpoint.body === "form" && { description: nestedNames }),
          content: withExample(contentOf(endpoint, body.schema, schemas), schemas)
        }
      }),
    responses: responsesOf(written, endpoint, answers)
  }
}

export const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The `token` that login, verify-email and the like answer, alone: `Bearer` is put before it."
  },
  pendingToken: {
    type: "http",
    scheme: "bearer",
    description:
      "Only for the second factor of a sign-in: the `token` of a login that still owes it; it opens nothing else."
  }
}
