/** Writes rows into inboxes, and their frames with them. */
import { Effect, Schema } from "effect"
import { isAdmitted, isErasedAddress, personCardOf, type User, UserRepository } from "../identity/index.js"
import { type Occurrence, personChannel, Realtime, type UserId } from "../kernel/index.js"
import { type Decision, makeDecideChannels } from "./decide-channels.js"
import { type FactsOf, factsOfTypes, type ToldType } from "./facts.js"
import { notificationIdOf } from "./ids.js"
import { type Facts, type NewNotification, type Notification, placementOf, type RecipientRole } from "./notification.js"
import { makeSpecOf } from "./own-types.js"
import { NotificationRepository } from "./ports.js"
import { makeReaderOf } from "./read-inbox.js"
import { NotificationResource } from "./resources.js"
import { toNotificationResource } from "./to-resource.js"
import type { NotificationTypeSpec } from "./types.js"

/** What an event means for one person. */
export interface TellOf<T extends ToldType> {
  readonly type: T
  readonly userId: UserId
  readonly subject: string | null
  /** Who has done it, and the other side of a session or a payment; null where that is nobody. */
  readonly senderId: UserId | null
  readonly role: RecipientRole | null
  readonly facts: FactsOf<T>
}
export type Tell = { readonly [T in ToldType]: TellOf<T> }[ToldType]

/** An act as rows keep it: its facts are JSON already. Its type may be one that waits for its domain, or an embedder's. */
export interface Act extends Omit<TellOf<ToldType>, "type" | "facts"> {
  readonly type: string
  readonly facts: Facts
}

/** Facts are of their type, whichever it is. */
const actOf = ({ facts, ...tell }: Tell): Act => ({
  ...tell,
  facts: Schema.encodeSync(factsOfTypes[tell.type] as unknown as Schema.Schema<unknown, Facts>)(facts)
})

const rowOf = (act: Act, spec: NotificationTypeSpec, event: Occurrence): NewNotification => {
  const { facts, role, senderId, subject, type, userId } = act
  const { eventId, occurredAt } = event
  const id = notificationIdOf(eventId, userId, type)
  return { id, userId, type, subject, senderId, role, facts, placement: placementOf(type, spec), occurredAt }
}

const encodeResource = Schema.encodeSync(NotificationResource)

/** The frame is the row as its reader would see it now, and is heard if the row is committed. */
const makePublish = Effect.gen(function* () {
  const realtime = yield* Realtime
  const readerOf = yield* makeReaderOf

  return Effect.fnUntraced(function* (
    rows: ReadonlyArray<Notification>,
    people: ReadonlyMap<UserId, User>,
    isHidden: (row: Notification) => boolean
  ) {
    for (const row of rows) {
      const sender = row.senderId === null || isHidden(row) ? undefined : people.get(row.senderId)
      const card = sender !== undefined && isAdmitted(sender) ? personCardOf(sender) : null
      const reader = people.get(row.userId)
      if (reader === undefined) continue
      const resource = toNotificationResource(row, card, yield* readerOf(reader.id, reader, [row]))
      yield* realtime.publish({ channel: personChannel(row.userId), event: row.type, data: encodeResource(resource) })
    }
  })
})

export const peopleOf = (acts: ReadonlyArray<Pick<Act, "senderId" | "userId">>) => [
  ...new Set(acts.flatMap(({ senderId, userId }) => (senderId === null ? [userId] : [userId, senderId])))
]

/** Who is erased is nobody in particular any more. */
const withoutErased = (act: Act, people: ReadonlyMap<UserId, User>): Act => {
  const sender = act.senderId === null ? undefined : people.get(act.senderId)
  return sender === undefined || isErasedAddress(sender.email) ? { ...act, senderId: null } : act
}

/**
 * In a transaction, at most one a person. Whoever is banned or erased meanwhile, or has sent it, waits for it; one who was
 * erased before is not told, and not named.
 */
export const makeTellActs = Effect.gen(function* () {
  const users = yield* UserRepository
  const notifications = yield* NotificationRepository
  const decideChannels = yield* makeDecideChannels
  const specOf = yield* makeSpecOf
  const publish = yield* makePublish

  return Effect.fnUntraced(function* (acts: ReadonlyArray<Act>, occurrence: Occurrence) {
    const people = yield* users.lockShared(peopleOf(acts))
    const byId = new Map(people.map((person) => [person.id, person]))
    const decisions = yield* decideChannels(acts, people)
    const decided = acts.map((act, index) => ({
      act: withoutErased(act, byId),
      decision: decisions[index] as Decision
    }))
    const told = decided.filter(({ decision }) => decision.inApp)
    const rows = yield* notifications.put(
      told.flatMap(({ act }) => {
        const spec = specOf(act.type)
        return spec === undefined ? [] : [rowOf(act, spec, occurrence)]
      })
    )
    const blocked = new Set(told.filter(({ decision }) => decision.isBlocked).map(({ act }) => act.userId))
    yield* publish(rows, byId, ({ userId }) => blocked.has(userId))
  })
})

/** As `makeTellActs`, of what the types' own facts say. */
export const makeTell = Effect.map(
  makeTellActs,
  (tellActs) => (tells: ReadonlyArray<Tell>, occurrence: Occurrence) => tellActs(tells.map(actOf), occurrence)
)
