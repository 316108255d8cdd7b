import { Effect, Struct } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import { makeSearchMentors, toMentorCardResource } from "../../mentor-search/index.js"
import { makeCheckOpen } from "../check-open.js"
import type { Operations } from "../operations.js"

export const listMentors = Effect.gen(function* () {
  const checkOpen = yield* makeCheckOpen
  const searchMentors = yield* makeSearchMentors

  const handler: Handler<Operations, "listMentors"> = Effect.fnUntraced(function* (_, input) {
    yield* checkOpen
    const found = yield* searchMentors(input, { own: undefined, viewer: undefined })
    return { mentors: mapPage(found, (mentor) => Struct.omit(toMentorCardResource(mentor), "gender", "gender_label")) }
  })
  return handler
})
