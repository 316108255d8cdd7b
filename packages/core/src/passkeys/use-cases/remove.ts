import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PasskeyNotFound } from "../errors.js"
import { PasskeyRemoved } from "../events.js"
import type { Operations } from "../operations.js"
import { PasskeyRepository } from "../ports.js"

/** Another user's passkey is reported as not found. */
export const remove = Effect.gen(function* () {
  const passkeys = yield* PasskeyRepository
  const outbox = yield* Outbox
  const lockCaller = yield* makeLockCaller
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "remove"> = Effect.fnUntraced(function* (caller, { id }) {
    const { id: userId } = yield* lockCaller(caller)
    if (!(yield* passkeys.remove(id, userId))) return yield* new PasskeyNotFound()
    yield* outbox.append(PasskeyRemoved, { userId, passkeyId: id }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
