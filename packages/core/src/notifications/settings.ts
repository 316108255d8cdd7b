/** Settings of notifications. */
import { Count, setting } from "../kernel/index.js"

export const notificationMonths = setting({
  key: "notifications.kept_months",
  description: "How many months a notification stays in the inbox, read or not.",
  schema: Count,
  default: 12
})
