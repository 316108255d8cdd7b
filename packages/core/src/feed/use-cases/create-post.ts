import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Ids, makeStoreFiles, Outbox, UnitOfWork, type User } from "../../kernel/index.js"
import { makeCheckNewAccount } from "../check-new-account.js"
import { makeDrawFiles } from "../draw-files.js"
import { PostCreated } from "../events.js"
import { PostId } from "../ids.js"
import { makeNewPoll } from "../new-poll.js"
import type { Operations } from "../operations.js"
import { PollRepository, PostFileRepository, PostRepository } from "../ports.js"
import { namedIn, type Post } from "../post.js"
import type { PostFile } from "../post-file.js"
import { makeTakeFilm } from "../take-film.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

type NewPost = Operations["createPost"]["input"]["Type"]

const wordsBesideBody = ({ attachment_alts: alts = [], poll }: NewPost): ReadonlyArray<string> =>
  [poll?.question, ...(poll?.options ?? []), ...alts].filter((words) => typeof words === "string")

export const createPost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const polls = yield* PollRepository
  const files = yield* PostFileRepository
  const newPoll = yield* makeNewPoll
  const drawFiles = yield* makeDrawFiles
  const takeFilm = yield* makeTakeFilm
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const storeFiles = yield* makeStoreFiles
  const lockCaller = yield* makeLockCaller
  const newAccounts = yield* makeCheckNewAccount
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const write = Effect.fnUntraced(function* (caller: User, id: PostId, input: NewPost, drawn: ReadonlyArray<PostFile>) {
    const { body = "", video_upload_id: film, visibility } = input
    const { userId } = caller
    // Banned or erased while the call waited: nothing of theirs comes after that.
    yield* newAccounts.beforeWriting(yield* lockCaller(caller), body, wordsBesideBody(input))
    const now = yield* DateTime.now
    const poll = input.poll && (yield* newPoll(input.poll, now))
    const type = poll !== undefined ? "poll" : film === undefined ? "text" : "video"
    const post: Post = {
      ...{ id, authorId: userId, type, visibility, body, createdAt: now, updatedAt: now },
      ...{ rootId: null, rootSource: null }
    }
    const taken = film === undefined ? [] : [yield* takeFilm(caller, id, film)]
    const mentioned = yield* posts.add(post, namedIn(body))
    yield* files.add(id, [...drawn, ...taken])
    if (poll !== undefined) yield* polls.add(id, poll)
    yield* outbox.append(PostCreated, { postId: id, authorId: userId }, now)
    yield* tellMentioned(post, mentioned, now)
    return { post: yield* Effect.orDie(showPost(userId, id)) }
  })

  const handler: Handler<Operations, "createPost"> = Effect.fnUntraced(function* (caller, input) {
    const { attachment_alts: alts = [], attachments = [], thumbnail, video_upload_id: film } = input
    const id = PostId.make(yield* ids.uuid)
    const sent = { attachments, alts, thumbnail: film === undefined ? undefined : thumbnail }
    const drawn = yield* drawFiles(id, sent)
    const writing = write(
      caller,
      id,
      input,
      drawn.map(({ row }) => row)
    )
    if (drawn.length === 0) return yield* transact(writing)
    return yield* storeFiles(
      drawn.map(({ file }) => file),
      writing
    )
  })

  return handler
})
