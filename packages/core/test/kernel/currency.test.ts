/** Our table of minor units against the published ISO 4217 list. */
import { assert, describe, it } from "@effect/vitest"
import { currencyCodes } from "@mentorkit/core/internal/kernel"
import { Currency, exponentOf } from "@mentorkit/core/kernel"
import * as iso from "currency-codes"
import { Either, Schema } from "effect"

/** Listed by ISO, but nobody is paid in metals, bond units, test codes or in special drawing rights. */
const notMoney = "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split(" ")

describe("currencies", () => {
  it("have the decimals that ISO 4217 gives them", () => {
    const ours = currencyCodes.map((code) => [code, exponentOf(Currency.make(code))])
    const theirs = currencyCodes.map((code) => [code, iso.code(code)?.digits])
    assert.deepStrictEqual(ours, theirs)
  })

  it("are all that ISO 4217 lists", () => {
    const missing = iso.codes().filter((code) => !currencyCodes.includes(code))
    assert.deepStrictEqual(missing.sort(), notMoney)
    assert.deepStrictEqual(
      currencyCodes.filter((code) => notMoney.includes(code)),
      []
    )
  })

  it("are upper case, and none other is read", () => {
    const decode = Schema.decodeUnknownEither(Currency)
    for (const code of ["usd", "US", "USDT", "ZZZ", "XAU", "", null, 840]) assert.isTrue(Either.isLeft(decode(code)))
    assert.isTrue(Either.isRight(decode("USD")))
  })

  it("of no table have no decimals", () => {
    // What a row of another release might hold.
    assert.throws(() => exponentOf("ZZZ" as Currency), RangeError, "ZZZ is not a currency")
  })
})
