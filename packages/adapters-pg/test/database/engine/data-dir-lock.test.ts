/** One process at a time on a folder, whatever becomes of the one before. */
import { existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { Effect, Either, Schema } from "effect"
import { DataDirInUse, DataDirUnusable, lockDataDir } from "../../../src/database/engine/data-dir-lock.js"
import { startChild } from "../../support/child.js"

const timeout = 120_000
const Counts = Schema.parseJson(Schema.Struct({ taken: Schema.Int, refused: Schema.Int, together: Schema.Int }))

describe("the lock on a database's folder", () => {
  it.scopedLive(
    "tells who has it, and is free as soon as that process is gone",
    () =>
      Effect.gen(function* () {
        const folder = yield* newFolder
        const other = yield* startChild("lock-child.ts", "hold", folder)
        assert.strictEqual(yield* other.line, "held")
        const refusal = yield* Effect.flip(lockDataDir(folder))
        assert.deepStrictEqual(refusal, new DataDirInUse({ dataDir: folder, pid: other.pid }))
        assert.include(refusal.message, `${folder} is in use by process ${other.pid}`)
        yield* other.kill
        yield* lockDataDir(folder)
      }),
    timeout
  )

  it.scopedLive("is given back with the scope, and is the same by every path", () =>
    Effect.gen(function* () {
      const parent = yield* newFolder
      const folder = join(parent, "made", "on the way")
      for (let i = 0; i < 3; i++) {
        yield* Effect.scoped(
          Effect.gen(function* () {
            yield* lockDataDir(folder)
            if (i === 0) symlinkSync(folder, join(parent, "link"))
            const refusal = yield* Effect.flip(lockDataDir(join(parent, "link")))
            assert.deepStrictEqual(refusal, new DataDirInUse({ dataDir: folder, pid: process.pid }))
          })
        )
      }
      assert.lengthOf(readdirSync(folder), 1)
    })
  )

  // Falls if only the number counts: in a container the next process often has the number of the one that died.
  it.scopedLive("is not taken for held because the dead process's number is in use again", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      writeFileSync(join(folder, "mentorkit-lock-41"), `${process.pid} 1`)
      const lock = yield* Effect.either(lockDataDir(folder))
      // Where the system does not tell when a process began, the number has to do.
      assert.strictEqual(Either.isRight(lock), existsSync("/proc/self/stat"))
    })
  )

  it.scopedLive("cannot be had on what is no folder", () =>
    Effect.gen(function* () {
      const file = join(yield* newFolder, "file")
      writeFileSync(file, "")
      const refusal = yield* Effect.flip(lockDataDir(file))
      assert.instanceOf(refusal, DataDirUnusable)
      assert.include(refusal.message, file)
    })
  )

  // Falls if a lock that is given back is deleted: somebody who looked before then takes a number that was passed.
  it.scopedLive(
    "is had by one alone, however many processes start, stop and die",
    () =>
      Effect.gen(function* () {
        const folder = yield* newFolder
        const children = yield* Effect.all(
          Array.from({ length: 4 }, () => startChild("lock-child.ts", "contend", folder, "2000"))
        )
        const counts = yield* Effect.forEach(children, ({ line }) => Effect.flatMap(line, Schema.decode(Counts)))
        assert.strictEqual(
          counts.reduce((sum, { together }) => sum + together, 0),
          0
        )
        for (const { taken } of counts) assert.isAbove(taken, 10)
        assert.isAbove(Math.max(...counts.map(({ refused }) => refused)), 10)
      }),
    timeout
  )
})
