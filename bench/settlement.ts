/**
 * A gateway's news settled: the webhook's operation without HTTP for checkouts that were paid, against the statements that
 * it makes, written down once and played again over bare `pg`.
 */
import { randomUUID } from "node:crypto"
import { secrets } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter, Pg } from "@mentorkit/adapters-pg"
import { Currency, guest, Ids, LinkBase, MentorId, UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  ChargeId,
  Checkout,
  CheckoutSessionId,
  GatewayEventId,
  InvalidSignature,
  type PaymentId,
  Payments
} from "@mentorkit/core/payments"
import { GatewayEvent, PaymentGateway, Purchasables } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Layer, ManagedRuntime, Option, Redacted, Schema } from "effect"
import type pg from "pg"
import { fillMarket, idOf } from "./filled-market.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { ratesOf, tell } from "./per-second.js"
import { inTurns, progress } from "./report.js"
import { countingStatements, type Told, toldDuring } from "./statements.js"

const connections = 10
const perRound = 400

/** Whose statements are not measured: what is sold touches no table. */
const nothing = Layer.succeed(Purchasables, [
  {
    purpose: "course" as const,
    isDeliveredAtPayment: false,
    lock: () => Effect.void,
    grant: () => Effect.succeed("granted" as const),
    lapse: () => Effect.void,
    refunded: () => Effect.void,
    refundWaived: () => Effect.void,
    recurring: null
  }
])

const decodeEvent = Schema.decodeUnknown(Schema.parseJson(GatewayEvent))
const encodeEvent = Schema.encodeSync(Schema.parseJson(GatewayEvent))
const sessionOf = (payment: string) => CheckoutSessionId.make(`session of ${payment}`)

/** Says that everything is well, and believes what it is told. */
const gateway = Layer.succeed(PaymentGateway, {
  name: "bench",
  createCheckout: ({ expiresAt, paymentId }) =>
    Effect.succeed({ sessionId: sessionOf(paymentId), url: `https://gateway.test/${paymentId}`, expiresAt }),
  changeSubscription: () => Effect.void,
  refund: () => Effect.die("Nobody wants money back."),
  findRefund: () => Effect.die("Nobody wants money back."),
  expireCheckout: () => Effect.void,
  chargeOf: () => Effect.succeed(Option.none()),
  records: () => Effect.succeed({ records: [], next: null }),
  readEvent: (payload) => Effect.mapError(decodeEvent(new TextDecoder().decode(payload)), () => new InvalidSignature()),
  upkeep: []
})

const links = Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })

const servicesOn = (url: string) =>
  Layer.mergeAll(Payments.layer, Checkout.layer).pipe(
    Layer.provideMerge(Layer.mergeAll(nothing, gateway, Ids.layer)),
    Layer.provideMerge(adapters),
    Layer.provideMerge(memoryRateLimiter),
    Layer.provideMerge(secrets(Redacted.make("a secret for measuring, long enough"))),
    Layer.provideMerge(links),
    Layer.provideMerge(Pg.layer({ url: Redacted.make(url), maxConnections: connections }))
  )

const buyer = idOf("buyer", 1)
const amount = { minor: 8000n, currency: Currency.make("USD") }

/** One payment that waits for its money, made as a shop makes it. */
const prepared = Effect.gen(function* () {
  const { open, prepare } = yield* Checkout
  const { transact } = yield* UnitOfWork
  const whose = { payerId: UserId.make(buyer), mentorId: MentorId.make(idOf("mentor", 1)) }
  const expiresAt = DateTime.add(yield* DateTime.now, { hours: 12 })
  const what = { purpose: "course" as const, purchasableId: randomUUID(), description: "A course", expiresAt }
  const id = yield* transact(prepare({ ...whose, ...what, amount }))
  yield* open(id)
  return id
})

interface Waiting {
  readonly id: string
  readonly mentorId: string
}

