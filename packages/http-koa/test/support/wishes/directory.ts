/** Requests that work for the operations of the directory. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ offer: { mentorId } }) => ({
  "directory.listMentors": { input: { q: "databases", sort: "newest", page: 1, per_page: 10 } },
  "directory.getMentor": { input: { mentor_id: mentorId } }
})
