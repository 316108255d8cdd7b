/** Settings of profile media. */
import { Count, setting } from "../kernel/index.js"

/** A picture of many pixels takes a second of one core. */
export const uploadsPerMinute = setting({
  key: "profile_media.uploads_per_minute",
  description: "How many times one address may send profile images in a minute.",
  schema: Count,
  default: 20
})
