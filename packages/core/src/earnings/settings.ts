import { Schema } from "effect"
import { Integer, setting } from "../kernel/index.js"

export const clearanceHoldDays = setting({
  key: "earnings.clearance_hold_days",
  description: "Days between the delivery of what was sold and the moment its money becomes available to the mentor.",
  schema: Integer.pipe(Schema.between(0, 365)),
  default: 7
})
