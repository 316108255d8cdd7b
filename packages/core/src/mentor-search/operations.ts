/** What can be asked of the search of mentors. */
import { Schema } from "effect"
import { Gender } from "../identity/index.js"
import {
  Currency,
  DecimalInput,
  Integer,
  operations as named,
  operation,
  optional,
  Page,
  pageFields,
  Text,
  Timestamp
} from "../kernel/index.js"
import { ExpertiseAreaId, SkillId } from "../profiles/index.js"
import { MentorSort } from "./ports.js"
import { MentorCard } from "./resources.js"

const areas = Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(50))

export const operations = named("mentorSearch", {
  search: operation({
    access: "user",
    input: Schema.Struct({
      ...pageFields(),
      /** Words of names, headlines, areas and skills: their beginnings will do. */
      q: optional(Text(100)),
      gender: optional(Gender),
      /** One area, or several of which one is enough: `?expertise[]=…&expertise[]=…`. */
      expertise: optional(Schema.Union(ExpertiseAreaId, areas)),
      skill: optional(SkillId),
      language: optional(Text(100)),
      /** "DE", or "Germany". */
      country: optional(Text(100)),
      /** Of the hourly rate, whatever its currency: say which one to compare what can be compared. */
      min_price: optional(DecimalInput),
      max_price: optional(DecimalInput),
      currency: optional(Currency),
      /** At least so many stars. */
      "filter[rating]": optional(Integer.pipe(Schema.between(1, 5))),
      /** A session can be booked that begins from then on, and before the other. */
      available_from: optional(Timestamp),
      available_until: optional(Timestamp),
      /** The best rated first, where it is not said. */
      sort: optional(MentorSort)
    }),
    success: Schema.Struct({ mentors: Page(MentorCard) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
