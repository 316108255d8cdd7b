/** Posts: who sees them, what their texts name, and what is counted of them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { Feed } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import {
  connect,
  edit,
  giveUsername,
  miscounted,
  remove,
  shortNameOf,
  show,
  tagOf,
  write
} from "../support/posts-fixtures.js"

const usernameOf = ({ userId }: { readonly userId: string }) => `ada-${userId}`

const mentions = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly ids: ReadonlyArray<string> }>`
    select payload -> 'mentionedIds' as ids from outbox where type = 'feed.PostMentioned' order by seq`
  return rows.map(({ ids }) => ids)
})

describe.each(engines)("posts on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are shown as they were written", () =>
      Effect.gen(function* () {
        const [me, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(me, "Learning #Rust and #rust with #Go")
        assert.deepInclude(post, {
          ...{ type: "text", type_label: "Text", visibility: "public", visibility_label: "Public" },
          ...{ body: "Learning #Rust and #rust with #Go", hashtags: ["rust", "go"], mentions: [] },
          ...{ comment_count: 0, share_count: 0 }
        })
        assert.deepInclude(post.author, { id: me.userId, username: usernameOf(me), role: "mentee", is_me: true })
        assert.deepStrictEqual(yield* show(reader, post.id), {
          ...post,
          author: { ...post.author, is_me: false },
          comments: []
        })
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    // Falls where the predicate leaves one of them out.
    it.effect("are seen by those whom they are for, and by nobody across a block or of a banned author", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { blockUser, unblockUser } = yield* Connections
        const [me, friend, stranger] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* connect(me, friend)
        const [open, closed] = [yield* write(me, "For all"), yield* write(me, "For friends", "connections")]
        const seenBy = (viewer: User) =>
          Effect.gen(function* () {
            const { listPostsOfUser } = yield* Feed
            const one = (post: typeof open) => Effect.isSuccess(show(viewer, post.id))
            const listed = yield* Effect.either(
              listPostsOfUser(viewer, { username: usernameOf(me), page: 1, per_page: 50 })
            )
            const ids = listed._tag === "Left" ? [] : listed.right.posts.items.map(({ id }) => id)
            if (listed._tag === "Right") assert.strictEqual(listed.right.posts.total, ids.length)
            assert.deepStrictEqual(
              [yield* one(open), yield* one(closed)],
              [ids.includes(open.id), ids.includes(closed.id)]
            )
            return [ids.includes(open.id), ids.includes(closed.id)]
          })
        const seen = Effect.all([seenBy(me), seenBy(friend), seenBy(stranger)])
        const [all, none, half] = [
          [true, true],
          [false, false],
          [true, false]
        ]
        assert.deepStrictEqual(yield* seen, [all, all, half])
        for (const [blocker, blocked] of [
          [stranger, me],
          [me, stranger]
        ] as const) {
          yield* blockUser(blocker, { user_id: blocked.userId })
          assert.deepStrictEqual(yield* seen, [all, all, none])
          yield* unblockUser(blocker, { user_id: blocked.userId })
        }
        yield* sql`update users set banned_at = now() where id = ${me.userId}`
        assert.deepStrictEqual(yield* Effect.all([seenBy(friend), seenBy(stranger)]), [none, none])
        yield* sql`update users set banned_at = null where id = ${me.userId}`
        yield* blockUser(friend, { user_id: me.userId })
        assert.deepStrictEqual(yield* seen, [all, none, half])
      })
    )

    it.effect("mention those who may see them, once, and nobody else", () =>
      Effect.gen(function* () {
        const { blockUser } = yield* Connections
        const [me, friend, stranger, enemy] = yield* Effect.replicateEffect(newUser(), 4)
        if (!me || !friend || !stranger || !enemy) return assert.fail("Somebody is missing")
        for (const person of [me, friend, stranger, enemy]) yield* giveUsername(person)
        const before = (yield* mentions).length
        yield* connect(me, friend)
        yield* blockUser(enemy, { user_id: me.userId })
        const at = (person: User) => `@${shortNameOf(person)}`
        const text = `${at(stranger)} ${at(enemy)} ${at(friend)} ${at(me)} @nobody-at-all ${at(friend)}`
        const open = yield* write(me, text)
        assert.deepStrictEqual(
          open.mentions.map(({ id }) => id),
          [stranger.userId, friend.userId]
        )
        const closed = yield* write(me, text, "connections")
        assert.deepStrictEqual(
          closed.mentions.map(({ id }) => id),
          [friend.userId]
        )
        // Those who are named already are not told again.
        yield* edit(me, closed.id, { visibility: "public" })
        yield* edit(me, closed.id, { body: `${at(friend)} first, then ${at(stranger)}` })
        assert.deepStrictEqual((yield* mentions).slice(before), [
          [stranger.userId, friend.userId],
          [friend.userId],
          [stranger.userId]
        ])
        // A reader does not see those from whom a block keeps them.
        yield* blockUser(stranger, { user_id: friend.userId })
        assert.deepStrictEqual(
          (yield* show(friend, open.id)).mentions.map(({ id }) => id),
          [friend.userId]
        )
      })
    )

    // Falls where the number changes.
    it.effect("mention the first twenty people at most, and so do comments", () =>
      Effect.gen(function* () {
        const { addComment } = yield* Feed
        const [me, ...people] = yield* Effect.replicateEffect(newUser(), 22)
        if (me === undefined) return assert.fail("nobody")
        yield* Effect.forEach(people, giveUsername)
        const before = (yield* mentions).length
        const body = people.map((person) => `@${shortNameOf(person)}`).join(" ")
        const first = people.slice(0, 20).map(({ userId }) => userId)
        const post = yield* write(me, body)
        const { comment } = yield* addComment(me, { post_id: post.id, body })
        for (const { mentions } of [post, comment]) {
          assert.deepStrictEqual(
            mentions.map(({ id }) => id),
            first
          )
        }
        // Those for whom there was no place get none by an edit.
        const [one = me, last = me] = people.slice(-2)
        const changed = yield* edit(me, post.id, { body: `@${shortNameOf(last)} @${shortNameOf(one)}` })
        assert.deepStrictEqual(
          changed.mentions.map(({ id }) => id),
          [one.userId]
        )
        assert.deepStrictEqual((yield* mentions).slice(before), [first])
      })
    )

    it.effect("are changed and deleted by their authors alone", () =>
      Effect.gen(function* () {
        const [me, reader] = [yield* newUser(), yield* newUser()]
        const post = yield* write(me, "First #one #two")
        const hidden = yield* write(me, "Hidden", "connections")
        assert.strictEqual(yield* tagOf(edit(reader, post.id, { body: "Mine" })), "NotPostAuthor")
        assert.strictEqual(yield* tagOf(remove(reader, post.id)), "NotPostAuthor")
        assert.strictEqual(yield* tagOf(remove(reader, hidden.id)), "PostNotFound")
        assert.strictEqual(yield* tagOf(edit(me, post.id, { body: null })), "InvalidInput")
        const changed = yield* edit(me, post.id, { body: "Second #two #three" })
        assert.deepStrictEqual(changed.hashtags, ["two", "three"])
        assert.deepStrictEqual(yield* miscounted, [])
        assert.deepStrictEqual((yield* edit(me, post.id, { visibility: "connections" })).hashtags, ["two", "three"])
        assert.deepStrictEqual(yield* miscounted, [])
        yield* edit(me, post.id, { visibility: "public" })
        yield* remove(me, post.id)
        assert.strictEqual(yield* tagOf(show(me, post.id)), "PostNotFound")
        assert.strictEqual(yield* tagOf(remove(me, post.id)), "PostNotFound")
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    it.effect("go with the account, and their hashtags are counted no more", () =>
      Effect.gen(function* () {
        const [me, other] = [yield* newUser(), yield* newUser()]
        yield* write(me, "Mine #gone")
        yield* write(me, "Mine #gone", "connections")
        yield* giveUsername(me)
        const post = yield* write(other, `Theirs #gone @${shortNameOf(me)}`)
        assert.lengthOf(post.mentions, 1)
        const { eraseAccount } = yield* PersonalData
        yield* eraseAccount(me, {})
        assert.deepStrictEqual((yield* show(other, post.id)).mentions, [])
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )
  })
})
