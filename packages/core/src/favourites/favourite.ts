/** A mentor whom somebody has bookmarked, and whether they may. */
import { type DateTime, Either } from "effect"
import { type MentorId, MentorProfileNotFound, type UserId } from "../kernel/index.js"
import type { ListedMentor } from "../mentor-search/index.js"
import { TooManyFavourites } from "./errors.js"

/** A constant, as nobody has a reason to change it while the product runs. */
export const maxFavourites = 500

export interface Favourite {
  readonly userId: UserId
  readonly mentorId: MentorId
  readonly favouritedAt: DateTime.Utc
}

/** As a list shows one. */
export interface FavouriteMentor {
  readonly mentor: ListedMentor
  readonly favouritedAt: DateTime.Utc
}

/** How a person and a mentor stand before the person bookmarks the mentor. */
export interface Standing {
  /** The mentor is there for everybody: approved, with an account in good standing. */
  readonly isShown: boolean
  /** Since when the mentor has been a favourite; null where they are none. */
  readonly since: DateTime.Utc | null
  /** Of all that the person has, hidden ones included: those may come back. */
  readonly count: number
}

export interface Bookmark {
  readonly isNew: boolean
  readonly favouritedAt: DateTime.Utc
}

/** The first moment stays. Whoever is there already is no new one, also where there are as many as there can be. */
export const bookmark = (
  { count, isShown, since }: Standing,
  now: DateTime.Utc
): Either.Either<Bookmark, MentorProfileNotFound | TooManyFavourites> => {
  if (!isShown) return Either.left(new MentorProfileNotFound())
  if (since !== null) return Either.right({ isNew: false, favouritedAt: since })
  if (count >= maxFavourites) return Either.left(new TooManyFavourites({ limit: maxFavourites }))
  return Either.right({ isNew: true, favouritedAt: now })
}
