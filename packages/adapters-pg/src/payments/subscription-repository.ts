import { SqlClient, SqlSchema } from "@effect/sql"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  BillingInterval,
  EndedBy,
  GatewaySubscriptionId,
  Purpose,
  SubscriptionId,
  SubscriptionStatus
} from "@mentorkit/core/payments"
import { type Subscription, SubscriptionRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const SubscriptionRow = Schema.Struct({
  id: SubscriptionId,
  purpose: Purpose,
  purchasableId: Schema.String,
  payerId: UserId,
  mentorId: MentorId,
  amountMinor: Schema.BigIntFromSelf,
  currency: Currency,
  description: Schema.String,
  billingInterval: BillingInterval,
  status: SubscriptionStatus,
  cancelAtPeriodEnd: Schema.Boolean,
  currentPeriodEnd: Schema.NullOr(Moment),
  gateway: Schema.String,
  gatewaySubscriptionId: Schema.NullOr(GatewaySubscriptionId),
  toldAt: Schema.NullOr(Moment),
  endedBy: Schema.NullOr(EndedBy),
  createdAt: Moment,
  endedAt: Schema.NullOr(Moment)
})

const toSubscription = ({
  amountMinor,
  billingInterval,
  currency,
  ...row
}: typeof SubscriptionRow.Type): Subscription => ({
  ...row,
  amount: { minor: amountMinor, currency },
  interval: billingInterval
})

const toRow = ({ amount, interval, ...subscription }: Subscription): typeof SubscriptionRow.Type => ({
  ...subscription,
  amountMinor: amount.minor,
  currency: amount.currency,
  billingInterval: interval
})

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({
    Request: SubscriptionRow,
    execute: (row) => sql`insert into subscriptions ${sql.insert(row)}`
  }),
  find: SqlSchema.findOne({
    Request: SubscriptionId,
    Result: SubscriptionRow,
    execute: (id) => sql`select * from subscriptions where id = ${id}`
  }),
  lock: SqlSchema.findOne({
    Request: SubscriptionId,
    Result: SubscriptionRow,
    execute: (id) => sql`select * from subscriptions where id = ${id} for no key update`
  }),
  findByGatewayId: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, id: GatewaySubscriptionId }),
    Result: SubscriptionRow,
    execute: ({ gateway, id }) => sql`
      select * from subscriptions where gateway = ${gateway} and gateway_subscription_id = ${id}`
  }),
  findFor: SqlSchema.findOne({
    Request: Schema.Struct({ purpose: Purpose, purchasableId: Schema.String }),
    Result: SubscriptionRow,
    execute: ({ purchasableId, purpose }) => sql`
      select * from subscriptions where purpose = ${purpose} and purchasable_id = ${purchasableId}
      order by id desc limit 1`
  }),
  update: SqlSchema.void({
    Request: SubscriptionRow,
    execute: ({ createdAt, id, mentorId, payerId, purchasableId, purpose, ...changing }) => sql`
      update subscriptions set ${sql.update(changing)} where id = ${id}`
  }),
  listLapsed: SqlSchema.findAll({
    Request: Schema.Struct({ endedBy: Moment, silentSince: Moment, limit: Schema.Int }),
    Result: SubscriptionRow,
    execute: ({ endedBy, limit, silentSince }) => sql`
      select * from subscriptions where status = 'active' and current_period_end <= ${endedBy}
        and (cancel_at_period_end or current_period_end <= ${silentSince})
      order by current_period_end limit ${limit}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { add, find, findByGatewayId, findFor, listLapsed, lock, update } = queries(sql)
  const one = <E>(found: Effect.Effect<Option.Option<typeof SubscriptionRow.Type>, E>) =>
    Effect.map(found, Option.map(toSubscription))

  return repositoryOf(SubscriptionRepository, {
    add: (subscription) => add(toRow(subscription)),
    find: (id) => one(find(id)),
    lock: (id) => one(lock(id)),
    findByGatewayId: (gateway, id) => one(findByGatewayId({ gateway, id })),
    findFor: (purpose, purchasableId) => one(findFor({ purpose, purchasableId })),
    update: (subscription) => update(toRow(subscription)),
    listLapsed: (edges, limit) => Effect.map(listLapsed({ ...edges, limit }), (rows) => rows.map(toSubscription))
  })
})

export const subscriptionRepository = Layer.effect(SubscriptionRepository, make)
