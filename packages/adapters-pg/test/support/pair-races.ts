/**
 * Rounds of races at one pair of people: real connections, real time. `CONNECTIONS_RACES=1000` plays each as often; the properties
 * of connections have `CONNECTIONS_RUNS`.
 */
import { SqlClient } from "@effect/sql"
import { assert } from "@effect/vitest"
import type { User } from "@mentorkit/core/kernel"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { Effect, Either, Schedule } from "effect"
import { type Moves, makeMoves } from "./connection-moves.js"
import { brokenConnections } from "./connections-audit.js"
import { deadlocksIn } from "./deadlocks.js"

export const rounds = Number(process.env["CONNECTIONS_RACES"] ?? 12)

export const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
export type Outcome = Either.Either<unknown, { readonly _tag: string }>
export const tagOf = (result: Outcome | undefined) =>
  result === undefined ? "nothing" : Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })
export const answerOf = <A>(result: Either.Either<A, unknown> | undefined) =>
  result === undefined ? undefined : Either.getOrUndefined(result)

/** In which order the events came whose aggregate has one of the people in it. */
export const eventsOf = Effect.fnUntraced(function* (people: ReadonlyArray<User>) {
  const sql = yield* SqlClient.SqlClient
  const ids = people.map(({ userId }) => `%${userId}%`)
  const rows = yield* sql<{ readonly type: string }>`
    select type from outbox where aggregate like any(${ids}::text[])
      and (type like 'connections.%' or type = 'identity.UserBanned') order by seq`
  return rows.map(({ type }) => type.replace(/^[^.]+\./, ""))
}, Effect.orDie)

export const edgesOf = Effect.fnUntraced(function* (people: ReadonlyArray<User>) {
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
export const play = <E, R>(
  round: (moves: Moves, one: User, other: User, number: number) => Effect.Effect<void, E, R>
) =>
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
export const someWait = (count: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).pipe(Effect.repeat({ until: (rows) => rows.length >= count, schedule: Schedule.spaced("5 millis") }), Effect.orDie)

export const timeout = 60_000 + rounds * 2_000
