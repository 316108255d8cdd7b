import { Schema } from "effect"
import { IANAZone } from "luxon"
import { atMost } from "./text.js"
import { wording } from "./wording.js"

/** "Asia/Kathmandu": a name of the IANA database. A fixed offset is none, since it knows no summer time. */
export const TimeZone = Schema.String.pipe(
  atMost(100),
  Schema.filter((name) => /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name), {
    ...wording("must be a valid timezone"),
    jsonSchema: { examples: ["Europe/Berlin"] }
  })
)
