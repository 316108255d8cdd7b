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

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** Beside `Message-ID`, which is made from the delivery. */
  readonly headers?: Omit<MailHeaders, "Message-ID">
}

/** Recipient and content of a mail for an event; null if there is nothing to send any more. */
export type Compose<A> = (payload: A, delivery: Delivery) => Effect.Effect<Addressed | null>

export type MailRoute = Pick<Route, "name" | "priority">

/** Same for every attempt, so that a repeated mail is recognised. */
export const messageIdOf = ({ id }: Pick<Delivery, "id">, appUrl: string): string =>
  `<${id}@${(URL.canParse(appUrl) && new URL(appUrl).hostname) || "localhost"}>`

/**
 * `mailReaction({ name: "notifications.mailBookingPaid", priority: "high" }, Effect.gen(…))`. Composes anew at every attempt, so
 * a mail tells of things as they are when it is written, and an account that is gone by then gets none. With
 * `recipients`, one mail each. What the mailer fails with is the delivery's failure.
 */
export const mailReaction = <A, R>(
  route: MailRoute,
  composer: Effect.Effect<Compose<A> | MailsToSeveral<A>, never, R>
): Reaction<A, R | Mailer | LinkBase> =>
  reaction(
    { ...route, lane: "mail", effects: "outside" },
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

/** For mails to several people: `compose` is called for each, by `delivery.recipient`. */
export interface MailsToSeveral<in A> {
  readonly recipients: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  readonly compose: Compose<A>
}
