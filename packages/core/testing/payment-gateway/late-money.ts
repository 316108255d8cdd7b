import assert from "node:assert/strict"
import type { CheckoutSessionId } from "@mentorkit/core/payments"
import { Effect } from "effect"
import {
  bookedOf,
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

/** Cards that are declined, and methods whose money comes later. Only asked where the witness has such buyers. */
export const lateMoneyCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { decline, payLater, settleLater } = witness
  return {
    ...(decline === undefined ? {} : declined(witness, decline)),
    ...(payLater === undefined || settleLater === undefined ? {} : later(witness, payLater, settleLater))
  }
}

const declined = <R>(
  witness: GatewayWitness<R>,
  decline: (session: CheckoutSessionId) => Effect.Effect<void, never, R>
): GatewayCases<R> => {
  const { completions, eventsOf } = toldBy(witness)
  return {
    "tells of a declined card, after which another one can pay": Effect.gen(function* () {
      const request = yield* newRequest()
      const { sessionId } = yield* open(request)
      yield* decline(sessionId)
      const told = yield* eventsOf(
        "PaymentDeclined",
        (event) => event.sessionId === sessionId || event.paymentId === request.paymentId
      )
      assert.equal(told.length, 1)
      assert.deepEqual(yield* completions(sessionId), [])
      yield* witness.pay(sessionId)
      assert.equal((yield* completions(sessionId)).length, 1)
    })
  }
}

const later = <R>(
  witness: GatewayWitness<R>,
  payLater: (session: CheckoutSessionId) => Effect.Effect<void, never, R>,
  settleLater: (session: CheckoutSessionId, isPaid: boolean) => Effect.Effect<void, never, R>
): GatewayCases<R> => {
  const { completions, eventsOf, expiries } = toldBy(witness)
  /** Through with the checkout, with the money still to come. */
  const newPromise = Effect.fnUntraced(function* () {
    const { sessionId } = yield* open(yield* newRequest())
    yield* payLater(sessionId)
    const told = yield* completions(sessionId)
    assert.deepEqual(
      told.map(({ isPaid }) => isPaid),
      [false]
    )
    return sessionId
  })

  return {
    "tells of money that comes later when it is promised, and again when it is there": Effect.gen(function* () {
      const sessionId = yield* newPromise()
      yield* witness.pay(sessionId)
      yield* expire(sessionId)
      yield* times(2, settleLater(sessionId, true))
      const paid = (yield* completions(sessionId)).filter(({ isPaid }) => isPaid)
      assert.equal(paid.length, 1)
      const charge = paid[0]?.chargeId
      assert.ok(charge !== null && charge !== undefined, "a payment has no charge")
      assert.deepEqual({ ...paid[0]?.amount }, dollars(8000n))
      assert.deepEqual(yield* bookedOf(charge), ["charge 8000 USD"])
      yield* refund(charge, dollars(8000n))
      assert.ok(yield* isRefused(refund(charge, dollars(1n))))
      assert.deepEqual(yield* expiries(sessionId), [])
    }),

    "tells of money that never comes, after which nobody can pay": Effect.gen(function* () {
      const sessionId = yield* newPromise()
      yield* settleLater(sessionId, false)
      yield* witness.pay(sessionId)
      assert.equal((yield* eventsOf("CheckoutFailed", (event) => event.sessionId === sessionId)).length, 1)
      assert.deepEqual(
        (yield* completions(sessionId)).filter(({ isPaid }) => isPaid),
        []
      )
    })
  }
}
