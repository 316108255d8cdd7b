/** What a block and a ban take out of inboxes. */
import { assert, describe, layer } from "@effect/vitest"
import { removeBetweenBlocked } from "@mentorkit/core/internal/notifications"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { delivered } from "@mentorkit/test-kit/worlds/mails"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import {
  ban,
  inboxOf,
  mailsSent,
  makeStage,
  named,
  read,
  resolved,
  subjectsSent,
  typesOf
} from "../support/connection-notices.js"

describe.each(engines)("notices between people who are parted on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    // Falls where a row goes that is not theirs, or one stays because it was read.
    it.effect("a block takes away what the two were told of each other, and stops what would come", () =>
      Effect.gen(function* () {
        const { block, deliver, follow, request, unblock } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* newUser(), yield* named("Ida Berg")]
        for (const one of [ida, grace]) {
          yield* follow(one, ada)
          yield* deliver(one, ada)
        }
        yield* follow(ada, grace)
        yield* request(ada, ida)
        yield* deliver(ada, grace)
        yield* deliver(ada, ida)
        const [shared] = yield* inboxOf(ada)
        assert.deepInclude(shared, { count: 2, sender_id: grace.userId })
        yield* read(ada, shared?.id ?? "")
        yield* block(ada, grace)
        yield* deliver(ada, grace)
        const [left, ...more] = yield* inboxOf(ada)
        assert.strictEqual(left?.id, shared?.id)
        assert.deepInclude(left, { title: "Ida Berg follows you", count: 1, sender_id: ida.userId })
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* typesOf(grace), [])
        assert.deepStrictEqual(yield* typesOf(ida), ["feed.connection_request"])

        // What had happened before it was told.
        const [mia, noa] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(mia, noa)
        yield* block(noa, mia)
        yield* deliver(mia, noa)
        assert.deepStrictEqual([yield* typesOf(noa), yield* subjectsSent], [[], []])
        yield* unblock(noa, mia)
        yield* follow(mia, noa)
        yield* deliver(mia, noa)
        assert.deepStrictEqual(yield* typesOf(noa), ["feed.new_follower"])
      })
    )

    // Falls where it is not asked whether the block still stands: deliveries may be late, and come twice.
    it.effect("a block that was lifted before it is heard of takes nothing that was told since", () =>
      Effect.gen(function* () {
        const { block, deliver, follow, unblock } = yield* makeStage
        const [mia, noa] = [yield* newUser(), yield* newUser()]
        yield* block(noa, mia)
        yield* unblock(noa, mia)
        yield* follow(mia, noa)
        yield* deliver(mia, noa)
        const late = delivered(removeBetweenBlocked, { blockerId: noa.userId, blockedId: mia.userId })
        yield* late
        assert.deepStrictEqual(yield* typesOf(noa), ["feed.new_follower"])
        // The other one's counts as well.
        yield* block(mia, noa)
        yield* late
        assert.deepStrictEqual(yield* typesOf(noa), [])
      })
    )

    // Falls where a row leads to whom it does not name.
    it.effect("a ban hides who it was, and where they are", () =>
      Effect.gen(function* () {
        const { deliver, follow, request } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* follow(grace, ada)
        yield* deliver(grace, ada)
        const [row] = yield* inboxOf(ada)
        yield* request(ida, ada)
        yield* ban(grace)
        yield* ban(ida)
        yield* deliver(ida, ada)
        const [hidden, ...more] = yield* inboxOf(ada)
        assert.deepInclude(hidden, { title: "Somebody follows you", sender: null, url: null })
        assert.deepStrictEqual(hidden?.data, { follower_id: null, follower_name: null, follower_username: null })
        assert.isNull(yield* resolved(ada, row?.id ?? ""))
        assert.deepStrictEqual(more, [])
      })
    )
  })
})
