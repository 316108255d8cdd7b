import { DateTime, Effect } from "effect"
import { AuditLog, DeadLetters, type Handler, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"

/** One trace for all of them, in the same transaction; where nothing was dead nothing is changed, and no trace left. */
export const retryDeadLetters = Effect.gen(function* () {
  const port = yield* DeadLetters
  const auditLog = yield* AuditLog
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "retryDeadLetters"> = Effect.fnUntraced(function* (
    { userId },
    { ids = [], lane, type }
  ) {
    // Without a lane it is the ids that count: no mistake may end in trying everything.
    const asked = lane === undefined ? { ids } : { lane, type }
    const retried = yield* port.retry(asked)
    if (retried > 0) {
      yield* auditLog.record({
        actorId: userId,
        action: "dead_letters.retried",
        subjectType: "dead_letters",
        subjectId: lane ?? "ids",
        before: undefined,
        after: { ...asked, retried },
        at: yield* DateTime.now
      })
    }
    return { retried }
  }, unitOfWork.transact)

  return handler
})
