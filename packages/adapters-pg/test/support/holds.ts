/** Properties of what the services of a test do. */
import { Effect, FastCheck as fc, Runtime } from "effect"

/** Holds of all random values, in the services of the test. */
export const holds = Effect.fnUntraced(function* <Values extends [unknown, ...Array<unknown>], E, R>(
  values: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
  numRuns: number,
  check: (...values: Values) => Effect.Effect<void, E, R>
) {
  const run = Runtime.runPromise(yield* Effect.runtime<R>())
  const property = fc.asyncProperty(...values, (...some: Values) => run(check(...some)))
  yield* Effect.promise(() => fc.assert(property, { numRuns }))
})
