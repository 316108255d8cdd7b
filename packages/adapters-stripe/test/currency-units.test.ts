import { stripeCurrencies } from "@mentorkit/adapters-stripe"
import { currencyCodes } from "@mentorkit/core/internal/kernel"
import { type Amount, Currency, exponentOf } from "@mentorkit/core/kernel"
import { FastCheck as fc, Option } from "effect"

import { assert, describe, it } from "vitest"
import { fromStripe, toStripe } from "../src/currency-units.js"

const amount = (minor: bigint, code: string): Amount => ({ minor, currency: Currency.make(code) })
const unitsOf = (minor: bigint, code: string) => Option.getOrUndefined(toStripe(amount(minor, code)))?.units
const minorOf = (units: number, code: string) => Option.getOrUndefined(fromStripe(units, code))?.minor

/** Stripe's own words about its units, by hand: how many decimals an amount is written with. */
const decimalsAtStripe = (code: string): number => {
  if ("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".includes(code)) return 0
  return "BHD JOD KWD OMR TND".includes(code) ? 3 : 2
}

/** How much it is in ten-thousandths of the major unit. */
const worth = (whole: bigint, places: number): bigint => whole * 10n ** BigInt(4 - places)

describe("Stripe's units", () => {
  it.each([
    ["USD", 8005n, 8005],
    ["JPY", 1250n, 1250],
    ["KWD", 12_340n, 12_340],
    // Without decimals in ISO 4217, with two at Stripe.
    ["ISK", 5n, 500],
    ["UGX", 50_000n, 5_000_000],
    // Two decimals in ISO 4217, none at Stripe.
    ["MGA", 150_000n, 1500],
    // Only payouts of these are whole.
    ["HUF", 104_505n, 104_505],
    ["TWD", 80_050n, 80_050]
  ])("%s: %s are %s", (code, minor, units) => {
    assert.strictEqual(unitsOf(minor, code), units)
    assert.strictEqual(minorOf(units, code.toLowerCase()), minor)
  })

  it.each([
    ["KWD", 12_345n],
    ["MGA", 150_050n],
    ["USD", 2n ** 60n]
  ])("there are none for %s of %s", (code, minor) => assert.isUndefined(unitsOf(minor, code)))

  it.each([
    ["isk", 550],
    ["ugx", 1],
    ["usd", 1.5],
    ["usd", Number.MAX_VALUE],
    ["iqd", 1000],
    ["xxx", 100],
    ["", 100]
  ])("nothing of ours is %s %s", (code, units) => assert.isUndefined(minorOf(units, code)))

  it("are refused for currencies that Stripe does not charge", () => {
    for (const code of currencyCodes.filter((one) => !stripeCurrencies.includes(Currency.make(one)))) {
      assert.isUndefined(unitsOf(100_000n, code), code)
    }
    for (const currency of stripeCurrencies) assert.isDefined(unitsOf(100_000n, currency), currency)
  })

  // Meant to fall with any one of the special currencies in another row, and without the rule of three decimals.
  it("are worth exactly as much, there and back, or are refused", () => {
    const anAmount = fc.record({ currency: fc.constantFrom(...stripeCurrencies), minor: fc.bigInt(0n, 10n ** 12n) })
    fc.assert(
      fc.property(anAmount, (given) => {
        const there = Option.getOrUndefined(toStripe(given))
        const places = decimalsAtStripe(given.currency)
        const isWhole = given.minor % 10n ** BigInt(Math.max(0, exponentOf(given.currency) - places)) === 0n
        const isSettled = places < 3 || given.minor % 10n === 0n
        assert.strictEqual(there !== undefined, isWhole && isSettled)
        if (there === undefined) return
        assert.strictEqual(worth(BigInt(there.units), places), worth(given.minor, exponentOf(given.currency)))
        assert.deepStrictEqual(Option.getOrUndefined(fromStripe(there.units, there.currency)), given)
      }),
      { numRuns: 500 }
    )
  })

  it("come back as they were sent, wherever they can be read", () => {
    const units = fc.integer({ min: 0, max: 2 ** 40 })
    fc.assert(
      fc.property(fc.constantFrom(...stripeCurrencies), units, (currency, given) => {
        const read = Option.getOrUndefined(fromStripe(given, currency.toLowerCase()))
        if (read === undefined || (decimalsAtStripe(currency) === 3 && given % 10 !== 0)) return
        assert.strictEqual(unitsOf(read.minor, currency), given)
      }),
      { numRuns: 500 }
    )
  })
})
