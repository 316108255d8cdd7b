import { Effect, Tracer } from "effect"

/** The number of statements that `effect` sends to the database; begin and commit are not among them. */
export const statementsOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    let count = 0
    const outer = yield* Effect.tracer
    const counting = Tracer.make({
      ...outer,
      span: (name, ...rest) => {
        if (name === "sql.execute") count++
        return outer.span(name, ...rest)
      },
      context: (run, fiber) => outer.context(run, fiber)
    })
    yield* Effect.withTracer(effect, counting)
    return count
  })
