import { DateTime, Effect } from "effect"
import { AuditLog, DeadLetters, type Handler, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"

/** One audit log entry for all, in the same transaction. None where nothing was retried. */
export const retryDeadLetters = Effect.gen(function* () {
  const port = yield* DeadLetters
  const auditLog = yield* AuditLog
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "retryDeadLetters"> = Effect.fnUntraced(function* (
    { userId },
    { ids = [], lane, type }
  ) {
    // Without a lane only the ids count: no mistake may retry everything.
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
