/** What people are given of connections as their own data, and what goes with an account. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Record, TestClock } from "effect"
import { makeMoves, reachTargets } from "../support/connection-moves.js"
import { brokenConnections } from "../support/connections-audit.js"

const tables = {
  connections: ["user_id", "other_id"],
  connection_requests: ["requester_id", "target_id"],
  declined_requests: ["requester_id", "decliner_id"],
  follows: ["follower_id", "followed_id"],
  blocks: ["blocker_id", "blocked_id"],
  social_news: ["from_id", "to_id"],
  dismissed_suggestions: ["user_id", "dismissed_id"]
} as const

const makeActs = Effect.gen(function* () {
  const { dismissSuggestion } = yield* Connections
  const dismiss = (me: User, other: User) => dismissSuggestion(me, { user_id: other.userId })
  return { ...(yield* makeMoves), dismiss }
})

const recordsOf = (me: User) =>
  Effect.flatMap(PersonalData, ({ exportAll }) => Effect.map(exportAll(me, {}), (all) => all.records))
/** Whether anything in somebody's own data names the other one. */
const names = (me: User, other: User) =>
  Effect.map(recordsOf(me), (records) => JSON.stringify(records).includes(other.userId))

/** Rows of everybody in the tables of edges, by table. */
const allRows = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (table: string) => sql<Readonly<Record<string, unknown>>>`select * from ${sql(table)} order by 1, 2, 3`
  return yield* Effect.all(Record.map(tables, (_, table) => read(table)))
}).pipe(Effect.orDie)

const countsOf = Effect.fnUntraced(function* (person: User) {
  const sql = yield* SqlClient.SqlClient
  const [counts] = yield* sql`
    select connections, followers, following from social_counts where user_id = ${person.userId}`
  return counts
}, Effect.orDie)

describe.each(engines)("personal data of connections on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where the table is given to its target whole.
    it.effect("a request that is held back is its sender's alone, who does not see that it is", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-14T10:00:00Z"))
        const { remove, request } = yield* makeActs
        const [sender, target] = [yield* newUser(), yield* newUser()]
        yield* request(sender, target)
        const { connection_requests: before = [] } = yield* recordsOf(sender)
        yield* remove(target, sender)
        yield* TestClock.adjust("1 day")
        yield* request(sender, target)
        const { connection_requests: held = [], declined_requests: declined = [] } = yield* recordsOf(sender)
        assert.deepStrictEqual(held.map(Object.keys), before.map(Object.keys))
        assert.deepStrictEqual(Object.keys(held[0] ?? {}).sort(), ["requested_at", "requester_id", "target_id"])
        assert.deepStrictEqual(declined, [])
        const own = yield* recordsOf(target)
        assert.deepStrictEqual([own["connection_requests"] ?? [], own["declined_requests"]?.length], [[], 1])
        yield* TestClock.adjust("29 days")
        yield* reachTargets
        assert.strictEqual((yield* recordsOf(target))["connection_requests"]?.length, 1)
      })
    )

    it.effect("nobody is told who has blocked them, or wants them not to be suggested", () =>
      Effect.gen(function* () {
        const { block, dismiss, follow, remove, request } = yield* makeActs
        const [me, other] = [yield* newUser(), yield* newUser()]
        yield* block(other, me)
        assert.deepStrictEqual([yield* names(me, other), yield* names(other, me)], [false, true])
        const third = yield* newUser()
        yield* dismiss(third, me)
        assert.deepStrictEqual([yield* names(me, third), yield* names(third, me)], [false, true])
        // Their own follow stays theirs.
        const decliner = yield* newUser()
        yield* request(me, decliner)
        yield* follow(me, decliner)
        yield* remove(decliner, me)
        const { declined_requests = [], social_news = [] } = yield* recordsOf(me)
        assert.deepStrictEqual([declined_requests, social_news], [[], []])
      })
    )

    // Falls where one of the two directions of a table stays, or a count of somebody at the other end.
    it.effect("an erased account leaves no edge either way; others' counts shrink, and their own edges stay", () =>
      Effect.gen(function* () {
        const { accept, block, dismiss, follow, remove, request } = yield* makeActs
        const [gone, ...others] = [yield* newUser(), ...(yield* Effect.replicateEffect(newUser(), 8))]
        const [a, b, c, d, e, f, g, h] = others
        if (!(a && b && c && d && e && f && g && h)) return assert.fail("nobody there")
        const connect = (one: User, other: User) => Effect.zipRight(request(one, other), accept(other, one))
        yield* connect(gone, a)
        yield* connect(b, gone)
        yield* request(gone, c)
        yield* request(d, gone)
        yield* follow(a, gone)
        yield* follow(gone, b)
        yield* block(gone, e)
        yield* block(f, gone)
        yield* request(gone, g)
        yield* remove(g, gone)
        yield* request(h, gone)
        yield* remove(gone, h)
        yield* dismiss(gone, h)
        yield* dismiss(h, gone)
        // Of others among themselves, of every kind.
        yield* connect(a, b)
        yield* follow(c, a)
        yield* request(c, d)
        yield* block(e, f)
        yield* request(g, h)
        yield* remove(h, g)
        yield* dismiss(g, a)
        const before = yield* allRows
        const { eraseAccount } = yield* PersonalData
        yield* eraseAccount(gone, {})
        const remaining = Record.map(before, (rows, table) =>
          rows.filter(
            (row) => !tables[table as keyof typeof tables].some((column) => row[camel(column)] === gone.userId)
          )
        )
        for (const table of Object.keys(tables) as ReadonlyArray<keyof typeof tables>)
          assert.isBelow(remaining[table].length, before[table].length, `${table} has nothing of whom is gone`)
        assert.deepStrictEqual(yield* allRows, remaining)
        assert.deepStrictEqual(yield* Effect.forEach([a, b, c, d], countsOf), [
          { connections: 1, followers: 1, following: 1 },
          { connections: 1, followers: 1, following: 0 },
          { connections: 0, followers: 0, following: 2 },
          { connections: 0, followers: 1, following: 0 }
        ])
        assert.isUndefined(yield* countsOf(gone))
        assert.deepStrictEqual(yield* brokenConnections([gone, ...others].map(({ userId }) => userId)), [])
      })
    )
  })
})

const camel = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
