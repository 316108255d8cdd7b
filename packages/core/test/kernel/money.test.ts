import { assert, describe, it } from "@effect/vitest"
import { currencyCodes, minorOf, shareOf } from "@mentorkit/core/internal/kernel"
import { Currency, exponentOf, majorOf, moneyOf } from "@mentorkit/core/kernel"
import { FastCheck as fc } from "effect"

const of = (minor: bigint, code: string) => ({ minor, currency: Currency.make(code) })
const currency = fc.constantFrom(...currencyCodes).map((code) => Currency.make(code))
const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

describe("money", () => {
  it("is a triple with the currency's own decimals", () => {
    assert.deepStrictEqual(moneyOf(of(8000n, "USD")), { minor: 8000, major: "80.00", formatted: "$80.00" })
    assert.deepStrictEqual(moneyOf(of(8000n, "JPY")), { minor: 8000, major: "8000", formatted: "¥8,000" })
    assert.deepStrictEqual(moneyOf(of(80_005n, "KWD")), { minor: 80005, major: "80.005", formatted: "KWD\u00a080.005" })
    assert.deepStrictEqual(moneyOf(of(5n, "CLF")), { minor: 5, major: "0.0005", formatted: "CLF\u00a00.0005" })
    assert.deepStrictEqual(moneyOf(of(-5n, "EUR")), { minor: -5, major: "-0.05", formatted: "-€0.05" })
    assert.deepStrictEqual(moneyOf(of(0n, "BDT")), { minor: 0, major: "0.00", formatted: "BDT\u00a00.00" })
  })

  it("takes its decimals from ISO 4217 where Intl knows better", () => {
    // CLDR writes these without decimals, as people do; the amounts are still counted in hundredths.
    for (const code of ["ISK", "HUF", "IQD", "AFN", "LAK"]) {
      const { formatted, major } = moneyOf(of(123_456_789n, code))
      assert.strictEqual(formatted.replace(/[^\d.]/g, ""), major)
    }
  })

  it("is formatted to the last digit, also where a number would round", () => {
    assert.strictEqual(moneyOf(of(90_071_992_547_409_931n, "USD")).formatted, "$900,719,925,474,099.31")
  })

  it.prop("is read back as it was written", [minor, currency], ([minor, currency]) => {
    assert.strictEqual(minorOf(majorOf({ minor, currency }), currency), minor)
  })

  it.prop("is written with exactly the decimals of its currency", [minor, currency], ([minor, currency]) => {
    const [, decimals = ""] = majorOf({ minor, currency }).split(".")
    assert.strictEqual(decimals.length, exponentOf(currency))
  })

  it("is read in all ways in which people write it, and never rounded", () => {
    const usd = Currency.make("USD")
    const read = (text: string, currency = usd) => minorOf(text, currency)
    assert.deepStrictEqual(
      ["80", "80.5", "80.50", "80.5000", "0.01", "-3"].map((one) => read(one)),
      [8000n, 8050n, 8050n, 8050n, 1n, -300n]
    )
    assert.strictEqual(read("80.00", Currency.make("JPY")), 80n)
    for (const text of ["80.001", "80.", ".5", "1e3", "1,000", "", " 80", "80 ", "+80", "NaN", "٣"]) {
      assert.isUndefined(read(text))
    }
    assert.isUndefined(read("80.5", Currency.make("JPY")))
  })

  it.prop(
    "is shared out so that nothing is lost",
    [fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(10_000)],
    ([minor, points]) => {
      const share = shareOf(minor, points)
      assert.isTrue(share >= 0n && share <= minor)
      // The greatest whole share that is not more than its part.
      assert.isTrue(share * 10_000n <= minor * BigInt(points) && minor * BigInt(points) < (share + 1n) * 10_000n)
    }
  )
})
