import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationRepository } from "../ports.js"
import { toUnreadCount } from "../to-resource.js"

export const countUnread = Effect.gen(function* () {
  const notifications = yield* NotificationRepository

  const handler: Handler<Operations, "countUnread"> = ({ userId }) =>
    Effect.map(notifications.count(userId), toUnreadCount)

  return handler
})
