/**
 * A host is killed before each step of a chunk, a completion and a deletion, in a folder and at S3: whoever comes next finds
 * all of it or nothing, goes on to the whole file, and after the sweeps nothing lies in the store that no row names.
 */
import { utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { Uploads } from "@mentorkit/core/uploads"
import { newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newFolder, pathsIn } from "@mentorkit/test-kit/files/folders"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { later } from "@mentorkit/test-kit/waiting/clocks"
import { Effect, Either, Schedule } from "effect"
import { startChild } from "../support/child.js"
import { type Act, acts, bytesOf, newPoint, operate, type Point } from "../support/upload-crash.js"
import { assertNoOrphans, complete, fileOf, filesNow, sendAll, sha256Of } from "../support/uploads-fixtures.js"
import { uploadHost } from "../support/uploads-hosts.js"

type Steps = { readonly [A in Act]: ReadonlyArray<number> }

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

/** One more than each act has, so that all come to their end too; of a large file those in which S3 has a part of it. */
const everyStep: Steps = { chunk: upTo(8), complete: upTo(19), completeLarge: [7, 8], remove: upTo(7) }
/** Those about the store, and the last before the commit: the others are the same statements. */
const stepsAtStore: Steps = {
  chunk: [2, 3, 4, 5, 6],
  complete: [5, 7, 8, 9, 18],
  completeLarge: [7, 8],
  remove: []
}

const stage = (steps: Steps) =>
  Effect.forEach(
    acts.flatMap((act) => steps[act].map((n) => [act, n] as const)),
    ([act, n], index) => newPoint(act, n, index + 1),
    { concurrency: 4 }
  )

interface End {
  readonly point: Point
  /** There was no n-th step. */
  readonly isOver: boolean
}

/** A process that comes to all of the points, and is killed there. */
const dieAt = Effect.fnUntraced(function* (url: string, place: string, points: ReadonlyArray<Point>) {
  const file = join(yield* newFolder, "points.json")
  yield* Effect.promise(() => writeFile(file, JSON.stringify(points)))
  const child = yield* startChild("upload-crash-child.ts", `${url}?application_name=dying`, place, file)
  const lines = yield* Effect.replicateEffect(child.line, points.length).pipe(Effect.timeout("1 minute"))
  yield* child.kill
  return points.map((point, index) => ({ point, isOver: lines[index] === "true" }))
}, Effect.orDie)

/** Locks of the dead are gone as soon as the server has noticed, which it does at once. */
const nobodyElse = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and application_name = 'dying'`
  return row?.total ?? 0
}).pipe(
  Effect.repeat({ until: (total) => total === 0, schedule: Schedule.spaced("20 millis") }),
  Effect.timeout("30 seconds"),
  Effect.orDie
)

/** All or nothing, and a way on from either. */
const goOn = Effect.fnUntraced(function* ({ isOver, point }: End) {
  const { getUpload } = yield* Uploads
  const { act, id, me, n } = point
  const [bytes, name] = [bytesOf(point), `${act} before its step ${n}`]
  const found = yield* Effect.either(getUpload(me, { id }))
  if (Either.isLeft(found)) {
    assert.strictEqual(act, "remove", name)
    return
  }
  const { received_chunks, state } = found.right.upload
  if (isOver) assert.strictEqual(state, act === "chunk" ? "open" : "completed", name)
  if (state === "open") {
    if (act === "chunk") assert.include(isOver ? ["0"] : ["", "0"], String(received_chunks), name)
    else assert.lengthOf(received_chunks, Math.ceil(bytes.length / 2 ** 20), name)
  }
  if (act === "remove") yield* operate(point)
  else {
    if (state === "open") yield* sendAll(me, id, bytes)
    const { upload } = yield* complete(me, id, sha256Of(bytes))
    assert.strictEqual(upload.state, "completed")
    assert.isTrue((yield* fileOf(id)).bytes.equals(bytes), name)
  }
})

const assertAllStepsTaken = (act: Act, ends: ReadonlyArray<End>) => {
  const isOver = ends.filter(({ point }) => point.act === act).map((end) => end.isOver)
  const first = isOver.indexOf(true)
  assert.isAtLeast(first, 4, `${act} has come to its end, and had steps before`)
  assert.isTrue(isOver.slice(first).every(Boolean), act)
}

interface Place {
  /** A folder, or the address of S3. */
  readonly place: string
  readonly steps: Steps
  /** Beginnings of files, which nobody may see. */
  readonly unfinished: Effect.Effect<number>
  /** As if a day had passed, after which nobody is writing them any more. */
  readonly age: Effect.Effect<unknown>
}

const dieAndGoOn = (url: string, { age, place, steps, unfinished }: Place) =>
  Effect.gen(function* () {
    const points = yield* stage(steps)
    const ends = yield* dieAt(url, place, points)
    if (steps === everyStep) for (const act of ["chunk", "complete", "remove"] as const) assertAllStepsTaken(act, ends)
    yield* nobodyElse
    yield* Effect.forEach(ends, goOn, { discard: true })
    assert.isAbove(yield* unfinished, 0)
    yield* later(3)(assertNoOrphans)
    assert.lengthOf((yield* filesNow).named, points.filter(({ act }) => act !== "remove").length)
    yield* age
    yield* Effect.flatMap(FileStore, ({ upkeep }) => Effect.forEach(upkeep, ({ run }) => run))
    assert.strictEqual(yield* unfinished, 0)
    yield* assertNoOrphans
  }).pipe(Effect.provide(uploadHost(url, place)))

const partsIn = (folder: string) =>
  Effect.map(
    Effect.promise(() => pathsIn(folder)),
    (paths) => paths.filter((path) => path.endsWith(".part"))
  )

describe("a host that is killed while it takes an upload", () => {
  it.scopedLive("into a folder leaves all or nothing, and the next one goes on", () =>
    Effect.gen(function* () {
      const [url, folder] = [yield* newPostgresUrl, yield* newFolder]
      const aDayAgo = Date.now() / 1000 - 25 * 3600
      const age = Effect.flatMap(partsIn(folder), (parts) =>
        Effect.promise(() => Promise.all(parts.map((part) => utimes(part, aDayAgo, aDayAgo))))
      )
      const unfinished = Effect.map(partsIn(folder), ({ length }) => length)
      yield* dieAndGoOn(url, { place: folder, steps: everyStep, unfinished, age })
    })
  )

  it.scopedLive("to S3 leaves all or nothing, and no part of an object", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const { endpoint, world } = yield* S3Server
      const age = Effect.sync(() => {
        for (const upload of world.uploads.values()) upload.initiated = new Date(0)
      })
      const unfinished = Effect.sync(() => world.uploads.size)
      yield* dieAndGoOn(url, { place: endpoint, steps: stepsAtStore, unfinished, age })
    }).pipe(Effect.provide(s3Server))
  )
})
