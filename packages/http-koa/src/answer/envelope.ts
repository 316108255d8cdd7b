/** The one shape of every response. */
import type { AccessDenied, InvalidInput, Problem } from "@mentorkit/core/kernel"
import { refusalStatus } from "./failures.js"

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
export const errorCodeHeader = "X-Error-Code"

/** Every 401 has to say which kind of proof is wanted (RFC 9110, 15.5.2). */
const challenge = { "WWW-Authenticate": "Bearer" }

export const success = (status: number, message: string, data: unknown): Reply => ({
  status,
  headers: {},
  body: { status: "success", message, data }
})

export const failure = (status: number, code: string, message: string, data: unknown = {}): Reply => ({
  status,
  headers: { [errorCodeHeader]: code, ...(status === 401 && challenge) },
  body: { status: "error", message, data }
})

export const serverError = (message = "Server error.") => failure(500, "ServerError", message)

/** For what would succeed at another moment. */
export const unavailable = (retryAfterSeconds: number): Reply => {
  const reply = failure(503, "ServiceUnavailable", "The service is not available right now. Try again in a moment.")
  return { ...reply, headers: { ...reply.headers, "Retry-After": String(retryAfterSeconds) } }
}

export const refused = (refusal: AccessDenied): Reply =>
  failure(refusalStatus[refusal._tag], refusal._tag, refusal.message)

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
