/** What a cancellation gives back, and what the mentor keeps. */
import { assert, describe, it } from "@effect/vitest"
import { cancellationFee, keptOf, refundOf, Trigger } from "@mentorkit/core/bookings"
import { isInsideWindow, windowBegins } from "@mentorkit/core/internal/bookings"
import { DateTime, Duration, FastCheck } from "effect"
import { hours, paidMoney, policy, start } from "./lives.js"

const confirmed = { status: "confirmed", startsAt: hours(48) } as const
const millisBefore = (millis: number) => DateTime.subtract(confirmed.startsAt, { millis })
const day = 24 * 60 * 60 * 1000

/** Some of it is back, some on its way, some in dispute. */
const moneys = FastCheck.tuple(
  FastCheck.bigInt(1n, 100_000n),
  FastCheck.nat(100),
  FastCheck.nat(100),
  FastCheck.nat(100)
).map(([minor, back, waiting, disputed]) => {
  const refundedMinor = (minor * BigInt(back)) / 100n
  const waitingMinor = ((minor - refundedMinor) * BigInt(waiting)) / 100n
  const disputedMinor = ((minor - refundedMinor - waitingMinor) * BigInt(disputed)) / 100n
  return paidMoney({ refundedMinor, waitingMinor, disputedMinor }, minor)
})
const percents = FastCheck.nat(100)
const moments = FastCheck.integer({ min: 1, max: 5 * day })

describe("what a cancellation gives back", () => {
  it.prop(
    "is, with what is kept, all that has not gone back before",
    [FastCheck.constantFrom(...Trigger.literals), moneys, percents, moments],
    ([trigger, paid, cancellationFeePercent, millis]) => {
      const terms = { ...policy, cancellationFeePercent }
      const refund = refundOf(trigger, confirmed, paid, millisBefore(millis), terms)
      const left = paid.amount.minor - paid.refundedMinor
      const kept = keptOf(paid, refund)
      assert.isTrue(refund.minor >= 0n && kept >= 0n)
      // What an admin has asked back is already told of, and goes back whatever comes of this.
      const isAskedTwice = refund.isEverything || paid.waitingMinor === 0n
      assert.strictEqual(refund.minor + kept, isAskedTwice ? left : left - paid.waitingMinor)
      if (refund.isEverything) assert.strictEqual(kept, 0n)
    }
  )

  it.prop(
    "is everything less the fee where a mentee cancels in time, and nothing later",
    [FastCheck.bigInt(1n, 100_000n), percents, moments],
    ([minor, cancellationFeePercent, millis]) => {
      const terms = { ...policy, cancellationFeePercent }
      const paid = paidMoney({}, minor)
      const refund = refundOf("cancel_by_mentee", confirmed, paid, millisBefore(millis), terms)
      const fee = (minor * BigInt(cancellationFeePercent)) / 100n
      assert.strictEqual(cancellationFee(paid, terms), fee)
      assert.strictEqual(refund.minor, millis > day ? minor - fee : 0n)
      assert.strictEqual(refund.isEverything, millis > day && fee === 0n)
    }
  )

  it("asks for more than the hours of the window: at the hour itself it is too late", () => {
    const refundAt = (millis: number) =>
      refundOf("cancel_by_mentee", confirmed, paidMoney(), millisBefore(millis), policy).minor
    assert.deepStrictEqual([day + 1, day, day - 1].map(refundAt), [7200n, 0n, 0n])
    assert.deepStrictEqual(windowBegins(confirmed, policy), hours(24))
    assert.deepStrictEqual(
      [day + 1, day].map(millisBefore).map((at) => isInsideWindow(confirmed, at, policy)),
      [false, true]
    )
    const none = { ...policy, cancellationWindow: Duration.zero }
    assert.strictEqual(refundOf("cancel_by_mentee", confirmed, paidMoney(), millisBefore(1), none).minor, 7200n)
  })

  it("is everything before the mentor has decided, and whenever the mentor cancels, however late", () => {
    const late = millisBefore(1)
    const everything = { minor: 8000n, isEverything: true }
    assert.deepStrictEqual(
      refundOf("cancel_by_mentee", { ...confirmed, status: "paid" }, paidMoney(), late, policy),
      everything
    )
    assert.deepStrictEqual(refundOf("cancel_by_mentor", confirmed, paidMoney(), late, policy), everything)
    assert.deepStrictEqual(refundOf("decline", { ...confirmed, status: "paid" }, paidMoney(), late, policy), everything)
    assert.strictEqual(
      refundOf("cancel_by_mentor", confirmed, paidMoney({ refundedMinor: 3000n }), late, policy).minor,
      5000n
    )
  })

  it("takes the fee of the whole price, out of what an admin has left of it", () => {
    const refundOfLeft = (refundedMinor: bigint) =>
      refundOf("cancel_by_mentee", confirmed, paidMoney({ refundedMinor }), start, policy).minor
    assert.deepStrictEqual([0n, 3000n, 7199n, 7200n, 7900n].map(refundOfLeft), [7200n, 4200n, 1n, 0n, 0n])
  })

  it("is nothing where nobody has paid", () => {
    assert.deepStrictEqual(refundOf("cancel_by_mentee", confirmed, null, start, policy), {
      minor: 0n,
      isEverything: false
    })
  })
})
