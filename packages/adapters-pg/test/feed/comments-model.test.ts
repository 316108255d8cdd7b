/** Whatever a few people say to each other under a post: lists, previews and counts are those of a plain model, for each of them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { CommentId } from "@mentorkit/core/comments"
import { Feed } from "@mentorkit/core/feed"
import { FeedReader } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, FastCheck as fc, Runtime, TestClock } from "effect"
import { block, unblock } from "../support/blocks.js"
import { newThreads } from "../support/comments-model.js"
import { giveUsername, miscounted, noLongerNew, shortNameOf, show, write } from "../support/posts-fixtures.js"

/** They come and go; behind them comes the author of the post, who stays. */
const size = 3
const who = fc.nat(size)
const passing = fc.nat(size - 1)
type Step =
  | { does: "add"; me: number; under: number | null; at: number | null }
  | { does: "edit" | "remove"; of: number }
  | { does: "ban" | "erase"; me: number }
  | { does: "part"; me: number; from: number }

const named = <const Name extends string>(...names: ReadonlyArray<Name>) => fc.constantFrom(...names)
/** What comes between people, or goes again. */
const parting: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: named("part"), me: who, from: who }) },
  { weight: 1, arbitrary: fc.record({ does: named("ban"), me: passing }) }
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      does: named("add"),
      me: who,
      under: fc.option(fc.nat(), { freq: 6 }),
      at: fc.option(who)
    })
  },
  { weight: 6, arbitrary: fc.record({ does: named("edit", "remove", "remove"), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: named("erase"), me: passing }) },
  { weight: 1, arbitrary: parting }
)
const scene = fc.record({
  isDeep: fc.boolean(),
  steps: fc.array(step, { minLength: 8, maxLength: 25 }),
  reader: who,
  /** Whom the reader sees no more in the end. */
  hidden: fc.subarray(
    Array.from({ length: size }, (_, at) => at),
    { minLength: 1 }
  ),
  isBanned: fc.boolean()
})
type Scene = typeof scene extends fc.Arbitrary<infer A> ? A : never

const page = { page: 1, per_page: 50 }
/** Of the last comment that there is in a deep thread when it begins, two before the greatest depth. */
const deepest = 48

const newPerson = Effect.tap(newUser(), (person) => Effect.zipRight(giveUsername(person), noLongerNew(person)))

const makeStage = Effect.fnUntraced(function* (isDeep: boolean) {
  const author = yield* newPerson
  const people = [...(yield* Effect.replicateEffect(newPerson, size)), author]
  const { id } = yield* write(author, "What do you think?")
  const model = newThreads(author.userId)
  const feed = yield* Feed
  return { people, author, post: id, model, feed, from: isDeep ? deepest : 0 }
})
type Stage = Effect.Effect.Success<ReturnType<typeof makeStage>>

/** A chain of replies by the post's author, as the operations would have stored it. */
const deepen = Effect.fnUntraced(function* ({ author, model, post }: Stage) {
  const sql = yield* SqlClient.SqlClient
  const begin = DateTime.toDate(yield* DateTime.now)
  const rows = yield* sql<{ readonly id: string; readonly parentId: string | null; readonly body: string }>`
    with numbered as (select depth, gen_random_uuid() as id from generate_series(0, ${deepest}::int) depth),
    placed as (
      select depth, id, lag(id) over chain as parent_id, ${begin}::timestamptz + depth * interval '1 millisecond' as written_at,
        case when depth > 0 then first_value(id) over chain end as root_id
      from numbered window chain as (order by depth)
    )
    insert into comments (
      id, post_id, author_id, parent_id, root_id, depth, body, child_count, reply_count, created_at, updated_at
    )
    select id, ${post}::uuid, ${author.userId}::uuid, parent_id, root_id, depth, 'At depth ' || depth,
      case when depth < ${deepest} then 1 else 0 end, ${deepest} - depth, written_at, written_at
    from placed order by depth
    returning id, parent_id, body`
  yield* sql`update posts set comment_count = ${rows.length} where id = ${post}`
  for (const { body, id, parentId } of rows) {
    model.add({ id, author: author.userId, parent: parentId, body, named: null })
  }
})

