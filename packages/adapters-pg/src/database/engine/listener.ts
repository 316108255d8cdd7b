/** How a process hears what the others on its database have told with `pg_notify`. */
import { Context, type Effect } from "effect"

export interface Listening {
  /**
   * Listens for ever, on a connection of its own. `onMessage` gets each message, and `undefined` whenever the
   * connection is there (again): some may have been lost before.
   */
  readonly listen: (onMessage: (message: string | undefined) => void) => Effect.Effect<never>
}

/** Undefined where a database has one process only, which needs to hear nobody. */
export class Listener extends Context.Reference<Listener>()("@mentorkit/adapters-pg/Listener", {
  defaultValue: (): Listening | undefined => undefined
}) {}
