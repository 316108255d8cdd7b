/** A hundred connections at one post: what is counted is what the rows say, and each person counts once. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { CommentId } from "@mentorkit/core/comments"
import { Feed } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either, Layer } from "effect"
import { deadlocksIn } from "../support/deadlocks.js"
import { edit, miscounted, noLongerNew, remove, share, write } from "../support/posts-fixtures.js"

const connections = 100
const engine = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, connections)))

/** All connections are open before a race begins: a hundred servers take their time to start. */
const open = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.all(
    Array.from({ length: connections }, () => Effect.retry(sql`select pg_sleep(0.3)`, { times: 5 })),
    { concurrency: "unbounded", discard: true }
  )
)

/** A hundred at once. What is refused, as a deletion of what is deleted, is part of the race. */
const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.zipRight(open, Effect.all(effects.map(Effect.either), { concurrency: connections }))

/** How many of them have succeeded, and how often two have waited for each other. */
const race = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.gen(function* () {
    let done = 0
    const counting = Effect.map(together(effects), (results) => {
      done = results.filter(Either.isRight).length
    })
    const deadlocks = yield* deadlocksIn(counting)
    return { done, deadlocks }
  })

const mixed = (length: number, person: (at: number) => User) =>
  Array.from({ length }, (_, at) => ({ at, me: person(at) }))

