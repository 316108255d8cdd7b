/** A gateway promises no order and may say everything twice: the end is the same. */
import { assert, describe, layer } from "@effect/vitest"
import type { GatewayEvent } from "@mentorkit/core/payments/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  declined,
  expired,
  newOpenSale,
  type OpenSale,
  resultOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { Effect, FastCheck as fc, TestClock } from "effect"

type News = (sale: OpenSale) => Effect.Effect<GatewayEvent>
const back =
  (minor: bigint): News =>
  (sale) =>
    chargeRefunded(sale, minor)
const paid: News = (sale) => completed(sale)
const underWay: News = (sale) => completed(sale, { isPaid: false })
const tooLittle: News = (sale) => completed(sale, { amount: { ...sale.amount, minor: 1n } })
const givenUp: News = (sale) => expired(sale)

/** A checkout ends paid or unpaid, never both; what may be told of it, and what comes of that. */
const stories: ReadonlyArray<readonly [name: string, news: ReadonlyArray<News>, end: ReadonlyArray<unknown>]> = [
  ["paid", [declined, paid, paid], ["succeeded", "granted", 1, 0n, 6800n]],
  [
    "paid and refunded in parts",
    [paid, back(1n), back(3333n), back(7999n)],
    ["partially_refunded", "partly refunded", 1, 7999n, 0n]
  ],
  [
    "paid late and refunded whole",
    [declined, underWay, paid, back(4000n), back(8000n)],
    ["refunded", "refunded: requested_by_customer", 1, 8000n, 0n]
  ],
  [
    "paid with the wrong amount, which goes back",
    [declined, tooLittle, tooLittle, back(1n)],
    ["cancelled", "lapsed", 0, 0n, 0n]
  ],
  ["given up", [declined, declined, givenUp], ["cancelled", "lapsed", 0, 0n, 0n]]
]

/** Positions of the news in the order of telling: each at least once, some again. */
const tellings = (count: number) => {
  const positions = Array.from({ length: count }, (_, index) => index)
  return fc
    .array(fc.nat(count - 1), { maxLength: 4 })
    .chain((again) => fc.shuffledSubarray([...positions, ...again], { minLength: count + again.length }))
}

const endOf = (sale: OpenSale) =>
  Effect.map(resultOf(sale), ({ charges, earned, grants, refundedMinor, status, ware }) => {
    assert.isAtMost(grants ?? 0, 1)
    return [status, ware, charges, refundedMinor, earned]
  })

describe.each(engines)("news in any order on %s", (engineName, engine) => {
  const options = { fastCheck: { numRuns: engineName === "PGlite" ? 15 : 10 } }

  layer(shop(engine))((it) => {
    for (const [name, news, end] of stories) {
      it.effect.prop(
        `a checkout that was ${name} ends so`,
        [tellings(news.length)],
        ([order]) =>
          Effect.gen(function* () {
            const sale = yield* newOpenSale()
            const told = yield* Effect.all(news.map((of) => of(sale)))
            for (const index of order) yield* tell(told[index]!)
            assert.deepStrictEqual(yield* endOf(sale), [...end])
          }),
        options
      )
    }

    it.effect.prop(
      "our own expiry may come in between",
      [tellings(5), fc.nat(9)],
      ([order, when]) =>
        Effect.gen(function* () {
          const [, news, end] = stories[2]!
          const sale = yield* newOpenSale()
          const told = yield* Effect.all(news.map((of) => of(sale)))
          for (const [step, index] of order.entries()) {
            if (step === when % order.length) {
              yield* TestClock.adjust("36 minutes")
              yield* sweep("payments.expireCheckouts")
            }
            yield* tell(told[index]!)
          }
          assert.deepStrictEqual(yield* endOf(sale), [...end])
        }),
      options
    )

    it.effect("and after all that the books hold", () => assertBooksAreRight)
  })
})
