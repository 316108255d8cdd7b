/**
 * A host is killed before each statement of what it does to a calendar, and after the last one. On PostgreSQL one process
 * is at all points at once, each on a connection and a calendar of its own; on a folder of PGlite's it takes a process for
 * each. Whoever comes next finds all of the operation or nothing, finishes what was begun, and can be asked again.
 * Holds and regenerations die at every statement, the others at every third; at all of them with CRASH_POINTS=all.
 */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { type Clock, Effect, Layer, Redacted, Schedule } from "effect"
import { brokenIn, type Kind, newPoint, operate, type Point, traceOf } from "../support/calendar-crash.js"
import { startChild } from "../support/child.js"

const everyPoint = process.env["CRASH_POINTS"] === "all"
/** A few more than each of them has statements, so that all come to their end too. */
const mostStatements: { readonly [K in Kind]: number } = {
  ...{ hold: 16, claim: 10, release: 8, regenerate: 17, vacation: 30, override: 14, bulk: 9 }
}
const pointsOf = (kind: Kind, step = kind === "hold" || kind === "regenerate" || everyPoint ? 1 : 3) => {
  const last = mostStatements[kind]
  const before = Array.from({ length: Math.ceil((last - 1) / step) }, (_, n) => 1 + n * step)
  return [...before, last].map((n) => [kind, n] as const)
}

interface End {
  readonly index: number
  /** There was no n-th statement. */
  readonly isOver: boolean
  readonly hasCommitted: boolean
}

/** A process that comes to all of the points, and is killed there. */
const dieAt = Effect.fnUntraced(function* (place: string, points: ReadonlyArray<Point>) {
  const file = join(yield* newFolder, "points.json")
  yield* Effect.promise(() => writeFile(file, JSON.stringify(points)))
  const child = yield* startChild("calendar-crash-child.ts", place, file)
  const lines = yield* Effect.replicateEffect(child.line, points.length).pipe(Effect.timeout("5 minutes"))
  yield* child.kill
  const ends: ReadonlyArray<End> = lines.map((line) => JSON.parse(line))
  return [...ends].sort((a, b) => a.index - b.index)
}, Effect.orDie)

/** Locks of the dead are gone as soon as the server has noticed, which it does at once. */
const nobodyElse = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and application_name ~ '^[0-9]+$'`
  return row?.total ?? 0
}).pipe(
  Effect.repeat({ until: (total) => total === 0, schedule: Schedule.spaced("20 millis") }),
  Effect.timeout("30 seconds"),
  Effect.orDie
)

/** Sweeps leave a request two minutes for its event. */
const soon = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.clockWith((clock) => {
    const later: Clock.Clock = Object.assign(Object.create(clock), {
      unsafeCurrentTimeMillis: () => clock.unsafeCurrentTimeMillis() + 180_000,
      currentTimeMillis: Effect.map(clock.currentTimeMillis, (millis) => millis + 180_000)
    })
    return Effect.withClock(work, later)
  })

/** Written as they are by a regeneration that has everything to look at: they are what the hours give. */
const checkFollowed = Effect.fnUntraced(function* ({ mentor: { mentorId } }: Point) {
  const sql = yield* SqlClient.SqlClient
  const regenerate = yield* makeRegenerateSlots
  const slots = sql`select *, xmin::text as version from slots where mentor_id = ${mentorId} order by id`
  const before = yield* slots
  yield* sql`update slot_regenerations set requested_at = to_timestamp(0) where mentor_id = ${mentorId}`
  assert.isTrue(yield* regenerate(mentorId))
  assert.deepStrictEqual(yield* slots, before)
}, Effect.orDie)

/** A booking claims once; rules that are there already would be there twice. */
const isAskedAgain = ({ kind }: Point, { hasCommitted }: End) =>
  !(hasCommitted && (kind === "claim" || kind === "bulk"))

const stage = Effect.fnUntraced(function* (wanted: ReadonlyArray<readonly [Kind, number]>) {
  const points = yield* Effect.forEach(wanted, ([kind, n]) => newPoint(kind, n), { concurrency: 4 })
  return { points, traces: yield* Effect.forEach(points, ({ mentor }) => traceOf(mentor.mentorId)) }
})
type Stage = Effect.Effect.Success<ReturnType<typeof stage>>

const recover = Effect.fnUntraced(function* ({ points, traces }: Stage, ends: ReadonlyArray<End>) {
  for (const [index, point] of points.entries()) {
    const [end, { mentorId }] = [ends[index], point.mentor]
    const name = `${point.kind} before its statement ${point.n}`
    if (end === undefined) return yield* Effect.dieMessage(`${name} has not ended`)
    const isAsBefore = (yield* traceOf(mentorId)) === traces[index]
    assert.strictEqual(isAsBefore, !end.hasCommitted, `${name}: all or nothing`)
    assert.deepStrictEqual(yield* brokenIn(mentorId), [], name)
  }
  for (const name of ["releaseExpiredHolds", "regenerateSlots"]) {
    const { run } = yield* schedulingSweep(name)
    yield* soon(Effect.repeat(run, { until: (done) => done === 0 }))
  }
  for (const [index, point] of points.entries()) {
    const end = ends[index]
    if (end !== undefined && isAskedAgain(point, end)) yield* operate(point)
    yield* Effect.flatMap(makeRegenerateSlots, (regenerate) => regenerate(point.mentor.mentorId))
    assert.deepStrictEqual(yield* brokenIn(point.mentor.mentorId), [], "asked again")
    yield* checkFollowed(point)
  }
})

const onPostgres = (place: string) => world(Layer.orDie(Pg.layer({ url: Redacted.make(place) })))
const onFolder = (place: string) => world(Layer.orDie(Pglite.layer({ dataDir: place })))

const newDatabase = Effect.flatMap(newFolder, (folder) => migratedPglite(join(folder, "data")))

describe("a host that is killed in the middle of a calendar", () => {
  it.scopedLive("on PostgreSQL leaves all or nothing, and the next one goes on", () =>
    Effect.gen(function* () {
      const place = yield* newPostgresUrl
      const kinds: ReadonlyArray<Kind> = ["hold", "claim", "release", "regenerate", "vacation", "override", "bulk"]
      const wanted = kinds.flatMap((kind) => pointsOf(kind))
      const staged = yield* Effect.scoped(Effect.provide(stage(wanted), onPostgres(place)))
      const ends = yield* dieAt(place, staged.points)
      for (const kind of kinds) {
        const own = ends.filter(({ index }) => staged.points[index]?.kind === kind)
        assert.isTrue(
          own.some(({ isOver }) => isOver),
          `${kind} has come to its end`
        )
        assert.isAbove(own.filter(({ isOver }) => !isOver).length, 1, kind)
      }
      yield* Effect.scoped(Effect.provide(Effect.zipRight(nobodyElse, recover(staged, ends)), onPostgres(place)))
    })
  )

  it.scopedLive("on a folder of PGlite's as well", () =>
    Effect.gen(function* () {
      const folders: ReadonlyArray<readonly [Kind, number]> = everyPoint
        ? [...pointsOf("hold"), ...pointsOf("regenerate")]
        : [["regenerate", 14]]
      yield* Effect.forEach(
        folders,
        (wanted) =>
          Effect.gen(function* () {
            const place = yield* newDatabase
            const staged = yield* Effect.scoped(Effect.provide(stage([wanted]), onFolder(place)))
            const ends = yield* dieAt(place, staged.points)
            yield* Effect.scoped(Effect.provide(recover(staged, ends), onFolder(place)))
          }),
        { concurrency: 2 }
      )
    })
  )
})
