/** A world of core on top of an engine: every port bound, as the host binds them. */
import type { SqlClient } from "@effect/sql"
import { adapters } from "@mentorkit/adapters-pg"
import { Ids } from "@mentorkit/core/kernel"
import { Layer } from "effect"
import type { Engine } from "./engines.js"
import { testSecrets } from "./secrets.js"

// Each domain adds its service's layer to the first list as it lands.
export const world = (engine: Engine) =>
  Layer.mergeAll(Ids.layer).pipe(
    Layer.provideMerge(adapters),
    Layer.provideMerge(testSecrets),
    Layer.provideMerge(engine),
    Layer.orDie
  )

export type World = Layer.Layer.Success<ReturnType<typeof world>> | SqlClient.SqlClient
