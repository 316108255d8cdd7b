import { DateTime, Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PasswordResetRequested } from "../events.js"
import type { Operations } from "../operations.js"

/** Notes the wish and nothing else: whose address it is, and whether it is anybody's, makes no difference to the work. */
export const forgotPassword = Effect.gen(function* () {
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "forgotPassword"> = Effect.fnUntraced(function* (_, { email }) {
    yield* outbox.append(PasswordResetRequested, { email }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
