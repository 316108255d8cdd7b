/**
 * Hosts that are killed while they store files: another host's sweep leaves in the store what rows name, and nothing else.
 * Falls where files are written before they are registered.
 */
import { assert, describe, it } from "@effect/vitest"
import { Doorbell } from "@mentorkit/adapters-pg"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { Clock, Effect, Layer } from "effect"
import { fileRegister } from "../../src/database/file-register.js"
import { unitOfWork } from "../../src/database/unit-of-work.js"
import { startChild } from "../support/child.js"
import { filesAt } from "../support/file-rows.js"
import { filesNow, sweepFiles } from "../support/verification-fixtures.js"

const lives = 4

/** As if it were so many hours later. */
const later = (hours: number) => {
  const system = Clock.make()
  const millis = () => system.unsafeCurrentTimeMillis() + hours * 3_600_000
  return Effect.withClock({
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: millis,
    currentTimeMillis: Effect.sync(millis),
    unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
    currentTimeNanos: system.currentTimeNanos,
    sleep: (duration) => system.sleep(duration)
  })
}

const dieStoring = (url: string, place: string) =>
  Effect.gen(function* () {
    const { mentorId } = yield* newMentor()
    for (let life = 0; life < lives; life++) {
      const child = yield* startChild("files-child.ts", url, place, mentorId)
      yield* child.line
      // Anywhere in the rounds after the first one.
      yield* Effect.sleep(Math.random() * 150)
      yield* child.kill
    }
    // What had left for the store has arrived by then.
    yield* Effect.sleep("300 millis")
    const { named, registered } = yield* filesNow
    assert.isAtLeast(named.length, 2 * lives)
    yield* later(3)(sweepFiles)
    const left = yield* filesNow
    assert.deepStrictEqual(left.named, named)
    assert.deepStrictEqual(left.stored, named)
    assert.deepStrictEqual(left.registered, named)
    return registered.length - named.length
  }).pipe(
    Effect.provide(
      Layer.mergeAll(fileRegister, unitOfWork, filesAt(place)).pipe(
        Layer.provideMerge(Doorbell.layer),
        Layer.provideMerge(hostOn(url, 4))
      )
    )
  )

describe("hosts that are killed while they store files", () => {
  it.scopedLive(
    "leave nothing in a folder that no row names",
    () => Effect.flatMap(Effect.all([newPostgresUrl, newFolder]), ([url, folder]) => dieStoring(url, folder)),
    120_000
  )

  it.scopedLive(
    "leave nothing at S3 that no row names",
    () =>
      Effect.flatMap(Effect.all([newPostgresUrl, S3Server]), ([url, { endpoint }]) => dieStoring(url, endpoint)).pipe(
        Effect.provide(s3Server)
      ),
    120_000
  )
})
