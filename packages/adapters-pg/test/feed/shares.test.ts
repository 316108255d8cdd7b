/** Shares: of what, whose count, and what becomes of them. */
import { assert, describe, layer } from "@effect/vitest"
import type { PostId } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { connect, edit, miscounted, remove, share, show, tagOf, write } from "../support/posts-fixtures.js"

const sharedIn = (viewer: User, id: PostId) => Effect.map(show(viewer, id), ({ shared_post }) => shared_post)

describe.each(engines)("shares on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are of the first post, however often it is shared on, and are counted there", () =>
      Effect.gen(function* () {
        const [author, one, other] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const root = yield* write(author, "First #shared")
        const first = yield* share(one, root.id, { body: "Look" })
        assert.deepInclude(first, { type: "share", type_label: "Share", body: "Look", shared_post_source: "feed" })
        assert.deepInclude(first.shared_post, { id: root.id, body: "First #shared", share_count: 1 })
        assert.notProperty(first.shared_post, "shared_post")
        const second = yield* share(other, first.id)
        assert.strictEqual(second.shared_post?.id, root.id)
        yield* share(other, first.id)
        const counts = [yield* show(author, root.id), yield* show(author, first.id)]
        assert.deepStrictEqual(
          counts.map(({ share_count }) => share_count),
          [3, 0]
        )
        assert.notProperty(counts[0], "shared_post_source")
        yield* remove(other, second.id)
        assert.strictEqual((yield* show(author, root.id)).share_count, 2)
        // Text and visibility of the share are its own.
        assert.strictEqual((yield* edit(one, first.id, { body: null })).body, "")
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    it.effect("are of public posts; one's own for connections goes to connections", () =>
      Effect.gen(function* () {
        const [author, friend, stranger] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* connect(author, friend)
        const closed = yield* write(author, "For friends", "connections")
        assert.strictEqual(yield* tagOf(share(friend, closed.id)), "PostNotShareable")
        assert.strictEqual(yield* tagOf(share(friend, closed.id, { visibility: "connections" })), "PostNotShareable")
        assert.strictEqual(yield* tagOf(share(stranger, closed.id)), "PostNotFound")
        assert.strictEqual(yield* tagOf(share(author, closed.id)), "InvalidInput")
        const again = yield* share(author, closed.id, { visibility: "connections" })
        assert.strictEqual((yield* sharedIn(friend, again.id))?.id, closed.id)
        assert.strictEqual(yield* tagOf(share(friend, again.id)), "PostNotShareable")
      })
    )

    it.effect("stay when what they share is hidden, deleted or erased, and show it no more", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const [author, sharer, reader] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const [hidden, deleted, erased] = [
          yield* write(author, "1"),
          yield* write(author, "2"),
          yield* write(author, "3")
        ]
        const shares = yield* Effect.forEach([hidden, deleted, erased], ({ id }) => share(sharer, id))
        yield* edit(author, hidden.id, { visibility: "connections" })
        yield* remove(author, deleted.id)
        const seen = () =>
          Effect.forEach(shares, ({ id }) => Effect.map(sharedIn(reader, id), (one) => one?.id ?? null))
        assert.deepStrictEqual(yield* seen(), [null, null, erased.id])
        const [first, second] = shares
        assert.strictEqual(yield* tagOf(share(reader, first?.id ?? hidden.id)), "PostNotFound")
        assert.strictEqual(yield* tagOf(share(reader, second?.id ?? hidden.id)), "PostNotFound")
        yield* eraseAccount(author, {})
        assert.deepStrictEqual(yield* seen(), [null, null, null])
        assert.strictEqual((yield* show(reader, second?.id ?? hidden.id)).shared_post_source, "feed")
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    it.effect("are counted no more once their author is erased", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const [author, sharer] = [yield* newUser(), yield* newUser()]
        const root = yield* write(author, "Mine")
        yield* share(sharer, root.id)
        yield* share(sharer, root.id)
        yield* share(author, root.id)
        yield* eraseAccount(sharer, {})
        assert.strictEqual((yield* show(author, root.id)).share_count, 1)
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )
  })
})
