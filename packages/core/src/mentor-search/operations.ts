/** The operations of mentor search. */
import { Schema } from "effect"
import { Gender } from "../identity/index.js"
import {
  Currency,
  DecimalInput,
  described,
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
    showsPeople: "visible",
    input: Schema.Struct({
      ...pageFields(Object.values(mentorOrders)),
      q: optional(
        described(
          Text(100),
          "Words that begin words of a name, headline, area or skill; all must, or similar ones count. Eight are read.",
          "leadership"
        )
      ),
      gender: optional(
        described(Gender, "Only mentors who declared it: 1 male, 2 female, 3 other, 4 prefers not to say.")
      ),
      expertise: optional(
        described(
          Schema.Union(ExpertiseAreaId, areas),
          "One area, or several of which a mentor has at least one: `?expertise[]=…&expertise[]=…`."
        )
      ),
      skill: optional(described(SkillId, "Only mentors with this skill.")),
      language: optional(described(Text(100), "Only mentors who speak it, as they write it, in any case.", "English")),
      country: optional(
        described(Text(100), "Only mentors who live there: two letters of ISO 3166, or the saved name.", "PT")
      ),
      min_price: optional(
        described(
          DecimalInput,
          "Lowest hourly rate, in each mentor's own currency; `currency` makes it comparable.",
          "50"
        )
      ),
      max_price: optional(
        described(
          DecimalInput,
          "Highest hourly rate, in each mentor's own currency; `currency` makes it comparable.",
          "120"
        )
      ),
      currency: optional(described(Currency, "Only mentors with rates in this currency of ISO 4217.", "EUR")),
      "filter[rating]": optional(
        described(
          Integer.pipe(Schema.between(1, 5)),
          "Lowest average rating in stars. Mentors without a rating are left out then.",
          4
        )
      ),
      available_from: optional(
        described(
          Timestamp,
          "Only mentors with a bookable session that starts at or after it. Left out beside `available_until`: now.",
          "2027-03-15T00:00:00+00:00"
        )
      ),
      available_until: optional(
        described(Timestamp, "Only mentors with a bookable session that starts before it.", "2027-03-22T00:00:00+00:00")
      ),
      sort: optional(
        described(
          MentorSort,
          "Best rated (of these the most often rated), cheapest, dearest, most experienced, or newest first. Left out: rating."
        )
      )
    }),
    success: Schema.Struct({ mentors: Page(MentorCard) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