describe("races at one post", () => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls without the lock of the post: reactions of one person in several tabs are counted twice.
    it.effect("reactions, votes, comments and shares are counted as they are", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const sql = yield* SqlClient.SqlClient
        const people = yield* Effect.replicateEffect(newUser(), 12)
        const person = (at: number) => people[at % people.length] ?? assert.fail("nobody")
        const author = yield* newUser()
        const { post } = yield* feed.createPost(author, {
          body: "Which?",
          visibility: "public",
          poll: { question: undefined, allows_multiple: true, expires_at: undefined, options: ["a", "b", "c"] }
        })
        const options = post.poll?.options.map(({ id }) => id) ?? []
        const { comment } = yield* feed.addComment(author, { post_id: post.id, body: "First" })
        const own = yield* Effect.forEach(people, (me) =>
          Effect.map(feed.addComment(me, { post_id: post.id, body: "Mine" }), (added) => added.comment.id)
        )
        const types = ["like", "love", "laugh", "wow"] as const
        const typeOf = (at: number) => types[at % types.length] ?? "like"

        const acts = mixed(330, person).map(({ at, me }): Effect.Effect<unknown, unknown, Feed> => {
          const [post_id, comment_id, parent_id] = [post.id, comment.id, comment.id]
          switch (at % 11) {
            case 0:
            case 1:
              return feed.reactToPost(me, { post_id, type: typeOf(at >> 3) })
            case 2:
              return feed.removePostReaction(me, { post_id })
            case 3:
              return feed.reactToComment(me, { comment_id, type: typeOf(at >> 3) })
            case 4:
              return feed.vote(me, { post_id, option_ids: options.slice(0, (at >> 3) % 3) })
            case 5:
              return feed.addComment(me, { post_id, body: `Number ${at}`, parent_id })
            case 6:
              return feed.sharePost(me, { post_id, visibility: "public", destination: "feed" })
            case 7:
              return feed.withdrawVotes(me, { post_id })
            case 8:
              return feed.updateComment(me, { comment_id: own[at % own.length] ?? comment_id, body: `Changed ${at}` })
            case 9:
              return edit(author, post_id, { body: `Which of #tag${at % 4}?` })
            default:
              return feed.removeCommentReaction(me, { comment_id })
          }
        })
        assert.deepStrictEqual(yield* race(acts), { done: acts.length, deadlocks: 0 })
        assert.deepStrictEqual(yield* miscounted, [])
        const [counted] = yield* sql<{ readonly comments: number; readonly shares: number }>`
          select comment_count as comments, share_count as shares from posts where id = ${post.id}`
        assert.deepStrictEqual(counted, { comments: 43, shares: 30 })
      })
    )

    it.effect("of one person's hundred reactions one is left", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const [author, me] = [yield* newUser(), yield* newUser()]
        const { id: post_id } = yield* write(author, "Once")
        yield* together(
          Array.from({ length: connections }, (_, at) =>
            feed.reactToPost(me, { post_id, type: at % 2 === 0 ? "like" : "love" })
          )
        )
        const { post } = yield* feed.getPost(author, { post_id })
        assert.strictEqual(post.reaction_count, 1)
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    it.effect("comments that are answered and deleted at once leave no tombstone without a reply", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const [author, me, other] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* Effect.forEach([author, me, other], noLongerNew)
        const { id: post_id } = yield* write(author, "Talk")
        const add = (who: User, parent_id?: CommentId) =>
          Effect.map(feed.addComment(who, { post_id, body: "A word", parent_id }), ({ comment }) => comment.id)
        const tops = yield* Effect.replicateEffect(add(me), 25)
        const below = yield* Effect.forEach(tops, (id) => add(other, id))
        const acts: ReadonlyArray<Effect.Effect<unknown, unknown>> = tops.flatMap((id, at) => {
          const reply = below[at] ?? id
          return [
            feed.deleteComment(me, { comment_id: id }),
            feed.deleteComment(other, { comment_id: reply }),
            add(author, reply),
            feed.reactToComment(author, { comment_id: reply, type: "like" })
          ]
        })
        assert.strictEqual(yield* deadlocksIn(together(acts)), 0)
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    // Falls where hashtags that there are, and those that there are not yet, are locked in two orders.
    it.effect("posts with the same hashtags, new ones among them, wait for none in a circle", () =>
      Effect.gen(function* () {
        const people = yield* Effect.replicateEffect(newUser(), 20)
        const names = Array.from({ length: 8 }, (_, at) => `#race${at}`)
        // Every second tag is there already.
        const [author] = people
        if (author === undefined) return assert.fail("nobody")
        const { id } = yield* write(author, names.filter((_, at) => at % 2 === 1).join(" "))
        const acts: ReadonlyArray<Effect.Effect<unknown, unknown, Feed>> = [
          ...mixed(60, (at) => people[at % people.length] ?? author).map(({ at, me }) =>
            write(me, `${[...names.slice(at % 8), ...names.slice(0, at % 8)].slice(0, 5).join(" ")} in ${at}`)
          ),
          edit(author, id, { body: `${names[0]} ${names[3]}` }),
          edit(author, id, { body: `${names[7]} ${names[2]}` })
        ]
        assert.deepStrictEqual(yield* race(acts), { done: acts.length, deadlocks: 0 })
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    // Falls where a call that was let in before its account was erased writes behind that.
    it.effect("whoever is erased or banned writes nothing more, though they have no token that has ended", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const { eraseAccount } = yield* PersonalData
        const [author, erased, banned] = [yield* newUser(), yield* newUser(), yield* newUser({ isBanned: true })]
        const { id: post_id } = yield* write(author, "Stays")
        yield* eraseAccount(erased, {})
        const actsOf = (me: User): ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }, Feed>> => [
          feed.reactToPost(me, { post_id, type: "wow" }),
          feed.addComment(me, { post_id, body: "And here" }),
          feed.markSeen(me, { post_ids: [post_id] }),
          share(me, post_id)
        ]
        const refusals = yield* Effect.forEach([...actsOf(erased), ...actsOf(banned)], Effect.flip)
        assert.deepStrictEqual(new Set(refusals.map(({ _tag }) => _tag)), new Set(["Unauthenticated"]))
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )

    it.effect("a post that goes, and accounts that go, leave nothing behind that is counted", () =>
      Effect.gen(function* () {
        const feed = yield* Feed
        const { eraseAccount } = yield* PersonalData
        const [author, ...people] = yield* Effect.replicateEffect(newUser(), 9)
        if (author === undefined) return assert.fail("nobody")
        const [kept, gone] = [yield* write(author, "Stays #here"), yield* write(author, "Goes #here")]
        const acts: ReadonlyArray<Effect.Effect<unknown, unknown, PersonalData | Feed>> = [
          ...people.flatMap((me) =>
            [kept, gone].flatMap(({ id: post_id }) => [
              feed.reactToPost(me, { post_id, type: "wow" }),
              feed.addComment(me, { post_id, body: "And #here" }),
              share(me, post_id)
            ])
          ),
          remove(author, gone.id),
          ...people.slice(0, 4).map((me) => eraseAccount(me, {}))
        ]
        const { deadlocks, done } = yield* race(acts)
        assert.strictEqual(deadlocks, 0)
        // What those who stay do to the post that stays, and everything that goes.
        assert.isAtLeast(done, 4 * 3 + 1 + 4)
        assert.deepStrictEqual(yield* miscounted, [])
        const erased = people.slice(0, 4).map(({ userId }) => userId)
        const left = yield* (yield* SqlClient.SqlClient)`
          select from post_reactions where user_id = any(${erased}::uuid[])
          union all select from comments where author_id = any(${erased}::uuid[]) and not is_deleted
          union all select from posts where author_id = any(${erased}::uuid[])`
        assert.lengthOf(left, 0)
      })
    )
  })
})
