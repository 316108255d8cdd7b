/** What is done about an event once the change behind it is committed. */
import { Context, Data, type DateTime, Effect } from "effect"
import type { Lane, Priority } from "./delivery-lane.js"
import type { EventType } from "./event.js"

/** One event on its way to one subscriber, and where it has several recipients, to one of them. */
export interface Delivery {
  /** Stays the same over all attempts: what a peer may know it by. */
  readonly id: string
  readonly eventId: string
  readonly occurredAt: DateTime.Utc
  /** One of those that `recipients` answered; null for subscribers without. */
  readonly recipient: string | null
}

/** The peer will never take this one: the delivery is a dead letter at once. The message names no address. */
export class DeliveryRefused extends Data.TaggedError("DeliveryRefused")<{ readonly message: string }> {}

/** The peer takes nothing from anybody now. The delivery is tried again, and its lane knocks gently until it is back. */
export class PeerAway extends Data.TaggedError("PeerAway")<{ readonly message: string }> {}

/** What a subscriber answers where there was nothing to say any more: its peer was not asked, and so may still be away. */
export const nothingToSay = "nothingToSay" as const

/** What an event makes of itself when it is appended: plain data, so that nobody's services have to be built for it. */
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
}

export interface Reacting<in A> {
  /**
   * Who it is for, where that is not just one: read in a transaction, and each gets a delivery of their own that fails
   * or arrives by itself. Ids, never addresses.
   */
  readonly recipients?: (payload: A) => Effect.Effect<ReadonlyArray<string>>
  /** A defect is tried again after a growing pause. Of what it answers only `nothingToSay` is looked at. */
  readonly run: (payload: A, delivery: Delivery) => Effect.Effect<unknown, DeliveryRefused | PeerAway>
}

interface Declared extends Route {
  /**
   * `database`: runs in the transaction that notes the delivery, so its effect happens exactly once.
   * `outside`: talks to the world (mail, gateway) with no transaction open, and may happen again after a crash; it
   * gives its peer a key made of the delivery's or the event's id, or bears being repeated.
   */
  readonly effects: "database" | "outside"
}

/** A subscriber as a domain declares it: its route, and how it is made of services. */
export interface Reaction<in A, out R = never> extends Declared {
  readonly make: Effect.Effect<Reacting<A>, never, R>
}

/** A subscriber at work. */
export interface Subscriber<in A> extends Declared, Reacting<A> {}

/** `reaction({ name: "payments.askForRefund", lane: "effects", … }, Effect.gen(…))` */
export const reaction = <A, R>(declared: Declared, make: Effect.Effect<Reacting<A>, never, R>): Reaction<A, R> => ({
  ...declared,
  make
})

export const subscriberOf = <A, R>({ make, ...declared }: Reaction<A, R>): Effect.Effect<Subscriber<A>, never, R> =>
  Effect.map(make, (reacting) => ({ ...declared, ...reacting }))

export type Reactions<Events extends { readonly tag: string }, R> = {
  /** Every event is named, so that a new one that nobody decided about does not compile. */
  readonly [Tag in Events["tag"]]: ReadonlyArray<Reaction<PayloadOfTag<Events, Tag>, R>>
}
type PayloadOfTag<Events, Tag> =
  Extract<Events, { readonly tag: Tag }> extends EventType<string, infer A, infer _I> ? A : never

/** One event type with those who hear it, types erased; the relay works from these. */
export interface Subscription {
  readonly event: EventType
  readonly subscribers: ReadonlyArray<Subscriber<unknown>>
}

export class Subscriptions extends Context.Tag("@mentorkit/Subscriptions")<
  Subscriptions,
  ReadonlyMap<string, Subscription>
>() {}

/** By the event's tag. Events that are not in it are given their deliveries by the relay. */
export type Routes = ReadonlyMap<string, ReadonlyArray<Route>>

type Table = Readonly<Record<string, ReadonlyArray<Reaction<never, unknown>>>>
type ServicesOf<T extends Table> = T[keyof T][number] extends Reaction<never, infer R> ? R : never

export const routesOf = (reactions: Table): Routes =>
  new Map(
    Object.entries(reactions).map(([tag, list]) => [
      tag,
      list.map(({ isOrdered = false, lane, name, priority }) => ({ name, lane, priority, isOrdered }))
    ])
  )

/** Builds the subscribers of a checked table once. */
export const subscriptionsOf = <T extends Table>(
  events: ReadonlyArray<EventType>,
  reactions: T
): Effect.Effect<ReadonlyMap<string, Subscription>, never, ServicesOf<T>> =>
  Effect.map(
    Effect.forEach(events, (event) =>
      // `Reactions` has matched each subscriber with its event; from here on they are found by tag.
      Effect.map(
        Effect.forEach(
          (reactions[event.tag] ?? []) as ReadonlyArray<Reaction<unknown, ServicesOf<T>>>,
          subscriberOf<unknown, ServicesOf<T>>
        ),
        (subscribers): Subscription => ({ event, subscribers })
      )
    ),
    (list) => new Map(list.map((one) => [one.event.tag, one]))
  )
