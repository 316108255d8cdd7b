/**
 * Whatever a few people do about each other, in whatever order, while days pass and accounts are banned and erased: answers,
 * statuses as both see them, lists, counts and what is told are those of a plain model, after every step.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Connections } from "@mentorkit/core/connections"
import { RelationReader } from "@mentorkit/core/connections/ports"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, FastCheck as fc, Runtime, TestClock } from "effect"
import { makeMoves } from "../support/connection-moves.js"
import { brokenConnections } from "../support/connections-audit.js"
import {
  type ModelAnswer,
  type ModelEvent,
  type ModelList,
  type ModelMove,
  newModel
} from "../support/connections-model.js"

const size = 4
/** Most of it happens between two, or little would meet. */
const who = fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3)
type Step =
  | { does: "move"; move: ModelMove; me: number; other: number }
  | { does: "sweep" | "forget" }
  | { does: "pass"; days: number }
  | { does: "ban" | "unban" | "erase"; of: number }

const move: fc.Arbitrary<ModelMove> = fc.constantFrom(
  ...(["request", "request", "request", "accept", "accept", "remove", "remove"] as const),
  ...(["follow", "follow", "unfollow", "block", "unblock", "unblock"] as const)
)
const named = <const Name extends string>(...names: ReadonlyArray<Name>) => fc.constantFrom(...names)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 30, arbitrary: fc.record({ does: named("move"), move, me: who, other: who }) },
  { weight: 4, arbitrary: fc.record({ does: named("sweep", "sweep", "forget") }) },
  { weight: 5, arbitrary: fc.record({ does: named("pass"), days: fc.constantFrom(1, 14, 29, 30, 31) }) },
  { weight: 3, arbitrary: fc.record({ does: named("ban", "unban", "unban"), of: who }) },
  { weight: 1, arbitrary: fc.record({ does: named("erase"), of: who }) }
)

const makeStage = Effect.fnUntraced(function* (count: number) {
  const people = yield* Effect.replicateEffect(newUser(), count)
  const sql = yield* SqlClient.SqlClient
  const [told] = yield* sql<{ readonly seq: string }>`select coalesce(max(seq), 0)::text as seq from outbox`
  const kit = yield* Connections
  const moves = yield* makeMoves
  const context = { sql, kit, moves, relations: yield* RelationReader, personalData: yield* PersonalData }
  return { ...context, people, told: { seq: told?.seq ?? "0" }, model: newModel(people.map(({ userId }) => userId)) }
})
type Stage = Effect.Effect.Success<ReturnType<typeof makeStage>>

const personAt = ({ people }: Stage, index: number): User => people[index] ?? assert.fail("nobody there")
const usernameOf = ({ userId }: User) => `ada-${userId}`

const doMove = Effect.fnUntraced(function* (stage: Stage, { me, move: what, other }: Extract<Step, { does: "move" }>) {
  const result = yield* Effect.either(stage.moves[what](personAt(stage, me), personAt(stage, other)))
  const answer = Either.match(result, {
    onLeft: ({ _tag }): ModelAnswer => _tag,
    onRight: (right): ModelAnswer => ({ ...right })
  })
  assert.deepStrictEqual(answer, stage.model.move(me, other, what))
})

const runSweep = Effect.fnUntraced(function* (name: string) {
  const sweep = (yield* domains.connections.sweeps).find((one) => one.name === name)
  if (sweep === undefined) return yield* Effect.dieMessage("no such sweep")
  yield* Effect.repeat(sweep.run, { until: (done) => done === 0 })
})

const ban = Effect.fnUntraced(function* (stage: Stage, of: number, isBanned: boolean) {
  const at = isBanned ? DateTime.toDate(yield* DateTime.now) : null
  yield* stage.sql`update users set banned_at = ${at} where id = ${personAt(stage, of).userId}`
  stage.model.ban(of, isBanned)
})

const does = Effect.fnUntraced(function* (stage: Stage, one: Step) {
  const { model } = stage
  switch (one.does) {
    case "move":
      return model.isErased(one.me) ? undefined : yield* doMove(stage, one)
    case "sweep":
      yield* runSweep("connections.reachTargets")
      return model.sweep()
    // What is too old to matter is not in the model at all: nothing depends on it.
    case "forget":
      return yield* runSweep("connections.forgetOldNotes")
    case "pass":
      yield* TestClock.adjust(`${one.days} days`)
      return model.isAt((yield* DateTime.now).epochMillis)
    case "ban":
    case "unban":
      return model.isErased(one.of) ? undefined : yield* ban(stage, one.of, one.does === "ban")
    case "erase":
      if (model.isErased(one.of)) return
      yield* ban(stage, one.of, false)
      yield* stage.personalData.eraseAccount(personAt(stage, one.of), {})
      return model.erase(one.of)
  }
})

