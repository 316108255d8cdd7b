/**
 * Where two people, or a sweep, an admin and an erasure, meet at one pair: real connections, real time. Each of these falls
 * when the lock that it names is taken out. `CONNECTION_RACES=1000` tries each as often.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Administration } from "@mentorkit/core/admin"
import { Bookings } from "@mentorkit/core/bookings"
import { Connections } from "@mentorkit/core/connections"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { hold, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { holdLocksOf } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Either, Fiber, Schedule } from "effect"
import { brokenConnections } from "../support/connections-audit.js"
import { deadlocksIn } from "../support/deadlocks.js"

const rounds = Number(process.env["CONNECTION_RACES"] ?? 12)

const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
type Outcome = Either.Either<unknown, { readonly _tag: string }>
const tagOf = (result: Outcome | undefined) =>
  result === undefined ? "nothing" : Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })
const answerOf = <A>(result: Either.Either<A, unknown> | undefined) =>
  result === undefined ? undefined : Either.getOrUndefined(result)

interface Moved {
  readonly connection_status?: string
  readonly is_new?: boolean
  readonly is_following?: boolean
  readonly open_sessions?: number
}
type Move = Effect.Effect<Moved, { readonly _tag: string }>

const makeMoves = Effect.map(Connections, (kit) => {
  const between =
    (move: (me: User, input: { readonly user_id: User["userId"] }) => Move) =>
    (me: User, other: User): Move =>
      move(me, { user_id: other.userId })
  return {
    request: between(kit.requestConnection),
    accept: between(kit.acceptConnection),
    remove: between(kit.removeConnection),
    follow: between(kit.follow),
    unfollow: between(kit.unfollow),
    block: (me: User, other: User): Move => kit.blockUser(me, { user: other.userId }),
    unblock: (me: User, other: User): Move => kit.unblockUser(me, { user: other.userId })
  }
})
type Moves = Effect.Effect.Success<typeof makeMoves>

/** In which order the events came whose aggregate has one of the people in it. */
const eventsOf = Effect.fnUntraced(function* (people: ReadonlyArray<User>) {
  const sql = yield* SqlClient.SqlClient
  const ids = people.map(({ userId }) => `%${userId}%`)
  const rows = yield* sql<{ readonly type: string }>`
    select type from outbox where aggregate like any(${ids}::text[])
      and (type like 'connections.%' or type = 'identity.UserBanned') order by seq`
  return rows.map(({ type }) => type.replace(/^[^.]+\./, ""))
}, Effect.orDie)

const edgesOf = Effect.fnUntraced(function* (people: ReadonlyArray<User>) {
  const sql = yield* SqlClient.SqlClient
  const ids = people.map(({ userId }) => userId)
  const [found] = yield* sql<{
    readonly connected: number
    readonly asked: number
    readonly follows: number
    readonly blocks: number
  }>`
    select
      (select count(*)::int / 2 from connections where user_id = any(${ids}::uuid[]) and other_id = any(${ids}::uuid[])) as connected,
      (select count(*)::int from connection_requests where requester_id = any(${ids}::uuid[])) as asked,
      (select count(*)::int from follows where follower_id = any(${ids}::uuid[])) as follows,
      (select count(*)::int from blocks where blocker_id = any(${ids}::uuid[])) as blocks`
  return found
}, Effect.orDie)

/** Plays a round with two new people again and again; nothing may be broken after any, and no two may have waited in a circle. */
const play = <E, R>(round: (moves: Moves, one: User, other: User, number: number) => Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const moves = yield* makeMoves
    const deadlocks = yield* deadlocksIn(
      Effect.forEach(
        Array.from({ length: rounds }, (_, number) => number),
        Effect.fnUntraced(function* (number) {
          const [one, other] = [yield* newUser(), yield* newUser()]
          yield* round(moves, one, other, number)
          assert.deepStrictEqual(yield* brokenConnections([one.userId, other.userId]), [])
        }),
        { discard: true }
      )
    )
    assert.strictEqual(deadlocks, 0, "transactions that waited for each other")
  })

/** Until so many connections to this database wait for a lock. */
const someWait = (count: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).pipe(Effect.repeat({ until: (rows) => rows.length >= count, schedule: Schedule.spaced("5 millis") }), Effect.orDie)

const timeout = 60_000 + rounds * 2_000

