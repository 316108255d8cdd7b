/** Whatever a few people say to each other under a post: lists, previews and counts are those of a plain model. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { CommentId } from "@mentorkit/core/comments"
import { Feed, type PostId } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, FastCheck as fc, Runtime, TestClock } from "effect"
import { newThreads } from "../support/comments-model.js"
import { show, write } from "../support/posts-fixtures.js"

const size = 3
const who = fc.nat(size - 1)
type Step =
  | { does: "add"; me: number; under: number | null }
  | { does: "edit" | "remove"; of: number }
  | { does: "erase"; me: number }

const named = <const Name extends string>(...names: ReadonlyArray<Name>) => fc.constantFrom(...names)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ does: named("add"), me: who, under: fc.option(fc.nat(), { freq: 6 }) })
  },
  { weight: 6, arbitrary: fc.record({ does: named("edit", "remove", "remove"), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: named("erase"), me: who }) }
)

const page = { page: 1, per_page: 50 }

const makeStage = Effect.gen(function* () {
  const people = yield* Effect.replicateEffect(newUser(), size)
  const author = yield* newUser()
  const { id } = yield* write(author, "What do you think?")
  return { people, author, post: id, model: newThreads(), feed: yield* Feed }
})
type Stage = Effect.Effect.Success<typeof makeStage>

const personAt = ({ people }: Stage, at: number): User => people[at] ?? assert.fail("nobody there")

const pick = ({ model }: Stage, of: number) => {
  const living = model.all().filter(({ isDeleted }) => !isDeleted)
  return living[of % living.length]
}

const play = Effect.fnUntraced(function* (stage: Stage, one: Step) {
  const { feed, model, post } = stage
  if (one.does === "add") {
    const above = one.under === null ? undefined : pick(stage, one.under)
    const body = `Number ${model.all().length}`
    const input = { post_id: post, body, mentioned_user_ids: undefined, parent_id: above && CommentId.make(above.id) }
    const { comment } = yield* feed.addComment(personAt(stage, one.me), input)
    return model.add(comment.id, one.me, above?.id ?? null, body)
  }
  if (one.does === "erase") {
    const { eraseAccount } = yield* PersonalData
    yield* eraseAccount(personAt(stage, one.me), {})
    stage.people[one.me] = yield* newUser()
    return model.erase(one.me)
  }
  const chosen = pick(stage, one.of)
  if (chosen === undefined) return
  const [author, comment] = [personAt(stage, chosen.author), CommentId.make(chosen.id)]
  if (one.does === "remove") {
    yield* feed.deleteComment(author, { comment_id: comment })
    return model.remove(chosen.id)
  }
  const body = `${chosen.body}, and more`
  yield* feed.updateComment(author, { comment_id: comment, body, mentioned_user_ids: undefined })
  return model.edit(chosen.id, body)
})

/** Rows whose counts are not what the other rows say. */
const miscounted = (post: PostId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: string }>`
      select id from comments where post_id = ${post}
        and child_count <> (select count(*) from comments child where child.parent_id = comments.id)`
  )

const look = Effect.fnUntraced(function* (stage: Stage) {
  const { author, feed, model, post } = stage
  const shown = yield* show(author, post)
  assert.strictEqual(shown.comment_count, model.count())
  const { comments } = yield* feed.listComments(author, { post_id: post, ...page })
  assert.deepStrictEqual(
    comments.items.map(({ id }) => id),
    model.top().map(({ id }) => id)
  )
  assert.deepStrictEqual(shown.comments, comments.items.slice(0, 10))
  for (const { body, id, is_deleted, replies, replies_count } of comments.items) {
    const known = model.find(id)
    assert.deepStrictEqual([body, is_deleted, replies_count], [known?.body, known?.isDeleted, model.replies(id)])
    assert.deepStrictEqual(
      replies.map((reply) => reply.id),
      model.preview(id).map((reply) => reply.id)
    )
  }
  for (const { id } of model.all()) {
    const comment = CommentId.make(id)
    const flat = yield* feed.listReplies(author, { comment_id: comment, flat: true, ...page })
    assert.deepStrictEqual(
      flat.replies.items.map((reply) => [reply.id, reply.replies_count]),
      model.below(id).map((reply) => [reply.id, model.replies(reply.id)])
    )
    const direct = yield* feed.listReplies(author, { comment_id: comment, flat: false, ...page })
    assert.deepStrictEqual(
      direct.replies.items.map((reply) => reply.id),
      model.children(id).map((reply) => reply.id)
    )
  }
  assert.deepStrictEqual(yield* miscounted(post), [])
})

describe.each(everyEngine)("threads of comments on %s", (_name, engine) => {
  layer(world(engine), { timeout: 120_000 })((it) => {
    // Falls where a tombstone stays, where one above is counted twice, or an erasure leaves a count.
    it.effect("are those of a plain model", () =>
      Effect.gen(function* () {
        const runtime = yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof play> | typeof makeStage>>()
        const run = Runtime.runPromise(runtime)
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) =>
              run(
                Effect.gen(function* () {
                  const stage = yield* makeStage
                  for (const one of steps) {
                    yield* TestClock.adjust("1 second")
                    yield* play(stage, one)
                  }
                  yield* look(stage)
                })
              )
            ),
            { numRuns: 12 }
          )
        )
      })
    )
  })
})
