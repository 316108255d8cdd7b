/**
 * Hosts that are killed while they store files, join and leave them, and remove them: another host's sweep leaves in the
 * store what rows name, and nothing else. Falls where files are written before they are registered.
 */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Doorbell } from "@mentorkit/adapters-pg"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { later } from "@mentorkit/test-kit/waiting/clocks"
import { Effect, Layer } from "effect"
import { fileRegister } from "../../src/database/file-register.js"
import { unitOfWork } from "../../src/database/unit-of-work.js"
import { startChild } from "../support/child.js"
import { filesAt } from "../support/file-rows.js"
import { assertNothingLost, makeMessages } from "../support/shared-files.js"
import { filesNow, sweepFiles } from "../support/verification-fixtures.js"

/** As many hosts die together, since the start of a process is most of what a life costs. */
const [lives, hosts] = [2, 2]

/** Another host on the same database and store. */
const hostAt = (url: string, place: string) =>
  Layer.mergeAll(fileRegister, unitOfWork, filesAt(place)).pipe(
    Layer.provideMerge(Doorbell.layer),
    Layer.provideMerge(hostOn(url, 4))
  )

/** One more than each act has steps, so that all come to their end too. */
const stepsOf = { store: 9, join: 6, leave: 6, leaveLast: 6, remove: 6 }

const dieAtEachStep = (url: string, place: string) =>
  Effect.gen(function* () {
    yield* makeMessages
    const points = Object.entries(stepsOf).flatMap(([act, most]) =>
      Array.from({ length: most }, (_, n) => [act, n + 1])
    )
    const file = join(yield* newFolder, "points.json")
    yield* Effect.promise(() => writeFile(file, JSON.stringify(points)))
    const child = yield* startChild("shared-files-child.ts", url, place, file)
    const lines = yield* Effect.replicateEffect(child.line, points.length).pipe(Effect.timeout("1 minute"))
    yield* child.kill
    for (const [act, most] of Object.entries(stepsOf)) {
      const reached = lines.filter((_, index) => points[index]?.[0] === act)
      // Every step was somebody's last one, and past all of them there was an end.
      const isOver = (line: string) => line === "false"
      assert.isAtLeast(reached.findIndex(isOver), 4, act)
      assert.isTrue(reached.slice(reached.findIndex(isOver)).every(isOver), act)
      assert.lengthOf(reached, most)
    }
    yield* later(3)(sweepFiles)
    const messages = yield* assertNothingLost
    assert.isAtLeast(messages.length, stepsOf.join + stepsOf.leave)
  }).pipe(Effect.provide(hostAt(url, place)))

const dieStoring = (url: string, place: string) =>
  Effect.gen(function* () {
    const { mentorId } = yield* newMentor()
    for (let life = 0; life < lives; life++) {
      const child = yield* startChild("files-child.ts", url, place, mentorId, String(hosts))
      yield* Effect.replicateEffect(child.line, hosts)
      // Anywhere in the rounds after the first one.
      yield* Effect.sleep(Math.random() * 150)
      yield* child.kill
    }
    // What had left for the store has arrived by then.
    yield* Effect.sleep("300 millis")
    const { named, registered } = yield* filesNow
    assert.isAtLeast(named.length, 2 * hosts * lives)
    yield* later(3)(sweepFiles)
    const left = yield* filesNow
    assert.deepStrictEqual(left.named, named)
    assert.deepStrictEqual(left.stored, named)
    assert.deepStrictEqual(left.registered, named)
    return registered.length - named.length
  }).pipe(Effect.provide(hostAt(url, place)))

describe("hosts that are killed while they store files", () => {
  it.scopedLive("leave nothing in a folder that no row names", () =>
    Effect.flatMap(Effect.all([newPostgresUrl, newFolder]), ([url, folder]) => dieStoring(url, folder))
  )

  it.scopedLive("leave nothing at S3 that no row names", () =>
    Effect.flatMap(Effect.all([newPostgresUrl, S3Server]), ([url, { endpoint }]) => dieStoring(url, endpoint)).pipe(
      Effect.provide(s3Server)
    )
  )

  it.scopedLive(
    "before each step of storing, joining, leaving and removing lose nothing, and leave nothing in a folder",
    () => Effect.flatMap(Effect.all([newPostgresUrl, newFolder]), ([url, folder]) => dieAtEachStep(url, folder))
  )

  it.scopedLive("before each of these steps leave nothing at S3", () =>
    Effect.flatMap(Effect.all([newPostgresUrl, S3Server]), ([url, { endpoint }]) => dieAtEachStep(url, endpoint)).pipe(
      Effect.provide(s3Server)
    )
  )
})
