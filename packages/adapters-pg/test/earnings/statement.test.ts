/** Statements against what the facts come to, summed by other means. */
import { assert, describe, layer } from "@effect/vitest"
import { Earnings, type EarningsStatement } from "@mentorkit/core/earnings"
import { Ledger } from "@mentorkit/core/earnings/ports"
import type { StatementInterval } from "@mentorkit/core/internal/earnings"
import { Currency, LocalDate, type Mentor } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, FastCheck as fc, TestClock } from "effect"
import { currencies, SaleStory, sumsOf, toldBy } from "../support/earnings-facts.js"

type Statement = typeof EarningsStatement.Type
type Span = readonly [interval: StatementInterval, from: string, to: string]

/** Everything that there is lies in the first one. */
const spans: ReadonlyArray<Span> = [
  ["yearly", "2009-01-01", "2028-12-31"],
  ["monthly", "2023-11-30", "2028-10-01"],
  ["monthly", "2009-05-01", "2012-01-01"],
  ["daily", "2027-03-01", "2028-02-29"],
  ["daily", "2011-12-01", "2012-01-31"],
  ["daily", "2020-02-20", "2020-03-01"]
]
const lengths = { daily: 10, monthly: 7, yearly: 4 } as const

const ask = (mentor: Mentor, currency: Currency, [interval, from, to]: Span) =>
  Effect.flatMap(Earnings, ({ getStatement }) =>
    getStatement(mentor, { currency, interval, from: LocalDate.make(from), to: LocalDate.make(to) })
  )

const nonZero = ({ interval, points }: Statement) =>
  new Map(
    points
      .filter(({ earned, refunded }) => earned.minor !== 0 || refunded.minor !== 0)
      .map(({ date, earned, refunded }) => [
        date.slice(0, lengths[interval]),
        [BigInt(earned.minor), BigInt(refunded.minor)] as const
      ])
  )

const isWithin = ([interval, from, to]: Span) => {
  const [first, last] = [from, to].map((date) => date.slice(0, lengths[interval]))
  return ([key]: readonly [string, unknown]) => first !== undefined && last !== undefined && first <= key && key <= last
}

const postAll = (entries: Parameters<Ledger["Type"]["postAll"]>[0]) =>
  Effect.gen(function* () {
    yield* (yield* UnitOfWork).transact((yield* Ledger).postAll(entries))
  })

describe.each(engines)("earnings statements on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Fell when refunds were told from sales by their sign, and when transfers or other currencies were counted.
    it.effect.prop(
      "are what the facts come to, in every zone, and over everything what was ever earned",
      {
        stories: fc.array(SaleStory, { minLength: 1, maxLength: 25 }),
        timeZone: fc.constantFrom("Asia/Kathmandu", "Pacific/Apia", "America/New_York", "America/Havana", "UTC")
      },
      ({ stories, timeZone }) =>
        Effect.gen(function* () {
          const [{ mentor, mentorId }, neighbour] = [yield* newMentor({ timeZone }), yield* newMentor({ timeZone })]
          const told = stories.map((story) => toldBy(mentorId, story))
          yield* postAll(told.flatMap(({ entries }) => entries))
          yield* postAll(stories.slice(0, 3).flatMap((story) => toldBy(neighbour.mentorId, story).entries))
          const earnings = told.flatMap((one) => one.earnings)
          const { currencies: summaries } = yield* (yield* Earnings).getSummary(mentor, { period: "7d" })
          for (const currency of currencies) {
            for (const span of spans) {
              const statement = yield* ask(mentor, currency, span)
              const expected = [...sumsOf(earnings, currency, timeZone, span[0])].filter(isWithin(span))
              assert.deepStrictEqual(nonZero(statement), new Map(expected.sort()), span.join(" "))
              const net = statement.points.reduce((sum, point) => sum + point.net.minor, 0)
              assert.strictEqual(statement.totals.net.minor, net)
              const lifetime = summaries.find((one) => one.currency === currency)?.lifetime_earned.minor ?? 0
              if (span === spans[0]) assert.strictEqual(net, lifetime)
            }
          }
        }),
      { fastCheck: { numRuns: 6 } }
    )

    it.effect("of a currency that brought nothing are zeros, labelled and dated", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor({ timeZone: "America/New_York" })
        const statement = yield* ask(mentor, Currency.make("EUR"), ["daily", "2027-03-13", "2027-03-15"])
        const zero = { minor: 0, major: "0.00", formatted: "\u20ac0.00" }
        const point = (label: string, date: string) => ({ label, date, earned: zero, refunded: zero, net: zero })
        assert.deepStrictEqual<unknown>(statement, {
          currency: "EUR",
          interval: "daily",
          from: "2027-03-13",
          to: "2027-03-15",
          timezone: "America/New_York",
          points: [point("13 Mar", "2027-03-13"), point("14 Mar", "2027-03-14"), point("15 Mar", "2027-03-15")],
          totals: { earned: zero, refunded: zero, net: zero }
        })
      })
    )

    it.effect("end today and say 30 days, unless told otherwise", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-14T19:00:00Z"))
        const { getStatement } = yield* Earnings
        const { mentor } = yield* newMentor({ timeZone: "Asia/Kathmandu" })
        const { from, points, to } = yield* getStatement(mentor, {
          currency: Currency.make("USD"),
          interval: "daily",
          from: undefined,
          to: undefined
        })
        assert.deepStrictEqual<unknown>([from, to, points.length], ["2027-02-14", "2027-03-15", 30])
      })
    )

    it.effect("read at both ends of the calendar", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor({ timeZone: "Asia/Kathmandu" })
        const usd = Currency.make("USD")
        for (const interval of ["daily", "monthly", "yearly"] as const) {
          assert.lengthOf((yield* ask(mentor, usd, [interval, "0001-01-01", "0001-01-01"])).points, 1)
          assert.lengthOf((yield* ask(mentor, usd, [interval, "9999-12-31", "9999-12-31"])).points, 1)
        }
      })
    )

    // Fell when an edge belonged to both of its stretches.
    it.effect("book a sale when it was paid and a refund when it went back", () =>
      Effect.gen(function* () {
        const { mentor, mentorId } = yield* newMentor({ timeZone: "Pacific/Apia" })
        const [usd] = currencies
        assert.isDefined(usd)
        // The last millisecond of 2026 in Apia, and the first one of February.
        const { entries } = toldBy(mentorId, {
          currency: usd,
          gross: 10_000n,
          feePercent: 15,
          paidAt: Date.parse("2026-12-31T10:59:59.999Z"),
          steps: [{ kind: "back", share: 50, at: Date.parse("2027-01-31T11:00:00Z") }]
        })
        yield* postAll(entries)
        const { points } = yield* ask(mentor, usd, ["monthly", "2026-12-01", "2027-02-01"])
        assert.deepStrictEqual(
          points.map(({ earned, label, net, refunded }) => [label, earned.minor, refunded.minor, net.minor]),
          [
            ["Dec 2026", 8500, 0, 8500],
            ["Jan 2027", 0, 0, 0],
            ["Feb 2027", 0, 4250, -4250]
          ]
        )
      })
    )
  })
})
