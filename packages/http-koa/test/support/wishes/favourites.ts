/** Requests that work for the operations of favourites. */
import { unwrap } from "@mentorkit/client"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee: { client, token }, offer: { mentorId } }) => {
  unwrap(await client.favourites.addFavourite({ mentor_id: mentorId }))
  return {
    "favourites.listFavourites": { input: { page: 1, per_page: 10 }, token },
    "favourites.addFavourite": { input: { mentor_id: mentorId }, token },
    "favourites.removeFavourite": { input: { mentor_id: mentorId }, token }
  }
}
