import { assert, describe, it } from "@effect/vitest"
import { canAskAgain, checkoutExpiry, referenceOf } from "@mentorkit/core/internal/payments"
import { PaymentId } from "@mentorkit/core/payments"
import { DateTime, FastCheck as fc } from "effect"

const now = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const inMinutes = (minutes: number) => DateTime.add(now, { minutes })

describe("the time a buyer has", () => {
  it("is what is wanted, but half an hour at least and a day at most", () => {
    for (const [wanted, given] of [
      [-5, 30],
      [0, 30],
      [29, 30],
      [30, 30],
      [35, 35],
      [1440, 1440],
      [1441, 1440],
      [100_000, 1440]
    ] as const) {
      assert.deepStrictEqual(checkoutExpiry(inMinutes(wanted), now), inMinutes(given))
    }
  })

  it.prop("is never outside of what gateways take", [fc.integer({ min: -1e6, max: 1e6 })], ([wanted]) => {
    const minutes = (checkoutExpiry(inMinutes(wanted), now).epochMillis - now.epochMillis) / 60_000
    assert.isTrue(minutes >= 30 && minutes <= 1440)
  })

  it("may be asked for again while a gateway may still take it", () => {
    assert.isTrue(canAskAgain(checkoutExpiry(now, now), now))
    assert.isTrue(canAskAgain(inMinutes(25), now))
    assert.isFalse(canAskAgain(inMinutes(24.99), now))
  })
})

describe("a payment's reference", () => {
  const ids = fc.uuid({ version: 7 }).map((id) => PaymentId.make(id))

  it.prop("can be read out without doubt", [ids], ([id]) => {
    assert.match(referenceOf(id), /^PAY-[0-9A-HJKMNP-TV-Z]{12}$/)
  })

  it("is of all random bits", () => {
    assert.strictEqual(referenceOf(PaymentId.make("019a0000-0000-7000-8000-000000000000")), "PAY-000000000000")
    assert.strictEqual(referenceOf(PaymentId.make("019a0000-0000-7000-8fff-ffffffffffff")), "PAY-ZZZZZZZZZZZZ")
    assert.strictEqual(referenceOf(PaymentId.make("019a0000-0000-7000-8000-000000000021")), "PAY-000000000011")
  })
})
