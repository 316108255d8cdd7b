/** Subscribers that send mails. */
import { Effect } from "effect"
import { isErasedAddress } from "../identity/index.js"
import {
  type Delivery,
  LinkBase,
  nothingToSay,
  Postponed,
  type Reaction,
  type ReactionHandler,
  type Route,
  reaction
} from "../kernel/index.js"
import { Mailer, type MailHeaders } from "./ports.js"
import { type Frame, type Letter, mailOf, type Stop } from "./templates/letter.js"
import { type NotificationType, notificationTypes } from "./types.js"

export interface Addressed {
  readonly to: string
  readonly letter: Letter
  /** Of the language that the letter is in. */
  readonly frame: Frame
  /** Where mails of the type may be turned off. */
  readonly stop?: Stop
  /** The notification's id; the delivery's where there is no notification. */
  readonly id?: string
  /** Beside `Message-ID`, which is made from the id, and those by which mail programs stop mails. */
  readonly headers?: Pick<MailHeaders, "In-Reply-To" | "References">
}

/** Or until when it waits: it is composed anew then. */
export type Outgoing = Addressed | Postponed

/** What to send, and to whom; null if there is nothing any more. */
export type Compose<A, B = Addressed> = (payload: A, delivery: Delivery) => Effect.Effect<B | null>

/** For several people: `compose` is called for each, by `delivery.recipient`. */
export interface ToSeveral<in A, out B = Addressed> {
  readonly recipients: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  readonly compose: (payload: A, delivery: Delivery) => Effect.Effect<B | null>
}

/** To one person, or to several. */
export type Composed<A, B = Addressed> = Compose<A, B> | ToSeveral<A, B>

export const toSeveral = <A, B>(
  composed: Composed<A, B>
): Partial<Pick<ToSeveral<A, B>, "recipients">> & {
  readonly compose: Compose<A, B>
} => (typeof composed === "function" ? { compose: composed } : composed)

/** What is sent; several where the event says which. They have one priority. */
export type Types<T extends NotificationType = NotificationType> = T | readonly [T, ...ReadonlyArray<T>]

/** Priority and list of types, for the route of a subscriber. */
export const declaredBy = (type: Types) => {
  const types = typeof type === "string" ? ([type] as const) : type
  return { priority: notificationTypes[types[0]].priority, notifies: types }
}

/** RFC 8058: the mail program has a button of its own, and posts to the address without showing it. */
const headersOf = ({ headers, stop }: Addressed): MailHeaders => ({
  ...headers,
  ...(stop !== undefined && { "List-Unsubscribe": `<${stop.url}>` }),
  ...(stop !== undefined && !stop.isPage && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" })
})

export interface MailRoute extends Pick<Route, "name"> {
  readonly type: Types
}

/** Same for every attempt, so that a repeated mail is recognised. */
const messageIdOf = (id: string, appUrl: string): string =>
  `<${id}@${(URL.canParse(appUrl) && new URL(appUrl).hostname) || "localhost"}>`

/** Sends what there is to say, if there is anything and its address is somebody's. */
export const makeSend = Effect.map(
  Effect.all([Mailer, LinkBase]),
  ([mailer, { appUrl }]) =>
    (addressed: Outgoing | null, delivery: Delivery) => {
      if (addressed instanceof Postponed) return Effect.succeed(addressed)
      if (addressed === null || isErasedAddress(addressed.to)) return Effect.succeed(nothingToSay)
      const { frame, id = delivery.id, letter, stop, to } = addressed
      const headers = { ...headersOf(addressed), "Message-ID": messageIdOf(id, appUrl) }
      return mailer.send({ ...mailOf(to, letter, frame, stop), headers })
    }
)

/**
 * `mailReaction({ name: "notifications.mailVerificationLink", type: "auth.verify_email" }, Effect.gen(…))`: for what is mailed and
 * in no inbox; all else is a `notice`. Composes anew at every attempt, so a mail tells of things as they are when it is
 * written, and an account that is gone by then gets none. What the mailer fails with is the delivery's failure.
 */
export const mailReaction = <A, R>(
  { name, type }: MailRoute,
  composer: Effect.Effect<Composed<A, Outgoing>, never, R>
): Reaction<A, R | Mailer | LinkBase> =>
  reaction(
    { name, lane: "mail", effects: "outside", ...declaredBy(type) },
    Effect.map(Effect.all([composer, makeSend]), ([composed, send]): ReactionHandler<A> => {
      const { compose, ...several } = toSeveral(composed)
      return {
        ...several,
        run: (payload, delivery) => Effect.flatMap(compose(payload, delivery), (addressed) => send(addressed, delivery))
      }
    })
  )
