import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { NotificationNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { NotificationRepository } from "../ports.js"

export const deleteNotification = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteNotification"> = Effect.fnUntraced(function* ({ userId }, { id }) {
    return (yield* notifications.remove(userId, id)) ? {} : yield* new NotificationNotFound()
  }, unitOfWork.transact)

  return handler
})
