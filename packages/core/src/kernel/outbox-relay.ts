/** How events come from the outbox to those who hear them, and what becomes of those that nobody can take. */
import { Context, type DateTime, type Effect } from "effect"

/**
 * Delivers what the outbox holds to the subscribers that `Subscriptions` names, however many relays share one storage.
 *
 * - What is committed is delivered to each subscriber at least once, what is rolled back never. A `database`
 *   subscriber's effect is committed together with the note of its delivery, so it happens exactly once.
 * - An aggregate's events are delivered in the order in which they were appended: one waits until every subscriber has
 *   had the one before. Other aggregates go on meanwhile.
 * - A subscriber that dies, or takes longer than 25 seconds, is tried again after a pause that grows from seconds to an
 *   hour. The subscribers that have had the event do not get it again. After the tenth failure the delivery is a dead
 *   letter and holds up nothing any more.
 * - What a relay had begun when its process died is taken over after 30 seconds.
 * - Events whose type `Subscriptions` does not know stay for a relay that knows them.
 *
 * Pauses and leases are by Effect's Clock.
 */
export class OutboxRelay extends Context.Tag("@mentorkit/OutboxRelay")<
  OutboxRelay,
  {
    /** Delivers until nothing is due at the clock's now; answers how many events it handled. Dies in a unit of work. */
    readonly drain: Effect.Effect<number>
    /** Delivers for ever: what this process commits at once, what others commit within seconds. */
    readonly run: Effect.Effect<never>
  }
>() {}

export interface DeadLetter {
  readonly eventId: string
  /** "bookings.BookingPaid" */
  readonly type: string
  readonly subscriber: string
  readonly attempts: number
  /** The message alone: a stack might hold what no admin's page should show. */
  readonly lastError: string
  readonly occurredAt: DateTime.Utc
  readonly deadAt: DateTime.Utc
}

/** What relays have given up on, for an admin to see and try again. */
export class DeadLetters extends Context.Tag("@mentorkit/DeadLetters")<
  DeadLetters,
  {
    /** The latest first, 100 at most. */
    readonly list: Effect.Effect<ReadonlyArray<DeadLetter>>
    /** Lets the delivery begin anew, with all attempts; false where there is no such dead letter. */
    readonly retry: (eventId: string, subscriber: string) => Effect.Effect<boolean>
  }
>() {}
