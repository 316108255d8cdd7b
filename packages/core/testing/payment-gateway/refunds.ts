import assert from "node:assert/strict"
import { ChargeId } from "@mentorkit/core/payments"
import { DateTime, Effect, Either, Option } from "effect"
import {
  amounts,
  atOnce,
  dollars,
  findRefund,
  type GatewayCases,
  type GatewayWitness,
  isRefused,
  refund,
  times,
  toldBy
} from "../fixtures/gateway.js"

/** Parts of a charge go back, each once, and never more than there was. */
export const refundCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { eventsOf, goneBack, newCharge } = toldBy(witness)

  return {
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

    "says of a refund how it stands, by its key, and of one that it was never asked for nothing": Effect.gen(
      function* () {
        const { chargeId } = yield* newCharge()
        const [first, second, unknown] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
        assert.ok(Option.isNone(yield* findRefund(chargeId, dollars(1000n), first)))
        assert.equal(yield* goneBack(chargeId), 0n, "looking for it has made it")
        const made = yield* refund(chargeId, dollars(1000n), first)
        yield* refund(chargeId, dollars(1000n), second)
        const found = Option.getOrThrow(yield* findRefund(chargeId, dollars(1000n), first))
        assert.deepEqual([found.refundId, { ...found.takenAt }], [made.refundId, { ...made.takenAt }])
        assert.notEqual(found.state, "failed")
        assert.ok(Option.isNone(yield* findRefund(chargeId, dollars(1000n), unknown)))
        assert.equal(yield* goneBack(chargeId), 2000n)
      }
    ),

    "took a refund on no later than the first message that counts it": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      const { takenAt } = yield* refund(chargeId, dollars(1000n))
      const [told] = yield* eventsOf("ChargeRefunded", (event) => event.chargeId === chargeId)
      // Messages tell whole seconds.
      assert.ok(told && DateTime.lessThanOrEqualTo(DateTime.startOf(takenAt, "second"), told.occurredAt))
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
    })
  }
}
