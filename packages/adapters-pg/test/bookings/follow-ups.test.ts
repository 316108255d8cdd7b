/** Packages: sessions after the first one that get their dates later, and what people are reminded of. */
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import {
  bookSlots,
  eventsOf,
  hold,
  moneyOf,
  newConfirmed,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"
import { bothSee, cancels } from "./cancelling.js"

const days = (count: number) => count * 24 * 60
const claimed = { claimed: 1, held: 0 }
const held = { claimed: 0, held: 1 }
const free = { claimed: 0, held: 0 }

type Package = Effect.Effect.Success<ReturnType<typeof newPackage>>

/** A session in two days and so many follow-ups: each a week after the one before, give or take two days. */
const newPackage = Effect.fnUntraced(function* (followUpCount: number) {
  const mentor = yield* newMentor({ timeZone: "America/New_York" })
  return yield* newConfirmed({ mentor, followUpCount, after: days(1) })
})

/** Another slot of the package, so many minutes after the first session. */
const slotAfter = ({ offer }: Package, minutes: number) =>
  Effect.map(newSlot({ ...offer, after: minutes + days(1) }), ({ slotId }) => slotId)

const schedule = Effect.fnUntraced(function* (
  { buyer, id }: Package,
  ...slots: Parameters<typeof hold> extends [unknown, ...infer S] ? S : never
) {
  const { scheduleFollowUp } = yield* Bookings
  return yield* scheduleFollowUp(buyer, { id, booking_attempt_id: yield* hold(buyer, ...slots) })
})
const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

describe.each(engines)("follow-ups on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("one by one, until none is left: taken, told, and paid with the first session", () =>
      checked(
        Effect.gen(function* () {
          const one = yield* newPackage(2)
          const before = yield* bothSee(one)
          assert.deepInclude(before.followUps, { total: 2, scheduled: 0, left: 2 })
          const [first, second] = [yield* slotAfter(one, days(7)), yield* slotAfter(one, days(7 + 8))]
          const booked = (yield* schedule(one, first)).booking
          assert.deepInclude(booked.followUps, { total: 2, scheduled: 1, left: 1 })
          assert.deepStrictEqual(booked.concludesAt, DateTime.add(before.endsAt, { days: 7 }))
          assert.deepStrictEqual([booked.startsAt, booked.endsAt], [before.startsAt, before.endsAt])
          assert.strictEqual(booked.meetingUrl, before.meetingUrl)
          const both = (yield* schedule(one, second)).booking
          assert.deepInclude(both.followUps, { total: 2, scheduled: 2, left: 0, from: null, until: null })
          for (const slot of [first, second]) assert.deepStrictEqual(yield* seatsOf(slot), claimed)
          const third = yield* slotAfter(one, days(22))
          assert.strictEqual(yield* tagOf(schedule(one, third)), "NoFollowUpLeft")
          assert.deepStrictEqual(yield* seatsOf(third), held)
          assert.deepInclude(yield* moneyOf(one.id), {
            payment: "succeeded",
            refunded: 0,
            mentor: 6800,
            deliveredAt: null
          })
          assert.deepStrictEqual((yield* eventsOf(one.id)).slice(2), ["FollowUpScheduled", "FollowUpScheduled"])
        })
      )
    )

    it.effect("two at once, each in its own time, or none of them", () =>
      Effect.gen(function* () {
        const one = yield* newPackage(2)
        const [first, near, far] = [
          yield* slotAfter(one, days(7)),
          yield* slotAfter(one, days(10)),
          yield* slotAfter(one, days(14))
        ]
        assert.strictEqual(yield* tagOf(schedule(one, first, near)), "FollowUpOutsideWindow")
        assert.deepStrictEqual([yield* seatsOf(first), yield* seatsOf(near)], [held, held])
        assert.lengthOf((yield* bothSee(one)).slots, 1)
        const { booking } = yield* schedule(one, far, first)
        assert.deepStrictEqual(
          booking.slots.map(({ id }) => id),
          [one.offer.slotId, first, far]
        )
        assert.deepStrictEqual((yield* eventsOf(one.id)).slice(2), ["FollowUpScheduled", "FollowUpScheduled"])
      })
    )

    it.effect("in whole days of the mentor's, neither a minute earlier nor later", () =>
      Effect.gen(function* () {
        for (const [edge, minutes, isIn] of [
          ["from", -1, false],
          ["from", 0, true],
          ["until", -1, true],
          ["until", 0, false]
        ] as const) {
          const one = yield* newPackage(1)
          const { followUps, startsAt } = yield* bothSee(one)
          const at = DateTime.add(followUps[edge]!, { minutes })
          const slot = yield* slotAfter(one, Math.round((at.epochMillis - startsAt.epochMillis) / 60_000))
          const result = yield* Effect.either(schedule(one, slot))
          assert.strictEqual(result._tag, isIn ? "Right" : "Left", `${edge} ${minutes}`)
          if (result._tag === "Left") assert.strictEqual(result.left._tag, "FollowUpOutsideWindow")
        }
      })
    )

    it.effect(
      "of the same type, by its own mentee, of a session that takes place, with seats that are still held",
      () =>
        Effect.gen(function* () {
          const kit = yield* Bookings
          const till = yield* Till
          const one = yield* newPackage(1)
          const slot = yield* slotAfter(one, days(7))
          const other = yield* newOffer({ mentor: one.offer.mentor, after: days(8) + 60, priceMinor: 0n })
          assert.strictEqual(yield* tagOf(schedule(one, other.slotId)), "InvalidInput")
          const stranger = yield* newUser()
          const attempt = yield* hold(stranger, slot)
          const byStranger = kit.scheduleFollowUp(stranger, { id: one.id, booking_attempt_id: attempt })
          assert.strictEqual(yield* tagOf(byStranger), "BookingNotFound")
          const stolen = kit.scheduleFollowUp(one.buyer, { id: one.id, booking_attempt_id: attempt })
          assert.strictEqual(yield* tagOf(stolen), "InvalidInput")
          yield* TestClock.adjust("35 minutes")
          const lapsed = kit.scheduleFollowUp(one.buyer, {
            id: one.id,
            booking_attempt_id: yield* hold(one.buyer, slot)
          })
          yield* TestClock.adjust("35 minutes")
          assert.strictEqual(yield* tagOf(lapsed), "ReservationLapsed")

          const paid = yield* newOffer({ followUpCount: 1, after: days(1) })
          const { id } = (yield* bookSlots(one.buyer, paid.slotId)).booking
          yield* till.pay(id)
          const unanswered = { ...one, id, offer: paid }
          assert.strictEqual(
            yield* tagOf(schedule(unanswered, yield* slotAfter(unanswered, days(7)))),
            "TransitionRefused"
          )
          yield* cancels.mentee(one)
          assert.strictEqual(yield* tagOf(schedule(one, slot)), "TransitionRefused")
          assert.deepStrictEqual(yield* seatsOf(slot), held)
        })
    )

    it.effect("while one may still get its date the booking is not over, and then it completes by itself", () =>
      checked(
        Effect.gen(function* () {
          const kit = yield* Bookings
          const one = yield* newPackage(1)
          const complete = kit.completeBooking(one.mentor, { id: one.id })
          const { endsAt, followUps } = yield* bothSee(one)
          yield* TestClock.setTime(endsAt.epochMillis + 25 * 3_600_000)
          const early = yield* Effect.flip(complete)
          assert.include(early.message, "unless no follow-up can be scheduled any more")
          yield* sweepBookings
          assert.strictEqual((yield* bothSee(one)).status, "confirmed")
          yield* TestClock.setTime(followUps.until!.epochMillis + 24 * 3_600_000)
          yield* sweepBookings
          assert.strictEqual((yield* bothSee(one)).status, "completed")
          assert.isNotNull((yield* moneyOf(one.id))?.deliveredAt)
        })
      )
    )

    it.effect(
      "a package that is called off frees all of its seats, and is delivered when its last session is over",
      () =>
        checked(
          Effect.gen(function* () {
            const till = yield* Till
            const one = yield* newPackage(1)
            const slot = yield* slotAfter(one, days(7))
            const { concludesAt } = (yield* schedule(one, slot)).booking
            yield* cancels.mentee(one)
            for (const seat of [one.offer.slotId, slot]) assert.deepStrictEqual(yield* seatsOf(seat), free)
            yield* till.confirmRefunds
            yield* TestClock.setTime(concludesAt.epochMillis - 1)
            yield* sweepBookings
            assert.isNull((yield* moneyOf(one.id))?.deliveredAt)
            yield* TestClock.adjust(1)
            yield* sweepBookings
            assert.deepInclude(yield* moneyOf(one.id), { mentor: 680, deliveredAt: DateTime.toDate(concludesAt) })
          })
        )
    )

    it.effect(
      "a day and an hour before each session, and before a follow-up without a date, people are reminded once",
      () =>
        Effect.gen(function* () {
          const one = yield* newPackage(1)
          const { endsAt, followUps, startsAt } = yield* bothSee(one)
          const told = Effect.map(eventsOf(one.id), (all) => all.slice(2))
          const at = Effect.fnUntraced(function* (moment: DateTime.Utc, before: number) {
            yield* TestClock.setTime(moment.epochMillis - before - 1)
            yield* sweepBookings
            const earlier = (yield* told).length
            yield* TestClock.adjust(1)
            yield* sweepBookings
            yield* sweepBookings
            return (yield* told).slice(earlier)
          })
          const hour = 3_600_000
          assert.deepStrictEqual(yield* at(startsAt, 24 * hour), ["SessionReminderDue"])
          assert.deepStrictEqual(yield* at(startsAt, hour), ["SessionReminderDue"])
          const due = DateTime.max(DateTime.subtract(followUps.from!, { days: 3 }), endsAt)
          assert.deepStrictEqual(yield* at(due, 0), ["FollowUpReminderDue"])
          const slot = yield* slotAfter(
            one,
            days(7) - Math.round((due.epochMillis - startsAt.epochMillis) / 60_000) - days(2)
          )
          const { booking } = yield* schedule(one, slot)
          assert.deepStrictEqual(yield* at(booking.slots[1]!.startsAt, 24 * hour), ["SessionReminderDue"])
          yield* cancels.mentor(one)
          const known = yield* told
          yield* TestClock.setTime(booking.concludesAt.epochMillis)
          yield* sweepBookings
          assert.deepStrictEqual(yield* told, known)
        })
    )
  })
})
