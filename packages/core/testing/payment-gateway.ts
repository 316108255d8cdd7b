import assert from "node:assert/strict"
import { type Amount, Currency } from "@mentorkit/core/kernel"
import {
  ChargeId,
  type CheckoutRequest,
  type CheckoutSessionId,
  type GatewayEvent,
  PaymentGateway,
  PaymentId,
  type RefundReason
} from "@mentorkit/core/payments"
import { DateTime, Effect, Either, Fiber, BigInt as Integer, Schedule } from "effect"
import { conformance } from "./conformance.js"

/** An event as the gateway sent it to the webhook. */
export interface SentEvent {
  readonly payload: Uint8Array
  /** As the header has it, by one scheme only, so that each of its characters counts. */
  readonly signature: string
  /** The second that the signature was made for. */
  readonly signedAt: DateTime.Utc
}

/** Somebody at the gateway's page, and somebody who looks into the gateway's books. */
export interface GatewayWitness<R> {
  /** Pays all of it by a method that succeeds at once. Where the session cannot be paid any more, nothing happens. */
  readonly pay: (session: CheckoutSessionId) => Effect.Effect<void, never, R>
  /** Ends the session unpaid, as its expiry would. A paid one stays paid. */
  readonly abandon: (session: CheckoutSessionId) => Effect.Effect<void, never, R>
  /** Where the page leads somebody who has paid. */
  readonly leadsTo: (session: CheckoutSessionId) => Effect.Effect<string, never, R>
  /** Every session that was ever opened for a payment. */
  readonly sessionsOf: (payment: PaymentId) => Effect.Effect<ReadonlyArray<CheckoutSessionId>, never, R>
  /**
   * Everything that the gateway has sent so far, oldest first. What was paid, abandoned or refunded before must be among
   * it: wait here if that takes time.
   */
  readonly sent: Effect.Effect<ReadonlyArray<SentEvent>, never, R>
}

const atOnce = { concurrency: "unbounded" } as const
const times = <A, E, R>(count: number, effect: Effect.Effect<A, E, R>) =>
  Effect.all(
    Array.from({ length: count }, () => effect),
    atOnce
  )

/** What a caller does about `GatewayUnavailable`: the same call again, a little later. */
const patiently = <A, E extends { readonly _tag: string }, R>(call: Effect.Effect<A, E, R>) =>
  Effect.retry(call, {
    while: ({ _tag }) => _tag === "GatewayUnavailable",
    schedule: Schedule.intersect(Schedule.spaced("50 millis"), Schedule.recurs(40))
  })

const dollars = (minor: bigint): Amount => ({ minor, currency: Currency.make("USD") })

/** What every gateway can take: multiples of ten in currencies of three decimals are what card networks settle. */
const amounts: ReadonlyArray<Amount> = [
  { minor: 1250n, currency: Currency.make("JPY") },
  { minor: 50_000n, currency: Currency.make("UGX") },
  { minor: 8005n, currency: Currency.make("USD") },
  { minor: 12_340n, currency: Currency.make("KWD") }
]

const newRequest = (amount: Amount = dollars(8000n)): Effect.Effect<CheckoutRequest> =>
  Effect.map(DateTime.now, (now) => ({
    idempotencyKey: crypto.randomUUID(),
    paymentId: PaymentId.make(crypto.randomUUID()),
    amount,
    description: "Career review with Maya Mentor",
    payerEmail: "ada@example.test",
    // In whole seconds, as gateways count.
    expiresAt: DateTime.unsafeMake(Math.ceil(now.epochMillis / 1000) * 1000 + 35 * 60_000),
    successUrl: "https://front.example.test/paid?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "https://front.example.test/cancelled?session_id={CHECKOUT_SESSION_ID}"
  }))

const open = (request: CheckoutRequest) =>
  Effect.flatMap(PaymentGateway, (gateway) => patiently(gateway.createCheckout(request)))

const refund = (
  chargeId: ChargeId,
  amount: Amount,
  idempotencyKey: string = crypto.randomUUID(),
  reason: RefundReason = "requested_by_customer"
) =>
  Effect.flatMap(PaymentGateway, (gateway) => patiently(gateway.refund({ idempotencyKey, chargeId, amount, reason })))

