import { assert, describe, it } from "@effect/vitest"
import {
  comparedEdges,
  Period,
  StatementInterval,
  sparklineBuckets,
  statementBuckets,
  statementCaps
} from "@mentorkit/core/internal/earnings"
import { LocalDate } from "@mentorkit/core/kernel"
import { DateTime, Either, FastCheck as fc, Schema } from "effect"
import { DateTime as LocalDateTime } from "luxon"

const at = (iso: string) => DateTime.unsafeMake(iso)
const isoOf = (times: ReadonlyArray<DateTime.Utc>) => times.map((time) => DateTime.formatIso(time))
const zones = [
  "UTC",
  "Asia/Kathmandu",
  "America/New_York",
  "Pacific/Apia",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "America/Havana"
]
const moment = fc
  .integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map((millis) => DateTime.unsafeMake(millis))

describe("periods", () => {
  it("are days for a week and a month, the last one today in the mentor's zone", () => {
    // 20:00 on the 13th in UTC is the 14th in Kathmandu.
    const { buckets, edges, interval } = sparklineBuckets("7d", at("2027-03-13T20:00:00Z"), "Asia/Kathmandu")
    assert.strictEqual(interval, "daily")
    assert.deepStrictEqual(
      buckets.map(({ label }) => label),
      ["8 Mar", "9 Mar", "10 Mar", "11 Mar", "12 Mar", "13 Mar", "14 Mar"]
    )
    assert.strictEqual(buckets.at(-1)?.date, "2027-03-14")
    assert.deepStrictEqual(isoOf(edges).slice(-2), ["2027-03-13T18:15:00.000Z", "2027-03-14T18:15:00.000Z"])
    assert.strictEqual(sparklineBuckets("30d", at("2027-03-13T20:00:00Z"), "UTC").buckets.length, 30)
  })

  it("are months beyond, with the year where it is not one only", () => {
    const labels = (period: Period, now: string) =>
      sparklineBuckets(period, at(now), "UTC").buckets.map(({ label }) => label)
    assert.deepStrictEqual(labels("90d", "2027-03-14T00:00:00Z"), ["Jan", "Feb", "Mar"])
    assert.deepStrictEqual(labels("90d", "2027-01-31T00:00:00Z"), ["Nov 2026", "Dec 2026", "Jan 2027"])
    assert.deepStrictEqual(labels("365d", "2027-12-31T00:00:00Z").length, 12)
    assert.deepStrictEqual(labels("365d", "2027-12-31T00:00:00Z")[0], "Jan")
    assert.strictEqual(sparklineBuckets("90d", at("2027-01-31T00:00:00Z"), "UTC").buckets[0]?.date, "2026-11-01")
  })

  it("compare two stretches of as many days", () => {
    assert.deepStrictEqual(isoOf(comparedEdges("7d", at("2027-03-14T12:00:00Z"), "UTC")), [
      "2027-03-01T00:00:00.000Z",
      "2027-03-08T00:00:00.000Z",
      "2027-03-15T00:00:00.000Z"
    ])
  })

  it("of a day on which clocks change have its true length", () => {
    const { edges } = sparklineBuckets("7d", at("2027-03-14T12:00:00Z"), "America/New_York")
    const [from, until] = edges.slice(-2).map((edge) => edge.epochMillis)
    assert.strictEqual((until ?? 0) - (from ?? 0), 23 * 3_600_000)
  })

  it("of a mentor whose zone is gone are of UTC", () => {
    const now = at("2027-03-14T12:00:00Z")
    assert.deepStrictEqual(sparklineBuckets("7d", now, "Mars/Olympus"), sparklineBuckets("7d", now, "UTC"))
  })

  it.prop(
    "ascend without a gap and hold now in the last one",
    [fc.constantFrom(...Period.literals), moment, fc.constantFrom(...zones)],
    ([period, now, zone]) => {
      const { buckets, edges } = sparklineBuckets(period, now, zone)
      assert.strictEqual(edges.length, buckets.length + 1)
      assert.strictEqual(new Set(buckets.map(({ date }) => date)).size, buckets.length)
      for (const [index, { date }] of buckets.entries()) {
        assert.isBelow(edges[index]!.epochMillis, edges[index + 1]!.epochMillis)
        assert.strictEqual(LocalDateTime.fromMillis(edges[index]!.epochMillis, { zone }).toISODate(), date)
      }
      assert.isTrue(edges.at(-2)!.epochMillis <= now.epochMillis && now.epochMillis < edges.at(-1)!.epochMillis)
      const [before, start, end] = comparedEdges(period, now, zone)
      assert.isTrue(before!.epochMillis < start!.epochMillis && start!.epochMillis < end!.epochMillis)
      assert.strictEqual(end!.epochMillis > now.epochMillis, true)
    }
  )

  it("are read by name only", () => {
    assert.isTrue(Schema.is(Period)("90d"))
    for (const other of ["14d", "", "7", "7D"]) assert.isFalse(Schema.is(Period)(other))
  })
})

