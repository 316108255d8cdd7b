/** Requests that work for the operations of mentions. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee: { token } }) => ({
  "mentions.listMentionables": { input: { q: "no", surface: "feed" }, token }
})
