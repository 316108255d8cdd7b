/** Subscribers that send mails. */
import { Effect } from "effect"
import { isErasedAddress } from "../identity/index.js"
import {
  type Delivery,
  LinkBase,
  nothingToSay,
  type Reaction,
  type ReactionHandler,
  type Route,
  reaction
} from "../kernel/index.js"
import { Mailer, type MailHeaders } from "./ports.js"
import { type Letter, mailOf } from "./templates/letter.js"
import { type NotificationType, notificationTypes } from "./types.js"

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** Beside `Message-ID`, which is made from the delivery. */
  readonly headers?: Omit<MailHeaders, "Message-ID">
}

/** Recipient and content of a mail for an event; null if there is nothing to send any more. */
export type Compose<A> = (payload: A, delivery: Delivery) => Effect.Effect<Addressed | null>

export interface MailRoute extends Pick<Route, "name"> {
  /** What the mail is; several where the event says which. They have one priority. */
  readonly type: NotificationType | readonly [NotificationType, ...ReadonlyArray<NotificationType>]
}

/** Same for every attempt, so that a repeated mail is recognised. */
export const messageIdOf = ({ id }: Pick<Delivery, "id">, appUrl: string): string =>
  `<${id}@${(URL.canParse(appUrl) && new URL(appUrl).hostname) || "localhost"}>`

/**
 * `mailReaction({ name: "notifications.mailBookingPaid", type: "session.booked" }, Effect.gen(…))`. Composes anew at every attempt, so
 * a mail tells of things as they are when it is written, and an account that is gone by then gets none. With
 * `recipients`, one mail each. What the mailer fails with is the delivery's failure.
 */
export const mailReaction = <A, R>(
  { name, type }: MailRoute,
  composer: Effect.Effect<Compose<A> | MailsToSeveral<A>, never, R>
): Reaction<A, R | Mailer | LinkBase> => {
  const types = typeof type === "string" ? ([type] as const) : type
  const { priority } = notificationTypes[types[0]]
  return reaction(
    { name, priority, lane: "mail", effects: "outside", notifies: types },
    Effect.map(Effect.all([composer, Mailer, LinkBase]), ([composed, mailer, { appUrl }]): ReactionHandler<A> => {
      const { compose, recipients } = typeof composed === "function" ? { compose: composed } : composed
      return {
        ...(recipients !== undefined && { recipients }),
        run: Effect.fnUntraced(function* (payload, delivery) {
          const addressed = yield* compose(payload, delivery)
          if (addressed === null || isErasedAddress(addressed.to)) return nothingToSay
          const headers: MailHeaders = { ...addressed.headers, "Message-ID": messageIdOf(delivery, appUrl) }
          yield* mailer.send({ ...mailOf(addressed.to, addressed.letter), headers })
        })
      }
    })
  )
}

/** For mails to several people: `compose` is called for each, by `delivery.recipient`. */
export interface MailsToSeveral<in A> {
  readonly recipients: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  readonly compose: Compose<A>
}
