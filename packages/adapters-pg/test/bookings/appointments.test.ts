/** Sessions asked for in a chat: answered first, and paid by a link after that. And money that takes its time. */
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import {
  bookSlots,
  eventsOf,
  moneyOf,
  newAppointment,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"
import { bothSee, cancels } from "./cancelling.js"

const free = { claimed: 0, held: 0 }
const held = { claimed: 0, held: 1 }
const claimed = { claimed: 1, held: 0 }
const inTime = { after: 24 * 60 }

const newAccepted = Effect.fnUntraced(function* (options: Parameters<typeof newAppointment>[0]) {
  const one = yield* newAppointment(options)
  const { booking } = yield* (yield* Bookings).acceptBooking(one.mentor, { id: one.id, note: "Bring your code" })
  return { ...one, booking, link: (yield* Bookings).getPaymentLink(one.buyer, { id: one.id }) }
})

describe.each(engines)("appointments on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("asked for, accepted, paid by its link, held: where they meet is told once it is paid", () =>
      checked(
        Effect.gen(function* () {
          const kit = yield* Bookings
          const till = yield* Till
          const one = yield* newAppointment(inTime)
          assert.deepInclude(yield* bothSee(one), {
            ...{ status: "requested", origin: "appointment", paymentStatus: null, meetingUrl: null }
          })
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), claimed)
          const early = yield* Effect.flip(kit.getPaymentLink(one.buyer, { id: one.id }))
          assert.strictEqual(early._tag, "NotAcceptedYet")

          const accepted = (yield* kit.acceptBooking(one.mentor, { id: one.id, note: "Bring your code" })).booking
          assert.deepInclude(accepted, { status: "confirmed", paymentStatus: "pending", mentorNote: "Bring your code" })
          assert.deepStrictEqual(accepted.paymentExpiresAt, DateTime.add(yield* DateTime.now, { hours: 24 }))
          assert.isNull((yield* bothSee(one)).meetingUrl)
          for (const refused of [kit.acceptBooking, kit.completeBooking]) {
            assert.strictEqual((yield* Effect.flip(refused(one.mentor, { id: one.id })))._tag, "TransitionRefused")
          }

          assert.isString((yield* kit.getPaymentLink(one.buyer, { id: one.id })).payment_url)
          yield* till.pay(one.id)
          const paid = yield* bothSee(one)
          assert.deepInclude(paid, { status: "confirmed", paymentStatus: "succeeded", paymentExpiresAt: null })
          assert.match(paid.meetingUrl ?? "", /^https:\/\/meet\.jit\.si\/mentorkit-[\w-]{20,}/)
          assert.deepStrictEqual(paid.acceptedAt, accepted.acceptedAt)
          assert.strictEqual((yield* Effect.flip(kit.getPaymentLink(one.buyer, { id: one.id })))._tag, "AlreadyPaid")

          yield* TestClock.setTime(paid.endsAt.epochMillis)
          yield* kit.completeBooking(one.mentor, { id: one.id, summary: "Compilers" })
          assert.deepInclude(yield* bothSee(one), { status: "completed", summary: "Compilers" })
          const deliveredAt = DateTime.toDate(paid.endsAt)
          assert.deepInclude(yield* moneyOf(one.id), { mentor: 6800, deliveredAt })
          assert.deepStrictEqual(yield* eventsOf(one.id), [
            ...["BookingRequested", "BookingConfirmed", "AppointmentPaid", "BookingCompleted"]
          ])
        })
      )
    )

    it.effect("one that costs nothing is settled by its acceptance; one that is turned down asks for no money", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const gift = yield* newAccepted({ priceMinor: 0n })
        assert.isString((yield* bothSee(gift)).meetingUrl)
        const [declined, ignored] = [yield* newAppointment(), yield* newAppointment()]
        yield* kit.declineBooking(declined.mentor, { id: declined.id, reason: "On a plane" })
        yield* TestClock.adjust("23 hours")
        yield* sweepBookings
        for (const [one, because] of [
          [declined, "declined"],
          [ignored, "unanswered"]
        ] as const) {
          const seen = yield* bothSee(one)
          assert.deepInclude(seen, {
            status: "cancelled",
            closedBecause: because,
            paymentStatus: null,
            meetingUrl: null
          })
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
          assert.strictEqual(
            (yield* Effect.flip(kit.getPaymentLink(one.buyer, { id: one.id })))._tag,
            "ReservationLapsed"
          )
        }
      })
    )

    it.effect("nobody pays for a day: it lapses, and late money finds the seat free or goes back", () =>
      checked(
        Effect.gen(function* () {
          const kit = yield* Bookings
          const till = yield* Till
          const lucky = yield* newAccepted({ after: 48 * 60 })
          const unlucky = yield* newAccepted({ after: 48 * 60 })
          yield* TestClock.adjust("23 hours")
          for (const { link } of [lucky, unlucky]) yield* link
          yield* till.cutLine
          for (const { id } of [lucky, unlucky]) yield* till.pay(id)
          yield* TestClock.adjust("59 minutes")
          yield* sweepBookings
          assert.strictEqual((yield* bothSee(lucky)).status, "confirmed")
          yield* TestClock.adjust("1 minute")
          yield* sweepBookings
          for (const one of [lucky, unlucky]) {
            assert.deepInclude(yield* bothSee(one), { status: "cancelled", closedBecause: "payment_lapsed" })
            assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
          }
          yield* bookSlots(yield* newUser(), unlucky.offer.slotId)

          yield* till.mendLine
          const again = yield* bothSee(lucky)
          assert.deepInclude(again, { status: "confirmed", closedBecause: null, cancelledAt: null })
          assert.deepStrictEqual(again.acceptedAt, lucky.booking.acceptedAt)
          assert.isString(again.meetingUrl)
          assert.deepStrictEqual(yield* seatsOf(lucky.offer.slotId), claimed)
          assert.deepInclude(yield* bothSee(unlucky), { status: "cancelled", closedBecause: "capacity_conflict" })
          assert.isNull((yield* bothSee(unlucky)).meetingUrl)
          assert.deepStrictEqual(yield* seatsOf(unlucky.offer.slotId), held)
          assert.strictEqual(yield* till.confirmRefunds, 1)
          assert.deepInclude(yield* moneyOf(unlucky.id), { payment: "refunded", mentor: 0 })
          assert.deepInclude(yield* moneyOf(lucky.id), { payment: "succeeded", mentor: 6800 })
          yield* kit.cancelMentorBooking(lucky.mentor, { id: lucky.id })
          yield* till.confirmRefunds
        })
      )
    )

    it.effect("accepted just before it begins, and paid after that: the money goes back, and the seat is free", () =>
      checked(
        Effect.gen(function* () {
          const till = yield* Till
          const one = yield* newAccepted({ after: 10 - 24 * 60 })
          // Gateways give no less than half an hour.
          assert.deepStrictEqual(one.booking.paymentExpiresAt, DateTime.add(yield* DateTime.now, { minutes: 30 }))
          yield* one.link
          yield* TestClock.setTime(one.booking.startsAt.epochMillis)
          yield* till.pay(one.id)
          assert.deepInclude(yield* bothSee(one), { status: "cancelled", closedBecause: "capacity_conflict" })
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
          assert.strictEqual(yield* till.confirmRefunds, 1)
        })
      )
    )

    it.effect("money on its way keeps the session, and nobody calls it off until it is there, or is not coming", () =>
      checked(
        Effect.gen(function* () {
          const kit = yield* Bookings
          const till = yield* Till
          for (const isPaid of [true, false]) {
            const [buyer, offer] = [yield* newUser(), yield* newOffer(inTime)]
            const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
            const asked = yield* newAccepted(inTime)
            yield* asked.link
            const all = [
              { buyer, id, offer, mentor: offer.mentor.mentor, seat: held },
              { ...asked, seat: claimed }
            ] as const
            for (const one of all) yield* till.payLater(one.id)
            yield* TestClock.adjust("24 hours")
            yield* sweepBookings
            for (const one of all) {
              const { booking } = yield* kit.getMenteeBooking(one.buyer, { id: one.id })
              assert.deepInclude(booking, { paymentStatus: "processing", closedBecause: null, meetingUrl: null })
              assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), one.seat)
              const preview = kit.cancelMenteeBooking(one.buyer, { id: one.id, preview: true })
              for (const refused of [cancels.mentee(one), preview, kit.getPaymentLink(one.buyer, { id: one.id })])
                assert.strictEqual((yield* Effect.flip(refused as typeof preview))._tag, "PaymentUnderway")
            }
            assert.strictEqual((yield* Effect.flip(cancels.mentor(asked)))._tag, "PaymentUnderway")

            for (const one of all) yield* till.settleLater(one.id, isPaid)
            const states = yield* Effect.forEach(all, (one) => kit.getMenteeBooking(one.buyer, { id: one.id }))
            const ends = states.map(({ booking }) => [booking.status, booking.closedBecause])
            if (isPaid)
              assert.deepStrictEqual(ends, [
                ["paid", null],
                ["confirmed", null]
              ])
            else
              assert.deepStrictEqual(ends, [
                ["cancelled", "payment_lapsed"],
                ["cancelled", "payment_lapsed"]
              ])
            for (const one of all) assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), isPaid ? claimed : free)
          }
        })
      )
    )

    it.effect("money on its way does not keep a session that has begun", () =>
      checked(
        Effect.gen(function* () {
          const kit = yield* Bookings
          const till = yield* Till
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.payLater(id)
          yield* TestClock.setTime(offer.startsAt.epochMillis)
          yield* sweepBookings
          const { booking } = yield* kit.getMenteeBooking(buyer, { id })
          assert.deepInclude(booking, { status: "cancelled", closedBecause: "payment_lapsed" })
          yield* till.settleLater(id, true)
          yield* till.confirmRefunds
          assert.deepInclude(yield* moneyOf(id), { payment: "refunded", mentor: 0 })
        })
      )
    )
  })
})
