/** What the search of mentors needs from the outside. A database that fails is a defect, so no port has an error type. */
import { Context, type DateTime, type Effect, Schema } from "effect"
import type { Gender } from "../identity/index.js"
import type { Currency, MentorId, PageOf, PageRequest } from "../kernel/index.js"
import type { ExpertiseAreaId, SkillId } from "../profiles/index.js"
import type { ListedMentor } from "./listed-mentor.js"

/** The best rated first, of those the most often rated; the dearest first; the most experienced; the newest. */
export const MentorSort = Schema.Literal("rating", "price_asc", "price_desc", "experience", "newest")
export type MentorSort = typeof MentorSort.Type

/** All that is said has to be so; what is left out is not asked for. */
export interface MentorFilter {
  /** By `wordsOf`. Each begins a word of the mentor's; where nobody has them all, resembling ones count too. */
  readonly words?: ReadonlyArray<string> | undefined
  readonly gender?: Gender | undefined
  /** One of them is enough. */
  readonly expertiseAreaIds?: ReadonlyArray<ExpertiseAreaId> | undefined
  readonly skillId?: SkillId | undefined
  /** In upper case or lower case, as the country. */
  readonly language?: string | undefined
  /** A code of two letters, or a name as mentors have saved it. */
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
  /** Of an hour, in units of whatever currency the mentor has: "80", "80.50". */
  readonly minPrice?: string | undefined
  readonly maxPrice?: string | undefined
  /** 1 to 5; mentors whom nobody has rated have none of them. */
  readonly minRating?: number | undefined
  /** A seat can be booked in a session that begins from then on, and before the other. */
  readonly availableFrom?: DateTime.Utc | undefined
  readonly availableUntil?: DateTime.Utc | undefined
}

export interface MentorQuery {
  /** The caller's own profile, which is not shown among the others. */
  readonly own: MentorId | undefined
  readonly filter: MentorFilter
  readonly sort: MentorSort
  readonly page: PageRequest
  /** Finds and counts no more than these, the first ones in the order. */
  readonly most: number
  readonly now: DateTime.Utc
}

/**
 * Mentors who are approved, whose account is neither suspended nor banned, and of whom at least one session type is active.
 * What a transaction changes of that is found as soon as it has committed.
 */
export class MentorListings extends Context.Tag("@mentorkit/MentorListings")<
  MentorListings,
  {
    /** A bounded number of statements, whatever is asked for and however many mentors there are. */
    readonly search: (query: MentorQuery) => Effect.Effect<PageOf<ListedMentor>>
  }
>() {}
