/** Limits of new accounts: robots register, and write at once. */
import { assert, describe, layer } from "@effect/vitest"
import { Feed } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, TestClock } from "effect"
import { edit, outcomeOf, share, write } from "../support/posts-fixtures.js"

describe.each(engines)("new accounts on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect(
      "write the same three times a day, two links a text, thirty texts a day, and as all others after three days",
      () =>
        Effect.gen(function* () {
          const { addComment, updateComment } = yield* Feed
          const [author, me] = [yield* newUser(), yield* newUser()]
          const post = yield* write(author, "Say something")
          const comment = (body: string) => outcomeOf(addComment(me, { post_id: post.id, body }))
          assert.strictEqual(yield* outcomeOf(write(me, "Buy!")), "done")
          assert.strictEqual(yield* outcomeOf(share(me, post.id, { body: "Buy!" })), "done")
          assert.strictEqual(yield* comment("Buy!"), "done")
          assert.strictEqual(yield* comment("Buy!"), "InvalidInput")
          assert.strictEqual(yield* outcomeOf(write(me, "Buy!")), "InvalidInput")
          assert.strictEqual(yield* comment("www.one.test www.two.test"), "done")
          assert.strictEqual(yield* comment("www.one.test www.two.test www.three.test"), "InvalidInput")
          const text = yield* write(me, "Buy one!")
          assert.strictEqual(yield* outcomeOf(edit(me, text.id, { body: "Buy!" })), "InvalidInput")
          assert.strictEqual(
            yield* outcomeOf(edit(me, text.id, { body: "Buy one!", visibility: "connections" })),
            "done"
          )
          const said = (yield* addComment(me, { post_id: post.id, body: "www.one.test" })).comment
          const change = (body: string) => outcomeOf(updateComment(me, { comment_id: said.id, body }))
          assert.strictEqual(yield* change("Buy!"), "InvalidInput")
          assert.strictEqual(yield* change("www.one.test www.two.test www.three.test"), "InvalidInput")
          assert.strictEqual(yield* change("No address"), "done")
          for (let n = 6; n < 30; n++) assert.strictEqual(yield* comment(`Number ${n}`), "done")
          assert.strictEqual(yield* comment("One more"), "NewAccountLimited")
          yield* TestClock.adjust("1 day")
          assert.strictEqual(yield* comment("Buy!"), "done")
          yield* TestClock.adjust("2 days")
          for (let n = 0; n < 31; n++)
            assert.strictEqual(yield* comment("Buy! www.one.test www.two.test www.three.test"), "done")
        })
    )

    // Falls where texts are looked for by when they were written, and where a poll's words are forgotten once it is there.
    it.effect("change what they have written before by the same limits", () =>
      Effect.gen(function* () {
        const { createPost } = yield* Feed
        const me = yield* newUser()
        const texts = yield* Effect.forEach([1, 2, 3, 4], (n) => write(me, `Number ${n}`))
        const { post } = yield* createPost(me, {
          body: "Which?",
          visibility: "public",
          poll: {
            question: "www.one.test",
            allows_multiple: false,
            expires_at: undefined,
            options: ["www.two.test", "b"]
          }
        })
        assert.strictEqual(yield* outcomeOf(edit(me, post.id, { body: "www.three.test" })), "InvalidInput")
        assert.strictEqual(yield* outcomeOf(edit(me, post.id, { body: "Which one?" })), "done")
        yield* TestClock.adjust("25 hours")
        const outcomes = yield* Effect.forEach(texts, ({ id }) => outcomeOf(edit(me, id, { body: "Buy!" })))
        assert.deepStrictEqual(outcomes, ["done", "done", "done", "InvalidInput"])
      })
    )
  })
})

describe.each(concurrent)("new accounts on %s, at once", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where the account is not locked.
    it.effect("write no more at once than one after the other", () =>
      Effect.gen(function* () {
        const me: User = yield* newUser()
        const tags = yield* Effect.all(
          Array.from({ length: 10 }, () => outcomeOf(write(me, "Buy!"))),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(
          tags.filter((tag) => tag === "done"),
          3
        )
      })
    )
  })
})
