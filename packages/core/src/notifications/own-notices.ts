/** Notices of an embedder's own types. */
import { Context, Effect, Layer, Option, Schema } from "effect"
import { People, type User, UserRepository } from "../identity/index.js"
import {
  type Delivery,
  DeliveryRefused,
  isUuid,
  type LinkBase,
  nothingToSay,
  type PeerUnavailable,
  UserId
} from "../kernel/index.js"
import { notificationIdOf } from "./ids.js"
import { makeLinks } from "./links.js"
import { makeSend } from "./mail-reaction.js"
import { makeOutgoing } from "./notice.js"
import type { Facts } from "./notification.js"
import { type AnyOwnType, OwnNotificationTypes } from "./own-types.js"
import type { Mailer } from "./ports.js"
import { faultOfFacts } from "./storable-facts.js"
import { type Act, makeTellActs } from "./tell.js"
import type { Letter } from "./templates/letter.js"
import { makeCatalogue, textOf } from "./texts/catalogue.js"

/** What there is to say to one person. */
export interface OwnSaid<F> {
  /** Of the type's schema. */
  readonly facts: F
  /** Id of what it is about, a uuid; left out where it is about nothing in particular. */
  readonly subject?: string
  /** Who has done it; blocks between the two are heeded in categories of what people do for one another. */
  readonly senderId?: string
}

export class OwnNotices extends Context.Tag("@mentorkit/OwnNotices")<
  OwnNotices,
  {
    /** A row with its frame, in the transaction of the delivery. */
    readonly tell: (
      type: AnyOwnType,
      userId: string,
      said: OwnSaid<unknown>,
      delivery: Delivery
    ) => Effect.Effect<void, DeliveryRefused>
    /** The row's words by mail. The mailer is asked for when there is something to send: kits of some domains have none. */
    readonly mail: (
      type: AnyOwnType,
      userId: string,
      said: OwnSaid<unknown>,
      delivery: Delivery
    ) => Effect.Effect<unknown, DeliveryRefused | PeerUnavailable, Mailer | LinkBase>
  }
>() {
  static readonly layer = Layer.effect(
    OwnNotices,
    Effect.suspend(() => make)
  )
}

const wrongId = (type: string, id: string) =>
  new DeliveryRefused({ message: `A notice of ${type} has an id that is no uuid: "${id.slice(0, 100)}".` })

/** As they are stored: people may have them in capitals. */
const idOf = (type: string, id: string): Effect.Effect<string, DeliveryRefused> =>
  isUuid(id) ? Effect.succeed(id.toLowerCase()) : wrongId(type, id)

/**
 * Of whoever is told; a mistake of the embedder's is a fault that says which, and one of ids, or of facts that no row can hold, is
 * never mended by another attempt.
 */
const actOf = Effect.fnUntraced(function* (
  { facts: schema, type }: AnyOwnType,
  userId: string,
  said: OwnSaid<unknown>
) {
  const { senderId = null, subject = null } = said
  const facts = Schema.encodeSync(schema as unknown as Schema.Schema<unknown, Facts>)(said.facts)
  const fault = faultOfFacts(type, facts)
  if (fault !== null) return yield* new DeliveryRefused({ message: fault })
  const act: Act = {
    type,
    userId: UserId.make(yield* idOf(type, userId)),
    senderId: senderId === null ? null : UserId.make(yield* idOf(type, senderId)),
    subject: subject === null ? null : yield* idOf(type, subject),
    role: null,
    facts
  }
  return act
})

const make = Effect.gen(function* () {
  const users = yield* UserRepository
  const people = yield* People
  const known = new Set((yield* OwnNotificationTypes).map(({ type }) => type))
  const { frameFor, rowFor } = yield* makeCatalogue
  const { rowUrl } = yield* makeLinks
  const tellActs = yield* makeTellActs
  const outgoingOf = yield* makeOutgoing

  /** A type that the kit does not know would be a row without words. */
  const checked = (type: AnyOwnType, userId: string, said: OwnSaid<unknown>) =>
    known.has(type.type)
      ? actOf(type, userId, said)
      : Effect.dieMessage(`${type.type} is not known: give its type to \`kit.extend({ notifications: [ … ] })\`.`)

  /** As the reader may see them: the mail names nobody whom the inbox does not name. */
  const nameOf = (senderId: UserId | null, reader: UserId) =>
    senderId === null
      ? Effect.succeed(null)
      : Effect.map(people.findVisible(reader, [senderId]), (cards) => cards.get(senderId)?.name ?? null)

  /** One subject and one paragraph: what the inbox says. */
  const letterFor = (act: Act, user: User, sender: string | null): Letter => {
    const { type } = act
    const told = { sender, others: 0, count: 1, role: null }
    const words = rowFor(type, user)
    const said = words && textOf(words, act.facts, told)
    if (said === undefined || said === null || typeof said.title !== "string" || typeof said.body !== "string")
      throw new Error(`The texts of ${type} have no title or body for these facts in "${user.locale}".`)
    const { body, title } = said
    const url = rowUrl(act)
    const action = url === null ? {} : { action: { label: frameFor(type, user).look, url } }
    return { subject: title, name: user.fullName, paragraphs: body === "" ? [title] : [body], ...action }
  }

  return OwnNotices.of({
    tell: Effect.fnUntraced(function* (type, userId, said, delivery) {
      yield* tellActs([yield* checked(type, userId, said)], delivery)
    }),
    mail: Effect.fnUntraced(function* (type, userId, said, delivery) {
      const act = yield* checked(type, userId, said)
      const user = Option.getOrUndefined(yield* users.find(act.userId))
      if (user === undefined) return nothingToSay
      const letter = letterFor(act, user, yield* nameOf(act.senderId, act.userId))
      const id = notificationIdOf(delivery.eventId, act.userId, act.type)
      const written = { to: user.email, letter, frame: frameFor(act.type, user), id }
      const addressed = yield* outgoingOf(act, written, delivery)
      return yield* (yield* makeSend)(addressed, delivery)
    })
  })
})