const personAt = ({ people }: Stage, at: number): User => people[at] ?? assert.fail("nobody there")

/** Those among which the people of the stage write: all, or the last ones of a deep thread and what comes below. */
const inReach = ({ from, model }: Stage) => model.all().filter(({ depth }) => depth >= from)

const pick = <A>(some: ReadonlyArray<A>, of: number): A | undefined => some[of % some.length]

const say = Effect.fnUntraced(function* (stage: Stage, { at, me, under }: Extract<Step, { does: "add" }>) {
  const { feed, model, post } = stage
  const author = personAt(stage, me)
  if (!model.isReader(author.userId) || model.isBanned(author.userId)) return
  const above = under === null ? undefined : pick(inReach(stage).filter(model.isAlive(author.userId)), under)
  const mentioned = at === null ? undefined : personAt(stage, at)
  const body = `Number ${model.written()}${mentioned === undefined ? "" : ` @${shortNameOf(mentioned)}`}`
  const { comment } = yield* feed.addComment(author, {
    post_id: post,
    body,
    mentioned_user_ids: undefined,
    parent_id: above && CommentId.make(above.id)
  })
  const [parent, person] = [above?.id ?? null, mentioned?.userId ?? null]
  model.add({ id: comment.id, author: author.userId, parent, body, named: person })
})

/** A comment that is there is changed or deleted by its author. */
const change = Effect.fnUntraced(function* (stage: Stage, { does, of }: Extract<Step, { does: "edit" | "remove" }>) {
  const { feed, model } = stage
  const living = inReach(stage).filter(({ isDeleted }) => !isDeleted)
  const chosen = pick(living, of)
  const author = stage.people.find(({ userId }) => userId === chosen?.author)
  if (chosen === undefined || author === undefined) return
  const comment_id = CommentId.make(chosen.id)
  if (model.isBanned(author.userId)) {
    const refused = yield* Effect.flip(feed.deleteComment(author, { comment_id }))
    return assert.strictEqual(refused._tag, "Unauthenticated")
  }
  if (does === "remove") {
    yield* feed.deleteComment(author, { comment_id })
    return model.remove(chosen.id)
  }
  if (!model.isReader(author.userId)) return
  const body = `${chosen.body}, and more`
  yield* feed.updateComment(author, { comment_id, body, mentioned_user_ids: undefined })
  return model.edit(chosen.id, body)
})

const erase = Effect.fnUntraced(function* (stage: Stage, me: number) {
  const { eraseAccount } = yield* PersonalData
  const person = personAt(stage, me)
  if (stage.model.isBanned(person.userId)) return
  yield* eraseAccount(person, {})
  stage.people[me] = yield* newPerson
  stage.model.erase(person.userId)
})

const part = Effect.fnUntraced(function* ({ model }: Stage, { userId: one }: User, { userId: other }: User) {
  if (one === other) return
  const isBlocked = model.isBlocked(one, other)
  yield* isBlocked ? unblock(one, other) : block(one, other)
  return isBlocked ? model.unblock(one, other) : model.block(one, other)
})

const ban = Effect.fnUntraced(function* ({ model }: Stage, { userId }: User) {
  const isBanned = model.isBanned(userId)
  const sql = yield* SqlClient.SqlClient
  yield* sql`update users set banned_at = ${isBanned ? null : new Date(0)} where id = ${userId}`
  return isBanned ? model.unban(userId) : model.ban(userId)
})

const play = Effect.fnUntraced(function* (stage: Stage, one: Step) {
  yield* TestClock.adjust("1 second")
  switch (one.does) {
    case "add":
      return yield* say(stage, one)
    case "edit":
    case "remove":
      return yield* change(stage, one)
    case "erase":
      return yield* erase(stage, one.me)
    case "part":
      return yield* part(stage, personAt(stage, one.me), personAt(stage, one.from))
    case "ban":
      return yield* ban(stage, personAt(stage, one.me))
  }
})

