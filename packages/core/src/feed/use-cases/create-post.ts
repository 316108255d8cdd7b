import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Ids, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PostCreated } from "../events.js"
import { PollId, PollOptionId, PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { isOpenAt, type Poll } from "../poll.js"
import { PollRepository, PostRepository } from "../ports.js"
import { namedIn, type Post } from "../post.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

const makeNewPoll = Effect.map(Ids, ({ uuid }) =>
  Effect.fnUntraced(function* (told: NonNullable<PollInput>, now: DateTime.Utc) {
    const { allows_multiple: allowsMultiple, expires_at: expiresAt = null, options: labels, question = null } = told
    yield* isOpenAt({ expiresAt }, now)
    const options = yield* Effect.forEach(labels, (label) =>
      Effect.map(uuid, (id) => ({ id: PollOptionId.make(id), label }))
    )
    const poll: Poll = { id: PollId.make(yield* uuid), question, allowsMultiple, expiresAt, options }
    return poll
  })
)
type PollInput = Operations["createPost"]["input"]["Type"]["poll"]

export const createPost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const polls = yield* PollRepository
  const newPoll = yield* makeNewPoll
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const lockCaller = yield* makeLockCaller
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "createPost"> = Effect.fnUntraced(function* (caller, input) {
    const { body = "", visibility } = input
    const { userId } = caller
    // Banned or erased while the call waited: nothing of theirs comes after that.
    yield* lockCaller(caller)
    const now = yield* DateTime.now
    const poll = input.poll && (yield* newPoll(input.poll, now))
    const id = PostId.make(yield* ids.uuid)
    const type = poll === undefined ? "text" : "poll"
    const post: Post = { id, authorId: userId, type, visibility, body, createdAt: now, updatedAt: now }
    const mentioned = yield* posts.add(post, namedIn(body))
    if (poll !== undefined) yield* polls.add(id, poll)
    yield* outbox.append(PostCreated, { postId: id, authorId: userId }, now)
    yield* tellMentioned(post, mentioned, now)
    return { post: yield* Effect.orDie(showPost(userId, id)) }
  }, transact)

  return handler
})
