/** What hosts that do not speak Effect catch. */
import { Cause, Exit, Option } from "effect"
import { messageOf } from "./kernel/message-of.js"
import { missingService } from "./missing-service.js"

/** What was thrown, with the cause that it was made of. */
const causes = new WeakMap<Error, Cause.Cause<unknown>>()

/** A refusal has a `_tag`, and so have defects of Effect's own; nobody may take one for the other. */
const faultOf = (defect: unknown): Error => {
  const missing = missingService(defect)
  if (missing !== undefined) return missing
  if (defect instanceof Error && !("_tag" in defect)) return defect
  return new Error(messageOf(defect), { cause: defect })
}

/** By its `signal`, or because the kit was closed. Named as what the platform throws where something was aborted. */
const aborted = () => Object.assign(new Error("The call was aborted before it had ended."), { name: "AbortError" })

/** Of what nobody has declared: whatever it failed with, it refuses nothing. */
export const faultOfCause = (cause: Cause.Cause<unknown>): Error =>
  Cause.isInterruptedOnly(cause) ? aborted() : faultOf(Cause.originalError(Cause.squash(cause)))

/** Throws a declared failure as itself, and anything else as an error without a `_tag`. */
export const valueOrThrow = <A, E>(exit: Exit.Exit<A, E>): A =>
  Exit.getOrElse(exit, (cause) => {
    // Not Effect's proxy of it: who throws an error across a transaction gets that very one.
    const failure = Option.map(Cause.failureOption(cause), Cause.originalError)
    const thrown = Option.getOrElse(failure, () => faultOfCause(cause))
    if (thrown instanceof Error) causes.set(thrown, cause)
    throw thrown
  })

/** Of an error that a call has thrown; undefined for any other. */
export const causeOf = (error: unknown): Cause.Cause<unknown> | undefined =>
  error instanceof Error ? causes.get(Cause.originalError(error)) : undefined

/** Declared failures of operations that were thrown, whoever has declared them. */
const refused = new WeakSet<Error>()

/** As `valueOrThrow`, of an operation: what it throws as itself is a refusal. */
export const refusalOrValue = <A, E>(exit: Exit.Exit<A, E>): A => {
  try {
    return valueOrThrow(exit)
  } catch (error) {
    if (error instanceof Error && Exit.isFailure(exit) && Option.isSome(Cause.failureOption(exit.cause))) {
      refused.add(error)
    }
    throw error
  }
}

export const wasRefused = (error: Error): boolean => refused.has(error)
