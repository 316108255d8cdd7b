import { assert, describe, layer } from "@effect/vitest"
import { clearanceHoldDays, Earnings, type EarningsSummary, JournalEntryId } from "@mentorkit/core/earnings"
import { charge, entryBetween, type JournalEntry, Ledger, type Sale } from "@mentorkit/core/earnings/ports"
import type { Period } from "@mentorkit/core/internal/earnings"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { saleOf } from "@mentorkit/test-kit/payments/sale-of"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

const newId = () => JournalEntryId.make(crypto.randomUUID())
const time = (iso: string) => DateTime.unsafeMake(iso)

const post = (entry: JournalEntry) =>
  Effect.gen(function* () {
    yield* (yield* UnitOfWork).transact((yield* Ledger).post(entry))
  })
/** A sale at the time, and perhaps a refund of a part of it later. */
const sell = Effect.fnUntraced(function* (
  sale: Sale,
  at: string,
  back?: { readonly minor: bigint; readonly at: string }
) {
  yield* post(charge(newId(), sale, time(at)))
  if (back === undefined) return
  const fact = { id: newId(), kind: "refund", of: newId(), at: time(back.at) } as const
  const entry = entryBetween(sale, { ...sale, refundedMinor: back.minor }, fact)
  if (entry !== null) yield* post(entry)
})

const majors = (summary: typeof EarningsSummary.Type) => ({
  lifetime: summary.lifetime_earned.major,
  pending: summary.pending_clearance.major,
  available: summary.available_balance.major,
  inReview: summary.in_review.major,
  withdrawn: summary.withdrawn_total.major
})
const nonZero = (summary: typeof EarningsSummary.Type) =>
  summary.sparkline
    .filter(({ earned, refunded }) => earned.minor !== 0 || refunded.minor !== 0)
    .map(({ earned, label, net, refunded }) => [label, earned.minor, refunded.minor, net.minor])

