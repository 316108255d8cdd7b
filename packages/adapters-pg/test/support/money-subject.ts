/** Money on an engine, for the simulation in core's tests: the real repositories, and every statement may be the last. */
import { SqlClient } from "@effect/sql"
import type { Admin } from "@mentorkit/core/kernel"
import type { Engine } from "@mentorkit/test-kit/databases/engines"
import type { Facts } from "@mentorkit/test-kit/money-simulation/facts"
import { money } from "@mentorkit/test-kit/money-simulation/memory-world"
import { play } from "@mentorkit/test-kit/money-simulation/play"
import { newSimulator, onItsClock, Simulator, simulated } from "@mentorkit/test-kit/money-simulation/simulator"
import type { Subject } from "@mentorkit/test-kit/money-simulation/stage"
import type { Step } from "@mentorkit/test-kit/money-simulation/steps"
import { type Ware, WareStore } from "@mentorkit/test-kit/money-simulation/wares"
import { newMethod } from "@mentorkit/test-kit/payouts/withdrawals"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Tracer } from "effect"

const wareStore = Layer.effect(
  WareStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* Effect.orDie(sql`
      create table if not exists simulated_wares (
        id uuid primary key,
        has_seat boolean not null,
        state text not null,
        granted_for uuid,
        access_until float8
      )`)
    return WareStore.of({
      add: (ware) => Effect.asVoid(Effect.orDie(sql`insert into simulated_wares ${sql.insert({ ...ware })}`)),
      lock: (id) =>
        sql<Ware>`select * from simulated_wares where id = ${id} for update`.pipe(
          Effect.flatMap(([ware]) => Effect.fromNullable(ware)),
          Effect.orDie
        ),
      save: ({ id, ...ware }) =>
        Effect.asVoid(Effect.orDie(sql`update simulated_wares set ${sql.update(ware)} where id = ${id}`))
    })
  })
)

export const simulatedOn = (engine: Engine) =>
  money.pipe(
    Layer.provideMerge(wareStore),
    Layer.provideMerge(simulated(newSimulator())),
    Layer.provideMerge(world(engine))
  )

/** Amounts as JSON has them: none here is beyond what a number holds. */
const minors = new Set(
  "gross fee refunded feeRefunded elsewhere lost disputed waiting minor actual returned".split(" ")
)
const asFacts = (text: string): Facts =>
  JSON.parse(text, (key, value) => (minors.has(key) && typeof value === "number" ? BigInt(value) : value))

