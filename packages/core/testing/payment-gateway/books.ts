import assert from "node:assert/strict"
import { LocalDate } from "@mentorkit/core/kernel"
import { DateTime, Effect } from "effect"
import {
  amounts,
  bookedOf,
  chargeOf,
  dayOf,
  dollars,
  type GatewayCases,
  type GatewayWitness,
  newRequest,
  open,
  recordsOf,
  refund,
  times,
  toldBy
} from "../fixtures/gateway.js"

/** The gateway's books say what came in and what went out, each once. */
export const bookCases = <R>(witness: GatewayWitness<R>): GatewayCases<R> => {
  const { abandon } = witness
  const { newCharge, newSubscription } = toldBy(witness)

  return {
    "books each charge and each refund once, in every currency": Effect.gen(function* () {
      for (const { currency, minor } of amounts) {
        const { chargeId } = yield* newCharge({ currency, minor })
        const key = crypto.randomUUID()
        yield* times(3, refund(chargeId, { currency, minor: 300n }, key))
        yield* refund(chargeId, { currency, minor: minor - 300n })
        assert.deepEqual(
          yield* bookedOf(chargeId),
          [`charge ${minor} ${currency}`, `refund 300 ${currency}`, `refund ${minor - 300n} ${currency}`].sort()
        )
      }
    }),

    "books the first period of a subscription": Effect.gen(function* () {
      const { bill } = yield* newSubscription()
      assert.deepEqual(yield* bookedOf(yield* chargeOf(bill)), ["charge 8000 USD"])
    }),

    "books nothing where nothing was paid, and nothing that was refused": Effect.gen(function* () {
      const before = yield* DateTime.now
      const { sessionId } = yield* open(yield* newRequest(dollars(31_337n)))
      yield* abandon(sessionId)
      const { chargeId } = yield* newCharge()
      yield* Effect.either(refund(chargeId, dollars(8001n)))
      assert.deepEqual(yield* bookedOf(chargeId), ["charge 8000 USD"])
      const all = yield* recordsOf(dayOf(before))
      assert.ok(!all.some(({ amount: { minor } }) => minor === 31_337n))
    }),

    "keeps each day's books to that day": Effect.gen(function* () {
      yield* newCharge()
      const today = dayOf(yield* DateTime.now)
      for (const { occurredAt } of yield* recordsOf(today)) assert.equal(dayOf(occurredAt), today)
      assert.deepEqual(yield* recordsOf(LocalDate.make("2001-09-09")), [])
    }),

    "shows every line of a day that has many, page by page": Effect.gen(function* () {
      const made = yield* Effect.forEach(Array.from({ length: 12 }), () => newCharge())
      const charges = made.map(({ chargeId }) => chargeId)
      assert.deepEqual(
        yield* bookedOf(...charges),
        charges.map(() => "charge 8000 USD")
      )
    })
  }
}
