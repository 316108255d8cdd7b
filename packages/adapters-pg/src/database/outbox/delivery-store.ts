/** The table of deliveries: what a relay claims of it, and what it notes about it. */
import { SqlClient } from "@effect/sql"
import type { Fragment } from "@effect/sql/Statement"
import type { Lane, Priority, Subscription } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { withDatabaseDefects } from "../repository.js"
import { newId, rankOf } from "./delivery-rows.js"
import { leaseSeconds } from "./lanes.js"

/** A delivery that this relay has to itself. */
export interface ClaimedDelivery {
  readonly id: string
  readonly eventId: string
  readonly type: string
  readonly subscriber: string
  /** Empty where nobody is named yet. */
  readonly recipient: string
  readonly isOrdered: boolean
  /** Whoever had it last came to no end with it: this counts as an attempt, which `attempts` has in it. */
  readonly isTakenOver: boolean
  readonly attempts: number
  readonly failingSince: Date | null
  readonly payload: unknown
  readonly occurredAt: Date
}

export interface ClaimQuery {
  readonly lane: Lane
  readonly takes: ReadonlyArray<Priority>
  readonly max: number
  /** What this process is at: its own clock may have jumped past the lease. */
  readonly except: ReadonlyArray<string>
}

export interface Failed {
  readonly attempts: number
  readonly failingSince: Date
  readonly lastError: string
  readonly dueAt: Date
  readonly deadAt: Date | null
}

/** What is known of an attempt whose host has not told how it ended. */
export const unfinished = "The host that was at it has gone."

