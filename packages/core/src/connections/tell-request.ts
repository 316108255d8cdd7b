import { type DateTime, Effect } from "effect"
import { Outbox } from "../kernel/index.js"
import { ConnectionRequestReached } from "./events.js"
import type { RequestIds } from "./ports.js"
import { makeTakeNews } from "./take-news.js"

/** Says that a request has reached whom it is for, and whether that is news. */
export const makeTellRequest = Effect.gen(function* () {
  const outbox = yield* Outbox
  const takeNews = yield* makeTakeNews

  return Effect.fnUntraced(function* ({ requesterId, targetId }: RequestIds, now: DateTime.Utc) {
    const isNews = yield* takeNews({ kind: "connection_request", fromId: requesterId, toId: targetId }, now)
    yield* outbox.append(ConnectionRequestReached, { requesterId, targetId, isNews }, now)
  })
})
