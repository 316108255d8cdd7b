/** Ports of favourites. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import type { MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { Favourite, FavouriteMentor, Standing } from "./favourite.js"

export interface FavouriteQuery {
  readonly userId: UserId
  readonly page: PageRequest
  readonly now: DateTime.Utc
}

export class FavouriteRepository extends Context.Tag("@mentorkit/FavouriteRepository")<
  FavouriteRepository,
  {
    /** One statement. Who means to rely on the count has locked the person's account before. */
    readonly findStanding: (userId: UserId, mentorId: MentorId) => Effect.Effect<Standing>
    /** Of a mentor that is there. One who is a favourite already stays as it is. */
    readonly add: (favourite: Favourite) => Effect.Effect<void>
    /** Whether there was one or not. */
    readonly remove: (userId: UserId, mentorId: MentorId) => Effect.Effect<void>
    /** Of mentors who are there for everybody, the newest favourites first. Two statements, however many there are. */
    readonly list: (query: FavouriteQuery) => Effect.Effect<PageOf<FavouriteMentor>>
  }
>() {}
