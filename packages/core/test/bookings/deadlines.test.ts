import { assert, describe, it } from "@effect/vitest"
import { autoCompleteAt, outstandingUntil, paymentExpiry, respondBy } from "@mentorkit/core/internal/bookings"
import { DateTime, Schema } from "effect"
import { after, hours, policy, start } from "./lives.js"

const minutes = Schema.Int.pipe(Schema.between(1, 10 * 24 * 60))

describe("deadlines", () => {
  it.prop("a checkout lives between 30 minutes and 24 hours", { minutes: Schema.Int }, ({ minutes }) => {
    const bounded = Math.min(24 * 60, Math.max(30, minutes % 100_000))
    assert.deepStrictEqual(paymentExpiry(after(minutes % 100_000), start), after(bounded))
  })

  it("a mentor answers within 48 hours, an hour before the start, or before a start that is nearer", () => {
    for (const [begins, due] of [
      [5 * 24 * 60, 48 * 60],
      [49 * 60, 48 * 60],
      [48 * 60, 47 * 60],
      [90, 30],
      [61, 1],
      [60, 60],
      [20, 20]
    ] as const) {
      assert.deepStrictEqual(respondBy(start, after(begins), policy), after(due), `starts in ${begins} minutes`)
    }
  })

  it.prop("there always is some time to answer, and none once the session begins", { minutes }, ({ minutes }) => {
    const due = respondBy(start, after(minutes), policy)
    assert.isTrue(DateTime.greaterThan(due, start))
    assert.isTrue(DateTime.lessThanOrEqualTo(due, after(minutes)))
  })

  it("an appointment is paid within a day and before it begins, and in no less than half an hour", () => {
    for (const [begins, due] of [
      [5 * 24 * 60, 24 * 60],
      [24 * 60, 24 * 60],
      [23 * 60, 23 * 60],
      [31, 31],
      [29, 30],
      [1, 30]
    ] as const) {
      assert.deepStrictEqual(outstandingUntil(start, after(begins), policy), after(due), `starts in ${begins} minutes`)
    }
  })

  it("a booking completes itself a day after its last session", () => {
    assert.deepStrictEqual(autoCompleteAt(start, policy), hours(24))
  })
})
