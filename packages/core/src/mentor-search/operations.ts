/** The operations of mentor search. */
import { Schema } from "effect"
import { Gender } from "../identity/index.js"
import {
  Currency,
  DecimalInput,
  Integer,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Text,
  Timestamp
} from "../kernel/index.js"
import { ExpertiseAreaId, SkillId } from "../profiles/index.js"
import { MentorSort, mentorOrders } from "./ports.js"
import { MentorCard } from "./resources.js"

const areas = Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(50))

export const operations = namedOperations("mentorSearch", {
  search: operation({
    access: "user",
    input: Schema.Struct({
      ...pageFields(Object.values(mentorOrders)),
      /** Prefixes of words of names, headlines, areas and skills. */
      q: optional(Text(100)),
      gender: optional(Gender),
      /** One area, or several of which one must match: `?expertise[]=…&expertise[]=…`. */
      expertise: optional(Schema.Union(ExpertiseAreaId, areas)),
      skill: optional(SkillId),
      language: optional(Text(100)),
      /** "DE", or "Germany". */
      country: optional(Text(100)),
      /** Hourly rate in any currency; filter by currency to compare. */
      min_price: optional(DecimalInput),
      max_price: optional(DecimalInput),
      currency: optional(Currency),
      /** Minimum rating in stars. */
      "filter[rating]": optional(Integer.pipe(Schema.between(1, 5))),
      /** `from <= startsAt < until` of a bookable session. */
      available_from: optional(Timestamp),
      available_until: optional(Timestamp),
      /** Default: best rated first. */
      sort: optional(MentorSort)
    }),
    success: Schema.Struct({ mentors: Page(MentorCard) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
