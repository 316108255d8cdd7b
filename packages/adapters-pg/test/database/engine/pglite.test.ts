/** What PGlite needs around it to be a database that one can rely on. */
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { PGlite } from "@electric-sql/pglite"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { Effect, Fiber, Layer } from "effect"
import { vi } from "vitest"
import * as Pglite from "../../../src/database/engine/pglite.js"
import { startChild } from "../../support/child.js"

const migratedFolder = Effect.flatMap(newFolder, (folder) => migratedPglite(join(folder, "data")))

describe("PGlite in a folder", () => {
  it.scopedLive("loses nothing that it has acknowledged to a process that was killed", () =>
    Effect.gen(function* () {
      const dataDir = yield* migratedFolder
      const acknowledged: Array<string> = []
      for (const wanted of [20, 60]) {
        const child = yield* startChild("pglite-child.ts", dataDir)
        for (let i = 0; i < wanted; i++) acknowledged.push(yield* child.line)
        const killing = yield* Effect.fork(child.kill)
        acknowledged.push(...(yield* child.rest))
        // Its output ends a moment before it is gone, and until then the folder is its own.
        yield* Fiber.join(killing)
      }
      const found = yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        return yield* sql<{ readonly number: number }>`select number from numbers`
      }).pipe(Effect.provide(Pglite.layer({ dataDir })))
      const kept = new Set(found.map(({ number }) => String(number)))
      assert.deepStrictEqual(
        acknowledged.filter((number) => !kept.has(number)),
        []
      )
      assert.isAtLeast(acknowledged.length, 80)
    })
  )

  it.scopedLive("is refused to a second one, and free again after a clean end", () =>
    Effect.gen(function* () {
      const dataDir = yield* migratedFolder
      const build = Layer.build(Pglite.layer({ dataDir }))
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* build
          const refusal = yield* Effect.flip(build)
          assert.deepStrictEqual(refusal, new Pglite.DataDirInUse({ dataDir, pid: process.pid }))
        })
      )
      yield* build
    })
  )
})

// What it throws on a disk without room was seen on a small one; here its words are put into its mouth.
it.scoped("PGlite in a folder without room says so", () =>
  Effect.gen(function* () {
    const dataDir = yield* newFolder
    const create = vi.spyOn(PGlite, "create").mockRejectedValueOnce({ name: "ErrnoError", errno: 51 })
    const refusal = yield* Effect.flip(Layer.build(Pglite.layer({ dataDir })))
    create.mockRestore()
    assert.strictEqual(refusal.message, `The folder ${dataDir} cannot hold a database: ENOSPC: no space left on device`)
  })
)

layer(pglite)("PGlite", (it) => {
  // Falls without the turns: the timer would not tick once.
  it.effect("leaves the event loop time for others", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      let ticks = 0
      const timer = setInterval(() => ticks++, 1)
      yield* Effect.forEach(
        Array.from({ length: 300 }, (_, i) => i),
        (i) => sql`select count(*)::int as many from generate_series(1, ${i * 20})`
      )
      clearInterval(timer)
      assert.isAbove(ticks, 10)
    })
  )
})
