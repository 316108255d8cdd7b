import { DateTime, Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PasswordResetRequested } from "../events.js"
import type { Operations } from "../operations.js"

/** Only stores the request, so that known and unknown addresses take the same time. */
export const forgotPassword = Effect.gen(function* () {
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "forgotPassword"> = Effect.fnUntraced(function* (_, { email }) {
    yield* outbox.append(PasswordResetRequested, { email }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
