/** Favourites: mentors whom a person has bookmarked, and the rule for one more. */
import { type DateTime, Either } from "effect"
import { type MentorId, MentorProfileNotFound, type UserId } from "../kernel/index.js"
import type { ListedMentor } from "../mentor-search/index.js"
import { TooManyFavourites } from "./errors.js"

/** Favourites of one person at most. A constant: nobody has a reason to change it while the product runs. */
export const maxFavourites = 500

export interface Favourite {
  readonly userId: UserId
  readonly mentorId: MentorId
  readonly favouritedAt: DateTime.Utc
}

/** A favourite as lists show it. */
export interface FavouriteMentor {
  readonly mentor: ListedMentor
  readonly favouritedAt: DateTime.Utc
}

/** What the decision looks at: the mentor, and what the person has bookmarked so far. */
export interface BookmarkFacts {
  /** The mentor is visible to the person: approved, with an account in good standing, no block between the two. */
  readonly isShown: boolean
  /** Since when the mentor has been a favourite; null where they are none. */
  readonly since: DateTime.Utc | null
  /** Favourites that the person sees: nobody could remove one whom no list shows. */
  readonly count: number
}

export interface Bookmark {
  readonly isNew: boolean
  readonly favouritedAt: DateTime.Utc
}

/** Adds a favourite. One that is there already keeps its first moment, also when the person has as many as allowed. */
export const bookmark = (
  { count, isShown, since }: BookmarkFacts,
  now: DateTime.Utc
): Either.Either<Bookmark, MentorProfileNotFound | TooManyFavourites> => {
  if (!isShown) return Either.left(new MentorProfileNotFound())
  if (since !== null) return Either.right({ isNew: false, favouritedAt: since })
  if (count >= maxFavourites) return Either.left(new TooManyFavourites({ limit: maxFavourites }))
  return Either.right({ isNew: true, favouritedAt: now })
}
