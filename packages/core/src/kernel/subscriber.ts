/** Subscribers: reactions to events after their commit. Those before it are in `within.ts`. */
import { Context, Data, type DateTime, Effect } from "effect"
import type { Lane, Priority } from "./delivery-lane.js"
import type { EventType } from "./event.js"
import type { ReactionWithin } from "./within.js"

/** One event on its way to one subscriber, or to one of its recipients. */
export interface Delivery {
  /** The same for all attempts, so that a peer can recognise it. */
  readonly id: string
  readonly eventId: string
  readonly occurredAt: DateTime.Utc
  /** One of the ids that `recipients` returned; null for subscribers without. */
  readonly recipient: string | null
}

/** The peer will never take this message: it becomes a dead letter at once. The message text names no address. */
export class DeliveryRefused extends Data.TaggedError("DeliveryRefused")<{ readonly message: string }> {}

/** The peer takes nothing from anybody now. The delivery is tried again, and its lane probes until the peer is back. */
export class PeerUnavailable extends Data.TaggedError("PeerUnavailable")<{ readonly message: string }> {}

/** Returned by a subscriber that had nothing to send: its peer was not asked, so may still be away. */
export const nothingToSay = "nothingToSay" as const

/** Nothing was sent, and the delivery is due anew at that moment. */
export class Postponed extends Data.TaggedClass("Postponed")<{ readonly at: DateTime.Utc }> {}

/**
 * Returned by a subscriber whose time has not come: it is asked again at that moment, a second from now at the earliest. That
 * counts as no attempt and takes no worker meanwhile. With `isOrdered` what comes behind it waits as well.
 */
export const postponedUntil = (at: DateTime.Utc): Postponed => new Postponed({ at })

/** The deliveries of an event when it is appended: plain data, so that no services are built for it. */
export interface Route {
  /** Unique for an event: (event, subscriber, recipient) is one delivery. "notifications.mailBookingPaid" */
  readonly name: string
  readonly lane: Lane
  readonly priority: Priority
  /**
   * One delivery of an aggregate at a time, in the order in which its events were appended: the next one waits until the
   * one before is delivered or dead. Nothing else is kept in order.
   */
  readonly isOrdered?: boolean
  /**
   * Whoever has made the event is answered when this has been delivered. They wait for a second at most, and only where a
   * relay runs in their process.
   */
  readonly isPrompt?: boolean
}

export interface ReactionHandler<in A> {
  /**
   * Who it is for, where that is not just one: read in a transaction, and each gets a delivery of their own that fails
   * or arrives by itself. Ids, never addresses.
   */
  readonly recipients?: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  /** A defect is tried again after a growing pause. Only the results `nothingToSay` and `postponedUntil(…)` matter. */
  readonly run: (payload: A, delivery: Delivery) => Effect.Effect<unknown, DeliveryRefused | PeerUnavailable>
}

interface Declared extends Route {
  /**
   * `database`: runs in the transaction that notes the delivery, so its effect happens exactly once.
   * `outside`: talks to the world (mail, gateway) with no transaction open, and may happen again after a crash; it
   * gives its peer a key made of the delivery's or the event's id, or bears being repeated.
   */
  readonly effects: "database" | "outside"
  /** Types of the notifications that it sends, for lists of them. */
  readonly notifies?: ReadonlyArray<string>
}

/** A subscriber as declared: its route, and the Effect that builds it. */
export interface Reaction<in A, out R = never> extends Declared {
  readonly make: Effect.Effect<ReactionHandler<A>, never, R>
}

/** A subscriber that is built. */
export interface Subscriber<in A> extends Declared, ReactionHandler<A> {}

/** `reaction({ name: "payments.askForRefund", lane: "effects", … }, Effect.gen(…))` */
export const reaction = <A, R>(
  declared: Declared,
  make: Effect.Effect<ReactionHandler<A>, never, R>
): Reaction<A, R> => ({
  ...declared,
  make
})

export const subscriberOf = <A, R>({ make, ...declared }: Reaction<A, R>): Effect.Effect<Subscriber<A>, never, R> =>
  Effect.map(make, (reacting) => ({ ...declared, ...reacting }))

export type Reactions<Events extends { readonly tag: string }, R> = {
  /** Every event must be named: a new one without a decision does not compile. */
  readonly [Tag in Events["tag"]]: ReadonlyArray<
    Reaction<PayloadOfTag<Events, Tag>, R> | ReactionWithin<PayloadOfTag<Events, Tag>, R>
  >
}
type PayloadOfTag<Events, Tag> =
  Extract<Events, { readonly tag: Tag }> extends EventType<string, infer A, infer _I> ? A : never

/** One event type with its subscribers, types erased; the relay works from these. */
export interface Subscription {
  readonly event: EventType
  readonly subscribers: ReadonlyArray<Subscriber<unknown>>
}

export class Subscriptions extends Context.Tag("@mentorkit/Subscriptions")<
  Subscriptions,
  ReadonlyMap<string, Subscription>
>() {}

/** Routes by event tag. The relay adds deliveries of events that are not in it. */
export type Routes = ReadonlyMap<string, ReadonlyArray<Route>>

/** Of a product: by event tag, whoever reacts. */
export type ReactionTable = Readonly<
  Record<string, ReadonlyArray<Reaction<never, unknown> | ReactionWithin<never, unknown>>>
>
type ServiceOf<One> = One extends Reaction<never, infer R> ? R : never
type ServicesOf<T extends ReactionTable> = ServiceOf<T[keyof T][number]>

const isDelivered = <A, R>(one: Reaction<A, R> | ReactionWithin<A, R>): one is Reaction<A, R> =>
  one.effects !== "within"

/** Whoever runs within has no delivery, so no route. */
export const routesOf = (reactions: ReactionTable): Routes =>
  new Map(
    Object.entries(reactions).map(([tag, list]) => [
      tag,
      list.filter(isDelivered).map(({ isOrdered = false, isPrompt = false, lane, name, priority }) => ({
        name,
        lane,
        priority,
        isOrdered,
        isPrompt
      }))
    ])
  )

/** `Reactions` has matched each subscriber with its event; from here on they are found by tag. */
const listOf = <R>(reactions: ReactionTable, tag: string) =>
  (reactions[tag] ?? []) as ReadonlyArray<Reaction<unknown, R> | ReactionWithin<unknown, R>>

/** Builds the subscribers of a checked table once. */
export const subscriptionsOf = <T extends ReactionTable>(
  events: ReadonlyArray<EventType>,
  reactions: T
): Effect.Effect<ReadonlyMap<string, Subscription>, never, ServicesOf<T>> =>
  Effect.map(
    Effect.forEach(events, (event) =>
      Effect.map(
        Effect.forEach(
          listOf<ServicesOf<T>>(reactions, event.tag).filter(isDelivered),
          subscriberOf<unknown, ServicesOf<T>>
        ),
        (subscribers): Subscription => ({ event, subscribers })
      )
    ),
    (list) => new Map(list.map((one) => [one.event.tag, one]))
  )
