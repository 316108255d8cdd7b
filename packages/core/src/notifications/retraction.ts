/** Takes rows back that are true no more, and that nobody has read. */
import { Effect } from "effect"
import { UserRepository } from "../identity/index.js"
import { nothingToSay, type Reaction, type ReactionHandler, reaction, type UserId } from "../kernel/index.js"
import { NotificationRepository } from "./ports.js"
import type { NotificationType } from "./types.js"

/** Types whose rows are taken back. While one is told, its reader's account is locked, and so it is here. */
export const retractedTypes = [
  "slot_hold.expiring",
  "session.reminder_24h",
  "session.reminder_1h",
  "booking.followup_reminder",
  "feed.connection_request"
] as const satisfies ReadonlyArray<NotificationType>
export type RetractedType = (typeof retractedTypes)[number]

const names: ReadonlySet<string> = new Set(retractedTypes)
export const isRetracted = (type: NotificationType): boolean => names.has(type)

export interface Untrue {
  readonly subject: string
  readonly userIds: ReadonlyArray<UserId>
}

/**
 * `retraction("HoldExpiring", ["slot_hold.expiring"], Effect.gen(…))`: whose rows about what. One that is told at the same time is
 * either there by then and goes, or is composed of things as they are after it.
 */
export const retraction = <A, R>(
  name: string,
  types: ReadonlyArray<RetractedType>,
  finder: Effect.Effect<(payload: A) => Effect.Effect<Untrue | null>, never, R>
): Reaction<A, R | NotificationRepository | UserRepository> =>
  reaction(
    { name: `notifications.retract${name}`, lane: "realtime", effects: "database", priority: "high", notifies: [] },
    Effect.map(
      Effect.all([finder, NotificationRepository, UserRepository]),
      ([find, inbox, users]): ReactionHandler<A> => ({
        run: Effect.fnUntraced(function* (payload) {
          const untrue = yield* find(payload)
          if (untrue === null) return nothingToSay
          const { subject, userIds } = untrue
          // Waits for whoever tells them something that was true before.
          for (const userId of [...userIds].sort()) yield* users.lock(userId)
          yield* inbox.removeUnreadAbout(subject, types, userIds)
          return nothingToSay
        })
      })
    )
  )
