import { Count, setting } from "../kernel/index.js"

export const exportsPerMinute = setting({
  key: "personal_data.exports_per_minute",
  description: "How many exports of personal data one address may ask for in a minute.",
  schema: Count,
  default: 6
})
