/** The requests that an operation of the document takes, and what may be expected of those that it does not. */
import type { Documented, Parameter } from "./documented.js"
import { formOf, formType, multipartOf, pairsOf, SentFile } from "./forms.js"

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
  /** The same for the same value in fields of one schema, which one decoder reads wherever they stand. */
  readonly alike?: string
}

export type Input = Readonly<Record<string, unknown>>
export const jsonType = { "content-type": "application/json" }

const fill = (template: string, input: Input) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))

export const named = (parameters: ReadonlyArray<Parameter>, place: Parameter["in"]) =>
  parameters.filter((one) => one.in === place)

export const hasBody = ({ method }: Documented) => method !== "GET" && method !== "DELETE"

/** What is left for the body once path, query and headers have taken theirs. */
export const bodyOf = ({ parameters }: Documented, input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !parameters.some((one) => one.name === name)))

/** Its body is JSON or a form, whichever comes. */
export const takesForms = ({ body, form }: Documented) => body !== undefined && form !== undefined

const hasFile = (fields: Input) => pairsOf(fields).some(([, value]) => value instanceof SentFile)

/** JSON, or a form where the operation takes nothing else or files are sent. */
export const withBody = (operation: Documented, fields: Input): Pick<Call, "body" | "headers"> => {
  if (!hasBody(operation)) return { headers: {}, body: undefined }
  if (operation.isRaw && fields["payload"] instanceof SentFile) {
    return { headers: { "content-type": fields["payload"].type }, body: fields["payload"].bytes }
  }
  if (operation.form === undefined) return { headers: jsonType, body: JSON.stringify(fields) }
  if (operation.body === undefined) return { headers: formType, body: formOf(fields) }
  return hasFile(fields)
    ? { headers: formType, body: multipartOf(pairsOf(fields)) }
    : { headers: jsonType, body: JSON.stringify(fields) }
}

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
  const { body, headers: type } = withBody(operation, bodyOf(operation, input))
  return {
    path: withQuery(fill(operation.path, input), String(query)),
    headers: { ...Object.fromEntries(headers), ...type },
    body
  }
}
