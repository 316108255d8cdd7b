import { SqlClient, SqlSchema } from "@effect/sql"
import {
  ChargeId,
  CheckoutSessionId,
  GatewayInvoiceId,
  GatewaySubscriptionId,
  openPaymentStatuses,
  PaymentId,
  Purpose,
  payableStatuses,
  SubscriptionId
} from "@mentorkit/core/payments"
import { PaymentRepository } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { advisoryLocks } from "../database/engine/advisory-locks.js"
import { literals } from "../database/literals.js"
import { repositoryOf } from "../database/repository.js"
import { dateOf, PaymentRow, toPayment, toPaymentRow } from "./rows.js"

const queries = (sql: SqlClient.SqlClient) => ({
  add: SqlSchema.void({ Request: PaymentRow, execute: (row) => sql`insert into payments ${sql.insert(row)}` }),

  find: SqlSchema.findOne({
    Request: PaymentId,
    Result: PaymentRow,
    execute: (id) => sql`select * from payments where id = ${id}`
  }),

  // Invoices, refunds and the like may refer to it meanwhile; nobody else may change it.
  lock: SqlSchema.findOne({
    Request: PaymentId,
    Result: PaymentRow,
    execute: (id) => sql`select * from payments where id = ${id} for no key update`
  }),

  findFor: SqlSchema.findOne({
    Request: Schema.Struct({ purpose: Purpose, purchasableId: Schema.String }),
    Result: PaymentRow,
    // Ids grow with time.
    execute: ({ purchasableId, purpose }) => sql`
      select * from payments where purpose = ${purpose} and purchasable_id = ${purchasableId} order by id desc limit 1`
  }),

  findBySession: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, sessionId: CheckoutSessionId }),
    Result: PaymentRow,
    execute: ({ gateway, sessionId }) => sql`
      select payments.* from payments join checkout_sessions on payment_id = payments.id
      where checkout_sessions.gateway = ${gateway} and gateway_session_id = ${sessionId}`
  }),

  findByCharge: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, chargeId: ChargeId }),
    Result: PaymentRow,
    execute: ({ chargeId, gateway }) => sql`
      select * from payments where gateway = ${gateway} and gateway_charge_id = ${chargeId}`
  }),

  findOpenFor: SqlSchema.findOne({
    Request: Schema.Struct({ purpose: Purpose, purchasableId: Schema.String }),
    Result: PaymentRow,
    execute: ({ purchasableId, purpose }) => sql`
      select * from payments where purpose = ${purpose} and purchasable_id = ${purchasableId}
        and status in ${sql.literal(literals(openPaymentStatuses))} and gateway_invoice_id is null`
  }),

  findFirstOfSubscription: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, id: GatewaySubscriptionId }),
    Result: PaymentRow,
    execute: ({ gateway, id }) => sql`
      select * from payments where gateway = ${gateway} and gateway_subscription_id = ${id} order by id limit 1`
  }),

  findByInvoice: SqlSchema.findOne({
    Request: Schema.Struct({ gateway: Schema.String, id: GatewayInvoiceId }),
    Result: PaymentRow,
    execute: ({ gateway, id }) => sql`
      select * from payments where gateway = ${gateway} and gateway_invoice_id = ${id}`
  }),

  findLatestPaid: SqlSchema.findOne({
    Request: SubscriptionId,
    Result: PaymentRow,
    execute: (id) => sql`
      select * from payments where subscription_id = ${id} and paid_at is not null
      order by paid_at desc, id desc limit 1`
  }),

  update: SqlSchema.void({
    Request: PaymentRow,
    execute: ({ createdAt, description, id, mentorId, payerId, purchasableId, purpose, reference, ...changing }) => sql`
      update payments set ${sql.update(changing)} where id = ${id}`
  }),

  lockDueForClearing: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: PaymentRow,
    execute: ({ limit, now }) => sql`
      with due as (
        select id from payments where clears_at <= ${now} and cleared_at is null and paid_at is not null
        order by clears_at limit ${limit}
      )
      select payments.* from payments join due using (id) where cleared_at is null
      order by id for no key update of payments skip locked`
  }),

  listDue: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: PaymentRow,
    execute: ({ limit, now }) => sql`
      select * from payments where status in ${sql.literal(literals(payableStatuses))} and expires_at <= ${now}
      order by expires_at limit ${limit}`
  })
})

const make = Effect.map(Effect.all([SqlClient.SqlClient, advisoryLocks]), ([sql, locks]) => {
  const {
    add,
    find,
    findFirstOfSubscription,
    findByCharge,
    findByInvoice,
    findBySession,
    listDue,
    findFor,
    findLatestPaid,
    findOpenFor,
    lock,
    lockDueForClearing,
    update
  } = queries(sql)
  const many = <E>(found: Effect.Effect<ReadonlyArray<typeof PaymentRow.Type>, E>) =>
    Effect.map(found, (rows) => rows.map(toPayment))
  const one = <E>(found: Effect.Effect<Option.Option<typeof PaymentRow.Type>, E>) =>
    Effect.map(found, Option.map(toPayment))

  return repositoryOf(PaymentRepository, {
    add: (payment) => add(toPaymentRow(payment)),
    find: (id) => one(find(id)),
    lock: (id) => one(lock(id)),
    findFor: (purpose, purchasableId) => one(findFor({ purpose, purchasableId })),
    findByGatewayNames: ({ gateway, paymentId, sessionId }) => {
      const byId = paymentId === null ? Effect.succeedNone : one(find(paymentId))
      return sessionId === null
        ? byId
        : Effect.flatMap(one(findBySession({ gateway, sessionId })), (found) =>
            Option.isSome(found) ? Effect.succeed(found) : byId
          )
    },
    findByCharge: (gateway, chargeId) => one(findByCharge({ gateway, chargeId })),
    findOpenFor: (purpose, purchasableId) => one(findOpenFor({ purpose, purchasableId })),
    findFirstOfSubscription: (gateway, id) => one(findFirstOfSubscription({ gateway, id })),
    findByInvoice: (gateway, id) => one(findByInvoice({ gateway, id })),
    findLatestPaid: (id) => one(findLatestPaid(id)),
    // A lock on a name: the subject may have no row yet.
    serialise: (gateway, subject) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`charge ${gateway} ${subject}`}, ${locks.charges}))`.pipe(
        Effect.asVoid
      ),
    update: (payment) => update(toPaymentRow(payment)),
    listDue: (now, limit) => many(listDue({ now, limit })),
    lockDueForClearing: (now, limit) => many(lockDueForClearing({ now, limit })),
    markCleared: (ids, at) =>
      sql`update payments set cleared_at = ${dateOf(at)} where ${sql.in("id", ids)}`.pipe(Effect.asVoid)
  })
})

export const paymentRepository = Layer.effect(PaymentRepository, make)
