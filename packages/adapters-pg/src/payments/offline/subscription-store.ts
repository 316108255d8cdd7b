import { SqlClient, SqlSchema } from "@effect/sql"
import { ChargeId, GatewayInvoiceId, GatewaySubscriptionId } from "@mentorkit/core/payments"
import { Effect, Schema } from "effect"
import { Moment } from "../../database/columns.js"
import { withDatabaseDefects } from "../../database/repository.js"
import { singleRow } from "../../database/single-row.js"
import { type OfflineSubscription, SubscriptionRow } from "./rows.js"

const InvoiceRow = Schema.Struct({
  id: GatewayInvoiceId,
  gatewaySubscriptionId: GatewaySubscriptionId,
  period: Schema.Int,
  createdAt: Moment
})

const queries = (sql: SqlClient.SqlClient) => ({
  lock: SqlSchema.findOne({
    Request: GatewaySubscriptionId,
    Result: SubscriptionRow,
    execute: (id) => sql`select * from offline_gateway_subscriptions where id = ${id} for update`
  }),
  lockDue: SqlSchema.findOne({
    Request: Moment,
    Result: SubscriptionRow,
    execute: (now) => sql`
      select * from offline_gateway_subscriptions where ended_at is null and due_at <= ${now}
      order by due_at limit 1 for update skip locked`
  }),
  invoiceOf: singleRow({
    Request: InvoiceRow,
    Result: Schema.Struct({ id: GatewayInvoiceId }),
    // Every further attempt at a period is about the same bill.
    execute: (row) => sql`
      insert into offline_gateway_invoices as known ${sql.insert(row)}
      on conflict (gateway_subscription_id, period) do update set id = known.id
      returning id`
  }),
  chargeOf: SqlSchema.findOne({
    Request: GatewayInvoiceId,
    Result: Schema.Struct({ chargeId: ChargeId }),
    execute: (id) => sql`
      select charge_id from offline_gateway_invoices where id = ${id} and charge_id is not null`
  })
})

export const subscriptionStore = Effect.map(SqlClient.SqlClient, (sql) => {
  const found = queries(sql)
  const encode = Schema.encodeSync(SubscriptionRow)
  return withDatabaseDefects({
    add: (row: OfflineSubscription) =>
      Effect.asVoid(sql`insert into offline_gateway_subscriptions ${sql.insert(encode(row))}`),
    lock: found.lock,
    /** One with something to be done about it, that nobody else is at. */
    lockDue: found.lockDue,
    /** Of one that is locked. */
    update: (row: OfflineSubscription) => {
      const { id, ...changes } = encode(row)
      return Effect.asVoid(sql`update offline_gateway_subscriptions set ${sql.update(changes)} where id = ${id}`)
    },
    /** The period's bill: `id` where there is none yet. */
    invoiceOf: (row: typeof InvoiceRow.Type) => Effect.map(found.invoiceOf(row), ({ id }) => id),
    paid: (id: GatewayInvoiceId, chargeId: ChargeId) =>
      Effect.asVoid(sql`update offline_gateway_invoices set charge_id = ${chargeId} where id = ${id}`),
    chargeOf: found.chargeOf,
    /** Who comes later finds the card as it was set. */
    setCard: (id: GatewaySubscriptionId, isGood: boolean) =>
      sql`
        update offline_gateway_subscriptions set is_card_good = ${isGood}
        where id = ${id} and ended_at is null returning id`.pipe(Effect.map((rows) => rows.length > 0))
  })
})
