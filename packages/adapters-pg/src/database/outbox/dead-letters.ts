/** What relays have given up on, for an admin to see and try again. */
import { SqlClient } from "@effect/sql"
import {
  type DeadLetter,
  type DeadLetterFilter,
  DeadLetters,
  type Lane,
  latestDeadLetters
} from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer } from "effect"
import { Doorbell } from "../doorbell.js"
import { keyset } from "../keyset.js"
import { repositoryOf } from "../repository.js"
import { priorityOf } from "./delivery-rows.js"

type Row = Omit<DeadLetter, "occurredAt" | "deadAt" | "priority"> & {
  readonly priority: number
  readonly occurredAt: Date
  readonly deadAt: Date
}

const letterOf = ({ deadAt, occurredAt, priority, ...row }: Row): DeadLetter => ({
  ...row,
  priority: priorityOf(priority),
  occurredAt: DateTime.unsafeFromDate(occurredAt),
  deadAt: DateTime.unsafeFromDate(deadAt)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const doorbell = yield* Doorbell

  const latest = keyset(sql, latestDeadLetters, "deliveries")
  const matching = ({ lane, type }: DeadLetterFilter) =>
    sql.and([
      sql`dead_at is not null`,
      ...(lane === undefined ? [] : [sql`deliveries.lane = ${lane}`]),
      ...(type === undefined ? [] : [sql`deliveries.type = ${type}`])
    ])

  return repositoryOf(DeadLetters, {
    list: Effect.fnUntraced(function* (filter, page) {
      const rows = sql`
          select ${latest.position}, deliveries.id, event_id, deliveries.type, subscriber, nullif(recipient, '') as recipient, lane,
            priority::int as priority, attempts, coalesce(last_error, '') as last_error, occurred_at, dead_at
          from deliveries join outbox on outbox.id = event_id
          where ${matching(filter)} and ${latest.slice(page)}`
      // As the driver reads them.
      const lettersOf = (own: ReadonlyArray<object>) => Effect.succeed((own as ReadonlyArray<Row>).map(letterOf))
      return yield* latest.read(page, rows, sql`deliveries where ${matching(filter)}`, lettersOf)
    }),
    countByType: sql<{ readonly lane: Lane; readonly type: string; readonly count: number }>`
        select lane, type, count(*)::int as count from deliveries where dead_at is not null
        group by lane, type order by count desc, lane, type`,
    retry: Effect.fnUntraced(function* (which) {
      const at = DateTime.toDate(yield* DateTime.now)
      const wanted = "ids" in which ? sql`dead_at is not null and id = any(${which.ids}::uuid[])` : matching(which)
      // Locked by id, so that two who ask at once wait for each other; whoever comes second finds them alive.
      const revived = yield* sql<{ readonly lane: Lane; readonly count: number }>`
        with wanted as (select id from deliveries where ${wanted} order by id for update),
        revived as (
          update deliveries set dead_at = null, attempts = 0, failing_since = null, due_at = ${at}
          from wanted where deliveries.id = wanted.id returning lane
        )
        select lane, count(*)::int as count from revived group by lane`
      for (const { lane } of revived) yield* doorbell.ring(`${lane}-lane`)
      return revived.reduce((sum, { count }) => sum + count, 0)
    })
  })
})

export const deadLetters = Layer.effect(DeadLetters, make)
