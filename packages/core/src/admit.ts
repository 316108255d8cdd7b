import { Effect, type ManagedRuntime } from "effect"
import { Admission, type Person } from "./identity/index.js"
import { valueOrThrow } from "./thrown.js"

/**
 * The account of somebody whom a host's own login knows, by id; made at the first visit. `email` must be proven to be
 * theirs. Rejects with `AccountBanned`, `AccountInactive` or `InvalidInput`. Keep the id in the session, and ask
 * `kit.callerOf(id)` with every request.
 */
export const admit = async (
  kit: { readonly runtime: ManagedRuntime.ManagedRuntime<Admission, unknown> },
  person: typeof Person.Encoded
): Promise<string> => {
  // A layer that cannot be built refuses nothing, whatever it fails with.
  await kit.runtime.runtime()
  return valueOrThrow(await kit.runtime.runPromiseExit(Effect.flatMap(Admission, (port) => port.admit(person))))
}
