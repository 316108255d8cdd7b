import { Effect } from "effect"
import { Admission, type Person } from "./identity/index.js"

/**
 * The account of somebody whom a host's own login knows, by id; made at the first visit. `email` must be proven to be
 * theirs. Rejects with `AccountBanned`, `AccountInactive` or `InvalidInput`. Keep the id in the session, and ask
 * `kit.callerOf(id)` with every request.
 */
export const admit = (
  kit: { readonly runPromise: <A, E>(effect: Effect.Effect<A, E, Admission>) => Promise<A> },
  person: typeof Person.Encoded
): Promise<string> => kit.runPromise(Effect.flatMap(Admission, (port) => port.admit(person)))
