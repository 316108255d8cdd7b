/** Wire schemas of favourites. */
import { Schema } from "effect"
import { MentorId, Timestamp } from "../kernel/index.js"
import { MentorCard } from "../mentor-search/index.js"

export const FavouriteResource = Schema.Struct({
  mentor_id: MentorId,
  /** When the mentor was bookmarked first. */
  favourited_at: Timestamp
}).annotations({ identifier: "Favourite" })
export interface FavouriteResource extends Schema.Schema.Type<typeof FavouriteResource> {}

/** The card of the search of mentors, and when the mentor was bookmarked first. */
export const FavouriteCard = Schema.Struct({ ...MentorCard.fields, favourited_at: Timestamp }).annotations({
  identifier: "FavouriteCard"
})
export interface FavouriteCard extends Schema.Schema.Type<typeof FavouriteCard> {}
