import assert from "node:assert/strict"
import { PaymentGateway } from "@mentorkit/core/payments/ports"
import { DateTime, Effect } from "effect"
import {
  atOnce,
  believes,
  changed,
  dollars,
  flipped,
  type GatewayCases,
  type GatewayWitness,
  newRequest,
  open,
  refund,
  toldBy
} from "../fixtures/gateway.js"

/** Only what the gateway has said is believed, and only while it is fresh. */
export const eventCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { pay, sent } = witness
  const { completions, expiries, goneBack, newCharge } = toldBy(witness)

  return {
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
  }
}