/** The same payment many times over, of all mentors in turn. Their ids grow with time, as ours do. */
const copies = async (pool: pg.Pool, id: PaymentId, { count, mentors }: { count: number; mentors: number }) => {
  const { rows } = await pool.query<Waiting>(
    `with copies as materialized (
      select uuidv7() as id, mentor.id as mentor_id from generate_series(1, $2::int) n
      join (select id, row_number() over (order by id) - 1 as number from mentor_profiles) mentor on number = n % $3::int
    ), paid as (
      insert into payments select made.* from payments template, copies, jsonb_populate_record(template, jsonb_build_object(
        'id', copies.id, 'reference', copies.id, 'purchasable_id', gen_random_uuid(), 'mentor_id', copies.mentor_id
      )) made where template.id = $1
    ), opened as (
      insert into checkout_sessions select made.* from checkout_sessions template, copies,
        jsonb_populate_record(template, jsonb_build_object(
          'id', gen_random_uuid(), 'payment_id', copies.id, 'idempotency_key', copies.id,
          'gateway_session_id', 'session of ' || copies.id
        )) made where template.payment_id = $1
    )
    select id, mentor_id as "mentorId" from copies`,
    [id, count, mentors]
  )
  await pool.query("vacuum analyze payments, checkout_sessions")
  return rows
}

const payloadOf = (payment: string) =>
  new TextEncoder().encode(
    encodeEvent({
      _tag: "CheckoutCompleted",
      id: GatewayEventId.make(`event of ${payment}`),
      type: "checkout.session.completed",
      occurredAt: DateTime.unsafeNow(),
      sessionId: sessionOf(payment),
      paymentId: null,
      chargeId: ChargeId.make(`charge of ${payment}`),
      amount,
      isPaid: true,
      gatewaySubscriptionId: null
    })
  )

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Plays what was told of one payment for another one; whatever else has an id in it gets a new one. */
const playing = (pool: pg.Pool, told: ReadonlyArray<Told>, first: Waiting) => async (payment: Waiting) => {
  const names = new Map([
    [first.id, payment.id],
    [first.mentorId, payment.mentorId],
    [buyer, buyer]
  ])
  const nameOf = (id: string) => {
    const name = names.get(id) ?? randomUUID()
    names.set(id, name)
    return name
  }
  const named = (value: unknown): unknown =>
    typeof value === "string" ? value.replace(uuid, nameOf) : Array.isArray(value) ? value.map(named) : value
  const client = await pool.connect()
  try {
    for (const { text, values } of told) {
      await client.query({ text, values: values.map(named) })
    }
  } finally {
    client.release()
  }
}

const measure = async ({ url }: OwnPostgres, rounds: number) => {
  const runtime = ManagedRuntime.make(servicesOn(url))
  const pool = poolOn(url, connections)
  const counting = countingStatements()
  try {
    await runtime.runtime()
    progress("settlement: filling a market")
    const mentors = await fillMarket(pool, { from: 0, slots: 100_000 })
    const count = 1 + 2 * perRound * (rounds + 1)
    const [first, ...waiting] = await copies(pool, await runtime.runPromise(prepared), { count, mentors })
    const next = () => {
      const payment = waiting.pop()
      if (payment === undefined) throw new Error("More news than payments")
      return payment
    }
    if (first === undefined) return
    const { receiveGatewayEvent } = await runtime.runPromise(Payments)
    const settle = ({ id }: Waiting) =>
      runtime.runPromise(receiveGatewayEvent(guest, { payload: payloadOf(id), gateway_signature: "signed" }))
    const play = playing(pool, await toldDuring(() => settle(first)), first)

    progress("settlement: events")
    const measured = ratesOf(connections, perRound, counting.count)
    const contenders = [settle, play].map((one) => measured(() => one(next())))
    tell("money.settlement", "events/s", await inTurns(contenders, { rounds }))
    const { rows } = await pool.query("select count(*) = $1 as is_all from payments where status = 'succeeded'", [
      count
    ])
    if (rows[0]?.is_all !== true) throw new Error("Not everything was settled.")
  } finally {
    counting.stop()
    await Promise.all([pool.end(), runtime.dispose()])
  }
}

export const settlement = async ({ rounds } = { rounds: 7 }): Promise<void> => {
  const postgres = await startOwnPostgres()
  try {
    await measure(postgres, rounds)
  } finally {
    await postgres.end()
  }
}
