/** The one shape of every response. */
import type { AccessDenied, InvalidInput, Problem } from "@mentorkit/core/kernel"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Goes out in place of the body, as it is; the headers say what it is. */
  readonly text?: string
  /** So do these. */
  readonly bytes?: Uint8Array
  /** And so does what this opens, once it is wanted. */
  readonly open?: () => ReadableStream<Uint8Array>
}

/** Names the failure for programs; the message is for people and may change. */
const errorCodeHeader = "X-Error-Code"

export const success = (status: number, message: string, data: unknown): Reply => ({
  status,
  headers: {},
  body: { status: "success", message, data }
})

export const failure = (status: number, code: string, message: string, data: unknown = {}): Reply => ({
  status,
  headers: { [errorCodeHeader]: code },
  body: { status: "error", message, data }
})

export const serverError = (message = "Server error.") => failure(500, "ServerError", message)

/** For what would succeed at another moment. */
export const unavailable = (retryAfterSeconds: number): Reply => {
  const reply = failure(503, "ServiceUnavailable", "The service is not available right now. Try again in a moment.")
  return { ...reply, headers: { ...reply.headers, "Retry-After": String(retryAfterSeconds) } }
}

export const refusalStatus: { readonly [Tag in AccessDenied["_tag"]]: number } = {
  Unauthenticated: 401,
  Forbidden: 403,
  TwoFactorRequired: 403,
  MentorProfileNotFound: 404
}
export const refused = (refusal: AccessDenied): Reply => {
  const reply = failure(refusalStatus[refusal._tag], refusal._tag, refusal.message)
  return reply.status === 401 ? { ...reply, headers: { ...reply.headers, "WWW-Authenticate": "Bearer" } } : reply
}

const byField = (problems: ReadonlyArray<Problem>) => {
  const messages = new Map<string, Array<string>>()
  for (const { message, path } of problems) {
    const field = path.join(".")
    messages.set(field, [...(messages.get(field) ?? []), message])
  }
  return Object.fromEntries(messages)
}

/** Account endpoints tell field rules in the framework's own shape, all others in the envelope. */
export const unprocessable = ({ message, problems }: InvalidInput, fieldErrors: "errors" | "data" = "data"): Reply => {
  const fields = byField(problems)
  const reply = failure(422, "InvalidInput", message, fields)
  return fieldErrors === "data" ? reply : { ...reply, body: { message, errors: fields } }
}
