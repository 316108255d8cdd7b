/** What hosts that do not speak Effect catch. */
import { Cause, type Effect, Exit, type ManagedRuntime, Option } from "effect"

/** A refusal has a `_tag`, and so have defects of Effect's own; nobody may take one for the other. */
const faultOf = (defect: unknown): Error =>
  defect instanceof Error && !("_tag" in defect)
    ? defect
    : new Error(defect instanceof Error ? defect.message : String(defect), { cause: defect })

/** Throws a declared failure as itself, and anything else as an error without a `_tag`. */
export const valueOrThrow = <A, E>(exit: Exit.Exit<A, E>): A =>
  Exit.getOrElse(exit, (cause) => {
    throw Option.getOrElse(Cause.failureOption(cause), () => faultOf(Cause.squash(cause)))
  })

/** In the same way. A layer that cannot be built refuses nothing, whatever it fails with. */
export const runOrThrow = async <A, E, R>(
  runtime: ManagedRuntime.ManagedRuntime<R, unknown>,
  effect: Effect.Effect<A, E, R>
): Promise<A> => {
  await runtime.runtime()
  return valueOrThrow(await runtime.runPromiseExit(effect))
}
