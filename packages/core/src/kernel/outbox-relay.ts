/** Delivery of events from the outbox to subscribers, and dead letters. */
import { Context, type DateTime, type Effect } from "effect"
import type { Lane, Priority } from "./delivery-lane.js"
import { listOrder } from "./list-order.js"
import type { PageOf, PageRequest } from "./page.js"

/**
 * Delivers what the outbox holds to the subscribers that `Subscriptions` names, however many relays share one storage.
 *
 * - What is committed is delivered to each subscriber at least once, what is rolled back never. A `database`
 *   subscriber's effect is committed together with the note of its delivery, so it happens exactly once.
 * - Each (event, subscriber, recipient) is a delivery by itself, in its subscriber's lane. No lane waits for another, no
 *   delivery for one beside it. In a lane the higher priority goes first.
 * - Where a subscriber asks for it, an aggregate's events come to it one at a time and in the order in which they were
 *   appended.
 * - What fails is tried again after a pause that grows from seconds to half an hour. It is a dead letter once it has
 *   failed for three days and twenty times, or at once with `DeliveryRefused`.
 * - After a few `PeerUnavailable` in a row a relay gives a lane one delivery at a time, with a pause between, until one gets
 *   through.
 * - A relay renews its claim on what it is at. What it had begun when its process died is taken over after 30 seconds, which
 *   counts as a failed attempt; without a pause the first time only.
 * - What its subscriber postpones is due anew at the moment that it has named. It counts as no attempt, and who has not been
 *   postponed does not wait for it.
 * - Events and subscribers that `Subscriptions` does not know stay for a relay that knows them.
 *
 * Pauses and leases are by Effect's Clock.
 */
export class OutboxRelay extends Context.Tag("@mentorkit/OutboxRelay")<
  OutboxRelay,
  {
    /**
     * Delivers until nothing is due at the clock's now, but for what a peer that is away has to wait for; answers how many
     * attempts that took. Dies in a unit of work. Broken off, it leaves what it has begun to the relay, which brings that to
     * its end; so it does with what hangs at a mail server for long.
     */
    readonly drain: Effect.Effect<number>
    /**
     * Delivers for ever: what this process commits at once, what others commit within seconds. Once interrupted it lets
     * what it is at come to its end for a few seconds.
     */
    readonly run: Effect.Effect<never>
  }
>() {}

export interface DeadLetter {
  /** Id of the delivery. */
  readonly id: string
  readonly eventId: string
  /** "bookings.BookingPaid" */
  readonly type: string
  readonly subscriber: string
  /** The recipient, for subscribers with several; null otherwise. */
  readonly recipient: string | null
  readonly lane: Lane
  readonly priority: Priority
  readonly attempts: number
  /** The message only: a stack might hold what no admin's page should show. */
  readonly lastError: string
  readonly occurredAt: DateTime.Utc
  readonly deadAt: DateTime.Utc
}

/** Left out: matches everything. */
export interface DeadLetterFilter {
  readonly lane?: Lane | undefined
  readonly type?: string | undefined
}

/** The latest first. */
export const latestDeadLetters = listOrder("dead-letters", { deadAt: "moment desc", id: "uuid asc" })

/** Deliveries that relays have given up on. */
export class DeadLetters extends Context.Tag("@mentorkit/DeadLetters")<
  DeadLetters,
  {
    readonly list: (filter: DeadLetterFilter, page: PageRequest) => Effect.Effect<PageOf<DeadLetter>>
    /** Counts by lane and type, largest first. */
    readonly countByType: Effect.Effect<
      ReadonlyArray<{ readonly lane: Lane; readonly type: string; readonly count: number }>
    >
    /** Starts these deliveries anew, with all attempts. Returns how many of them were dead letters. */
    readonly retry: (which: { readonly ids: ReadonlyArray<string> } | DeadLetterFilter) => Effect.Effect<number>
  }
>() {}
