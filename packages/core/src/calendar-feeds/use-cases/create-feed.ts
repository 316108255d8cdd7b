import { DateTime, Effect } from "effect"
import { type Handler, LinkBase, Secrets } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { CalendarFeedRepository } from "../ports.js"

const secretBytes = 32

/** Only the answer contains the secret. */
export const createFeed = Effect.gen(function* () {
  const feeds = yield* CalendarFeedRepository
  const secrets = yield* Secrets
  const { appUrl } = yield* LinkBase

  const handler: Handler<Operations, "createFeed"> = Effect.fnUntraced(function* ({ mentorId }) {
    const secret = yield* secrets.random(secretBytes)
    const createdAt = yield* DateTime.now
    yield* feeds.put({ mentorId, secretHash: yield* secrets.hash(secret), createdAt })
    return { calendar_feed: { url: `${appUrl}/calendar/${secret}.ics`, created_at: createdAt } }
  })

  return handler
})
