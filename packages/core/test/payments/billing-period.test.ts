import type { BillingInterval } from "@mentorkit/core/payments"
import { periodEnd } from "@mentorkit/core/payments/ports"
import { DateTime, FastCheck as fc } from "effect"
import { DateTime as Luxon } from "luxon"
import { assert, describe, it } from "vitest"

const at = (iso: string) => DateTime.unsafeMake(iso)
const isoOf = (moment: DateTime.Utc) => DateTime.formatIso(moment)

describe("the end of a subscription's period", () => {
  it("is the same day of the month, or its last one, counted from the beginning", () => {
    const began = at("2027-01-31T10:00:00Z")
    assert.deepStrictEqual(
      [1, 2, 3, 13].map((periods) => isoOf(periodEnd(began, "month", periods))),
      ["2027-02-28", "2027-03-31", "2027-04-30", "2028-02-29"].map((day) => `${day}T10:00:00.000Z`)
    )
    const leap = at("2028-02-29T23:59:59Z")
    assert.deepStrictEqual(
      [1, 4].map((periods) => isoOf(periodEnd(leap, "year", periods))),
      ["2029-02-28T23:59:59.000Z", "2032-02-29T23:59:59.000Z"]
    )
  })

  it("is where luxon's calendar has it, too", () => {
    const moments = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom<BillingInterval>("month", "year"),
        fc.integer({ min: 1, max: 60 }),
        (date, interval, periods) => {
          const expected = Luxon.fromJSDate(date, { zone: "utc" }).plus({ [interval]: periods })
          assert.strictEqual(periodEnd(DateTime.unsafeMake(date), interval, periods).epochMillis, expected.toMillis())
        }
      )
    )
  })

  it("is later for every further period", () => {
    const moments = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom<BillingInterval>("month", "year"),
        fc.integer({ min: 1, max: 60 }),
        (date, interval, periods) => {
          const began = DateTime.unsafeMake(date)
          const [before, after] = [periodEnd(began, interval, periods), periodEnd(began, interval, periods + 1)]
          const days = (after.epochMillis - before.epochMillis) / 86_400_000
          assert.isTrue(interval === "month" ? days >= 28 && days <= 31 : days >= 365 && days <= 366)
        }
      )
    )
  })
})