export const deliveryStore = (subscriptions: ReadonlyMap<string, Subscription>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const relay = crypto.randomUUID()
    const types = [...subscriptions.keys()]
    /** Each type with each of its subscribers: a newer host may let one that we know hear something that we do not. */
    const pairs = [...subscriptions.values()].flatMap(({ event, subscribers }) =>
      subscribers.map(({ name }) => ({ type: event.tag, name }))
    )
    const isKnown = sql`(type, subscriber) in (
      select * from unnest(${pairs.map(({ type }) => type)}::text[], ${pairs.map(({ name }) => name)}::text[])
    )`
    const leaseFrom = (now: DateTime.Utc) => DateTime.toDate(DateTime.add(now, { seconds: leaseSeconds }))
    const isOpen = sql`delivered_at is null and dead_at is null`

    const dueAnew = (id: string, dueAt: Date, condition: Fragment) =>
      sql`
        update deliveries set due_at = ${dueAt}, delivered_at = null, claimed_until = null, claimed_by = null
        where id = ${id} and claimed_by = ${relay} and ${condition}`.pipe(Effect.asVoid)

    /** Also what has no deliveries yet, for it may be of the same subscriber. */
    const isFirstOfItsOrder = sql`
      not exists (
        select from deliveries as earlier
        where earlier.is_ordered and earlier.delivered_at is null and earlier.dead_at is null
          and earlier.subscriber = due.subscriber and earlier.aggregate = due.aggregate and earlier.seq < due.seq
      )
      and not exists (
        select from outbox as earlier
        where earlier.settled_at is null and earlier.aggregate = due.aggregate and earlier.seq < due.seq
          and earlier.type = any(${types})
      )`

    const store = withDatabaseDefects({
      /**
       * The highest priority first, of one priority what has been due the longest. A claim that has run out is counted here,
       * since the host that let it run out cannot: what ends every process that touches it is tried with pauses, too.
       */
      claim: Effect.fnUntraced(function* ({ except, lane, max, takes }: ClaimQuery) {
        const now = yield* DateTime.now
        const at = DateTime.toDate(now)
        return yield* sql<ClaimedDelivery>`
          with claimed as (
            select found.id, found.is_taken_over from unnest(${takes.map(rankOf)}::smallint[]) with ordinality as wanted (rank, place)
            cross join lateral (
              select id, due_at, seq, claimed_until is not null as is_taken_over from deliveries as due
              where lane = ${lane} and priority = wanted.rank and ${isOpen} and due_at <= ${at}
                and (claimed_until is null or claimed_until <= ${at})
                and ${isKnown} and id <> all(${except}::uuid[])
                and (not is_ordered or (${isFirstOfItsOrder}))
              order by due_at, seq
              limit ${max}
              for update skip locked
            ) as found
            order by place, due_at, seq
            limit ${max}
          )
          update deliveries as d set claimed_by = ${relay}, claimed_until = ${leaseFrom(now)},
            attempts = d.attempts + is_taken_over::int,
            failing_since = case when is_taken_over then coalesce(d.failing_since, ${at}) else d.failing_since end,
            last_error = case when is_taken_over then ${unfinished} else d.last_error end
          from claimed, outbox as event
          where d.id = claimed.id and event.id = d.event_id
          returning d.id, d.event_id, d.type, d.subscriber, d.recipient, d.is_ordered, is_taken_over, d.attempts,
            d.failing_since, event.payload, event.occurred_at`
      }),

      /** In the transaction of its effect: locks the delivery, and answers whether it still is this relay's. */
      markDelivered: ({ id }: ClaimedDelivery, at: Date) =>
        sql`
          update deliveries set delivered_at = ${at}, claimed_until = null
          where id = ${id} and claimed_by = ${relay} and ${isOpen} returning id`.pipe(
          Effect.map((rows) => rows.length > 0)
        ),

      /** As if it had not been claimed: the next host need not wait for the lease, nor count an attempt. */
      giveBack: ({ id }: ClaimedDelivery) =>
        sql`
          update deliveries set claimed_until = null, claimed_by = null
          where id = ${id} and claimed_by = ${relay} and ${isOpen}`.pipe(Effect.asVoid),

      /** As `giveBack`, for later. */
      postpone: ({ id }: ClaimedDelivery, dueAt: Date) => dueAnew(id, dueAt, isOpen),

      /** In the transaction that has marked it as delivered, which holds its lock. */
      postponeMarked: ({ id }: ClaimedDelivery, dueAt: Date) => dueAnew(id, dueAt, sql`delivered_at is not null`),

      noteFailed: ({ id }: ClaimedDelivery, { attempts, deadAt, dueAt, failingSince, lastError }: Failed) =>
        sql`
          update deliveries set attempts = ${attempts}, failing_since = ${failingSince}, last_error = ${lastError},
            due_at = ${dueAt}, dead_at = ${deadAt}, claimed_until = null, claimed_by = null
          where id = ${id} and claimed_by = ${relay} and ${isOpen}`.pipe(Effect.asVoid),

      /** In the transaction that takes the delivery which found them out. */
      addRecipients: Effect.fnUntraced(function* (
        { id }: ClaimedDelivery,
        recipients: ReadonlyArray<string>,
        now: DateTime.Utc
      ) {
        const each = [...new Set(recipients)]
        if (each.length === 0) return
        yield* sql`
          insert into deliveries (
            id, event_id, seq, type, aggregate, subscriber, recipient, lane, priority, is_ordered, due_at
          )
          select one.id, d.event_id, d.seq, d.type, d.aggregate, d.subscriber, one.recipient, d.lane, d.priority,
            d.is_ordered, ${DateTime.toDate(now)}::timestamptz
          from deliveries as d, unnest(${each.map(() => newId(now.epochMillis))}::uuid[], ${each}::text[])
            as one (id, recipient)
          where d.id = ${id}
          on conflict (event_id, subscriber, recipient) do nothing`
      })
    })

    // Whoever calls these goes on trying where the database is away.
    const retried = {
      /**
       * Passes by what is locked: a transaction that has taken its delivery keeps others out by that, and must keep
       * nobody's lease from being renewed.
       */
      renew: Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
        if (ids.length === 0) return
        yield* sql`
          update deliveries set claimed_until = ${leaseFrom(yield* DateTime.now)} where id in (
            select id from deliveries
            where id = any(${ids}::uuid[]) and claimed_by = ${relay} and claimed_until is not null
            order by id for update skip locked
          )`
      }),

      /** After an effect outside, whoever has taken it over meanwhile. */
      noteDelivered: ({ id }: ClaimedDelivery, at: Date) =>
        Effect.asVoid(
          sql`update deliveries set delivered_at = ${at}, claimed_until = null where id = ${id} and ${isOpen}`
        )
    }
    return { ...store, ...retried }
  })
export type DeliveryStore = Effect.Effect.Success<ReturnType<typeof deliveryStore>>
