/** Whose a channel is. */
import { Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Channel } from "./channels.js"
import { PresenceChoices, ThreadMembers } from "./ports.js"

/** One's own channel, and those of one's threads, unless one shows nobody that one is online. */
export const makeMayListen = Effect.gen(function* () {
  const threads = yield* ThreadMembers
  const { showsPresence } = yield* PresenceChoices

  return Effect.fnUntraced(function* (userId: UserId, channel: Channel) {
    if (channel._tag === "Person") return channel.userId === userId
    return (yield* threads.has(channel.threadId, userId)) && (yield* showsPresence(userId))
  })
})
