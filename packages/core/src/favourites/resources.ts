/** What favourites show to the outside, named as on the wire. */
import { Schema } from "effect"
import { MentorId, Timestamp } from "../kernel/index.js"
import { MentorCard, toMentorCard } from "../mentor-search/index.js"
import type { FavouriteMentor } from "./favourite.js"

export const FavouriteResource = Schema.Struct({
  mentor_id: MentorId,
  /** When the mentor was bookmarked first. */
  favourited_at: Timestamp
}).annotations({ identifier: "Favourite" })
export interface FavouriteResource extends Schema.Schema.Type<typeof FavouriteResource> {}

/** The card that the search of mentors shows, and since when the mentor has been a favourite. */
export const FavouriteCard = Schema.Struct({ ...MentorCard.fields, favourited_at: Timestamp }).annotations({
  identifier: "FavouriteCard"
})
export interface FavouriteCard extends Schema.Schema.Type<typeof FavouriteCard> {}

export const toFavouriteCard = ({ favouritedAt, mentor }: FavouriteMentor): FavouriteCard => ({
  ...toMentorCard(mentor),
  favourited_at: favouritedAt
})
