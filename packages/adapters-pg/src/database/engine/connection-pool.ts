import { Context } from "effect"
import type { Purpose } from "./connection-purpose.js"

export interface PoolState {
  /** Whose connections these are; `all` where the engine has one for everybody. */
  readonly purpose: Exclude<Purpose, "vitals"> | "all"
  readonly total: number
  /** Unknown where the engine has no pool. */
  readonly idle?: number
  /** Callers that wait for a connection. */
  readonly waiting?: number
}

/** How the engine's connections stand right now; an engine that says nothing has one. */
export class ConnectionPool extends Context.Reference<ConnectionPool>()("@mentorkit/adapters-pg/ConnectionPool", {
  defaultValue: (): { readonly state: () => ReadonlyArray<PoolState> } => ({
    state: () => [{ purpose: "all", total: 1 }]
  })
}) {}
