/** Settings of notifications. */
import { Schema } from "effect"
import { Integer, setting } from "../kernel/index.js"

export const notificationMonths = setting({
  key: "notifications.kept_months",
  description: "How many months a notification stays in the inbox, read or not.",
  // A hundred years: more months than that lead out of the calendar of the database.
  schema: Integer.pipe(Schema.between(1, 1200)),
  default: 12
})
