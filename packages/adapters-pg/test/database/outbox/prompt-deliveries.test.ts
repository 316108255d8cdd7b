/** Acts that are answered once they were heard. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { outboxRelay, PromptDeliveries } from "@mentorkit/adapters-pg"
import { Feed } from "@mentorkit/core/feed"
import { OutboxRelay } from "@mentorkit/core/kernel/ports"
import { everyEngine, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Duration, Effect, Fiber, Layer, Option } from "effect"
import { inboxOf } from "../../support/connection-notices.js"
import { write } from "../../support/posts-fixtures.js"
import { statementsOf } from "../../support/statements.js"

/** A reaction that nobody delivers: what waits for it. */
const undelivered = Effect.gen(function* () {
  const { reactToPost } = yield* Feed
  const sql = yield* SqlClient.SqlClient
  const [author, other] = [yield* newUser(), yield* newUser()]
  const { id: post_id } = yield* write(author, "What do you think?")
  yield* reactToPost(other, { post_id, type: "like" })
  const awaited = yield* sql<{ readonly eventId: string; readonly subscribers: ReadonlyArray<string> }>`
    select event_id, array_agg(subscriber) as subscribers from deliveries
    where aggregate = ${post_id} and subscriber = 'notifications.tellPostReacted' group by event_id`
  assert.lengthOf(awaited, 1)
  return awaited
})

/** On a machine that is busy with something else the second may be over first: then nothing is promised. */
const answeredInTime = <A, E, R>(act: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.timed(act), ([took]) => Duration.toMillis(took) < 1000)

describe.each(everyEngine)("answers on %s", (_name, engine) => {
  layer(Layer.provideMerge(outboxRelay({ graceSeconds: 0 }), market(engine)), {
    excludeTestServices: true
  })((it) => {
    // Falls where nobody waits: the row comes a few milliseconds later.
    it.effect("of comments and reactions come when their rows are there, each time", () =>
      Effect.gen(function* () {
        const { addComment, reactToPost } = yield* Feed
        const { run } = yield* OutboxRelay
        yield* Effect.forkScoped(run)
        const [author, ...others] = yield* Effect.replicateEffect(newUser(), 6)
        if (author === undefined) return assert.fail("nobody there")
        const { id: post_id } = yield* write(author, "What do you think?")
        for (const other of others) {
          if (!(yield* answeredInTime(reactToPost(other, { post_id, type: "like" })))) continue
          const [row] = yield* inboxOf(author)
          assert.deepInclude(row, { type: "feed.post_reacted", sender_id: other.userId })
        }
        const { comment } = yield* addComment(author, { post_id, body: "Well" })
        for (const other of others) {
          const reply = addComment(other, { post_id, body: "Yes", parent_id: comment.id })
          if (!(yield* answeredInTime(reply))) continue
          const [row] = yield* inboxOf(author)
          assert.deepInclude(row, { type: "feed.comment_replied", sender_id: other.userId })
        }
      }).pipe(Effect.scoped)
    )

    it.effect("come at once where no relay runs, and what they tell is due", () =>
      Effect.gen(function* () {
        const { reactToPost } = yield* Feed
        const sql = yield* SqlClient.SqlClient
        const [author, other] = [yield* newUser(), yield* newUser()]
        const { id: post_id } = yield* write(author, "What do you think?")
        yield* reactToPost(other, { post_id, type: "like" })
        assert.lengthOf(yield* inboxOf(author), 0)
        const [due] = yield* sql<{ readonly count: number }>`
          select count(*)::int as count from deliveries where aggregate = ${post_id} and delivered_at is null`
        assert.isAbove(due?.count ?? 0, 0)
      })
    )

    // Falls where each end of any delivery has all of them look.
    it.effect("look again for what is theirs, and not at each end of what others wait for", () =>
      Effect.gen(function* () {
        const prompt = yield* PromptDeliveries
        const awaited = yield* undelivered
        yield* Effect.forkScoped(prompt.whileRunning(Effect.never))
        yield* Effect.yieldNow()
        const ends = Effect.sync(() => prompt.noteEnd(crypto.randomUUID())).pipe(
          Effect.delay("1 millis"),
          Effect.forever
        )
        yield* Effect.forkScoped(ends)
        const looks = yield* statementsOf(prompt.wait(awaited))
        assert.isBelow(looks, 10)
      }).pipe(Effect.scoped)
    )

    // Falls where they wait for as long as they would have, for nobody.
    it.effect("wait no longer where the relay stops", () =>
      Effect.gen(function* () {
        const prompt = yield* PromptDeliveries
        const awaited = yield* undelivered
        const relay = yield* Effect.forkScoped(prompt.whileRunning(Effect.never))
        yield* Effect.yieldNow()
        const waiting = yield* Effect.forkScoped(Effect.timed(prompt.wait(awaited)))
        yield* Effect.sleep("20 millis")
        yield* Fiber.interrupt(relay)
        const [took] = yield* Fiber.join(waiting)
        assert.isBelow(Duration.toMillis(took), 900)
      }).pipe(Effect.scoped)
    )
  })
})

/** One connection for requests, and as many for what is beside them. */
const narrow = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 2)))

describe("answers on few connections", () => {
  layer(market(narrow), { excludeTestServices: true })((it) => {
    // Falls where the look itself waits for a connection for as long as it likes.
    it.effect("come after a second, whoever has taken all of them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const prompt = yield* PromptDeliveries
        const awaited = yield* undelivered
        yield* Effect.forkScoped(prompt.whileRunning(Effect.never))
        const taking = yield* Effect.forkScoped(sql`select pg_sleep(5)`)
        yield* Effect.sleep("100 millis")
        yield* prompt.wait(awaited)
        assert.isTrue(Option.isNone(yield* Fiber.poll(taking)))
      }).pipe(Effect.scoped)
    )
  })
})
