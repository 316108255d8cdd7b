/**
 * Mutations seen to fall: a kept price takes the mentor's new currency; free -> paid keeps 0; null passes for "not named";
 * a free type keeps its price.
 */
import { assert, describe, expect, it } from "@effect/vitest"
import { Either, FastCheck as fc, Schema } from "effect"
import { Currency } from "../../src/kernel/index.js"
import { editedPrice, type Price, PriceInput, priceMinorOf, priceProblems } from "../../src/scheduling/session-price.js"

const [usd, jpy, kwd] = [Currency.make("USD"), Currency.make("JPY"), Currency.make("KWD")]
const paid: Price = { isFree: false, priceMinor: 8000n, currency: usd }
const free: Price = { isFree: true, priceMinor: 0n, currency: usd }

const messageOf = <A>(result: Either.Either<A, { readonly message: string }>) =>
  Either.match(result, { onLeft: ({ message }) => message, onRight: (price) => price })

describe("an edited price", () => {
  it.each<[string, Price, Parameters<typeof editedPrice>[1], Price]>([
    ["stays where nothing is said of it", paid, {}, paid],
    ["stays where only the same is said", paid, { is_free: false }, paid],
    ["stays free", free, {}, free],
    ["stays free, and says so", free, { is_free: true }, free],
    ["is 0 once it is free", paid, { is_free: true }, { isFree: true, priceMinor: 0n, currency: jpy }],
    [
      "is 0 once it is free, whatever is named",
      paid,
      { is_free: true, price: "90" },
      { isFree: true, priceMinor: 0n, currency: jpy }
    ],
    ["stays 0 where it is free", free, { price: "90" }, { isFree: true, priceMinor: 0n, currency: jpy }],
    ["is meant in the mentor's currency", paid, { price: "90" }, { isFree: false, priceMinor: 90n, currency: jpy }],
    ["is needed and named", free, { is_free: false, price: "0" }, { isFree: false, priceMinor: 0n, currency: jpy }]
  ])("%s", (_name, before, edit, after) => {
    assert.deepStrictEqual(editedPrice(before, edit, jpy), Either.right(after))
  })

  it.each([
    ["free", { is_free: false }],
    ["free", { is_free: false, price: null }],
    ["paid", { price: null }],
    ["paid", { is_free: false, price: null }]
  ])("is required of a %s one that gets %j", (before, edit) => {
    const price = before === "free" ? free : paid
    assert.strictEqual(messageOf(editedPrice(price, edit, usd)), "The price field is required.")
  })

  it("has as many decimals as the currency at most", () => {
    for (const [currency, price, expected] of [
      [usd, "12.345", "The price field must have 0-2 decimal places."],
      [usd, "12.340", 1234n],
      [jpy, "12.5", "The price field must have 0 decimal places."],
      [jpy, "12.0", 12n],
      [kwd, "12.3456", "The price field must have 0-3 decimal places."],
      [kwd, "12.345", 12_345n],
      [kwd, "999999.99", 999_999_990n]
    ] as const) {
      assert.strictEqual(messageOf(priceMinorOf(price, false, currency)), expected)
      assert.strictEqual(messageOf(Either.map(editedPrice(paid, { price }, currency), (p) => p.priceMinor)), expected)
    }
  })

  it.prop(
    "of a free session is 0; else it is the one before, or the one named in the mentor's currency",
    [fc.constantFrom(paid, free), fc.option(fc.boolean()), fc.constantFrom(undefined, null, "0", "12", "999999.99")],
    ([before, isFree, price]) => {
      const edit = { ...(isFree !== null && { is_free: isFree }), ...(price !== undefined && { price }) }
      const after = editedPrice(before, edit, kwd)
      const becomesFree = isFree ?? before.isFree
      if (Either.isLeft(after)) {
        expect(becomesFree).toBe(false)
        expect(price === null || (price === undefined && before.isFree)).toBe(true)
        return
      }
      expect(after.right.isFree).toBe(becomesFree)
      if (becomesFree) expect(after.right.priceMinor).toBe(0n)
      else if (price === undefined) expect(after.right).toEqual(before)
      else expect(after.right).toEqual({ isFree: false, priceMinor: BigInt(Number(price) * 1000), currency: kwd })
    }
  )
})

describe("a price as it is written", () => {
  const read = Schema.decodeUnknownEither(PriceInput)

  it.each([0, 80, 12.5, 999_999.99, "0", "0.00", "80", "80.5", "999999.99", "007"])("%j is one", (price) => {
    assert.deepStrictEqual(read(price), Either.right(String(price)))
  })
  it.each([
    -1,
    "-0.01",
    1_000_000,
    "999999.999",
    "1e3",
    1e21,
    "1,5",
    " 1",
    "",
    ".5",
    "5.",
    "NaN",
    Number.NaN,
    true,
    null
  ])("%j is none", (price) => assert.isTrue(Either.isLeft(read(price))))
})

describe("a new session type", () => {
  it.each([
    [{}, 1],
    [{ price: null }, 1],
    [{ is_free: false }, 1],
    [{ is_free: null }, 1],
    [{ is_free: true }, 0],
    [{ is_free: true, price: null }, 0],
    [{ price: 0 }, 0]
  ])("of %j has %i problems", (raw, amount) => assert.lengthOf(priceProblems(raw), amount))
})
