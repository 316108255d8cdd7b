/** Settings of scheduling. */
import { Schema } from "effect"
import { Integer, setting } from "../kernel/index.js"

export const holdMinutes = setting({
  key: "scheduling.hold_minutes",
  description: "How long a seat is held for a buyer before it must be booked, in minutes.",
  schema: Integer.pipe(Schema.between(1, 24 * 60)),
  default: 35
})

export const liveAttempts = setting({
  key: "scheduling.live_attempts",
  description: "In how many open attempts at booking one user may hold seats at the same time.",
  schema: Integer.pipe(Schema.between(1, 1000)),
  default: 5
})
