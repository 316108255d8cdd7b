/** What is done about an event once the change behind it is committed. */
import { Context, type DateTime, type Effect } from "effect"
import type { EventType, PayloadOf } from "./event.js"

export interface Delivery {
  readonly eventId: string
  readonly occurredAt: DateTime.Utc
}

export interface Subscriber<in A> {
  /** Unique for an event: (event, subscriber) is delivered once. "notifications.mailBookingPaid" */
  readonly name: string
  /**
   * `database`: runs in the transaction that notes the delivery, so its effect happens exactly once.
   * `outside`: talks to the world (mail, gateway) with no transaction open, and may happen again after a crash; it
   * gives its peer a key made of the event's id, or bears being repeated.
   */
  readonly effects: "database" | "outside"
  /** A defect is retried with a growing pause and ends, after the last attempt, among the dead letters. */
  readonly run: (payload: A, delivery: Delivery) => Effect.Effect<void>
}

export type Reactions<Events extends EventType<string, any, any>, R> = {
  /** Every event is named, so that a new one that nobody decided about does not compile. */
  readonly [Tag in Events["tag"]]: ReadonlyArray<
    Effect.Effect<Subscriber<PayloadOf<Extract<Events, { readonly tag: Tag }>>>, never, R>
  >
}

/** One event type with those who hear it, types erased; the relay works from these. */
export interface Subscription {
  readonly event: EventType
  readonly subscribers: ReadonlyArray<Subscriber<unknown>>
}

export class Subscriptions extends Context.Tag("@mentorkit/Subscriptions")<
  Subscriptions,
  ReadonlyMap<string, Subscription>
>() {}