/** Everything about these mentors' money in one statement. */
const factsOf = Effect.fnUntraced(function* (mentorIds: ReadonlyArray<string>, run: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly facts: string }>`
    with sold as (select * from payments where ${sql.in("mentor_id", mentorIds)}),
    doubted as (select * from payment_reviews where payment_id in (select id from sold)),
    moved as (
      select entry_id from journal_postings where ${sql.in("mentor_id", mentorIds)}
      union select id from journal_entries where payment_id in (select id from sold)
      union select journal_entries.id from journal_entries join doubted
        on idempotency_key like 'suspense%:' || doubted.id || '%'
    )
    select json_build_object(
      'payments', (select coalesce(json_agg(json_build_object(
        'id', id, 'purpose', purpose, 'wareId', purchasable_id, 'mentorId', mentor_id, 'currency', currency,
        'gross', amount_minor, 'fee', platform_fee_minor, 'refunded', refunded_minor, 'feeRefunded', fee_refunded_minor,
        'elsewhere', elsewhere_minor, 'lost', lost_minor, 'disputed', disputed_minor, 'waiting', waiting_minor,
        'status', status, 'chargeId', gateway_charge_id, 'isPaid', paid_at is not null, 'isCleared', cleared_at is not null,
        'subscriptionId', subscription_id, 'gatewayInvoiceId', gateway_invoice_id
      ) order by id), '[]') from sold),
      'refunds', (select coalesce(json_agg(json_build_object(
        'id', id, 'paymentId', payment_id, 'minor', amount_minor, 'state', state, 'reason', reason,
        'resolution', resolution, 'gatewayRefundId', gateway_refund_id
      ) order by id), '[]') from refunds where payment_id in (select id from sold)),
      'disputes', (select coalesce(json_agg(json_build_object(
        'paymentId', payment_id, 'gatewayDisputeId', gateway_dispute_id, 'minor', amount_minor, 'state', state
      ) order by id), '[]') from disputes where payment_id in (select id from sold)),
      'reviews', (select coalesce(json_agg(json_build_object(
        'id', id, 'paymentId', payment_id, 'kind', kind, 'currency', actual_currency, 'actual', actual_minor,
        'returned', returned_minor, 'chargeId', charge_id, 'decision', decision, 'isResolved', resolved_at is not null
      ) order by id), '[]') from doubted),
      'subscriptions', (select coalesce(json_agg(json_build_object(
        'id', id, 'wareId', purchasable_id, 'status', status, 'endedBy', ended_by, 'isCancelled', cancel_at_period_end,
        'gatewaySubscriptionId', gateway_subscription_id
      ) order by id), '[]') from subscriptions where ${sql.in("mentor_id", mentorIds)}),
      'ends', (select coalesce(json_agg(json_build_object(
        'gatewaySubscriptionId', gateway_subscription_id, 'isDone', done_at is not null
      )), '[]') from subscription_ends where subscription_id in (
        select id from subscriptions where ${sql.in("mentor_id", mentorIds)}
      )),
      'events', (select coalesce(json_agg(json_build_object('eventId', event_id, 'state', state)), '[]')
        from gateway_events where event_id like ${`${run}-event-%`}),
      'entries', (select coalesce(json_agg(json_build_object(
        'key', idempotency_key, 'paymentId', payment_id, 'postings', (
          select json_agg(json_build_object(
            'account', account, 'mentorId', mentor_id, 'currency', currency, 'minor', minor
          )) from journal_postings where entry_id = journal_entries.id
        )
      )), '[]') from journal_entries where id in (select entry_id from moved)),
      'balances', (select coalesce(json_agg(json_build_object(
        'mentorId', mentor_id, 'currency', currency, 'account', account, 'minor', minor
      ) order by mentor_id, currency, account), '[]') from mentor_balances where ${sql.in("mentor_id", mentorIds)}),
      'withdrawals', (select coalesce(json_agg(json_build_object(
        'id', id, 'mentorId', mentor_id, 'currency', currency, 'minor', amount_minor, 'status', status
      ) order by id), '[]') from withdrawals where ${sql.in("mentor_id", mentorIds)}),
      'wares', (select coalesce(json_agg(json_build_object(
        'id', id, 'state', state, 'grantedFor', granted_for
      )), '[]') from simulated_wares where id in (select purchasable_id from sold))
    )::text as facts`
  return asFacts(row?.facts ?? "")
}, Effect.orDie)

interface OutboxRow {
  readonly seq: bigint
  readonly id: string
  readonly type: string
  readonly payload: string
}

const newSubject = Effect.fnUntraced(function* (run: string, canRace: boolean) {
  const sql = yield* SqlClient.SqlClient
  const buyers = yield* Effect.replicateEffect(newUser(), 3)
  const mentors = yield* Effect.replicateEffect(newMentor(), 3)
  for (const { mentorId } of mentors) yield* newMethod(mentorId)
  const admin: Admin = { _tag: "Admin", userId: (yield* newUser({ roles: ["admin"] })).userId }
  const ids = mentors.map(({ mentorId }) => mentorId)
  const [last] = yield* sql<{ readonly seq: bigint }>`select coalesce(max(seq), 0)::int8 as seq from outbox`
  const context = yield* Effect.context<SqlClient.SqlClient>()
  return {
    ...{ buyers, mentors: mentors.map(({ mentor }) => mentor), admin, canRace },
    facts: Effect.provide(factsOf(ids, run), context),
    outbox: sql<OutboxRow>`
      select seq, id, type, payload::text as payload from outbox
      where seq > ${last?.seq ?? 0n} and type like 'payments.%' order by seq`.pipe(
      Effect.map((rows) => rows.map(({ id, payload, type }) => ({ id, type, payload: JSON.parse(payload) }))),
      Effect.orDie
    )
  } satisfies Subject as Subject
}, Effect.orDie)

/** One history of the many on this database; `run` is its name on the gateway. */
export const playOn = (run: string, seed: number, steps: ReadonlyArray<Step>, canRace: boolean) =>
  Effect.gen(function* () {
    const simulator = yield* Simulator
    simulator.begin(run, seed)
    const outer = yield* Effect.tracer
    // Every statement is a step at which the process may die.
    const dying = Tracer.make({
      ...outer,
      span: (name, ...rest) => {
        if (name === "sql.execute") simulator.fault.tick()
        return outer.span(name, ...rest)
      },
      context: (work, fiber) => outer.context(work, fiber)
    })
    const work = Effect.flatMap(newSubject(run, canRace), (subject) => play(subject, steps))
    return yield* onItsClock(simulator, Effect.withTracer(work, dying))
  })
