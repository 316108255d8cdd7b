import assert from "node:assert/strict"
import { ChargeId } from "@mentorkit/core/payments"
import { DateTime, Effect, Fiber, Schedule } from "effect"
import {
  amounts,
  atOnce,
  dollars,
  expire,
  type GatewayCases,
  type GatewayWitness,
  isRefused,
  newRequest,
  open,
  refund,
  times,
  toldBy
} from "../fixtures/gateway.js"

/** A checkout is opened once for a key, paid once, and ends once. */
export const checkoutCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { abandon, leadsTo, pay, sessionsOf } = witness
  const { completions, expiries, newCharge } = toldBy(witness)

  return {
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

    "lets nobody pay in a checkout that we have closed, and tells of its end once": Effect.gen(function* () {
      const { sessionId } = yield* open(yield* newRequest())
      yield* times(5, expire(sessionId))
      yield* expire(sessionId)
      yield* pay(sessionId)
      assert.deepEqual(yield* completions(sessionId), [])
      assert.equal((yield* expiries(sessionId)).length, 1)
    }),

    "leaves a paid checkout as it is, though we close it": Effect.gen(function* () {
      const { chargeId, sessionId } = yield* newCharge()
      yield* times(3, expire(sessionId))
      assert.deepEqual(yield* expiries(sessionId), [])
      assert.equal((yield* completions(sessionId)).length, 1)
      yield* refund(chargeId, dollars(8000n))
    }),

    "comes to one end where the customer pays as we close it": Effect.gen(function* () {
      for (let round = 0; round < 10; round++) {
        const { sessionId } = yield* open(yield* newRequest())
        const both = [pay(sessionId), expire(sessionId), pay(sessionId), expire(sessionId)]
        yield* Effect.all(round % 2 === 0 ? both : both.reverse(), atOnce)
        assert.equal((yield* completions(sessionId)).length + (yield* expiries(sessionId)).length, 1)
      }
    })
  }
}
