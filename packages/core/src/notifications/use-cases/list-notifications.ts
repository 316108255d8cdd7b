import { Effect } from "effect"
import { type Handler, pageRequestOf, refuseOtherOrder } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { NotificationRepository, newestNotifications, notificationChanges } from "../ports.js"
import { makeShowRows } from "../read-inbox.js"

export const listNotifications = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const showRows = yield* makeShowRows

  const handler: Handler<Operations, "listNotifications"> = Effect.fnUntraced(function* ({ userId }, input) {
    const { after, tab } = input
    yield* refuseOtherOrder(input.cursor, after === undefined ? newestNotifications : notificationChanges)
    const query = { userId, tab, page: pageRequestOf(input) }
    const page = yield* after === undefined ? notifications.list(query) : notifications.listChanges({ ...query, after })
    return { notifications: { ...page, items: yield* showRows(userId, page.items) } }
  })

  return handler
})
