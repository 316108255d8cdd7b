/** `Idempotency-Key`: a repeated call gets the first answer and has no second effect. */
import { Context, type Effect, Schema } from "effect"
import type { UserId } from "./ids.js"

export class IdempotencyKeyReused extends Schema.TaggedError<IdempotencyKeyReused>()(
  "IdempotencyKeyReused",
  {},
  {
    description: "A new call needs a new key."
  }
) {
  override get message() {
    return "This idempotency key was already used for a different request."
  }
}

export class IdempotencyKeyInFlight extends Schema.TaggedError<IdempotencyKeyInFlight>()(
  "IdempotencyKeyInFlight",
  {},
  {
    description: "Call again with the same key in a moment: it gets the answer of the first call."
  }
) {
  override get message() {
    return "A request with this idempotency key is still in progress."
  }
}

export interface IdempotencyScope {
  readonly userId: UserId
  readonly operation: string
  readonly key: string
}

export type IdempotencyState =
  /** The token names this start, so that an abandoned one cannot end its successor. */
  { readonly _tag: "Fresh"; readonly token: string } | { readonly _tag: "Done"; readonly result: unknown }

/** Keys are stored for 24 hours, shared by all hosts. */
export class IdempotencyStore extends Context.Tag("@mentorkit/IdempotencyStore")<
  IdempotencyStore,
  {
    /**
     * Marks the key as started, in a transaction of its own, or tells how it ended. `fingerprint` is a keyed hash of the
     * input: another one under the same key is refused. A start that its process did not survive is given up after a
     * minute by Effect's Clock: the next call with the same fingerprint takes the key over, and of several at once one
     * does.
     */
    readonly start: (
      scope: IdempotencyScope,
      fingerprint: string
    ) => Effect.Effect<IdempotencyState, IdempotencyKeyReused | IdempotencyKeyInFlight>
    /** Stores the encoded success for replay. No effect if the start of that token has ended or was taken over. */
    readonly finish: (scope: IdempotencyScope, token: string, result: unknown) => Effect.Effect<void>
    /** Frees the key after a failure, which is not replayed. Like `finish`, it affects only the start of that token. */
    readonly release: (scope: IdempotencyScope, token: string) => Effect.Effect<void>
  }
>() {}
