import { Digest, FanOutState, RecipientRole } from "@mentorkit/core/notifications/ports"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { notifications as notificationTables } from "../migrations/20261126_1100_notifications.js"
import { notificationFanOuts } from "../migrations/20261126_2030_notification_fan_outs.js"
import { digests } from "../migrations/20261126_2230_digests.js"
import { notificationSubjects } from "../migrations/20261126_2300_notification_subjects.js"
import { digestDays } from "../migrations/20261127_0400_digest_days.js"
import { notificationShares } from "../migrations/20261127_2000_notification_shares.js"
import { digestRepository } from "./digest-repository.js"
import { notificationFanOutRepository } from "./notification-fan-out-repository.js"
import { notificationPreferenceRepository } from "./notification-preference-repository.js"
import { notificationRepository } from "./notification-repository.js"
import { notificationTargets } from "./notification-targets.js"
import { personalData } from "./personal-data.js"

export const notifications = manifest({
  repositories: Layer.mergeAll(
    notificationRepository,
    notificationPreferenceRepository,
    notificationFanOutRepository,
    digestRepository,
    notificationTargets
  ),
  migrations: [notificationTables, notificationFanOuts, digests, notificationSubjects, digestDays, notificationShares],
  personalData,
  enumerations: {
    "notification_fan_outs.state": FanOutState,
    "notification_preferences.digest": Digest,
    "notifications.role": RecipientRole
  },
  obligations: []
})
