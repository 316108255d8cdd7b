import assert from "node:assert/strict"
import type { ChargeId, GatewayRefundId } from "@mentorkit/core/payments"
import { Effect, Option } from "effect"
import {
  bookedOf,
  dollars,
  findRefund,
  type GatewayCases,
  type GatewayWitness,
  isRefused,
  refund,
  times,
  toldBy
} from "../fixtures/gateway.js"

/** Money that banks move against or without our wish. Only asked where the witness has such banks. */
export const disputeCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { closeDispute, failRefund, openDispute } = witness
  return {
    ...(openDispute === undefined || closeDispute === undefined ? {} : disputed(witness, openDispute, closeDispute)),
    ...(failRefund === undefined ? {} : returned(witness, failRefund))
  }
}

const disputed = <R>(
  witness: GatewayWitness<R>,
  openDispute: (charge: ChargeId) => Effect.Effect<void, never, R>,
  closeDispute: (charge: ChargeId, isWon: boolean) => Effect.Effect<void, never, R>
): GatewayCases<R> => {
  const { eventsOf, newCharge } = toldBy(witness)
  const newDispute = Effect.fnUntraced(function* () {
    const { chargeId } = yield* newCharge()
    yield* refund(chargeId, dollars(1000n))
    yield* openDispute(chargeId)
    const [opened, ...others] = yield* eventsOf("DisputeOpened", (event) => event.chargeId === chargeId)
    assert.ok(opened !== undefined, "nothing was told of a dispute")
    assert.deepEqual(others, [])
    assert.deepEqual({ ...opened.amount }, dollars(7000n))
    assert.ok(yield* isRefused(refund(chargeId, dollars(1n))), "money that is with the bank was given back")
    return opened
  })
  const closings = ({ gatewayDisputeId }: { readonly gatewayDisputeId: string }) =>
    Effect.map(
      eventsOf("DisputeClosed", (event) => event.gatewayDisputeId === gatewayDisputeId),
      (all) => all.map(({ amount, isWon }) => ({ ...amount, isWon }))
    )

  return {
    "tells of a dispute that is won, and books what went and came back": Effect.gen(function* () {
      const opened = yield* newDispute()
      yield* times(2, closeDispute(opened.chargeId, true))
      assert.deepEqual(yield* closings(opened), [{ ...dollars(7000n), isWon: true }])
      assert.deepEqual(
        yield* bookedOf(opened.chargeId),
        ["charge 8000 USD", "refund 1000 USD", "dispute 7000 USD", "dispute -7000 USD"].sort()
      )
    }),

    "tells of a dispute that is lost, whose money stays away": Effect.gen(function* () {
      const opened = yield* newDispute()
      yield* closeDispute(opened.chargeId, false)
      assert.deepEqual(yield* closings(opened), [{ ...dollars(7000n), isWon: false }])
      assert.ok(yield* isRefused(refund(opened.chargeId, dollars(1n))))
      assert.deepEqual(
        yield* bookedOf(opened.chargeId),
        ["charge 8000 USD", "refund 1000 USD", "dispute 7000 USD"].sort()
      )
    })
  }
}

const returned = <R>(
  witness: GatewayWitness<R>,
  failRefund: (refund: GatewayRefundId) => Effect.Effect<void, never, R>
): GatewayCases<R> => {
  const { eventsOf, newCharge } = toldBy(witness)
  return {
    "tells of a refund that did not arrive, and lets it be made again": Effect.gen(function* () {
      const { chargeId } = yield* newCharge()
      const key = crypto.randomUUID()
      const { refundId } = yield* refund(chargeId, dollars(8000n), key)
      yield* times(2, failRefund(refundId))
      // Asked for again by its key it is the same one still.
      const again = yield* refund(chargeId, dollars(8000n), key)
      const found = Option.getOrThrow(yield* findRefund(chargeId, dollars(8000n), key))
      assert.deepEqual(
        [again.refundId, again.state, found.refundId, found.state],
        [refundId, "failed", refundId, "failed"]
      )
      const failed = yield* eventsOf("RefundFailed", (event) => event.gatewayRefundId === refundId)
      assert.deepEqual(
        failed.map(({ amount, chargeId: charge }) => ({ ...amount, charge })),
        [{ ...dollars(8000n), charge: chargeId }]
      )
      yield* refund(chargeId, dollars(8000n))
      assert.ok(yield* isRefused(refund(chargeId, dollars(1n))))
      assert.deepEqual(
        yield* bookedOf(chargeId),
        ["charge 8000 USD", "refund 8000 USD", "refund -8000 USD", "refund 8000 USD"].sort()
      )
    })
  }
}
