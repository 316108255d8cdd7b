/** Ports of favourites. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import { listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { BookmarkFacts, Favourite, FavouriteMentor } from "./favourite.js"

export interface FavouriteQuery {
  readonly userId: UserId
  readonly page: PageRequest
  readonly now: DateTime.Utc
}

export interface BookmarkQuery {
  readonly userId: UserId
  readonly mentorId: MentorId
}

/** The newest favourites first. */
export const newestFavourites = listOrder("favourites", { favouritedAt: "moment desc", mentorId: "uuid desc" })

export class FavouriteRepository extends Context.Tag("@mentorkit/FavouriteRepository")<
  FavouriteRepository,
  {
    /** One statement. To rely on the count, lock the person's account first. */
    readonly findBookmarkFacts: (query: BookmarkQuery) => Effect.Effect<BookmarkFacts>
    /** The mentor must exist. Changes nothing where the mentor is a favourite already. */
    readonly add: (favourite: Favourite) => Effect.Effect<void>
    /** Changes nothing where the mentor is no favourite. */
    readonly remove: (userId: UserId, mentorId: MentorId) => Effect.Effect<void>
    /** Visible mentors only, the newest favourites first. Two statements, however many there are. */
    readonly list: (query: FavouriteQuery) => Effect.Effect<PageOf<FavouriteMentor>>
  }
>() {}
