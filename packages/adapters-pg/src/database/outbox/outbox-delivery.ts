/** One event to each of its subscribers, noting what has been delivered, what is to be tried again, and what is dead. */
import { SqlClient } from "@effect/sql"
import { type Subscriber, type Subscription, UnitOfWork } from "@mentorkit/core/kernel"
import { Cause, DateTime, Effect, Exit, Random, Schema } from "effect"
import { reasonOf } from "../engine/driver-error.js"

export interface Claimed {
  readonly id: string
  readonly claim: string
  readonly type: string
  readonly payload: unknown
  readonly occurredAt: Date
}

/** After so many failures a delivery is a dead letter and no longer holds up its aggregate. */
const mostAttempts = 10
const longestPauseSeconds = 3600
/** Less than the relay's lease, so that nobody else begins what still goes on here. */
const longestRun = "25 seconds"

type Outcome = "done" | { readonly failedAttempts: number }

/** 2, 4, 8 … seconds to an hour, half of it chance, so that a peer that comes back is not met by everybody at once. */
const pauseAfter = (attempts: number) =>
  Effect.map(Random.nextRange(0.5, 1), (share) => Math.min(longestPauseSeconds, 2 ** attempts) * 1000 * share)

/** The message alone, as text that the database takes: a stack might hold what no admin's page should show. */
const lastErrorOf = (cause: Cause.Cause<unknown>): string =>
  reasonOf(Cause.squash(cause)).replaceAll("\0", "").slice(0, 1000)

export const deliveries = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { transact } = yield* UnitOfWork

  /** Locks the delivery until the transaction ends, so that of two relays one runs the subscriber. */
  const take = (eventId: string, subscriber: string, at: Date) =>
    Effect.map(
      sql`
        insert into outbox_deliveries as d (event_id, subscriber, delivered_at)
        values (${eventId}, ${subscriber}, ${at})
        on conflict (event_id, subscriber) do update set delivered_at = excluded.delivered_at
          where d.delivered_at is null and d.dead_at is null
        returning subscriber`,
      (rows) => rows.length > 0
    )

  const isOpen = (eventId: string, subscriber: string) =>
    Effect.map(
      sql`
        select 1 from outbox_deliveries
        where event_id = ${eventId} and subscriber = ${subscriber} and (delivered_at is not null or dead_at is not null)`,
      (rows) => rows.length === 0
    )

  const run = (subscriber: Subscriber<unknown>, payload: unknown, event: Claimed) =>
    subscriber
      .run(payload, { eventId: event.id, occurredAt: DateTime.unsafeFromDate(event.occurredAt) })
      .pipe(Effect.timeoutFail({ duration: longestRun, onTimeout: () => new Error(`Took longer than ${longestRun}`) }))

  const attempt = Effect.fnUntraced(function* (subscriber: Subscriber<unknown>, payload: unknown, event: Claimed) {
    const at = DateTime.toDate(yield* DateTime.now)
    if (subscriber.effects === "database") {
      yield* transact(
        Effect.flatMap(take(event.id, subscriber.name, at), (ours) =>
          ours ? run(subscriber, payload, event) : Effect.void
        )
      )
    } else if (yield* isOpen(event.id, subscriber.name)) {
      yield* run(subscriber, payload, event)
      yield* take(event.id, subscriber.name, at)
    }
  })

  const noteFailure = Effect.fnUntraced(function* (event: Claimed, subscriber: string, cause: Cause.Cause<unknown>) {
    const at = DateTime.toDate(yield* DateTime.now)
    const [row] = yield* sql<{ readonly attempts: number; readonly deadAt: Date | null }>`
      insert into outbox_deliveries as d (event_id, subscriber, attempts, last_error)
      values (${event.id}, ${subscriber}, 1, ${lastErrorOf(cause)})
      on conflict (event_id, subscriber) do update set
        attempts = d.attempts + 1,
        last_error = excluded.last_error,
        dead_at = case when d.attempts + 1 >= ${mostAttempts}::int then ${at}::timestamptz end
      returning attempts, dead_at`
    yield* Effect.logWarning(`${subscriber} failed on ${event.type} ${event.id}`, cause)
    const outcome: Outcome = row === undefined || row.deadAt !== null ? "done" : { failedAttempts: row.attempts }
    return outcome
  })

  const deliverTo = Effect.fnUntraced(function* (
    subscriber: Subscriber<unknown>,
    { event: { schema } }: Subscription,
    event: Claimed
  ) {
    const exit = yield* Schema.decodeUnknown(schema)(event.payload).pipe(
      Effect.flatMap((payload) => attempt(subscriber, payload, event)),
      Effect.withSpan(subscriber.name, { root: true }),
      Effect.exit
    )
    if (Exit.isSuccess(exit)) return "done" as const
    // A host that stops says nothing about the subscriber; the lease will run out.
    if (Cause.isInterruptedOnly(exit.cause)) return yield* Effect.interrupt
    return yield* noteFailure(event, subscriber.name, exit.cause)
  })

  /** Not if an admin has just revived one of its dead letters. */
  const settle = ({ claim, id }: Claimed, at: Date) =>
    sql`
      update outbox set settled_at = ${at}, claim = null, claimed_until = null
      where id = ${id} and claim = ${claim} and not exists (
        select from outbox_deliveries where event_id = outbox.id and delivered_at is null and dead_at is null
      )`

  const postpone = ({ claim, id }: Claimed, dueAt: Date) =>
    sql`update outbox set due_at = ${dueAt}, claim = null, claimed_until = null where id = ${id} and claim = ${claim}`

  /** To those who have not had it yet; then the event is settled, or waits for its next attempt. */
  const deliver = Effect.fnUntraced(function* (subscription: Subscription, event: Claimed) {
    const outcomes = yield* Effect.forEach(subscription.subscribers, (one) => deliverTo(one, subscription, event))
    const now = yield* DateTime.now
    const failed = outcomes.flatMap((outcome) => (outcome === "done" ? [] : [outcome.failedAttempts]))
    if (failed.length === 0) yield* settle(event, DateTime.toDate(now))
    else yield* postpone(event, new Date(now.epochMillis + (yield* pauseAfter(Math.max(...failed)))))
  }, Effect.orDie)

  return { deliver }
})
