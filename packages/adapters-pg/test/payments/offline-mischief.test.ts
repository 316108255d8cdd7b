/** Events that are told twice, late and in another order, on purpose: never lost, and the same again by the same seed. */
import { assert, describe, layer } from "@effect/vitest"
import type { Mischief } from "@mentorkit/adapters-pg"
import { OfflineGateway } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { Wire } from "@mentorkit/test-kit/payments/shop"
import { Effect, FastCheck as fc, Layer, Option, Ref, TestClock } from "effect"
import { it as plain } from "vitest"
import { planOf } from "../../src/payments/offline/mischief.js"
import { allSaid, atGateway, newCheckout, upkeep } from "../support/offline-gateway.js"

const all: Mischief = { seed: 7, duplicate: 1, delay: 0, reorder: 0 }
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe("the plan for a message", () => {
  plain("depends on the seed and the message's number alone", () => {
    const one = { seed: 7, duplicate: 0.5, delay: 0.5, reorder: 0.5 }
    const numbers = Array.from({ length: 200 }, (_, index) => BigInt(index))
    const plansOf = (seed: number) => JSON.stringify(numbers.map((number) => planOf({ ...one, seed }, number)))
    assert.strictEqual(plansOf(7), plansOf(7))
    assert.notStrictEqual(plansOf(7), plansOf(8))
  })

  plain("follows the shares, about, and never waits for more than ten minutes", () => {
    fc.assert(
      fc.property(fc.nat(), share, share, (seed, duplicate, delay) => {
        const plans = Array.from({ length: 1000 }, (_, index) =>
          planOf({ seed, duplicate, delay, reorder: 0 }, BigInt(index))
        )
        const waits = plans.flatMap(({ waitMillis }) => Option.toArray(waitMillis))
        const repeats = plans.flatMap(({ againMillis }) => Option.toArray(againMillis))
        assert.closeTo(waits.length / 1000, delay, 0.08)
        assert.closeTo(repeats.length / 1000, duplicate, 0.08)
        for (const millis of [...waits, ...repeats]) assert.isTrue(millis >= 0 && millis <= 600_000)
      }),
      { numRuns: 50 }
    )
  })
})

const taken = Effect.flatMap(Wire, ({ deliver }) => Ref.set(deliver, () => Effect.succeed(true)))

/** Ten checkouts that are declined and then paid; what was told, by its type, until nothing more is to be told. */
const tenSales = Effect.gen(function* () {
  yield* taken
  const peer = yield* OfflineGateway
  for (let sale = 0; sale < 10; sale++) {
    const { sessionId } = yield* newCheckout("month")
    yield* peer.decline(sessionId)
    yield* peer.pay(sessionId)
  }
  const atOnce = (yield* allSaid).length
  for (let minute = 0; minute < 11; minute++) {
    yield* TestClock.adjust("1 minutes")
    yield* upkeep("repeatEvents")
  }
  assert.strictEqual(yield* upkeep("repeatEvents"), 0)
  const told = yield* allSaid
  return { atOnce, told: told.map(({ type }) => type), ids: told.map(({ id }) => id) }
})

const onPglite = (mischief?: Mischief) => {
  const [, engine] = engines[0] ?? assert.fail("no engine")
  return tenSales.pipe(Effect.provide(Layer.fresh(atGateway(engine, mischief))))
}

describe("the offline gateway's messages, mishandled", () => {
  layer(Layer.empty)((it) => {
    it.effect("are all told, at once, once and in order without mischief", () =>
      Effect.gen(function* () {
        const { atOnce, ids, told } = yield* onPglite()
        assert.strictEqual(atOnce, 30)
        assert.strictEqual(ids.length, 30)
        assert.strictEqual(new Set(ids).size, 30)
        assert.deepStrictEqual(told.slice(0, 3), [
          ...["payment_intent.payment_failed", "checkout.session.completed", "invoice.paid"]
        ])
      })
    )

    it.effect("are each told twice where all are doubled", () =>
      Effect.gen(function* () {
        const { atOnce, ids } = yield* onPglite(all)
        assert.deepStrictEqual([atOnce, ids.length, new Set(ids).size], [30, 60, 30])
      })
    )

    it.effect("are told late and in another order, none lost, and just so again by the same seed", () =>
      Effect.gen(function* () {
        const mischief = { seed: 3, duplicate: 0.3, delay: 0.3, reorder: 0.4 }
        const first = yield* onPglite(mischief)
        assert.isBelow(first.atOnce, 30)
        assert.isAbove(first.ids.length, 30)
        assert.strictEqual(new Set(first.ids).size, 30)
        const again = yield* onPglite(mischief)
        assert.deepStrictEqual(again.told, first.told)
        const other = yield* onPglite({ ...mischief, seed: 4 })
        assert.notDeepEqual(other.told, first.told)
      })
    )
  })
})
