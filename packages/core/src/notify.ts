/** Notices of embedders: rows in the inbox, frames and mails of types of their own. */
import { DateTime, Effect } from "effect"
import { type Delivery, type EventType, type LinkBase, nothingToSay, type OwnReaction } from "./kernel/index.js"
import { type Mailer, OwnNotices, type OwnNotificationType, type OwnSaid } from "./notifications/index.js"
import { type OwnDelivery, on } from "./on.js"

interface Runs {
  readonly runPromise: <A, E>(effect: Effect.Effect<A, E, OwnNotices | Mailer | LinkBase>) => Promise<A>
}

export interface NoticeOptions<I, F> {
  /** "shop.tellOrderPlaced": kept for ever. Its deliveries are `….inbox` and `….mail`. */
  readonly name: string
  /** What `notificationType` made; it also stands in `notifications` of `kit.extend`. */
  readonly type: OwnNotificationType<F>
  /** Ids of those whom it is for. */
  readonly to: (payload: I) => Promise<ReadonlyArray<string>>
  /** Asked for each of them, at every attempt, by the inbox and by the mail: null where there is nothing to say any more. */
  readonly say: (payload: I, userId: string) => Promise<OwnSaid<F> | null>
}

const deliveryOf = ({ occurredAt, ...same }: OwnDelivery): Delivery => ({
  ...same,
  occurredAt: DateTime.unsafeMake(occurredAt)
})

/**
 * `notify(kit, OrderPlaced, { name: "shop.tellOrderPlaced", type: orderPlaced, to: …, say: … })`: reactions for `kit.extend`. Everybody
 * gets one row, with a frame, and the mail that the type has, less what they have turned off.
 */
export const notify = <A, I, F>(
  kit: Runs,
  event: EventType<string, A, I>,
  { name, say, to, type }: NoticeOptions<I, F>
): ReadonlyArray<OwnReaction> => {
  const by =
    (channel: "tell" | "mail") =>
    async (payload: I, delivery: OwnDelivery): Promise<unknown> => {
      const { recipient } = delivery
      const said = recipient === null ? null : await say(payload, recipient)
      if (recipient === null || said === null) return nothingToSay
      return kit.runPromise(
        Effect.flatMap(OwnNotices, (notices) => notices[channel](type, recipient, said, deliveryOf(delivery)))
      )
    }
  const { mail, priority } = type.spec
  // One delivery for whoever is named in two spellings.
  const recipients = async (payload: I) => [...new Set((await to(payload)).map((id) => id.toLowerCase()))]
  const several = { priority, recipients }
  const inbox = on(event, {
    ...several,
    name: `${name}.inbox`,
    lane: "realtime",
    effects: "database",
    run: by("tell")
  })
  return mail === "never"
    ? [inbox]
    : [inbox, on(event, { ...several, name: `${name}.mail`, lane: "mail", run: by("mail") })]
}
