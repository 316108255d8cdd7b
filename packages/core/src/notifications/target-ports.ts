/** The port of what notifications lead to. */
import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { FrontendPage } from "./links.js"

/** A page that shows one thing, by its id. */
export interface Target<P extends FrontendPage = FrontendPage> {
  readonly page: P
  readonly id: string
  /** Of a comment its post, which may be there when nothing is left of the comment. */
  readonly partOf?: string
}

/** Pages whose things go away. Bookings, payments, subscriptions and withdrawals stay, and all other pages are lists. */
const vanishing = ["checkout", "adminMentor", "post", "comment"] as const
export type VanishingTarget = Target<(typeof vanishing)[number]>

export const isVanishing = (target: Target): target is VanishingTarget => vanishing.some((page) => page === target.page)

export class NotificationTargets extends Context.Tag("@mentorkit/NotificationTargets")<
  NotificationTargets,
  {
    /**
     * Where a page leads a reader at that moment, in one statement; null where nothing is left of it.
     *
     * - `checkout`, by the attempt: itself while the reader holds a seat for it, then `booking` if one was made of it, else the
     *   `mentor`, while everybody can see them.
     * - `adminMentor`: itself, until the person is erased.
     * - `post`: itself, while the reader sees it.
     * - `comment`: itself while the reader sees it and its post, else the `post` that it is part of, while they see that.
     */
    readonly find: (reader: UserId, target: VanishingTarget, now: DateTime.Utc) => Effect.Effect<Target | null>
  }
>() {}
