import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationRepository } from "../ports.js"
import { toUnreadCount } from "../to-resource.js"

export const readAllNotifications = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "readAllNotifications"> = Effect.fnUntraced(function* ({ userId }) {
    const read = yield* notifications.markAllRead(userId, yield* DateTime.now)
    return { read_count: read, ...toUnreadCount(yield* notifications.count(userId)) }
  }, unitOfWork.transact)

  return handler
})
