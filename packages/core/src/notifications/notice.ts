/** Notices: what somebody is told of an event, in the inbox and by mail. Each channel is a delivery of its own. */
import { DateTime, Effect, Option } from "effect"
import { type User, UserRepository } from "../identity/index.js"
import {
  type Delivery,
  type LinkBase,
  nothingToSay,
  type Occurrence,
  type Postponed,
  postponedUntil,
  type Reaction,
  type ReactionHandler,
  reaction
} from "../kernel/index.js"
import { type Decision, makeDecideChannels } from "./decide-channels.js"
import type { ToldType } from "./facts.js"
import { type NotificationId, notificationIdOf } from "./ids.js"
import {
  type Addressed,
  type Composed,
  declaredBy,
  mailReaction,
  type Outgoing,
  type Types,
  toSeveral
} from "./mail-reaction.js"
import { makeSpecOf } from "./own-types.js"
import type { Mailer } from "./ports.js"
import type { Preferences } from "./preferences.js"
import { makePutBy } from "./put-by.js"
import { quietUntil } from "./quiet-hours.js"
import { isRetracted } from "./retraction.js"
import { makeStopFor } from "./stop.js"
import { type Act, makeTell, peopleOf, type Tell, type TellOf } from "./tell.js"
import type { Frame, Letter } from "./templates/letter.js"
import { type NotificationTypeSpec, notificationTypes } from "./types.js"

/** Null where the type has no mail. */
type Mailed = { readonly letter: null } | { readonly letter: Letter; readonly frame: Frame; readonly to: string }
export type Notice = Tell & Mailed

/** Checks that type and facts are of one another. */
export const noticeOf = <T extends ToldType>(words: TellOf<T> & Mailed): Notice => words as Notice

export interface NoticeRoute {
  /** "SessionBooked": its deliveries are `notifications.tellSessionBooked` and `notifications.mailSessionBooked`. */
  readonly name: string
  readonly type: Types<ToldType>
  /** The row is there when whoever has caused it is answered. */
  readonly isPrompt?: boolean
}

/**
 * What may become untrue and be taken back is composed once more with the reader locked: whoever takes it back waits for the
 * row, or has been there before it is composed.
 */
const makeComposeLocked = Effect.map(
  UserRepository,
  ({ lockShared }) =>
    (compose: Effect.Effect<Notice | null>) =>
      Effect.gen(function* () {
        const first = yield* compose
        if (first === null || !isRetracted(first.type)) return first
        yield* lockShared(peopleOf([first]))
        return yield* compose
      })
)

/** The row and its frame are written with the note of the delivery: once. */
const tellReaction = <A, R>(
  { isPrompt = false, name, type }: NoticeRoute,
  composer: Effect.Effect<Composed<A, Notice>, never, R>
) =>
  reaction(
    { name: `notifications.tell${name}`, lane: "realtime", effects: "database", isPrompt, ...declaredBy(type) },
    Effect.map(
      Effect.all([composer, makeComposeLocked, makeTell]),
      ([composed, composeLocked, tell]): ReactionHandler<A> => {
        const { compose, ...several } = toSeveral(composed)
        return {
          ...several,
          run: Effect.fnUntraced(function* (payload, delivery) {
            const notice = yield* composeLocked(compose(payload, delivery))
            if (notice !== null) yield* tell([notice], delivery)
            return nothingToSay
          })
        }
      }
    )
  )

/** What is urgent waits for nobody's quiet hours. */
const postponedByQuietHours = (
  { priority }: Pick<NotificationTypeSpec, "priority">,
  { timeZone }: User,
  { quietHours }: Preferences,
  now: DateTime.Utc
): Postponed | undefined => {
  if (quietHours === null || priority === "high") return undefined
  const end = quietUntil(quietHours, timeZone, now)
  return end === null ? undefined : postponedUntil(end)
}

/** Whether it comes with others, in the morning: what is urgent does not, nor what has no row that tells of it by then. */
const isGathered = ({ category, priority }: NotificationTypeSpec, { chosen, inApp }: Decision): boolean =>
  chosen.digest !== "off" && inApp && category !== null && priority !== "high"

/**
 * Asked when the mail leaves, and anew at the end of quiet hours: the person may have been banned or blocked since, or does
 * not want it any more.
 */
export const makeOutgoing = Effect.gen(function* () {
  const users = yield* UserRepository
  const decideChannels = yield* makeDecideChannels
  const putBy = yield* makePutBy
  const specOf = yield* makeSpecOf
  const stopFor = yield* makeStopFor

  return Effect.fnUntraced(function* (
    about: Pick<Act, "type" | "userId" | "senderId" | "subject">,
    addressed: Omit<Addressed, "stop" | "id"> & { readonly id: NotificationId },
    { occurredAt }: Occurrence
  ): Effect.fn.Return<Outgoing | null> {
    const { type, userId } = about
    const person = Option.getOrUndefined(yield* users.find(userId))
    const [channels] = yield* decideChannels([about], person === undefined ? [] : [person])
    const spec = specOf(type)
    if (person === undefined || spec === undefined || channels?.mail !== true) return null
    if (isGathered(spec, channels)) {
      const waits = yield* putBy({ ...about, id: addressed.id, occurredAt })
      if (waits !== undefined) return waits
    }
    const later = postponedByQuietHours(spec, person, channels.chosen, yield* DateTime.now)
    if (later !== undefined) return later
    const stop = yield* stopFor(type, userId, addressed.frame)
    return { ...addressed, ...(stop !== null && { stop }) }
  })
})

const noticeMailReaction = <A, R>(
  { name, type }: NoticeRoute,
  composer: Effect.Effect<Composed<A, Notice>, never, R>
) =>
  mailReaction(
    { name: `notifications.mail${name}`, type },
    Effect.map(Effect.all([composer, makeOutgoing]), ([composed, outgoingOf]): Composed<A, Outgoing> => {
      const { compose, ...several } = toSeveral(composed)
      const addressed = Effect.fnUntraced(function* (payload: A, delivery: Delivery) {
        const notice = yield* compose(payload, delivery)
        if (notice === null || notice.letter === null) return null
        const { frame, letter, to, userId } = notice
        const id = notificationIdOf(delivery.eventId, userId)
        return yield* outgoingOf(notice, { to, letter, frame, id }, delivery)
      })
      return several.recipients === undefined ? addressed : { recipients: several.recipients, compose: addressed }
    })
  )

const hasMail = (type: NoticeRoute["type"]) =>
  declaredBy(type).notifies.some((one) => notificationTypes[one].mail !== "never")

type Needed = Effect.Effect.Context<typeof makeTell> | Effect.Effect.Context<typeof makeOutgoing> | Mailer | LinkBase

/**
 * `notice({ name: "PaymentReceived", type: "payment.received" }, Effect.gen(…))`: a subscriber for each channel of its types.
 * Both compose by themselves, at every attempt, and say nothing where null comes of it.
 */
export const notice = <A, R>(
  route: NoticeRoute,
  composer: Effect.Effect<Composed<A, Notice>, never, R>
): ReadonlyArray<Reaction<A, R | Needed>> => {
  const told = tellReaction(route, composer)
  return hasMail(route.type) ? [told, noticeMailReaction(route, composer)] : [told]
}
