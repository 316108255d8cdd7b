/** Settings of uploads. */
import { Schema } from "effect"
import { Count, Integer, setting } from "../kernel/index.js"

export const maxOpenUploads = setting({
  key: "uploads.most_open",
  description: "How many uploads a person can have under way at a time.",
  schema: Integer.pipe(Schema.between(1, 1000)),
  default: 5
})

export const maxUploadMegabytes = setting({
  key: "uploads.most_megabytes",
  description: "Megabytes that a person's uploads may take until they are used, films of courses aside.",
  schema: Count,
  default: 200
})

export const maxCourseMegabytes = setting({
  key: "uploads.most_course_megabytes",
  description: "Megabytes that a person's films of courses may take until they are used.",
  schema: Count,
  default: 2048
})

export const uploadHours = setting({
  key: "uploads.kept_hours",
  description: "Hours after which an upload is forgotten that nothing was sent for and nothing has used.",
  schema: Integer.pipe(Schema.between(1, 720)),
  default: 24
})

/** A start and a deletion cost no more than a few rows, and the sweep of the files. */
export const startsPerMinute = setting({
  key: "uploads.starts_per_minute",
  description: "How many uploads one person may start in a minute.",
  schema: Count,
  default: 30
})

/** Each reads and writes the whole file once. */
export const completionsPerMinute = setting({
  key: "uploads.completions_per_minute",
  description: "How many times one person may complete an upload in a minute, with success or without.",
  schema: Count,
  default: 20
})