/** What was told since the last time, with the numbers of people in place of their ids. */
const checkEvents = Effect.fnUntraced(function* (stage: Stage) {
  const { model, people, sql, told } = stage
  const rows = yield* sql<{ readonly seq: string; readonly type: string; readonly payload: string }>`
    select seq::text as seq, type, payload::text as payload from outbox
    where type like 'connections.%' and seq > ${told.seq}::int8 order by outbox.seq`
  told.seq = rows.at(-1)?.seq ?? told.seq
  const numbered = (_: string, value: unknown) => {
    const index = people.findIndex(({ userId }) => userId === value)
    return index < 0 ? value : index
  }
  // Requests of stages before this one are still held back, and reach while days pass here.
  const own = rows.filter(({ payload }) => people.some(({ userId }) => payload.includes(userId)))
  const events = own.map(
    ({ payload, type }): ModelEvent => [type.replace("connections.", ""), JSON.parse(payload, numbered)]
  )
  const sorted = (all: ReadonlyArray<ModelEvent>) => all.map((one) => JSON.stringify(one)).sort()
  const expected = model.takeEvents()
  // Requests that are due at one moment reach in any order.
  if (expected.every(([type]) => type === "ConnectionRequestReached"))
    return assert.deepStrictEqual(sorted(events), sorted(expected))
  assert.deepStrictEqual(events, expected)
})

const checkRelations = Effect.fnUntraced(function* ({ model, people, relations }: Stage) {
  const ids = people.map(({ userId }) => userId)
  for (const [viewer, { userId }] of people.entries()) {
    const found = yield* relations.amongst(userId, ids)
    assert.deepStrictEqual(
      ids.map((id) => found.get(id)),
      ids.map((_, other) => model.relation(viewer, other))
    )
  }
  assert.deepStrictEqual(yield* brokenConnections(ids), [])
})

type Shown = Effect.Effect.Success<ReturnType<Connections["Type"]["listFollowers"]>>["users"]
type Page = { readonly page: number; readonly per_page: number; readonly cursor?: NonNullable<Shown["next_cursor"]> }

/** The whole list behind its cursors, one or three at a time. */
const walked = Effect.fnUntraced(function* <R>(read: (page: Page) => Effect.Effect<{ readonly users: Shown }, R>) {
  const people: Array<Shown["items"][number]> = []
  const totals = new Set<number>()
  for (let page: Page | null = { page: 1, per_page: 1 }; page !== null; ) {
    const { items, next_cursor, total }: Shown = (yield* read(page)).users
    people.push(...items)
    totals.add(total)
    page = next_cursor === null ? null : { page: 1, per_page: 3, cursor: next_cursor }
  }
  assert.strictEqual(totals.size, 1)
  return { people, total: [...totals][0] }
})

const checkList = Effect.fnUntraced(function* (stage: Stage, list: ModelList, owner: number, viewer: number) {
  const { kit, model } = stage
  const [me, username] = [personAt(stage, viewer), usernameOf(personAt(stage, owner))]
  const read = {
    connections: (page: Page) =>
      owner === viewer ? kit.listConnections(me, page) : kit.listConnectionsOfUser(me, { username, ...page }),
    pending: (page: Page) => kit.listPendingConnections(me, page),
    sent: (page: Page) => kit.listSentConnections(me, page),
    followers: (page: Page) => kit.listFollowers(me, { username, ...page }),
    following: (page: Page) => kit.listFollowing(me, { username, ...page })
  }
  const expected = model.list(list, owner, viewer)
  const found = yield* walked(read[list])
  assert.deepStrictEqual(
    found.people.map(({ connection_status, id, is_connected, is_following, is_me }) => ({
      ...{ id, connection_status, is_connected, is_following, is_me }
    })),
    expected.people.map((person) => {
      const { connection, isFollowing } = model.relation(viewer, person)
      return {
        ...{ id: personAt(stage, person).userId, connection_status: connection },
        ...{ is_connected: connection === "connected", is_following: isFollowing, is_me: person === viewer }
      }
    }),
    list
  )
  assert.strictEqual(found.total, expected.total, list)
})

const checkBlocked = Effect.fnUntraced(function* (stage: Stage, owner: number) {
  const { users } = yield* stage.kit.listBlockedUsers(personAt(stage, owner), { page: 1, per_page: 50 })
  const expected = stage.model.listBlocked(owner)
  assert.deepStrictEqual(
    users.items.map(({ blocked_at, id }) => [id as string, blocked_at.epochMillis]),
    expected.map(({ at, person }) => [personAt(stage, person).userId, at])
  )
  assert.strictEqual(users.total, expected.length)
})

