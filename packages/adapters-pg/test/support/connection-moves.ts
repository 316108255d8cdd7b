/** What people do about each other, by the operations. */
import { domains } from "@mentorkit/core"
import { Connections } from "@mentorkit/core/connections"
import type { User } from "@mentorkit/core/kernel"
import { Effect } from "effect"

export interface Moved {
  readonly connection_status?: string
  readonly is_new?: boolean
  readonly is_following?: boolean
  readonly followers_count?: number
  readonly open_sessions?: number
}
type Move = (me: User, other: User) => Effect.Effect<Moved, { readonly _tag: string }>

export const makeMoves = Effect.map(Connections, (kit) => {
  const byUserId =
    (move: (me: User, input: { readonly user_id: User["userId"] }) => ReturnType<Move>): Move =>
    (me, other) =>
      move(me, { user_id: other.userId })
  return {
    request: byUserId(kit.requestConnection),
    accept: byUserId(kit.acceptConnection),
    remove: byUserId(kit.removeConnection),
    follow: byUserId(kit.follow),
    unfollow: byUserId(kit.unfollow),
    block: byUserId(kit.blockUser),
    unblock: byUserId(kit.unblockUser)
  }
})
export type Moves = Effect.Effect.Success<typeof makeMoves>

/** Requests whose time has come reach whom they are for. */
export const makeReachTargets = Effect.flatMap(domains.connections.sweeps, (sweeps) => {
  const reach = sweeps.find(({ name }) => name === "connections.reachTargets")
  return reach === undefined ? Effect.dieMessage("no such sweep") : Effect.succeed(reach.run)
})
export const reachTargets = Effect.flatten(makeReachTargets)
