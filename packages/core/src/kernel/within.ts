/** Subscribers that run within the unit of work which has appended their event, as the last thing before its commit. */
import { Cause, Context, type DateTime, Effect } from "effect"
import { Ids } from "./ids.js"

/** What is known of an event beside its payload: the same as its deliveries are told. */
export interface Occurrence {
  readonly eventId: string
  readonly occurredAt: DateTime.Utc
}

export interface HandlerWithin<in A> {
  /**
   * Sees all that the act has written, and its own writes are committed with it or not at all. A defect undoes the act.
   * The unit may run again after a deadlock, so nothing here may be remembered outside of the database.
   */
  readonly run: (payload: A, occurrence: Occurrence) => Effect.Effect<unknown>
}

/** As declared: no lane and no priority, for there is no delivery. */
export interface ReactionWithin<in A, out R = never> {
  /** "identity.removeVerificationLink" */
  readonly name: string
  readonly effects: "within"
  /** It is made of what the database's adapter gives, and of `Ids`: nothing that reaches the world. */
  readonly make: Effect.Effect<HandlerWithin<A>, never, R>
}

/** `reactionWithin("identity.removeVerificationLink", Effect.gen(…))` */
export const reactionWithin = <A, R>(
  name: string,
  make: Effect.Effect<HandlerWithin<A>, never, R>
): ReactionWithin<A, R> => ({ name, effects: "within", make })

/** One that is built. */
export interface SubscriberWithin<in A> extends HandlerWithin<A> {
  readonly name: string
}

/** By event tag, in the order in which they run. Payloads are erased: the table has matched them with their events. */
export class SubscribersWithin extends Context.Tag("@mentorkit/SubscribersWithin")<
  SubscribersWithin,
  ReadonlyMap<string, ReadonlyArray<SubscriberWithin<unknown>>>
>() {}

interface Declared {
  readonly name: string
  readonly effects: string
}
type Table = Readonly<Record<string, ReadonlyArray<Declared>>>
type ServiceOf<One> = One extends ReactionWithin<never, infer R> ? Exclude<R, Ids> : never

const isWithin = (one: Declared): one is ReactionWithin<unknown, unknown> => one.effects === "within"

const built = ({ make, name }: ReactionWithin<unknown, unknown>, stored: Context.Context<unknown>) =>
  make.pipe(
    Effect.provide(Ids.layer),
    // In place of whatever is around: a mailer that happens to be there is not to be found.
    Effect.mapInputContext((_around: Context.Context<never>) => stored),
    Effect.map(({ run }): SubscriberWithin<unknown> => ({ name, run })),
    Effect.catchAllDefect((cause) =>
      Effect.die(
        new Error(`${name} runs within units of work: it is made of the database's ports and nothing else.`, { cause })
      )
    )
  )

/** Builds the subscribers of a checked table that run within, of the given ports alone. */
export const subscribersWithinOf =
  <T extends Table>(reactions: T) =>
  (stored: Context.Context<ServiceOf<T[keyof T][number]>>): Effect.Effect<typeof SubscribersWithin.Service> =>
    Effect.forEach(Object.entries(reactions), ([tag, list]) =>
      Effect.map(
        // Each needs some of what all need.
        Effect.forEach(list.filter(isWithin), (one) => built(one, stored as Context.Context<unknown>)),
        (subscribers) => [tag, subscribers] as const
      )
    ).pipe(Effect.map((entries) => new Map(entries.filter(([, subscribers]) => subscribers.length > 0))))

/** An event that a unit of work has appended. */
export interface Appended extends Occurrence {
  readonly type: string
  readonly payload: unknown
}

/** More than that lead from one event to the next in a circle. */
const longestChain = 10

const runOne = (subscriber: SubscriberWithin<unknown>, { eventId, occurredAt, payload, type }: Appended) =>
  subscriber.run(payload, { eventId, occurredAt }).pipe(
    Effect.withSpan(subscriber.name),
    Effect.catchAllCause((cause) => {
      if (Cause.isInterruptedOnly(cause)) return Effect.failCause(cause)
      const named = new Error(`${subscriber.name} failed within the unit of work that has appended ${type}.`, {
        cause: Cause.squash(cause)
      })
      // In front, so that the log names it; the rest stays, by which a deadlock is known.
      return Effect.failCause(Cause.sequential(Cause.die(named), cause))
    })
  )

/**
 * For the adapter of `UnitOfWork`: runs whoever hears what has been appended, in that order, and takes it out of the list. What
 * they append is heard after it. Called when the work has ended well and nothing is committed.
 */
export const runWithin = (
  subscribers: typeof SubscribersWithin.Service,
  appended: Array<Appended>
): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (let length = 1; appended.length > 0; length++) {
      const heard = appended.splice(0).filter(({ type }) => subscribers.has(type))
      if (heard.length > 0 && length > longestChain) {
        const types = [...new Set(heard.map(({ type }) => type))].join(" and ")
        return yield* Effect.dieMessage(`Subscribers that run within go round in a circle, by way of ${types}.`)
      }
      for (const one of heard) {
        for (const subscriber of subscribers.get(one.type) ?? []) yield* runOne(subscriber, one)
      }
    }
  })
