/** Settings of verification. */
import { Count, setting } from "../kernel/index.js"

/** Looking through what was sent costs more than most requests. */
export const uploadsPerMinute = setting({
  key: "verification.uploads_per_minute",
  description: "Uploads of verification documents per minute and address.",
  schema: Count,
  default: 60
})
