/** Gathers the handlers of notifications, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { countUnread } from "./use-cases/count-unread.js"
import { deleteNotification } from "./use-cases/delete-notification.js"
import { getPreferences } from "./use-cases/get-preferences.js"
import { listNotifications } from "./use-cases/list-notifications.js"
import { readAllNotifications } from "./use-cases/read-all-notifications.js"
import { readNotification, resolveNotification } from "./use-cases/read-notification.js"

import { updatePreferences } from "./use-cases/update-preferences.js"

export class Notifications extends Context.Tag("@mentorkit/Notifications")<Notifications, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Notifications,
    Effect.all({
      listNotifications,
      countUnread,
      readNotification,
      readAllNotifications,
      resolveNotification,
      deleteNotification,
      getPreferences,
      updatePreferences
    })
  )
}
