import { Cause, Effect, Exit, Tracer } from "effect"
import { errorCodeOf } from "../../src/database/engine/driver-error.js"

const hasDeadlocked = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && errorCodeOf(Cause.squash(exit.cause)) === "40P01"

/** How many statements of `effect` the database has ended since two waited for each other, whether the work ran again or not. */
export const deadlocksIn = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    let count = 0
    const outer = yield* Effect.tracer
    const watching = Tracer.make({
      ...outer,
      span: (name, ...rest) => {
        const span = outer.span(name, ...rest)
        if (name !== "sql.execute") return span
        const { end } = span
        span.end = (time, exit) => {
          if (hasDeadlocked(exit)) count++
          end.call(span, time, exit)
        }
        return span
      },
      context: (run, fiber) => outer.context(run, fiber)
    })
    yield* Effect.withTracer(effect, watching)
    return count
  })
