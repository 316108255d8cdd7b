import { Digest, RecipientRole } from "@mentorkit/core/notifications/ports"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { notifications as notificationTables } from "../migrations/20261126_1100_notifications.js"
import { notificationPreferenceRepository } from "./notification-preference-repository.js"
import { notificationRepository } from "./notification-repository.js"
import { personalData } from "./personal-data.js"

export const notifications = manifest({
  repositories: Layer.merge(notificationRepository, notificationPreferenceRepository),
  migrations: [notificationTables],
  personalData,
  enumerations: { "notification_preferences.digest": Digest, "notifications.role": RecipientRole },
  obligations: []
})
