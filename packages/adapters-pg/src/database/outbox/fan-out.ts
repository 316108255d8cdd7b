/** Gives their deliveries to events that have none: those of older hosts, and of types that the outbox has no routes for. */
import { SqlClient } from "@effect/sql"
import { type Lane, type Subscription, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { Doorbell } from "../doorbell.js"
import { columnsOf } from "./delivery-rows.js"

const batch = 500

interface Row {
  readonly id: string
  readonly seq: bigint
  readonly type: string
}

export const makeFanOut = (subscriptions: ReadonlyMap<string, Subscription>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const doorbell = yield* Doorbell
    const { transact } = yield* UnitOfWork
    const known = [...subscriptions.keys()]
    /** Whoever finds nothing knows that nothing was just being given its deliveries by this process. */
    const turn = yield* Effect.makeSemaphore(1)

    /** What a relay of the release before is at is left to it until its lease is over. */
    const take = (at: Date) => sql<Row>`
      select id, seq, type from outbox
      where settled_at is null and type = any(${known}) and (claimed_until is null or claimed_until <= ${at})
      order by seq limit ${batch} for update skip locked`

    /** What that release has noted goes on from there: delivered stays delivered, dead stays dead, pauses are kept. */
    const insert = (events: ReadonlyArray<Row>, now: DateTime.Utc) => {
      const pairs = events.flatMap(({ id, type }) =>
        (subscriptions.get(type)?.subscribers ?? []).map((subscriber) => ({ id, subscriber }))
      )
      if (pairs.length === 0) return Effect.succeed([])
      const { areOrdered, ids, lanes, names, ranks } = columnsOf(
        pairs.map(({ subscriber }) => subscriber),
        now.epochMillis
      )
      return sql<{ readonly lane: Lane }>`
        insert into deliveries (
          id, event_id, seq, type, aggregate, due_at, subscriber, lane, priority, is_ordered,
          attempts, failing_since, last_error, dead_at
        )
        select route.id, event.id, event.seq, event.type, event.aggregate, event.due_at, route.name, route.lane,
          route.rank, route.is_ordered, coalesce(noted.attempts, 0),
          case when noted.attempts > 0 then ${DateTime.toDate(now)}::timestamptz end, noted.last_error, noted.dead_at
        from unnest(
          ${pairs.map(({ id }) => id)}::uuid[], ${ids}::uuid[], ${names}::text[], ${lanes}::text[],
          ${ranks}::smallint[], ${areOrdered}::boolean[]
        ) as route (event_id, id, name, lane, rank, is_ordered)
        join outbox as event on event.id = route.event_id
        left join outbox_deliveries as noted on noted.event_id = event.id and noted.subscriber = route.name
        where noted.delivered_at is null
        on conflict (event_id, subscriber, recipient) do nothing
        returning lane`
    }

    /** A batch; answers how many events that were. */
    return Effect.gen(function* () {
      const now = yield* DateTime.now
      const at = DateTime.toDate(now)
      const events = yield* take(at)
      if (events.length === 0) return 0
      const rows = yield* insert(events, now)
      yield* sql`
        update outbox set settled_at = ${at}, claim = null, claimed_until = null
        where ${sql.in(
          "seq",
          events.map(({ seq }) => seq)
        )}`
      for (const lane of new Set(rows.map((row) => row.lane))) yield* doorbell.ring(`${lane}-lane`)
      return events.length
      // The relay goes on whatever has gone wrong, by the cause.
    }).pipe(transact, Effect.orDie, turn.withPermits(1))
  })
