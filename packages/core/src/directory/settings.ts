/** Settings of the directory. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

export const isPublic = setting({
  key: "directory.is_public",
  description: "Whether guests and search engines find mentors. Without it nobody does before they have registered.",
  schema: Schema.Boolean,
  default: true
})

export const readsPerMinute = setting({
  key: "directory.reads_per_minute",
  description: "How many pages of the directory one address may ask for in a minute.",
  schema: Count,
  default: 120
})
