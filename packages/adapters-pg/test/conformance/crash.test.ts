/** Hosts that are killed, on a folder of PGlite's and on databases of every server. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { checkConformance, crashConformance, crashedHosts } from "@mentorkit/core/testing"
import { newPostgresUrlOn, postgresServers } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { sourceArgs } from "@mentorkit/test-kit/run/from-source"
import { Effect, type Scope } from "effect"
import { afterAll, describe, it } from "vitest"
import { crashHostOn } from "../support/crash-storage.js"

const child = fileURLToPath(new URL("../support/crash-child.ts", import.meta.url))

const siteAt = (place: string) => ({
  command: [process.execPath, ...sourceArgs(child), place] as const,
  host: crashHostOn(place)
})

const places: ReadonlyArray<readonly [name: string, place: Effect.Effect<string, never, Scope.Scope>]> = [
  ["PGlite", Effect.flatMap(newFolder, (folder) => migratedPglite(join(folder, "data")))],
  ...postgresServers.map(([name, server]) => [name, newPostgresUrlOn(server)] as const)
]

/** The first case has processes start, and be killed, before it can look at anything. */
const runner = { describe, it: (name: string, run: () => Promise<void>) => it(name, run, 120_000), afterAll }

describe.each(places)("on %s", (_name, place) =>
  checkConformance(runner, crashConformance, crashedHosts(Effect.map(place, siteAt)))
)
