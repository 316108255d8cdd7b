import assert from "node:assert/strict"
import { ChargeId, PaymentGateway } from "@mentorkit/core/payments"
import { DateTime, Effect, Either, Fiber, Schedule } from "effect"
import { conformance } from "./conformance.js"
import {
  amounts,
  atOnce,
  believes,
  changed,
  dollars,
  flipped,
  type GatewayWitness,
  isRefused,
  newRequest,
  open,
  refund,
  times,
  toldBy
} from "./fixtures/gateway.js"

/** What every `PaymentGateway` keeps. The layer provides it, and what the witness needs to look at the other side. */
export const paymentGatewayConformance = <R = never>(witness: GatewayWitness<R>) => {
  const { abandon, leadsTo, pay, sent, sessionsOf } = witness
  const { completions, eventsOf, expiries, goneBack, newCharge } = toldBy(witness)

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
