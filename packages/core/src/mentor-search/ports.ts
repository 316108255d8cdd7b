/** Ports of mentor search. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, Schema } from "effect"
import type { Gender } from "../identity/index.js"
import {
  type Currency,
  described,
  type ListOrder,
  listOrder,
  type MentorId,
  type PageOf,
  type PageRequest,
  type UserId
} from "../kernel/index.js"
import type { ExpertiseAreaId, SkillId } from "../profiles/index.js"
import type { ListedMentor } from "./listed-mentor.js"

export const MentorSort = described(
  Schema.Literal("rating", "price_asc", "price_desc", "experience", "newest"),
  "Best rated first, of these the most often rated; cheapest, dearest, most experienced, or newest first."
)
export type MentorSort = typeof MentorSort.Type

/** The last key decides between mentors who are alike. */
export const mentorOrders: { readonly [S in MentorSort]: ListOrder } = {
  rating: listOrder("mentors-by-rating", {
    averageRating: "decimal desc",
    ratingCount: "integer desc",
    mentorId: "uuid desc"
  }),
  price_asc: listOrder("mentors-by-price", { hourlyRate: "decimal asc", mentorId: "uuid asc" }),
  price_desc: listOrder("mentors-by-falling-price", { hourlyRate: "decimal desc", mentorId: "uuid desc" }),
  experience: listOrder("mentors-by-experience", { yearsOfExperience: "integer desc", mentorId: "uuid desc" }),
  newest: listOrder("newest-mentors", { listedSince: "moment desc", mentorId: "uuid desc" })
}

/** All given filters must match. */
export interface MentorFilter {
  /** Made by `wordsOf`. Each must begin a word of the mentor's. If nobody has all, similar words count. */
  readonly words?: ReadonlyArray<string> | undefined
  readonly gender?: Gender | undefined
  /** One must match. */
  readonly expertiseAreaIds?: ReadonlyArray<ExpertiseAreaId> | undefined
  readonly skillId?: SkillId | undefined
  /** Case-insensitive, like the country. */
  readonly language?: string | undefined
  /** A two-letter code, or a saved name. */
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
  /** Hourly rate in the mentor's own currency: "80", "80.50". */
  readonly minPrice?: string | undefined
  readonly maxPrice?: string | undefined
  /** 1 to 5; excludes mentors without ratings. */
  readonly minRating?: number | undefined
  /** `from <= startsAt < until` of a bookable session. */
  readonly availableFrom?: DateTime.Utc | undefined
  readonly availableUntil?: DateTime.Utc | undefined
}

export interface MentorQuery {
  /** The caller's own profile, which is left out. */
  readonly own: MentorId | undefined
  /**
   * Nobody is found from whom the viewer is parted by a block. Guests, who are undefined, find those who want to be listed
   * publicly.
   */
  readonly viewer: UserId | undefined
  readonly filter: MentorFilter
  readonly sort: MentorSort
  readonly page: PageRequest
  /** Maximum number of mentors found and counted, from the first in the order. */
  readonly limit: number
  readonly now: DateTime.Utc
}

/**
 * Mentors who are approved, whose account is neither suspended nor banned, and of whom at least one session type is active.
 * What a transaction changes of that is found as soon as it has committed.
 */
export class MentorListings extends Context.Tag("@mentorkit/MentorListings")<
  MentorListings,
  {
    /** A bounded number of statements, whatever the filter and the number of mentors. */
    readonly search: (query: MentorQuery) => Effect.Effect<PageOf<ListedMentor>>
  }
>() {}