/** Whether an event is believed at a moment. */
const believes = (payload: Uint8Array, signature: string, now: DateTime.Utc) =>
  Effect.map(
    Effect.flatMap(PaymentGateway, (gateway) => Effect.either(gateway.readEvent(payload, signature, now))),
    Either.match({
      onLeft: ({ _tag }) => {
        assert.equal(_tag, "InvalidSignature")
        return false
      },
      onRight: () => true
    })
  )

const flipped = (payload: Uint8Array, at: number) => payload.map((byte, index) => (index === at ? byte ^ 1 : byte))

/** Another character of the same kind, so that the form stays right. */
const changed = (signature: string, at: number) => {
  const next = { "9": "0", f: "0", z: "a", Z: "A" }[signature[at] ?? ""]
  return signature.slice(0, at) + (next ?? String.fromCharCode(signature.charCodeAt(at) + 1)) + signature.slice(at + 1)
}

/** What every `PaymentGateway` keeps. The layer provides it, and what the witness needs to look at the other side. */
export const paymentGatewayConformance = <R = never>(witness: GatewayWitness<R>) => {
  const { abandon, leadsTo, pay, sent, sessionsOf } = witness

  /** Every message once, however often it was sent; each of them has to be believed. */
  const events = Effect.gen(function* () {
    const gateway = yield* PaymentGateway
    const all = yield* Effect.forEach(yield* sent, ({ payload, signature, signedAt }) =>
      gateway.readEvent(payload, signature, signedAt)
    )
    return [...new Map(all.map((event) => [event.id, event])).values()]
  })

  const eventsOf = <Tag extends GatewayEvent["_tag"]>(
    tag: Tag,
    isMeant: (event: Extract<GatewayEvent, { readonly _tag: Tag }>) => boolean
  ) => {
    const isTagged = (event: GatewayEvent): event is Extract<GatewayEvent, { readonly _tag: Tag }> => event._tag === tag
    return Effect.map(events, (all) => all.filter(isTagged).filter(isMeant))
  }
  const completions = (session: CheckoutSessionId) =>
    eventsOf("CheckoutCompleted", ({ sessionId }) => sessionId === session)
  const expiries = (session: CheckoutSessionId) => eventsOf("CheckoutExpired", ({ sessionId }) => sessionId === session)

  /** A checkout that was paid, and its charge as the event names it. */
  const newCharge = Effect.fnUntraced(function* (amount: Amount = dollars(8000n)) {
    const request = yield* newRequest(amount)
    const { sessionId } = yield* open(request)
    yield* pay(sessionId)
    const [completed] = yield* completions(sessionId)
    assert.ok(completed !== undefined, "nothing was told of a payment")
    assert.ok(completed.chargeId !== null, "a payment has no charge")
    return { request, sessionId, completed, chargeId: completed.chargeId, amount }
  })

  /** The sum that has gone back, as the gateway tells it: the greatest, as events may overtake each other. */
  const goneBack = (charge: ChargeId) =>
    Effect.map(
      eventsOf("ChargeRefunded", ({ chargeId }) => chargeId === charge),
      (all) => all.reduce((most, { refunded: { minor } }) => Integer.max(most, minor), 0n)
    )

  const isRefused = (call: ReturnType<typeof refund>) =>
    Effect.map(Effect.either(call), (answer) => Either.isLeft(answer) && answer.left._tag === "GatewayRefused")

  return conformance<PaymentGateway | R>("PaymentGateway", {
    "opens a checkout with an address of its own, for as long as was asked": Effect.gen(function* () {
      const request = yield* newRequest()
      const { expiresAt, sessionId, url } = yield* open(request)
      assert.ok(URL.canParse(url), url)
      assert.ok(DateTime.greaterThanOrEqualTo(expiresAt, request.expiresAt))
      assert.deepEqual(yield* sessionsOf(request.paymentId), [sessionId])
      const placeholder = request.successUrl.indexOf("{")
      assert.equal(
        yield* leadsTo(sessionId),
        `${request.successUrl.slice(0, placeholder)}${encodeURIComponent(sessionId)}`
      )
    }),

    "opens one checkout for a key, though it is asked for twenty times at once": Effect.gen(function* () {
      const request = yield* newRequest()
      const [first, ...others] = yield* times(20, open(request))
      for (const other of others) assert.deepEqual(other, first)
      assert.deepEqual(yield* open(request), first)
      assert.deepEqual(yield* sessionsOf(request.paymentId), [first?.sessionId])
    }),

    "opens another checkout for another key": Effect.gen(function* () {
      const request = yield* newRequest()
      const first = yield* open(request)
      const second = yield* open({ ...request, idempotencyKey: crypto.randomUUID() })
      assert.notEqual(second.sessionId, first.sessionId)
      assert.equal((yield* sessionsOf(request.paymentId)).length, 2)
    }),

    "opens one checkout though the caller went away before the answer": Effect.gen(function* () {
      for (let patience = 0; patience < 12; patience++) {
        const request = yield* newRequest()
        const call = yield* Effect.fork(open(request))
        yield* Effect.repeatN(Effect.yieldNow(), patience)
        yield* Fiber.interrupt(call)
        const { sessionId } = yield* open(request)
        assert.deepEqual(yield* sessionsOf(request.paymentId), [sessionId])
      }
      // Certainly after the deed: the session is in the gateway's books before the caller goes away.
      const request = yield* newRequest()
      const call = yield* Effect.fork(open(request))
      yield* Effect.repeat(sessionsOf(request.paymentId), {
        until: (all) => all.length > 0,
        schedule: Schedule.spaced("2 millis")
      })
      yield* Fiber.interrupt(call)
      const { sessionId } = yield* open(request)
      assert.deepEqual(yield* sessionsOf(request.paymentId), [sessionId])
    }),

    "tells of what was paid, to the last unit, in currencies of no, two and three decimals": Effect.gen(function* () {
      for (const amount of amounts) {
        const { completed, request, sessionId } = yield* newCharge(amount)
        assert.equal(completed.isPaid, true)
        assert.deepEqual({ ...completed.amount }, amount)
        assert.equal(completed.sessionId, sessionId)
        assert.equal(completed.paymentId ?? request.paymentId, request.paymentId)
      }
    }),

    "charges once, however often the customer pays": Effect.gen(function* () {
      const { sessionId } = yield* open(yield* newRequest())
      yield* times(10, pay(sessionId))
      yield* pay(sessionId)
      const paid = yield* completions(sessionId)
      assert.equal(paid.length, 1)
      const chargeId = ChargeId.make(paid[0]?.chargeId ?? "")
      yield* refund(chargeId, dollars(8000n))
      assert.ok(yield* isRefused(refund(chargeId, dollars(1n))), "there was a second charge to refund")
    }),

    "lets nobody pay after an expiry, and tells of it": Effect.gen(function* () {
      const { sessionId } = yield* open(yield* newRequest())
      yield* abandon(sessionId)
      yield* pay(sessionId)
      assert.deepEqual(yield* completions(sessionId), [])
      assert.equal((yield* expiries(sessionId)).length, 1)
    }),

    "comes to one end where paying and expiring meet": Effect.gen(function* () {
      for (let round = 0; round < 10; round++) {
        const { sessionId } = yield* open(yield* newRequest())
        const both = [pay(sessionId), abandon(sessionId), pay(sessionId), abandon(sessionId)]
        yield* Effect.all(round % 2 === 0 ? both : both.reverse(), atOnce)
        assert.equal((yield* completions(sessionId)).length + (yield* expiries(sessionId)).length, 1)
      }
    }),

    "refunds once for a key, though it is asked twenty times at once": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      const key = crypto.randomUUID()
      const answers = yield* times(20, refund(chargeId, dollars(1000n), key))
      answers.push(yield* refund(chargeId, dollars(1000n), key))
      assert.equal(new Set(answers.map(({ refundId }) => refundId)).size, 1)
      assert.equal(yield* goneBack(chargeId), 1000n)
    }),

    "adds partial refunds up, and tells the sum each time": Effect.gen(function* () {
      for (const amount of amounts) {
        const { chargeId } = yield* newCharge(amount)
        const part = (minor: bigint) => refund(chargeId, { ...amount, minor })
        const first = yield* part(amount.minor - 300n)
        const second = yield* part(300n)
        assert.notEqual(first.refundId, second.refundId)
        const told = yield* eventsOf("ChargeRefunded", (event) => event.chargeId === chargeId)
        assert.deepEqual(
          told.map(({ refunded: { currency, minor } }) => `${minor} ${currency}`).sort(),
          [amount.minor - 300n, amount.minor].map((minor) => `${minor} ${amount.currency}`).sort()
        )
      }
    }),

    "refuses to give back more than was paid, also to many at once": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      assert.ok(yield* isRefused(refund(chargeId, dollars(8001n))))
      yield* refund(chargeId, dollars(3000n))
      assert.ok(yield* isRefused(refund(chargeId, dollars(5001n))))
      const answers = yield* Effect.forEach(
        Array.from({ length: 10 }, () => dollars(1000n)),
        (amount) => Effect.either(refund(chargeId, amount)),
        atOnce
      )
      assert.equal(answers.filter(Either.isRight).length, 5)
      for (const { left } of answers.filter(Either.isLeft)) assert.equal(left._tag, "GatewayRefused")
      assert.equal(yield* goneBack(chargeId), 8000n)
    }),

    "refuses to give back nothing, less than nothing, and of a charge that it does not know": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      assert.ok(yield* isRefused(refund(chargeId, dollars(0n))))
      assert.ok(yield* isRefused(refund(chargeId, dollars(-500n))))
      assert.ok(yield* isRefused(refund(ChargeId.make("nobody's"), dollars(500n))))
      assert.equal(yield* goneBack(chargeId), 0n)
    }),

    "refuses a refund again that it has refused, by the same key": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      const key = crypto.randomUUID()
      assert.ok(yield* isRefused(refund(chargeId, dollars(8001n), key)))
      assert.ok(yield* isRefused(refund(chargeId, dollars(8001n), key)))
      assert.equal(yield* goneBack(chargeId), 0n)
    }),

    "believes an event for five minutes before and after it was signed": Effect.gen(function* () {
      yield* newCharge()
      const [event] = (yield* sent).slice(-1)
      assert.ok(event !== undefined)
      const { payload, signature, signedAt } = event
      for (const [seconds, expected] of [
        ...[[0, true] as const, [300, true] as const, [-300, true] as const],
        ...[[301, false] as const, [-301, false] as const, [86_400, false] as const, [-86_400, false] as const]
      ]) {
        const now = DateTime.add(signedAt, { seconds })
        assert.equal(yield* believes(payload, signature, now), expected, `${seconds} s after it was signed`)
      }
    }),

    "believes no event with a changed body, and none with another signature": Effect.gen(function* () {
      yield* newCharge()
      yield* newCharge()
      const [other, event] = (yield* sent).slice(-2)
      assert.ok(event !== undefined && other !== undefined)
      const { payload, signature, signedAt: now } = event
      assert.equal(yield* believes(payload, signature, now), true)
      for (let at = 0; at < payload.length; at += 1) {
        assert.equal(yield* believes(flipped(payload, at), signature, now), false, `byte ${at}`)
      }
      for (const body of [payload.slice(1), payload.slice(0, -1), Uint8Array.of(...payload, 32), new Uint8Array()]) {
        assert.equal(yield* believes(body, signature, now), false, `${body.length} bytes`)
      }
      for (let at = 0; at < signature.length; at++) {
        assert.equal(yield* believes(payload, changed(signature, at), now), false, `character ${at}`)
      }
      assert.equal(yield* believes(other.payload, signature, now), false)
      assert.equal(yield* believes(payload, other.signature, now), false)
    }),

    "believes no garbage": Effect.gen(function* () {
      yield* newCharge()
      const [event] = (yield* sent).slice(-1)
      assert.ok(event !== undefined)
      const { payload, signature, signedAt: now } = event
      for (const garbage of [
        "",
        " ",
        ",",
        "=",
        "t=,v1=",
        "null",
        "\0",
        "é",
        signature.slice(0, -2),
        "a".repeat(9999)
      ]) {
        assert.equal(yield* believes(payload, garbage, now), false, garbage)
      }
      for (const garbage of [Uint8Array.of(), Uint8Array.of(0xff, 0xfe), new TextEncoder().encode("{}")]) {
        assert.equal(yield* believes(garbage, signature, now), false)
        assert.equal(yield* believes(garbage, "", now), false)
      }
    }),

    "changes nothing by its upkeep, whenever and however often it is done": Effect.gen(function* () {
      const gateway = yield* PaymentGateway
      const { chargeId, sessionId } = yield* newCharge()
      const { sessionId: stillOpen } = yield* open(yield* newRequest())
      yield* refund(chargeId, dollars(1000n))
      yield* Effect.forEach([...gateway.upkeep, ...gateway.upkeep], ({ run }) => run, atOnce)
      assert.equal((yield* completions(sessionId)).length, 1)
      assert.equal(yield* goneBack(chargeId), 1000n)
      assert.deepEqual(yield* expiries(stillOpen), [])
      yield* pay(stillOpen)
      assert.equal((yield* completions(stillOpen)).length, 1)
    })
  })
}
