import { readFile } from "node:fs/promises"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Effect } from "effect"
import { inject } from "vitest"

/** Makes a migrated database in a folder that is not there yet: migrating a new one takes three times as long. */
export const migratedPglite = (dataDir: string) =>
  Effect.gen(function* () {
    const loadDataDir = yield* Effect.promise(async () => new Blob([await readFile(inject("pgliteDump"))]))
    const db = yield* Pglite.open({ dataDir, loadDataDir })
    // The dump forgets its last moments when it is killed.
    yield* Effect.promise(() => db.exec("alter system reset all"))
    return dataDir
  }).pipe(Effect.scoped, Effect.orDie)
