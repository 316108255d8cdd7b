/** Where two people meet an admin, an erasure, or a crowd. Each of these falls when the lock that it names is taken out. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { Connections } from "@mentorkit/core/connections"
import { PersonalData } from "@mentorkit/core/personal-data"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { holdLocksOf } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Fiber } from "effect"
import { makeMoves } from "../support/connection-moves.js"
import { brokenConnections } from "../support/connections-audit.js"
import { deadlocksIn } from "../support/deadlocks.js"
import {
  edgesOf,
  eventsOf,
  type Outcome,
  play,
  rounds,
  someWait,
  tagOf,
  timeout,
  together
} from "../support/pair-races.js"

describe.each(concurrent)("races at accounts on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // The locks of both accounts: without them the request of, or to, somebody comes after their ban.
    it.effect(
      "two admins ban both: a request has come before, or does not come",
      () =>
        play(
          Effect.fnUntraced(function* ({ request }, one, other) {
            const { banUser } = yield* Administration
            const admins = [yield* newAdmin, yield* newAdmin] as const
            const reason = "Wrote to others about money."
            const [asked, ...bans] = yield* together<unknown, { readonly _tag: string }, never>([
              request(one, other),
              banUser(admins[0], { id: one.userId, reason }),
              banUser(admins[1], { id: other.userId, reason })
            ])
            assert.deepStrictEqual(bans.map(tagOf), ["done", "done"])
            assert.include(["done", "UserNotFound", "Unauthenticated"], tagOf(asked))
            const events = yield* eventsOf([one, other])
            const bannedAt = events.indexOf("UserBanned")
            assert.isTrue(
              events.slice(bannedAt).every((type) => type === "UserBanned"),
              events.join(" ")
            )
            assert.strictEqual(bannedAt, tagOf(asked) === "done" ? 3 : 0)
          })
        ),
      timeout
    )

    // The locks of the accounts: without them an edge to somebody is made who is gone, or stays in others' counts.
    it.effect(
      "accounts that are erased while others move towards them leave no edge and no count",
      () =>
        play(
          Effect.fnUntraced(function* ({ accept, block, follow, request }, one, other, number) {
            const { eraseAccount } = yield* PersonalData
            const third = yield* newUser()
            yield* request(one, other)
            yield* accept(other, one)
            yield* follow(third, one)
            yield* follow(one, third)
            const leaving = number % 2 === 0 ? [one, other] : [one]
            const [followed, asked, blocked, ...erased] = yield* together<unknown, { readonly _tag: string }, never>([
              follow(third, other),
              request(third, one),
              block(other, one),
              ...leaving.map((leaver) => eraseAccount(leaver, {}))
            ])
            assert.deepStrictEqual(
              erased.map(tagOf),
              leaving.map(() => "done")
            )
            for (const answer of [followed, asked, blocked])
              assert.include(["done", "UserNotFound", "Unauthenticated"], tagOf(answer))
            assert.deepStrictEqual(yield* brokenConnections([one, other, third].map(({ userId }) => userId)), [])
            const edges = yield* edgesOf([one])
            assert.deepStrictEqual(edges, { connected: 0, asked: 0, follows: 0, blocks: 0 })
          })
        ),
      timeout
    )

    // The lock of whoever is dismissed: without it the row comes after their erasure has looked for it.
    it.effect(
      "a dismissal of somebody who is being erased waits for that, and finds nobody",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const { dismissSuggestion, follow } = yield* Connections
          const { eraseAccount } = yield* PersonalData
          const [me, gone, friend] = [yield* newUser(), yield* newUser(), yield* newUser()]
          yield* follow(friend, { user_id: gone.userId })
          // The last that an erasure takes out of connections.
          const release = yield* holdLocksOf(
            `select 1 from social_counts where user_id = '${friend.userId}' for update`
          )
          const erasure = yield* Effect.fork(eraseAccount(gone, {}))
          yield* someWait(1)
          const dismissal = yield* Effect.fork(Effect.either(dismissSuggestion(me, { user_id: gone.userId })))
          yield* Effect.race(someWait(2), Fiber.join(dismissal))
          yield* release
          yield* Fiber.join(erasure)
          assert.strictEqual(tagOf(yield* Fiber.join(dismissal)), "UserNotFound")
          assert.deepStrictEqual(
            yield* sql`select 1 from dismissed_suggestions where dismissed_id = ${gone.userId}`,
            []
          )
        }).pipe(Effect.scoped),
      timeout
    )

    // Whoever makes such moves in a loop would otherwise hold the account for ever.
    it.effect(
      "a move that ends nothing waits for no account, and holds none",
      () =>
        Effect.gen(function* () {
          const { accept, follow, remove, unblock, unfollow } = yield* makeMoves
          const [me, other] = [yield* newUser(), yield* newUser()]
          const release = yield* holdLocksOf(`select 1 from users where id = '${other.userId}' for no key update`)
          const answers = yield* Effect.forEach([accept, remove, unblock, unfollow], (move) =>
            Effect.either(move(me, other))
          )
          assert.deepStrictEqual(answers.map(tagOf), ["ConnectionRequestNotFound", "done", "done", "done"])
          const following = yield* Effect.fork(follow(me, other))
          yield* someWait(1)
          yield* release
          yield* Fiber.join(following)
          assert.deepInclude(yield* unfollow(me, other), { is_following: false })
          assert.deepStrictEqual((yield* edgesOf([me]))?.follows, 0)
        }).pipe(Effect.scoped),
      timeout
    )

    // The counts by their ids: an erasure that goes another way holds what a follow waits for, and waits for what that one holds.
    it.effect(
      "an erasure and a follow count the same people in one order",
      () =>
        Effect.gen(function* () {
          const { follow } = yield* makeMoves
          const { eraseAccount } = yield* PersonalData
          const [gone, ...friends] = [yield* newUser(), yield* newUser(), yield* newUser(), yield* newUser()]
          const [low, middle, high] = friends.sort((one, other) => (one.userId < other.userId ? -1 : 1))
          if (low === undefined || middle === undefined || high === undefined) return assert.fail("nobody there")
          for (const friend of friends) yield* follow(friend, gone)
          const deadlocks = yield* deadlocksIn(
            Effect.gen(function* () {
              const release = yield* holdLocksOf(
                `select 1 from social_counts where user_id = '${middle.userId}' for update`
              )
              const erasure = yield* Effect.fork(eraseAccount(gone, {}))
              yield* someWait(1)
              const following = yield* Effect.fork(follow(low, middle))
              yield* someWait(2)
              yield* release
              yield* Effect.all([Fiber.join(erasure), Fiber.join(following)])
            })
          )
          assert.strictEqual(deadlocks, 0)
          assert.deepStrictEqual(yield* brokenConnections(friends.map(({ userId }) => userId)), [])
        }).pipe(Effect.scoped),
      timeout
    )

    // The order of all locks: pairs, accounts by their ids, edges, counts by ids.
    it.effect(
      "a crowd that does everything at once waits for nobody in a circle, and its counts are its edges",
      () =>
        Effect.gen(function* () {
          const moves = yield* makeMoves
          const { eraseAccount } = yield* PersonalData
          const crowd = yield* Effect.replicateEffect(newUser(), 12)
          const kinds = Object.values(moves)
          // The same every time, and each meets each.
          const acts = Array.from({ length: rounds * 40 }, (_, n) => {
            const [me, other] = [crowd[(n * 7) % crowd.length], crowd[(n * 5 + (n >> 3)) % crowd.length]]
            const move = kinds[(n * 11 + (n >> 2)) % kinds.length]
            return me === undefined || other === undefined || move === undefined || me === other
              ? []
              : [move(me, other)]
          }).flat()
          const leaving = crowd.slice(0, 3).map((leaver) => Effect.either(eraseAccount(leaver, {})))
          const half = acts.length >> 1
          const known = [
            "AlreadyConnected",
            "ConnectionRequestNotFound",
            "PersonUnreachable",
            "Unauthenticated",
            "UserNotFound"
          ]
          const all: ReadonlyArray<Effect.Effect<Outcome>> = [
            ...acts.slice(0, half).map(Effect.either),
            ...leaving,
            ...acts.slice(half).map(Effect.either)
          ]
          const tags = new Set<string>()
          const act = (one: Effect.Effect<Outcome>) => Effect.map(one, (outcome) => tags.add(tagOf(outcome)))
          const deadlocks = yield* deadlocksIn(Effect.forEach(all, act, { concurrency: 16, discard: true }))
          assert.deepStrictEqual(
            [...tags].filter((tag) => tag !== "done" && !known.includes(tag)),
            []
          )
          assert.strictEqual(deadlocks, 0)
          assert.deepStrictEqual(yield* brokenConnections(crowd.map(({ userId }) => userId)), [])
        }),
      timeout
    )
  })
})