interface Reply {
  readonly id: string
  readonly body: string
  readonly is_deleted: boolean
  readonly author: { readonly id: string } | null
  readonly parent_author: { readonly id: string } | null
  readonly mentions: ReadonlyArray<{ readonly id: string }>
}
interface Listed extends Reply {
  readonly replies_count: number
  readonly replies: ReadonlyArray<Reply>
}
const card = ({ author, body, id, is_deleted, mentions, parent_author }: Reply) => {
  assert.strictEqual(is_deleted, author === null)
  return {
    id,
    body,
    author: author?.id ?? null,
    parent: parent_author?.id ?? null,
    mentions: mentions.map(({ id }) => id)
  }
}
const listed = (one: Listed) => ({ ...card(one), replies: one.replies_count })
const withPreview = (one: Listed) => ({ ...listed(one), preview: one.replies.map(card) })

/** Everything that one person reads. */
const look = Effect.fnUntraced(function* (stage: Stage, reader: User) {
  const { feed, model, post } = stage
  const seen = model.seenBy(reader.userId)
  const shown = yield* show(reader, post)
  assert.strictEqual(shown.comment_count, model.count())
  const { comments } = yield* feed.listComments(reader, { post_id: post, ...page })
  assert.deepStrictEqual(comments.items.map(withPreview), seen.top())
  assert.strictEqual(comments.total, seen.top().length)
  assert.deepStrictEqual(shown.comments, comments.items.slice(0, 10))
  for (const { id } of seen.shown().filter(({ depth }) => depth >= stage.from)) {
    const comment_id = CommentId.make(id)
    const flat = yield* feed.listReplies(reader, { comment_id, flat: true, ...page })
    assert.deepStrictEqual(flat.replies.items.map(listed), seen.below(id))
    const direct = yield* feed.listReplies(reader, { comment_id, flat: false, ...page })
    assert.deepStrictEqual(direct.replies.items.map(withPreview), seen.children(id))
  }
})

/** What notices lead to, for everybody. */
const lookForNotices = Effect.fnUntraced(function* ({ model, people }: Stage, written: ReadonlyArray<string>) {
  const { listVisible } = yield* FeedReader
  for (const { userId } of people) {
    const expected = model.isReader(userId) ? model.seenBy(userId).alive() : []
    assert.deepStrictEqual([...(yield* listVisible(userId, "comment", written))].sort(), [...expected].sort())
  }
})

/** By bans, or by blocks between the two. */
const hide = Effect.fnUntraced(function* (stage: Stage, reader: User, { hidden, isBanned }: Scene) {
  const { model } = stage
  for (const at of hidden) {
    const person = personAt(stage, at)
    if (person === reader || model.isBanned(person.userId) || model.isBlocked(reader.userId, person.userId)) continue
    yield* isBanned ? ban(stage, person) : part(stage, reader, person)
  }
})

const perform = Effect.fnUntraced(function* (scene: Scene) {
  const { isDeep, steps } = scene
  const stage = yield* makeStage(isDeep)
  if (isDeep) yield* deepen(stage)
  for (const one of steps) yield* play(stage, one)
  const written = stage.model.all().map(({ id }) => id)
  // The author at least sees the post.
  const readers = [...stage.people.slice(scene.reader), stage.author]
  const reader = readers.find(({ userId }) => stage.model.isReader(userId)) ?? stage.author
  yield* hide(stage, reader, scene)
  yield* look(stage, reader)
  yield* lookForNotices(stage, written)
  assert.deepStrictEqual(yield* miscounted, [])
})

describe.each(engines)("threads of comments on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a tombstone stays, where one above is counted twice, or an erasure leaves a count; and for each place that forgets
    // whom its reader does not see.
    it.effect("are those of a plain model", () =>
      Effect.gen(function* () {
        const runtime = yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof perform>>>()
        const run = Runtime.runPromise(runtime)
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(scene, (one) => run(perform(one))),
            { numRuns: 12, endOnFailure: true }
          )
        )
      })
    )
  })
})
