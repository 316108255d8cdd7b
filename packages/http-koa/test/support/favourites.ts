/** Requests that work for the operations of favourites. */
import type { Offer } from "./market.js"
import type { Wish } from "./wishes.js"

export const favouriteWishes = ({ mentorId }: Offer, token: string): Readonly<Record<string, Wish>> => ({
  "favourites.listFavourites": { input: { page: 1, per_page: 10 }, token },
  "favourites.addFavourite": { input: { mentor_id: mentorId }, token },
  "favourites.removeFavourite": { input: { mentor_id: mentorId }, token }
})
