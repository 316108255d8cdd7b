/** Requests that work for search. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee }) => ({
  "search.search": { input: { q: "noa" }, token: mentee.token }
})
