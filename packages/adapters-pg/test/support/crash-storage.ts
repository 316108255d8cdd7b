/** A storage that hosts die on: a folder of PGlite's, or a database by its URL. */
import { adapters, outboxRelay, Pg } from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { Layer, Redacted } from "effect"
import { portsWithSubscribers } from "../../src/database/ports-with-subscribers.js"

export const engineOf = (place: string) =>
  place.startsWith("postgres:") ? Pg.layer({ url: Redacted.make(place) }) : Pglite.layer({ dataDir: place })

export const crashHostOn = (place: string) => ({
  ports: adapters.pipe(
    Layer.provideMerge(Layer.merge(testSecrets, testLinks)),
    Layer.provideMerge(engineOf(place)),
    Layer.orDie
  ),
  relay: outboxRelay(),
  within: portsWithSubscribers
})