describe.each(engines)("the earnings summary on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    const at = (now: string) => TestClock.setTime(time(now).epochMillis)

    it.effect("of a new mentor is zeros in the mentor's currency", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor } = yield* newMentor({ currency: "JPY" })
        const { currencies, ...own } = yield* getSummary(mentor, { period: "30d" })
        assert.deepStrictEqual(own.lifetime_earned, { minor: 0, major: "0", formatted: "¥0" })
        assert.strictEqual(own.change_percent, null)
        assert.strictEqual(own.sparkline.length, 30)
        assert.strictEqual(own.clearance_hold_days, 7)
        assert.deepStrictEqual(currencies, [own])
      })
    )

    it.effect("counts sales less fee and refunds, whenever they were", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor, mentorId } = yield* newMentor()
        yield* sell(saleOf(mentorId, 10_000n), "2024-01-01T00:00:00Z")
        yield* sell(saleOf(mentorId, 8000n), "2027-03-10T10:00:00Z", { minor: 4000n, at: "2027-03-12T10:00:00Z" })
        const summary = yield* getSummary(mentor, { period: "7d" })
        assert.deepStrictEqual(majors(summary), {
          lifetime: "119.00",
          pending: "119.00",
          available: "0.00",
          inReview: "0.00",
          withdrawn: "0.00"
        })
        assert.deepStrictEqual(nonZero(summary), [
          ["10 Mar", 6800, 0, 6800],
          ["12 Mar", 0, 3400, -3400]
        ])
        assert.strictEqual(summary.sparkline_interval, "daily")
      })
    )

    it.effect("follows the mentor's own calendar", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor, mentorId } = yield* newMentor({ timeZone: "Asia/Kathmandu" })
        // Midnight there is 18:15 in UTC; an edge belongs to the day that it begins.
        yield* sell(saleOf(mentorId, 1000n), "2027-03-12T18:14:59.999Z")
        yield* sell(saleOf(mentorId, 2000n), "2027-03-12T18:15:00Z")
        yield* sell(saleOf(mentorId, 4000n), "2027-02-28T18:15:00Z")
        const summary = yield* getSummary(mentor, { period: "7d" })
        assert.deepStrictEqual(nonZero(summary), [
          ["12 Mar", 850, 0, 850],
          ["13 Mar", 1700, 0, 1700]
        ])
        const months = yield* getSummary(mentor, { period: "90d" })
        assert.deepStrictEqual(nonZero(months), [["Mar", 5950, 0, 5950]])
      })
    )

    it.effect("period changes the comparison and the sparkline, and nothing else", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor, mentorId } = yield* newMentor()
        yield* sell(saleOf(mentorId, 10_000n), "2027-03-12T00:00:00Z")
        yield* sell(saleOf(mentorId, 8000n), "2027-03-05T00:00:00Z")
        yield* sell(saleOf(mentorId, 3000n), "2026-02-05T00:00:00Z")
        const periods: ReadonlyArray<Period> = ["7d", "30d", "90d", "365d"]
        const summaries = yield* Effect.forEach(periods, (period) => getSummary(mentor, { period }))
        assert.deepStrictEqual(
          summaries.map(({ change_percent, sparkline, sparkline_interval }) => [
            change_percent,
            sparkline_interval,
            sparkline.length
          ]),
          [
            [25, "daily", 7],
            [null, "daily", 30],
            [null, "monthly", 3],
            [500, "monthly", 12]
          ]
        )
        const same = summaries.map((summary) => ({
          ...summary,
          change_percent: 0,
          sparkline: [],
          sparkline_interval: "daily",
          currencies: []
        }))
        for (const one of same) assert.deepStrictEqual(one, same[0])
        // Seven and thirty days add up to what was compared.
        assert.deepStrictEqual(nonZero(summaries[0]!), [["12 Mar", 8500, 0, 8500]])
      })
    )

    it.effect("shows every currency by itself, the mentor's own first", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor, mentorId } = yield* newMentor({ currency: "EUR" })
        yield* sell(saleOf(mentorId, 10_000n, "USD"), "2027-03-12T00:00:00Z")
        yield* sell(saleOf(mentorId, 10_000n, "BDT"), "2027-03-12T00:00:00Z")
        const { currencies, ...own } = yield* getSummary(mentor, { period: "30d" })
        assert.deepStrictEqual(
          currencies.map(({ currency, lifetime_earned }) => [currency, lifetime_earned.minor]),
          [
            ["EUR", 0],
            ["BDT", 8500],
            ["USD", 8500]
          ]
        )
        assert.deepStrictEqual(currencies[0], own)
      })
    )

    it.effect("lifetime is the sum of the four states, through transfers and below zero", () =>
      Effect.gen(function* () {
        yield* at("2027-03-14T12:00:00Z")
        const { getSummary } = yield* Earnings
        const { mentor, mentorId } = yield* newMentor()
        const sale = saleOf(mentorId, 10_000n)
        yield* sell(sale, "2027-03-12T00:00:00Z")
        const currency = sale.gross.currency
        const move = (
          from: "mentor_pending" | "mentor_available" | "mentor_in_review",
          to: typeof from | "mentor_withdrawn",
          minor: bigint
        ) =>
          post({
            // No such entries are posted yet; the accounts are there.
            ...charge(newId(), sale, time("2027-03-13T00:00:00Z")),
            idempotencyKey: newId(),
            postings: [
              { account: from, mentorId, currency, minor: -minor },
              { account: to, mentorId, currency, minor }
            ]
          })
        yield* move("mentor_pending", "mentor_available", 8500n)
        yield* move("mentor_available", "mentor_in_review", 5000n)
        yield* move("mentor_in_review", "mentor_withdrawn", 4000n)
        yield* move("mentor_available", "mentor_withdrawn", 4000n)
        const summary = yield* getSummary(mentor, { period: "7d" })
        assert.deepStrictEqual(majors(summary), {
          lifetime: "85.00",
          pending: "0.00",
          available: "-5.00",
          inReview: "10.00",
          withdrawn: "80.00"
        })
        assert.deepStrictEqual(nonZero(summary), [["12 Mar", 8500, 0, 8500]])
      })
    )

    it.effect("tells the clearance that an admin has set", () =>
      Effect.gen(function* () {
        const { getSummary } = yield* Earnings
        const settings = yield* Settings
        const { mentor } = yield* newMentor()
        yield* settings.set(clearanceHoldDays, 14)
        assert.strictEqual((yield* getSummary(mentor, { period: "30d" })).clearance_hold_days, 14)
      })
    )
  })
})
