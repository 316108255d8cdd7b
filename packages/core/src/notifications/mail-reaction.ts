/** Subscribers that write mails. */
import { Effect } from "effect"
import { isNobodys } from "../identity/index.js"
import {
  type Delivery,
  LinkBase,
  nothingToSay,
  type Reacting,
  type Reaction,
  type Route,
  reaction
} from "../kernel/index.js"
import { Mailer, type MailHeaders } from "./ports.js"
import { type Letter, mailOf } from "./templates/letter.js"

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** Beside the `Message-ID`, which is the delivery's. */
  readonly headers?: Omit<MailHeaders, "Message-ID">
}

/** Who is written to about an event, and what; null where there is nothing to say any more. */
export type Compose<A> = (payload: A, delivery: Delivery) => Effect.Effect<Addressed | null>

export type MailRoute = Pick<Route, "name" | "priority">

/** The same at every attempt, so that a mail which comes twice is known as one. */
export const messageIdOf = ({ id }: Pick<Delivery, "id">, appUrl: string): string =>
  `<${id}@${(URL.canParse(appUrl) && new URL(appUrl).hostname) || "localhost"}>`

/**
 * `mailing({ name: "notifications.mailBookingPaid", priority: "high" }, Effect.gen(…))`. Composes anew at every attempt, so
 * a mail tells of things as they are when it is written, and an account that is gone by then gets none. With
 * `recipients`, one mail each. What the mailer fails with is the delivery's failure.
 */
export const mailReaction = <A, R>(
  route: MailRoute,
  composer: Effect.Effect<Compose<A> | MailsToSeveral<A>, never, R>
): Reaction<A, R | Mailer | LinkBase> =>
  reaction(
    { ...route, lane: "mail", effects: "outside" },
    Effect.map(Effect.all([composer, Mailer, LinkBase]), ([composed, mailer, { appUrl }]): Reacting<A> => {
      const { compose, recipients } = typeof composed === "function" ? { compose: composed } : composed
      return {
        ...(recipients !== undefined && { recipients }),
        run: Effect.fnUntraced(function* (payload, delivery) {
          const addressed = yield* compose(payload, delivery)
          if (addressed === null || isNobodys(addressed.to)) return nothingToSay
          const headers: MailHeaders = { ...addressed.headers, "Message-ID": messageIdOf(delivery, appUrl) }
          yield* mailer.send({ ...mailOf(addressed.to, addressed.letter), headers })
        })
      }
    })
  )

/** For mails to several people: `compose` is asked for each of them, by `delivery.recipient`. */
export interface MailsToSeveral<in A> {
  readonly recipients: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  readonly compose: Compose<A>
}
