/** What is known of a card by its number. */
import { assert, describe, it } from "@effect/vitest"
import { brandOf, cardDigits, cardMonth, isPast, passesLuhn } from "@mentorkit/core/internal/transaction-methods"
import { DateTime, FastCheck as fc } from "effect"
import { cardNumbers, checkDigit } from "./definitions.js"

describe("numbers of cards", () => {
  it("pass where another implementation has made the check digit, and with no other check digit", () => {
    fc.assert(
      fc.property(cardNumbers, fc.integer({ min: 1, max: 9 }), (number, off) => {
        const last = (Number(number.slice(-1)) + off) % 10
        return passesLuhn(number) && !passesLuhn(`${number.slice(0, -1)}${last}`)
      })
    )
    // The networks' own numbers for tests.
    for (const number of ["4111111111111111", "5555555555554444", "378282246310005", "6011111111111117"])
      assert.isTrue(passesLuhn(number) && checkDigit(number.slice(0, -1)) === number.slice(-1), number)
  })

  it("do not pass with one digit wrong", () => {
    fc.assert(
      fc.property(cardNumbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, off) => {
        const at = place % number.length
        const digit = (Number(number.charAt(at)) + off) % 10
        return !passesLuhn(number.slice(0, at) + digit + number.slice(at + 1))
      })
    )
  })

  it("have 13 to 19 digits, with spaces and hyphens or without", () => {
    assert.strictEqual(cardDigits("4111 1111-1111 1111"), "4111111111111111")
    for (const length of [12, 13, 19, 20])
      assert.strictEqual(cardDigits("4".repeat(length)) !== undefined, length >= 13 && length <= 19)
    for (const text of ["4111x1111y1111z1111", "٤١١١١١١١١١١١١١١١", "4111.1111.1111.1111", ""])
      assert.isUndefined(cardDigits(text), text)
  })

  it("tell the network", () => {
    const known = {
      "4111111111111111": "Visa",
      "5555555555554444": "Mastercard",
      "2221000000000009": "Mastercard",
      "2720990000000007": "Mastercard",
      "378282246310005": "American Express",
      "6011111111111117": "Discover",
      "30569309025904": "Diners Club",
      "3530111333300000": "JCB",
      "6200000000000005": "UnionPay",
      "2721000000000004": "Card",
      "9999999999999995": "Card"
    }
    for (const [number, brand] of Object.entries(known)) assert.strictEqual(brandOf(number), brand, number)
  })
})

describe("expiry", () => {
  it("is read as people and browsers write it", () => {
    for (const text of ["12/28", "12/2028", "12 / 28", "2028-12"])
      assert.deepStrictEqual(cardMonth(text), { year: 2028, month: 12 }, text)
    for (const text of ["13/28", "0/28", "12/1928", "1228", "2028-13", "12/028"])
      assert.isUndefined(cardMonth(text), text)
  })

  it("is the end of its month", () => {
    const now = DateTime.unsafeMake("2028-12-31T23:59:59Z")
    assert.isFalse(isPast({ year: 2028, month: 12 }, now))
    assert.isTrue(isPast({ year: 2028, month: 12 }, DateTime.add(now, { seconds: 1 })))
    assert.isTrue(isPast({ year: 2028, month: 11 }, now))
    assert.isFalse(isPast({ year: 2029, month: 1 }, now))
  })
})
