/** What an adapter has to keep of its port, as cases that any test runner can run. */
import { Cause, Effect, Exit, type Layer, ManagedRuntime, type Scope } from "effect"

/** Succeeds where the promise is kept; an assertion that fails is its defect. */
export type Case<R> = Effect.Effect<void, unknown, R | Scope.Scope>

/** Every promise of a port. An adapter runs all of them: there is no way to leave one out. */
export interface Conformance<in out R> {
  /** "UnitOfWork" */
  readonly port: string
  /** By the sentence that says what is promised. Cases share one world, so each makes what it needs under ids of its own. */
  readonly cases: Readonly<Record<string, Case<R>>>
}

export const conformance = <R>(port: string, cases: Conformance<R>["cases"]): Conformance<R> => ({ port, cases })

/** What is needed of a test runner; vitest, jest and node:test (`after`) have it. */
export interface Runner {
  readonly describe: (name: string, define: () => void) => void
  readonly it: (name: string, run: () => Promise<void>) => void
  readonly afterAll: (run: () => Promise<void>) => void
}

/**
 * Registers a suite with a test runner. `layer` binds the port, and whatever else the suite asks for, to the adapter
 * under test; it is built once, before the first case, and closed after the last one.
 */
export const checkConformance = <R, E>(
  { describe, it, afterAll }: Runner,
  { cases, port }: Conformance<R>,
  layer: Layer.Layer<R, E>
): void =>
  describe(`${port} keeps its promises`, () => {
    const runtime = ManagedRuntime.make(layer)
    afterAll(() => runtime.dispose())
    for (const [name, check] of Object.entries(cases)) {
      it(name, async () => {
        const exit = await runtime.runPromiseExit(Effect.scoped(check))
        // The failure itself, so that the runner shows its message and its stack.
        if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      })
    }
  })
