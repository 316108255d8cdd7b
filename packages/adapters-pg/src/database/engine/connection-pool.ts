import { Context } from "effect"

export interface PoolState {
  readonly total: number
  /** Unknown where the engine has no pool. */
  readonly idle?: number
  /** Callers that wait for a connection. */
  readonly waiting?: number
}

/** How the engine's connections stand right now; an engine that says nothing has one. */
export class ConnectionPool extends Context.Reference<ConnectionPool>()("@mentorkit/adapters-pg/ConnectionPool", {
  defaultValue: (): { readonly state: () => PoolState } => ({ state: () => ({ total: 1 }) })
}) {}