describe.each(concurrent)("races of two people on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true, timeout: 60_000 })((it) => {
    // The advisory lock of the pair: without it both find nothing, and the second one's request is refused by an index.
    it.effect(
      "requests that cross are one connection, accepted by the later one",
      () =>
        play(
          Effect.fnUntraced(function* ({ request }, one, other) {
            const answers = yield* together([request(one, other), request(other, one), request(one, other)])
            const [first, second, again] = answers.map(answerOf)
            assert.isTrue([first, second, again].some((answer) => answer?.connection_status === "connected"))
            const news = [first, second, again].filter((answer) => answer?.is_new)
            assert.deepStrictEqual(
              news.map((answer) => answer?.connection_status),
              ["pending_outgoing"]
            )
            for (const answer of answers) assert.include(["done", "AlreadyConnected"], tagOf(answer))
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 1, asked: 0, follows: 2, blocks: 0 })
            assert.deepStrictEqual(yield* eventsOf([one, other]), [
              ...["ConnectionRequested", "ConnectionRequestReached", "UserFollowed"],
              ...["ConnectionAccepted", "UserFollowed"]
            ])
          })
        ),
      timeout
    )

    // The advisory lock: without it a connection is made of a request that was taken back, and told.
    it.effect(
      "a request is accepted and then ended as a connection, or taken back and there is nothing to accept",
      () =>
        play(
          Effect.fnUntraced(function* ({ accept, remove, request }, one, other) {
            yield* request(one, other)
            const [accepted, removed] = yield* together([accept(other, one), remove(one, other)])
            const events = (yield* eventsOf([one, other])).slice(3)
            const isAccepted = tagOf(accepted) === "done"
            if (!isAccepted) assert.strictEqual(tagOf(accepted), "ConnectionRequestNotFound")
            assert.deepStrictEqual(answerOf(removed), { connection_status: "none", is_following: true })
            assert.deepStrictEqual(
              events,
              isAccepted ? ["ConnectionAccepted", "ConnectionRemoved"] : ["ConnectionRequestEnded"]
            )
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 1, blocks: 0 })
          })
        ),
      timeout
    )

    // The advisory lock: without it the connection comes after the block that should have ended it.
    it.effect(
      "whatever else comes at that moment, nothing is left across a block",
      () =>
        play(
          Effect.fnUntraced(function* (moves, one, other, number) {
            yield* moves.request(one, other)
            if (number % 3 === 0) yield* moves.accept(other, one)
            const back = number % 2 === 0 ? [moves.block(other, one)] : []
            const answers = yield* together([
              ...[
                moves.accept(other, one),
                moves.block(one, other),
                moves.request(other, one),
                moves.follow(other, one)
              ],
              ...back
            ])
            assert.strictEqual(tagOf(answers[1]), "done")
            for (const answer of answers)
              assert.include(
                ["done", "ConnectionRequestNotFound", "PersonUnreachable", "AlreadyConnected"],
                tagOf(answer)
              )
            const blocks = 1 + back.length
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 0, blocks })
          })
        ),
      timeout
    )

    // The advisory lock: without it a follow stays behind the block, or is counted twice.
    it.effect(
      "follows and unfollows of both while they block each other",
      () =>
        play(
          Effect.fnUntraced(function* ({ block, follow, unfollow }, one, other) {
            const answers = yield* together([
              ...[follow(one, other), follow(other, one), block(one, other), follow(one, other)],
              ...[unfollow(one, other), block(other, one), follow(other, one)]
            ])
            for (const answer of answers) assert.include(["done", "PersonUnreachable"], tagOf(answer))
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 0, blocks: 2 })
          })
        ),
      timeout
    )

    // The advisory lock in the sweep: without it a request that is taken back at that moment is told all the same.
    it.effect(
      "a request that is let through is taken back, or was told before that",
      () =>
        play(
          Effect.fnUntraced(function* ({ remove, request }, one, other) {
            const sql = yield* SqlClient.SqlClient
            yield* request(one, other)
            yield* remove(other, one)
            yield* request(one, other)
            yield* Effect.orDie(sql`
              update connection_requests set requested_at = to_timestamp(0), reaches_at = to_timestamp(1)
              where requester_id = ${one.userId} and target_id = ${other.userId} and not has_reached`)
            const sweeps = yield* domains.connections.sweeps
            const reach = sweeps.find(({ name }) => name === "connections.reachTargets")
            if (reach === undefined) return yield* Effect.dieMessage("no such sweep")
            yield* together<unknown, unknown, never>([reach.run, remove(one, other), reach.run])
            const events = (yield* eventsOf([one, other])).slice(4)
            assert.include(
              [
                "ConnectionRequested ConnectionRequestReached ConnectionRequestEnded",
                "ConnectionRequested ConnectionRequestEnded"
              ],
              events.join(" ")
            )
          })
        ),
      timeout
    )

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

    // `People.lockMeeting` with the block's locks of the accounts: without these a booking is made that the block does not know of.
    it.effect(
      "a booking is made and the block says so, or it is not made",
      () =>
        play(
          Effect.fnUntraced(function* ({ block }, buyer, _, number) {
            const { createBooking } = yield* Bookings
            const offer = yield* newOffer({ priceMinor: 0n })
            const booking_attempt_id = yield* hold(buyer, offer.slotId)
            const mentor = offer.mentor.user
            const parts = number % 2 === 0 ? block(mentor, buyer) : block(buyer, mentor)
            const [booked, blocked] = yield* together<Moved | object, { readonly _tag: string }, never>([
              createBooking(buyer, { booking_attempt_id }),
              parts
            ])
            const isBooked = tagOf(booked) === "done"
            if (!isBooked) assert.strictEqual(tagOf(booked), "NotBookable")
            assert.deepStrictEqual(answerOf(blocked), { open_sessions: isBooked ? 1 : 0 })
          })
        ),
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