describe("statements", () => {
  const now = at("2027-03-14T12:00:00Z")
  const statement = (interval: StatementInterval, from?: string, until?: string, zone = "UTC") =>
    statementBuckets(
      {
        interval,
        from: from === undefined ? undefined : LocalDate.make(from),
        until: until === undefined ? undefined : LocalDate.make(until)
      },
      now,
      zone
    )
  const labels = (...args: Parameters<typeof statement>) =>
    Either.map(statement(...args), ({ buckets }) => buckets.map(({ label }) => label))

  it("are labelled j M, M, M Y where a year ends in between, and Y", () => {
    assert.deepStrictEqual(labels("daily", "2027-02-27", "2027-03-01"), Either.right(["27 Feb", "28 Feb", "1 Mar"]))
    assert.deepStrictEqual(labels("monthly", "2027-01-31", "2027-03-01"), Either.right(["Jan", "Feb", "Mar"]))
    assert.deepStrictEqual(labels("monthly", "2026-12-31", "2027-01-01"), Either.right(["Dec 2026", "Jan 2027"]))
    assert.deepStrictEqual(labels("yearly", "2025-12-31", "2027-01-01"), Either.right(["2025", "2026", "2027"]))
  })

  it("end today where nobody says otherwise", () => {
    const usual = (interval: StatementInterval) => Either.map(labels(interval), (all) => [all.length, all.at(-1)])
    assert.deepStrictEqual(usual("daily"), Either.right([30, "14 Mar"]))
    assert.deepStrictEqual(usual("monthly"), Either.right([12, "Mar 2027"]))
    assert.deepStrictEqual(usual("yearly"), Either.right([5, "2027"]))
    // Noon in UTC is the 15th in Kiritimati.
    assert.deepStrictEqual(
      Either.map(labels("daily", undefined, undefined, "Pacific/Kiritimati"), (all) => all.at(-1)),
      Either.right("15 Mar")
    )
  })

  it("are as long as their cap and no longer, also over leap years and days that clocks skipped", () => {
    const length = (...args: Parameters<typeof statement>) => Either.map(labels(...args), (all) => all.length)
    assert.deepStrictEqual(length("daily", "2028-01-01", "2028-12-31"), Either.right(366))
    assert.deepStrictEqual(length("daily", "2027-12-31", "2028-12-31"), Either.left("too_long"))
    assert.deepStrictEqual(length("monthly", "2022-04-30", "2027-03-01"), Either.right(60))
    assert.deepStrictEqual(length("monthly", "2022-03-31", "2027-03-01"), Either.left("too_long"))
    assert.deepStrictEqual(length("yearly", "2008-12-31", "2027-01-01"), Either.right(20))
    assert.deepStrictEqual(length("yearly", "2007-12-31", "2027-01-01"), Either.left("too_long"))
    assert.deepStrictEqual(length("daily", "2027-03-02", "2027-03-01"), Either.left("backwards"))
    assert.deepStrictEqual(length("monthly", "2027-03-31", "2027-03-01"), Either.left("backwards"))
    assert.deepStrictEqual(length("monthly", "2027-03-01", "2027-03-31"), Either.right(1))
  })

  it("begin a day at the first of two midnights", () => {
    const havana = statement("daily", "2027-11-07", "2027-11-07", "America/Havana")
    assert.deepStrictEqual(
      Either.map(havana, ({ edges }) => isoOf(edges)),
      Either.right(["2027-11-07T04:00:00.000Z", "2027-11-08T05:00:00.000Z"])
    )
    const lisbon = statement("daily", "1985-09-29", "1985-09-29", "Europe/Lisbon")
    assert.deepStrictEqual(
      Either.map(lisbon, ({ edges }) => isoOf(edges)),
      Either.right(["1985-09-28T23:00:00.000Z", "1985-09-30T00:00:00.000Z"])
    )
  })

  it("have no point for a day that a zone has skipped", () => {
    const apia = statement("daily", "2011-12-29", "2011-12-31", "Pacific/Apia")
    assert.deepStrictEqual<unknown>(
      Either.map(apia, ({ buckets, edges }) => [buckets.map(({ date }) => date), isoOf(edges)]),
      Either.right([
        ["2011-12-29", "2011-12-31"],
        ["2011-12-29T10:00:00.000Z", "2011-12-30T10:00:00.000Z", "2011-12-31T10:00:00.000Z"]
      ])
    )
    assert.deepStrictEqual<unknown>(
      Either.map(statement("daily", "2011-12-30", "2011-12-31", "Pacific/Apia"), ({ buckets }) => buckets),
      Either.right([{ label: "31 Dec", date: LocalDate.make("2011-12-31") }])
    )
    const skipped = statement("daily", "2011-12-30", "2011-12-30", "Pacific/Apia")
    assert.deepStrictEqual<unknown>(
      Either.map(skipped, ({ buckets, firstDay, lastDay }) => [buckets, firstDay, lastDay]),
      Either.right([[], "2011-12-30", "2011-12-30"])
    )
  })

  it("tell their first and their last day, at both ends of the calendar as well", () => {
    const days = (...args: Parameters<typeof statement>) =>
      Either.map(statement(...args), ({ buckets, firstDay, lastDay }) => [firstDay, buckets[0]?.date, lastDay])
    assert.deepStrictEqual<unknown>(
      days("monthly", "2027-02-14", "2028-02-02", "Asia/Kathmandu"),
      Either.right(["2027-02-01", "2027-02-01", "2028-02-29"])
    )
    for (const interval of StatementInterval.literals) {
      assert.deepStrictEqual<unknown>(
        days(interval, undefined, "0001-01-02", "Asia/Kathmandu"),
        Either.right([
          "0001-01-01",
          "0001-01-01",
          { daily: "0001-01-02", monthly: "0001-01-31", yearly: "0001-12-31" }[interval]
        ])
      )
      assert.deepStrictEqual<unknown>(
        Either.map(days(interval, "9999-12-31", "9999-12-31", "America/New_York"), (all) => all.at(-1)),
        Either.right("9999-12-31")
      )
    }
  })

  const day = fc
    .integer({ min: 0, max: 366 * 30 })
    .map((days) => LocalDate.make(LocalDateTime.utc(2005).plus({ days }).toFormat("yyyy-MM-dd")))

  it.prop(
    "hold every moment of their span in exactly one bucket, in order",
    [fc.constantFrom(...StatementInterval.literals), day, fc.nat(400), fc.constantFrom(...zones)],
    ([interval, from, more, zone]) => {
      const until = LocalDate.make(LocalDateTime.fromISO(from).plus({ days: more }).toFormat("yyyy-MM-dd"))
      const found = statementBuckets({ interval, from, until }, now, zone)
      if (Either.isLeft(found)) return assert.isAbove(more, statementCaps.daily - 1)
      const { buckets, edges, lastDay } = found.right
      assert.lengthOf(edges, buckets.length + 1)
      assert.isTrue(
        edges.every((edge, index) => index === 0 || (edges[index - 1]?.epochMillis ?? 0) < edge.epochMillis)
      )
      assert.isAtMost(Date.parse(buckets[0]?.date ?? ""), Date.parse(from))
      assert.isAtLeast(Date.parse(lastDay), Date.parse(until))
      for (const [index, { date }] of buckets.entries()) {
        const edge = edges[index]?.epochMillis ?? Number.NaN
        const [before, at] = [edge - 1, edge].map((millis) => LocalDateTime.fromMillis(millis, { zone }).toISODate())
        assert.isTrue(before !== undefined && before !== null && before < date && at === date, date)
      }
      // The clock of the zone says so, asked by other means.
      const first = LocalDateTime.fromISO(from, { zone }).startOf("day").toMillis()
      const end = LocalDateTime.fromISO(until, { zone }).plus({ days: 1 }).startOf("day").toMillis()
      assert.isAtMost(edges[0]?.epochMillis ?? Number.NaN, first)
      assert.isAtLeast(edges.at(-1)?.epochMillis ?? Number.NaN, end)
    }
  )
})
