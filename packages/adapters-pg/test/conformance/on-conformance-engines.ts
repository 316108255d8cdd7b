/** Suites of one domain on one world an engine, which is built before the first case and closed after the last one. */

import { conformanceEngines } from "@mentorkit/test-kit/databases/engines"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, describe, it } from "vitest"

/** What `checkConformance` takes, for each engine. */
export const onConformanceEngines = (
  domain: string,
  check: (
    runner: { describe: typeof describe; it: typeof it; afterAll: typeof afterAll },
    layer: Layer.Layer<World>
  ) => void,
  on = conformanceEngines
) =>
  describe.each(on)(`${domain} on %s`, (_name, engine) => {
    const runtime = ManagedRuntime.make(world(engine))
    check({ describe, it, afterAll }, Layer.effectContext(Effect.map(runtime.runtimeEffect, ({ context }) => context)))
    afterAll(() => runtime.dispose())
  })
