/** Takes rows back that are true no more, and that nobody has read. */
import { Effect } from "effect"
import { nothingToSay, type Reaction, type ReactionHandler, reaction, type UserId } from "../kernel/index.js"
import { NotificationRepository } from "./ports.js"
import type { NotificationType } from "./types.js"

export interface Untrue {
  readonly subject: string
  readonly userIds: ReadonlyArray<UserId>
}

/**
 * `retraction("HoldExpiring", ["slot_hold.expiring"], Effect.gen(…))`: whose rows about what. One that is told at the same time is
 * composed of things as they are by then.
 */
export const retraction = <A, R>(
  name: string,
  types: ReadonlyArray<NotificationType>,
  finder: Effect.Effect<(payload: A) => Effect.Effect<Untrue | null>, never, R>
): Reaction<A, R | NotificationRepository> =>
  reaction(
    { name: `notifications.retract${name}`, lane: "realtime", effects: "database", priority: "high", notifies: [] },
    Effect.map(
      Effect.all([finder, NotificationRepository]),
      ([find, inbox]): ReactionHandler<A> => ({
        run: Effect.fnUntraced(function* (payload) {
          const untrue = yield* find(payload)
          if (untrue !== null) yield* inbox.removeUnreadAbout(untrue.subject, types, untrue.userIds)
          return nothingToSay
        })
      })
    )
  )
