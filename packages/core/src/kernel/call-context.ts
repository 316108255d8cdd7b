import { Context, Effect } from "effect"

/** What a transport knows of one call besides caller and input. An embedder who knows none of it leaves it out. */
export interface CallDetails {
  /** The client's address, already taken safely behind the configured proxies; limits by address count on it. */
  readonly ip: string | null
  readonly userAgent: string | null
  readonly requestId: string | null
  /** The client's `Idempotency-Key`; see `idempotency.ts`. */
  readonly idempotencyKey: string | null
}

export const unknownCall: CallDetails = { ip: null, userAgent: null, requestId: null, idempotencyKey: null }

export class CallContext extends Context.Reference<CallContext>()("@mentorkit/CallContext", {
  defaultValue: () => unknownCall
}) {}

/** A line of the log with these fields and the id of the request that it is about. */
export const logOfCall = (line: Effect.Effect<void>, fields: Readonly<Record<string, unknown>>): Effect.Effect<void> =>
  Effect.flatMap(CallContext, ({ requestId }) =>
    Effect.annotateLogs(line, { ...fields, ...(requestId !== null && { requestId }) })
  )
