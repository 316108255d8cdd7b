/** The books of a day, to be held against ours: every movement of money once, page by page in the order of time. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { Currency, type LocalDate } from "@mentorkit/core/kernel"
import { ChargeId, RecordKind } from "@mentorkit/core/payments"
import type { GatewayRecord } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Schema } from "effect"
import { Moment } from "../../database/columns.js"
import { withDatabaseDefects } from "../../database/repository.js"

const pageSize = 100

const LineRow = Schema.Struct({
  kind: RecordKind,
  chargeId: ChargeId,
  line: Schema.String,
  minor: Schema.BigIntFromSelf,
  currency: Currency,
  occurredAt: Moment
})
type Line = typeof LineRow.Type

/** What came back is a line of its own, on its own day: books are added to and not changed. */
const lines = (sql: SqlClient.SqlClient) =>
  SqlSchema.findAll({
    Request: Schema.Struct({ from: Moment, until: Moment, at: Moment, line: Schema.String, limit: Schema.Int }),
    Result: LineRow,
    execute: ({ at, from, limit, line, until }) => sql`
      with lines as (
        select 'charge' as kind, id as charge_id, 'charge ' || id as line, amount_minor as minor, currency,
          created_at as occurred_at
        from offline_gateway_charges where created_at >= ${from} and created_at < ${until}
        union all
        select 'refund', c.id, 'refund ' || r.id, r.amount_minor, currency, r.created_at
        from offline_gateway_refunds r join offline_gateway_charges c on c.id = charge_id
        where r.created_at >= ${from} and r.created_at < ${until}
        union all
        select 'refund', c.id, 'refund back ' || r.id, -r.amount_minor, currency, failed_at
        from offline_gateway_refunds r join offline_gateway_charges c on c.id = charge_id
        where failed_at >= ${from} and failed_at < ${until}
        union all
        select 'dispute', c.id, 'dispute ' || d.id, d.amount_minor, currency, opened_at
        from offline_gateway_disputes d join offline_gateway_charges c on c.id = charge_id
        where opened_at >= ${from} and opened_at < ${until}
        union all
        select 'dispute', c.id, 'dispute back ' || d.id, -d.amount_minor, currency, closed_at
        from offline_gateway_disputes d join offline_gateway_charges c on c.id = charge_id
        where is_won and closed_at >= ${from} and closed_at < ${until}
      )
      select * from lines where (occurred_at, line) > (${at}, ${line}) order by occurred_at, line limit ${limit}`
  })

const toRecord = ({ chargeId, currency, kind, minor, occurredAt }: Line): GatewayRecord => ({
  ...{ kind, chargeId, amount: { minor, currency }, occurredAt }
})

/** "1794096000000 refund re_4f8a": where the page before has ended. */
const cursorOf = ({ line, occurredAt }: Line) => `${occurredAt.epochMillis} ${line}`
const read = (cursor: string) => {
  const space = cursor.indexOf(" ")
  return { at: DateTime.unsafeMake(Number(cursor.slice(0, space))), line: cursor.slice(space + 1) }
}

export const books = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = lines(sql)
  const records = (day: LocalDate, after: string | null) => {
    const from = DateTime.unsafeMake(`${day}T00:00:00Z`)
    const until = DateTime.add(from, { days: 1 })
    const { at, line } = after === null ? { at: from, line: "" } : read(after)
    return Effect.map(find({ from, until, at, line, limit: pageSize + 1 }), (found) => {
      const page = found.slice(0, pageSize)
      const last = found.length > pageSize ? page.at(-1) : undefined
      return { records: page.map(toRecord), next: last === undefined ? null : cursorOf(last) }
    })
  }
  return withDatabaseDefects({ records })
})
