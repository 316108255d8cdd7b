/** What an operation answers: each status with its words, its headers and its types. */
import { errorCodeHeader } from "../answer/envelope.js"
import type { Endpoint } from "../endpoint.js"
import { type ErrorAnswer, successesOf } from "./answers.js"
import type { Content, Header, Headers, Response } from "./document-parts.js"
import type { JsonSchema, Schemas } from "./json-schema.js"

/** By the status, as `fromApi` has written it. */
export type WrittenResponses = Readonly<Record<string, { readonly content?: Content }>>
type Responses = Readonly<Record<string, Response>>

/** One file may be of several kinds, of which `fromApi` knows one. */
const inAllTypes = (content: Content, { stream }: Endpoint): Content => {
  const [media] = Object.values(content)
  return stream === undefined || media === undefined
    ? content
    : Object.fromEntries(stream.types.map((type) => [type, media]))
}

const header = (description: string, schema: JsonSchema): Header => ({ description, schema })

/** Headers that are the same wherever they are; by their names in the components. */
export const sharedHeaders: Readonly<Record<string, Header>> = {
  Challenge: header("Which kind of token the host takes: `Bearer`.", { type: "string" }),
  RequestId: header("Names the request in the host's log.", { type: "string" }),
  RetryAfter: header("Seconds until it is worth another try.", { type: "integer" })
}
const challenge = { $ref: "#/components/headers/Challenge" }
const requestId = { $ref: "#/components/headers/RequestId" }
const retryAfter = { $ref: "#/components/headers/RetryAfter" }

const cachedAs = {
  public: "It never changes: for everybody, and for a year.",
  unlisted: "For its reader alone, for an hour.",
  signed: "For its reader alone, who asks each time whether it is still there."
}

const successHeaders = ({ download, file, publicFor, setCookie, stream, text }: Endpoint): Headers => ({
  "X-Request-Id": requestId,
  ...((download !== undefined || file !== undefined || (stream !== undefined && stream.shown !== "public")) && {
    "Content-Disposition": header("Has browsers keep the answer as a file.", { type: "string" })
  }),
  ...(text !== undefined && {
    ETag: header("Sent again as If-None-Match it spares an answer that has not changed.", { type: "string" }),
    "Cache-Control": header(`For its reader alone, for ${text.maxAgeSeconds} seconds.`, { type: "string" })
  }),
  ...(publicFor !== undefined && {
    ETag: header("Sent again as If-None-Match it spares an answer that has not changed.", { type: "string" }),
    "Cache-Control": header(`For everybody, for ${publicFor} seconds.`, { type: "string" })
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
  ...(stream?.shown !== undefined && {
    "Cache-Control": header(cachedAs[stream.shown], { type: "string" })
  }),
  ...(setCookie !== undefined && {
    "Set-Cookie": header(`${setCookie.name}, for ${setCookie.maxAgeSeconds} seconds and no script.`, { type: "string" })
  })
})

const successResponses = (written: WrittenResponses, endpoint: Endpoint): Responses =>
  Object.fromEntries(
    successesOf(endpoint).map(({ message, status }) => [
      status,
      {
        description: message,
        headers: successHeaders(endpoint),
        content: inAllTypes(written[status]?.content ?? {}, endpoint)
      }
    ])
  )

const contentRange = header("Which bytes these are of how many. A part of several has its own.", { type: "string" })

/** What a GET with a Range is answered, where it can be. */
const partsOf = (whole: Content | undefined, endpoint: Endpoint): Responses => {
  const { stream } = endpoint
  const [media] = Object.values(whole ?? {})
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

/** What has a tag need not be sent to whoever has it already. */
const unchangedOf = (endpoint: Endpoint): Responses =>
  hasTag(endpoint)
    ? {
        304: { description: "Not changed since the answer that the request names.", headers: successHeaders(endpoint) }
      }
    : {}

const hasTag = ({ file, publicFor, stream, text }: Endpoint) =>
  [file, publicFor, stream, text].some((tagged) => tagged !== undefined)

const errorHeaders = (status: number, codes: ReadonlyArray<string>): Headers => ({
  "X-Request-Id": requestId,
  [errorCodeHeader]: header("Tells failures of one status apart.", { type: "string", enum: codes }),
  ...(status === 401 && { "WWW-Authenticate": challenge }),
  ...(status === 416 && { "Content-Range": header("How many bytes there are: `bytes */5000`.", { type: "string" }) }),
  ...([429, 503].includes(status) && { "Retry-After": retryAfter })
})

const textOf = ({ code, meaning, messageOf }: ErrorAnswer, schemas: Schemas) =>
  `\`${code}\`: ${messageOf(schemas)} ${meaning}`.trimEnd()

const errorResponses = (
  written: WrittenResponses,
  answers: ReadonlyArray<ErrorAnswer>,
  schemas: Schemas
): Responses => {
  const statuses = new Set(answers.map(({ status }) => status))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = answers.filter((one) => one.status === status)
      return [
        status,
        {
          description: own.map((one) => textOf(one, schemas)).join("\n\n"),
          headers: errorHeaders(
            status,
            own.map(({ code }) => code)
          ),
          content: written[status]?.content ?? {}
        }
      ]
    })
  )
}

export const responsesOf = (
  written: WrittenResponses,
  endpoint: Endpoint,
  { answers, schemas }: { readonly answers: ReadonlyArray<ErrorAnswer>; readonly schemas: Schemas }
): Responses => ({
  ...successResponses(written, endpoint),
  ...partsOf(written[endpoint.status]?.content, endpoint),
  ...unchangedOf(endpoint),
  ...errorResponses(written, answers, schemas)
})
