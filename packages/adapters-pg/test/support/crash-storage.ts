/** A storage that hosts die on: a folder of PGlite's, or a database by its URL. */
import { adapters, jobQueueWith, outboxRelay, Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { Layer, Redacted } from "effect"
import { testLinks } from "./links.js"
import { testSecrets } from "./secrets.js"

const engineOf = (place: string) =>
  place.startsWith("postgres:") ? Pg.layer({ url: Redacted.make(place) }) : Pglite.layer({ dataDir: place })

/** As the host has it, but for the patience that a test has. */
export const crashHostOn = (place: string) => ({
  ports: jobQueueWith({ lookEveryMillis: 50, graceSeconds: 1, leaseSeconds: 2 }).pipe(
    Layer.provideMerge(adapters),
    Layer.provideMerge(Layer.merge(testSecrets, testLinks)),
    Layer.provideMerge(engineOf(place)),
    Layer.orDie
  ),
  relay: outboxRelay
})
