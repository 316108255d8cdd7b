import { Effect, type ManagedRuntime } from "effect"
import { Admission, type Person } from "./identity/index.js"
import { runOrThrow } from "./thrown.js"

/**
 * The account of somebody whom a host's own login knows, by id; made at the first visit. `email` must be proven to be
 * theirs. Rejects with `AccountBanned`, `AccountInactive` or `InvalidInput`. Keep the id in the session, and ask
 * `kit.callerOf(id)` with every request.
 */
export const admit = (
  kit: { readonly runtime: ManagedRuntime.ManagedRuntime<Admission, unknown> },
  person: typeof Person.Encoded
): Promise<string> =>
  runOrThrow(
    kit.runtime,
    Effect.flatMap(Admission, (port) => port.admit(person))
  )