const checkPage = Effect.fnUntraced(function* (stage: Stage, owner: number, viewer: number) {
  const { kit, model } = stage
  const [me, username] = [personAt(stage, viewer), usernameOf(personAt(stage, owner))]
  const profile = Effect.either(kit.viewFeedProfile(me, { username }))
  if (!model.isVisible(viewer, owner)) {
    const list = { username, page: 1, per_page: 15 }
    const lists = [kit.listFollowers, kit.listFollowing, kit.listConnectionsOfUser].map((read) =>
      Effect.either(read(me, list))
    )
    const answers: Array<Either.Either<unknown, { readonly _tag: string }>> = [yield* profile]
    for (const read of lists) answers.push(yield* read)
    return assert.isTrue(answers.every((answer) => Either.isLeft(answer) && answer.left._tag === "UserNotFound"))
  }
  const seen = Either.getOrThrow(yield* profile).profile
  const { connection, isFollowing } = model.relation(viewer, owner)
  assert.deepInclude(seen, {
    ...{ connection_status: connection, is_connected: connection === "connected", is_following: isFollowing },
    ...{ is_me: owner === viewer, posts_count: 0, connections_count: model.list("connections", owner, viewer).total },
    followers_count: model.list("followers", owner, viewer).total,
    following_count: model.list("following", owner, viewer).total
  })
  for (const list of ["connections", "followers", "following"] as const) yield* checkList(stage, list, owner, viewer)
})

const checkOwn = Effect.fnUntraced(function* (stage: Stage, owner: number) {
  for (const list of ["connections", "pending", "sent"] as const) yield* checkList(stage, list, owner, owner)
  yield* checkBlocked(stage, owner)
})

const play = Effect.fnUntraced(function* (steps: ReadonlyArray<Step>) {
  const stage = yield* makeStage(size)
  const { model } = stage
  model.isAt((yield* DateTime.now).epochMillis)
  for (const [turn, one] of steps.entries()) {
    yield* does(stage, one)
    yield* checkEvents(stage)
    yield* checkRelations(stage)
    // Those whom the step was about, or everybody in turn.
    const [viewer, owner] = one.does === "move" ? [one.me, one.other] : [turn % size, (turn >> 2) % size]
    yield* checkPage(stage, owner, viewer)
    yield* checkOwn(stage, turn % 2 === 0 ? viewer : owner)
  }
  for (const viewer of stage.people.keys()) {
    yield* checkOwn(stage, viewer)
    for (const owner of stage.people.keys()) yield* checkPage(stage, owner, viewer)
  }
})

type Turn = readonly [move: ModelMove, me: 0 | 1]
/** How the first of two people comes to stand to the second one. */
const ways: ReadonlyArray<ReadonlyArray<Turn>> = [
  [],
  [["request", 0]],
  [["request", 1]],
  [
    ["request", 0],
    ["accept", 1]
  ]
]
const follows = [0, 1].flatMap((mine) => [0, 1].map((theirs) => [mine, theirs] as const))
const followed = ([mine, theirs]: readonly [number, number]): ReadonlyArray<Turn> => [
  [mine === 1 ? "follow" : "unfollow", 0],
  [theirs === 1 ? "follow" : "unfollow", 1]
]
const blocked: ReadonlyArray<ReadonlyArray<Turn>> = [
  [["block", 0]],
  [["block", 1]],
  [
    ["block", 0],
    ["block", 1]
  ]
]
/** To each state that two people can be in; a block leaves nothing of the others. */
const paths = [...ways.flatMap((way) => follows.map((both) => [...way, ...followed(both)])), ...blocked]
const everyMove: ReadonlyArray<ModelMove> = ["request", "accept", "remove", "follow", "unfollow", "block", "unblock"]

const playFrom = Effect.fnUntraced(function* (path: ReadonlyArray<Turn>, last: ModelMove) {
  const stage = yield* makeStage(2)
  stage.model.isAt((yield* DateTime.now).epochMillis)
  for (const [move, me] of [...path, [last, 0] as const]) {
    yield* doMove(stage, { does: "move", move, me, other: 1 - me })
  }
  yield* checkEvents(stage)
  yield* checkRelations(stage)
  for (const viewer of [0, 1]) yield* checkPage(stage, 1 - viewer, viewer)
})

const runs = Number(process.env["CONNECTIONS_RUNS"] ?? 3)

describe.each(engines)("connections on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are what the model says after every move from every state of two people", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-14T10:00:00Z"))
        for (const path of paths) {
          for (const move of everyMove) yield* playFrom(path, move)
        }
      })
    )

    it.effect(
      "are what a plain model of them says, after every step",
      () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(Date.parse("2027-03-14T10:00:00Z"))
          const run = Runtime.runPromise(yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof play>>>())
          yield* Effect.promise(() =>
            fc.assert(
              fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50, size: "max" }), (steps) =>
                run(Effect.orDie(play(steps)))
              ),
              { numRuns: runs }
            )
          )
        }),
      1_800_000
    )
  })
})
