/** Suggestions of small worlds, drawn by chance, held against what counting by hand gives. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import type { UserId } from "@mentorkit/core/kernel"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, FastCheck as fc, Runtime } from "effect"

const size = 9
const edges = ["connected", "asked", "heldBack", "blocks", "dismissed"] as const
type Edge = (typeof edges)[number]
interface Person {
  readonly roles: ReadonlyArray<"mentee" | "mentor" | "admin">
  readonly state: "fine" | "banned" | "suspended" | "unverified"
  readonly minute: number
  /** Of three areas: as a mentor, and as a mentee. */
  readonly teaches: ReadonlyArray<number>
  readonly wants: ReadonlyArray<number>
}
interface World {
  readonly people: ReadonlyArray<Person>
  /** One line for each ordered pair; connections of either direction are of both. */
  readonly between: ReadonlyArray<Edge | null>
}

const areas = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 })
const person: fc.Arbitrary<Person> = fc.record({
  roles: fc.constantFrom(["mentee"], ["mentee"], ["mentor"], ["mentee", "mentor"], ["admin"], ["admin", "mentor"], []),
  state: fc.constantFrom("fine", "fine", "fine", "fine", "fine", "banned", "suspended", "unverified"),
  minute: fc.integer({ min: 0, max: 2 }),
  teaches: areas,
  wants: areas
})
const between = fc.constantFrom<Edge | null>(
  ...edges,
  "connected",
  "connected",
  "connected",
  ...new Array<null>(12).fill(null)
)
const worlds: fc.Arbitrary<World> = fc.record({
  people: fc.array(person, { minLength: size, maxLength: size }),
  between: fc.array(between, { minLength: size * size, maxLength: size * size })
})

/** What stands between two, by plain rules: a block ends all else, a connection all requests. */
const standing = ({ between }: World) => {
  const drawn = (one: number, other: number, edge: Edge) => one !== other && between[one * size + other] === edge
  const areParted = (one: number, other: number) => drawn(one, other, "blocks") || drawn(other, one, "blocks")
  const areConnected = (one: number, other: number) =>
    !areParted(one, other) && (drawn(one, other, "connected") || drawn(other, one, "connected"))
  const hasAsked = (one: number, other: number, edge: "asked" | "heldBack") => {
    if (areParted(one, other) || areConnected(one, other) || !drawn(one, other, edge)) return false
    // Of two who have drawn a request each the first one has asked.
    return one < other || !(drawn(other, one, "asked") || drawn(other, one, "heldBack"))
  }
  return {
    areParted,
    areConnected,
    hasAsked,
    hasBlocked: (one: number, other: number) => drawn(one, other, "blocks"),
    hasDismissed: (one: number, other: number) => drawn(one, other, "dismissed")
  }
}

const everybody = Array.from({ length: size }, (_, index) => index)
const pairs = everybody.flatMap((one) =>
  everybody.filter((other) => other !== one).map((other) => [one, other] as const)
)

const build = Effect.fnUntraced(function* (drawn: World) {
  const sql = yield* SqlClient.SqlClient
  const at = (minute: number) => new Date(Date.UTC(2027, 2, 14, 10, minute))
  const [now, later] = [at(30), at(90)]
  const ids: Array<UserId> = []
  const [[mentors, mentees], found] = [
    [[], []] as [Array<object>, Array<object>],
    yield* sql<{ readonly id: string }>`select id from expertise_areas order by position limit 3`
  ]
  for (const { minute, roles, state, teaches, wants } of drawn.people) {
    const isIn = { isBanned: state === "banned", isActive: state !== "suspended", isVerified: state !== "unverified" }
    const { userId } = yield* newUser({ roles, ...isIn })
    ids.push(userId)
    yield* sql`update users set created_at = ${at(minute)} where id = ${userId}`
    const [mentorId, menteeId] = [crypto.randomUUID(), crypto.randomUUID()]
    if (roles.includes("mentor")) {
      yield* sql`insert into mentor_profiles ${sql.insert({
        ...{
          id: mentorId,
          userId,
          headline: "Spanning trees",
          timezone: "UTC",
          currency: "USD",
          hourlyRateMinor: 8000
        },
        ...{ yearsOfExperience: 3, approvalStatus: "approved", submittedAt: now, approvedAt: now },
        ...{ createdAt: now, updatedAt: now }
      })}`
      for (const n of teaches) mentors.push({ id: crypto.randomUUID(), mentorId, expertiseAreaId: found[n]?.id })
    }
    if (roles.includes("mentee")) {
      yield* sql`insert into mentee_profiles ${sql.insert({ id: menteeId, userId, createdAt: now, updatedAt: now })}`
      for (const n of wants) mentees.push({ id: crypto.randomUUID(), menteeId, expertiseAreaId: found[n]?.id })
    }
  }
  const id = (index: number) => ids[index] ?? assert.fail("nobody there")
  const { areConnected, hasAsked, hasBlocked, hasDismissed } = standing(drawn)
  const named = (one: string, other: string, is: (one: number, other: number) => boolean, more: object) =>
    pairs.filter((pair) => is(...pair)).map(([from, to]) => ({ [one]: id(from), [other]: id(to), ...more }))
  const rows = {
    mentor_expertise_areas: mentors,
    mentee_expertise_areas: mentees,
    connections: named("userId", "otherId", areConnected, { connectedAt: now }),
    blocks: named("blockerId", "blockedId", hasBlocked, { blockedAt: now }),
    dismissed_suggestions: named("userId", "dismissedId", hasDismissed, { dismissedAt: now }),
    connection_requests: [
      ...named("requesterId", "targetId", (one, other) => hasAsked(one, other, "asked"), {
        ...{ requestedAt: now, reachesAt: now, hasReached: true }
      }),
      ...named("requesterId", "targetId", (one, other) => hasAsked(one, other, "heldBack"), {
        ...{ requestedAt: now, reachesAt: later, hasReached: false }
      })
    ]
  }
  for (const [table, all] of Object.entries(rows))
    if (all.length > 0) yield* sql`insert into ${sql(table)} ${sql.insert(all as never)}`
  return ids
}, Effect.orDie)

