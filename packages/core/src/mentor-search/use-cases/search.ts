import { Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeSearchMentors } from "../search-mentors.js"
import { toMentorCardResource } from "../to-resource.js"

/** Mentors do not find themselves, and nobody finds whom a block stands between. */
export const search = Effect.map(makeSearchMentors, (searchMentors) => {
  const handler: Handler<Operations, "search"> = ({ mentorId: own, userId: viewer }, input) =>
    Effect.map(searchMentors(input, { own, viewer }), (found) => ({ mentors: mapPage(found, toMentorCardResource) }))
  return handler
})
