import { Context } from "effect"

export interface PoolState {
  /** Whose connections these are; `all` where they are shared. */
  readonly use: "requests" | "background" | "all"
  readonly total: number
  /** Unknown where the engine has no pool. */
  readonly idle?: number
  /** Callers that wait for a connection. */
  readonly waiting?: number
}

/** How the engine's connections stand right now; an engine that says nothing has one. */
export class ConnectionPool extends Context.Reference<ConnectionPool>()("@mentorkit/adapters-pg/ConnectionPool", {
  defaultValue: (): { readonly state: () => ReadonlyArray<PoolState> } => ({ state: () => [{ use: "all", total: 1 }] })
}) {}
