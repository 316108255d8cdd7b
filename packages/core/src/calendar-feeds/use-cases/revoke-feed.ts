import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { CalendarFeedRepository } from "../ports.js"

export const revokeFeed = Effect.gen(function* () {
  const feeds = yield* CalendarFeedRepository

  const handler: Handler<Operations, "revokeFeed"> = ({ mentorId }) => Effect.as(feeds.remove(mentorId), {})

  return handler
})
