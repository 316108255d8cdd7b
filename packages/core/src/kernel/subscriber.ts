/** What is done about an event once the change behind it is committed. */
import { Context, type DateTime, Effect } from "effect"
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

/** Modules of events by domain: `{ identity: identityEvents, … }`. */
export type EventModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type ExportsOf<Modules> = { readonly [M in keyof Modules]: Modules[M][keyof Modules[M]] }[keyof Modules]
/** Every event that the modules export. */
export type EventsOf<Modules extends EventModules> = Extract<ExportsOf<Modules>, { readonly tag: string }>

export type Reactions<Events extends { readonly tag: string }, R> = {
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

type Services<Table> =
  Table extends Readonly<Record<string, ReadonlyArray<infer One>>>
    ? One extends Effect.Effect<infer _A, infer _E, infer R>
      ? R
      : never
    : never

const isEvent = (value: unknown): value is EventType =>
  typeof value === "object" && value !== null && "tag" in value && "schema" in value && "aggregate" in value

/** Builds the subscribers of a checked table once. */
export const subscriptionsOf = <Table extends Readonly<Record<string, ReadonlyArray<unknown>>>>(
  modules: EventModules,
  reactions: Table
): Effect.Effect<ReadonlyMap<string, Subscription>, never, Services<Table>> => {
  const events = Object.values(modules).flatMap((module) => Object.values(module).filter(isEvent))
  return Effect.map(
    Effect.forEach(events, (event) =>
      // `Reactions` has matched each subscriber with its event; from here on they are found by tag.
      Effect.map(
        Effect.all((reactions[event.tag] ?? []) as ReadonlyArray<Effect.Effect<Subscriber<unknown>>>),
        (subscribers) => ({
          event,
          subscribers
        })
      )
    ),
    (list) => new Map(list.map((one) => [one.event.tag, one]))
  )
}
