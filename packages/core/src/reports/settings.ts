/** Settings of reports. */
import { Count, setting } from "../kernel/index.js"

export const reportsPerMinute = setting({
  key: "reports.per_minute",
  description: "How many reports one account may make in a minute.",
  schema: Count,
  default: 10
})

export const reportsPerDay = setting({
  key: "reports.per_day",
  description: "How many reports one account may make in a day.",
  schema: Count,
  default: 100
})
