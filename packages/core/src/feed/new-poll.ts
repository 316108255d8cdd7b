import { type DateTime, Effect } from "effect"
import { Ids } from "../kernel/index.js"
import { PollId, PollOptionId } from "./ids.js"
import type { Operations } from "./operations.js"
import { isOpenAt, type Poll } from "./poll.js"

type NewPoll = NonNullable<Operations["createPost"]["input"]["Type"]["poll"]>

/** `newPoll(told, now)`: a poll as its author asks for it. */
export const makeNewPoll = Effect.map(Ids, ({ uuid }) =>
  Effect.fnUntraced(function* (told: NewPoll, now: DateTime.Utc) {
    const { allows_multiple: allowsMultiple, expires_at: expiresAt = null, options: labels, question = null } = told
    yield* isOpenAt({ expiresAt }, now)
    const options = yield* Effect.forEach(labels, (label) =>
      Effect.map(uuid, (id) => ({ id: PollOptionId.make(id), label }))
    )
    const poll: Poll = { id: PollId.make(yield* uuid), question, allowsMultiple, expiresAt, options }
    return poll
  })
)