const suggestedBy = (drawn: World, ids: ReadonlyArray<UserId>, viewer: number) => {
  const { areConnected, areParted, hasAsked, hasDismissed } = standing(drawn)
  const of = (index: number) => drawn.people[index] ?? assert.fail("nobody there")
  const areasOf = ({ roles, teaches, wants }: Person) =>
    new Set([...(roles.includes("mentor") ? teaches : []), ...(roles.includes("mentee") ? wants : [])])
  const isStranger = (other: number) =>
    other !== viewer &&
    !areParted(viewer, other) &&
    !areConnected(viewer, other) &&
    !hasDismissed(viewer, other) &&
    !hasAsked(viewer, other, "asked") &&
    !hasAsked(viewer, other, "heldBack") &&
    !hasAsked(other, viewer, "asked")
  return everybody
    .filter((other) => isStranger(other) && of(other).state === "fine")
    .map((index) => {
      const { minute, roles } = of(index)
      return {
        ...{ id: ids[index] ?? "", minute, isAdmin: roles.includes("admin") },
        mutual: everybody.filter((friend) => areConnected(viewer, friend) && areConnected(index, friend)).length,
        shared: [...areasOf(of(index))].filter((area) => areasOf(of(viewer)).has(area)).length
      }
    })
    .filter(({ isAdmin, mutual }) => mutual > 0 || !isAdmin)
    .sort(
      (one, other) =>
        other.mutual - one.mutual ||
        other.shared - one.shared ||
        other.minute - one.minute ||
        (one.id < other.id ? 1 : -1)
    )
    .map(({ id, mutual }) => [id as string, mutual] as const)
}

const play = Effect.fnUntraced(function* (drawn: World) {
  const sql = yield* SqlClient.SqlClient
  const { listSuggestions } = yield* Connections
  const ids = yield* build(drawn)
  for (const [viewer, userId] of ids.entries()) {
    const { users } = yield* listSuggestions({ _tag: "User", userId, roles: [] }, { page: 1, per_page: 50 })
    const expected = suggestedBy(drawn, ids, viewer)
    assert.deepStrictEqual(
      users.items.map((one) => [one.id as string, one.mutual_connections_count] as const),
      expected
    )
    assert.strictEqual(users.total, expected.length)
    for (const { connection_status, is_me } of users.items)
      assert.deepStrictEqual([connection_status, is_me], ["none", false])
  }
  // Nobody of this world is new in the next one.
  yield* Effect.orDie(sql`update users set email_verified_at = null where id = any(${ids}::uuid[])`)
})

const runs = Number(process.env["CONNECTIONS_RUNS"] ?? 5)

describe.each(engines)("suggestions on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are those that counting by hand gives, in its order", () =>
      Effect.gen(function* () {
        const run = Runtime.runPromise(yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof play>>>())
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(worlds, (drawn) => run(Effect.orDie(play(drawn)))),
            { numRuns: runs }
          )
        )
      })
    )
  })
})
