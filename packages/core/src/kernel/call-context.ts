import { Context, Effect } from "effect"

/** Facts of a call besides caller and input. Embedders leave out what they do not know. */
export interface CallDetails {
  /** The client's address, resolved behind the configured proxies. Limits by address use it. */
  readonly ip: string | null
  readonly userAgent: string | null
  /** What the client asks to be written in: a language tag. */
  readonly locale: string | null
  readonly requestId: string | null
  /** The client's `Idempotency-Key`; see `idempotency.ts`. */
  readonly idempotencyKey: string | null
  /** The caller's own realtime connection: `except` of every frame that the call publishes. */
  readonly socketId: string | null
}

export const unknownCall: CallDetails = {
  ip: null,
  userAgent: null,
  locale: null,
  requestId: null,
  idempotencyKey: null,
  socketId: null
}

export class CallContext extends Context.Reference<CallContext>()("@mentorkit/CallContext", {
  defaultValue: () => unknownCall
}) {}

/** Writes a log line with these fields and the request id. */
export const logOfCall = (line: Effect.Effect<void>, fields: Readonly<Record<string, unknown>>): Effect.Effect<void> =>
  Effect.flatMap(CallContext, ({ requestId }) =>
    Effect.annotateLogs(line, { ...fields, ...(requestId !== null && { requestId }) })
  )
