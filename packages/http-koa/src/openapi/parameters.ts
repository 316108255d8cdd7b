/** What an operation is sent beside its body. */
import { mostRanges } from "../answer/byte-ranges.js"
import type { Endpoint } from "../endpoint.js"
import type { Parameter } from "./document-parts.js"
import { exampleOf } from "./examples.js"
import type { Schemas } from "./json-schema.js"

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "booking-7f3c1d"
}

const socketId: Parameter = {
  name: "X-Socket-ID",
  in: "header",
  required: false,
  description: "The caller's own realtime connection, which is sent no frames of this call. Another text is ignored.",
  schema: { type: "string", pattern: "^\\d{1,20}\\.\\d{1,20}$" },
  example: "123456.654321"
}

const ownHeader = (name: string, description: string, example: string): Parameter => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
  example
})

/** Of RFC 9110, and no fields of the operation. */
const rangeParameters = ({ stream }: Endpoint): ReadonlyArray<Parameter> =>
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

/** Where a field travels. Clients find the one of a header by the name of the field; browsers send cookies by themselves. */
const placeOf = ({ in: place, name }: Parameter, { cookieFields, headerFields }: Endpoint) => {
  const [header] = headerFields[name] ?? []
  if (header !== undefined) return { name: header, in: "header", required: false, "x-field": name }
  const cookie = cookieFields[name]
  return cookie === undefined ? { name, in: place } : { name: cookie, in: "cookie", required: false }
}

/** Its words stand beside the schema, where readers look for them. */
const parameterOf = (parameter: Parameter, endpoint: Endpoint, schemas: Schemas): Parameter => {
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

/** `written` are the ones of `fromApi`, all in the path or in the query. */
export const parametersOf = (
  written: ReadonlyArray<Parameter>,
  endpoint: Endpoint,
  schemas: Schemas
): ReadonlyArray<Parameter> => {
  const { idempotent, publishes } = endpoint.operation
  return [
    ...written.map((one) => parameterOf(one, endpoint, schemas)),
    ...rangeParameters(endpoint),
    ...(idempotent === true ? [idempotencyKey] : []),
    ...(publishes === true ? [socketId] : [])
  ]
}
