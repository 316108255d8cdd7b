/** How two people stand to each other: asked by every domain that shows one to another. Connections provide it. */
import { Context, Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { ConnectionStatus } from "./resources.js"

export interface Relation {
  /** One of the two has blocked the other. Nobody is told who, so nothing may depend on it. */
  readonly isBlocked: boolean
  /** As the viewer sees it. */
  readonly connection: ConnectionStatus
  /** The viewer follows the other one. */
  readonly isFollowing: boolean
}

/** Strangers, and everybody to themselves. */
export const unrelated: Relation = { isBlocked: false, connection: "none", isFollowing: false }

/** Default: nobody knows anybody, and nobody is blocked. In the caller's transaction, where there is one. */
export class Relations extends Context.Reference<Relations>()("@mentorkit/Relations", {
  defaultValue: () => ({
    between: (_viewer: UserId, _other: UserId): Effect.Effect<Relation> => Effect.succeed(unrelated),
    /** For lists, in one statement: everybody who is asked for is in it. */
    amongst: (_viewer: UserId, others: ReadonlyArray<UserId>): Effect.Effect<ReadonlyMap<UserId, Relation>> =>
      Effect.succeed(new Map(others.map((other) => [other, unrelated])))
  })
}) {}
