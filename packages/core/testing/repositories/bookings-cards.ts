/** Bookings as people look at them, and what profiles count of them. */
import assert from "node:assert/strict"
import {
  type Booking,
  BookingCards,
  type BookingFilter,
  BookingRepository,
  type BookingSort,
  type Viewer
} from "@mentorkit/core/bookings/ports"
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { MentorStatistics } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newBooking, paid } from "../fixtures/market.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { newOffer, newSlot, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { rolledBack } from "../fixtures/transactions.js"

/** Of a booking that nothing is waited for. */
const unasked = { paymentExpiresAt: null, respondBy: null, autoCompleteAt: null } as const

const mentee = ({ menteeId }: Booking): Viewer => ({ _tag: "Mentee", menteeId })
const mentor = ({ mentorId }: Booking): Viewer => ({ _tag: "Mentor", mentorId })

/** The ids, by the start of the first session. */
const matching = (viewer: Viewer, filter: BookingFilter, sort: BookingSort = "starts_at") =>
  Effect.flatMap(BookingCards, (cards) =>
    Effect.map(cards.list({ viewer, filter, sort, page: { page: 1, per_page: 50 } }), ({ items, total }) => {
      assert.equal(total, items.length)
      return items.map(({ id }) => id)
    })
  )

const listed = (viewer: Viewer, status?: Booking["status"], page = { page: 1, per_page: 50 }) =>
  Effect.flatMap(BookingCards, (cards) =>
    Effect.map(
      cards.list({ viewer, filter: { statuses: status && [status] }, sort: "-starts_at", page }),
      ({ items, total }) => ({ ids: items.map(({ id }) => id), total })
    )
  )

/** Supply `BookingCards`, and what `bookingRepositoryConformance` asks for. */
export const bookingCardsConformance = conformance<BookingCards | BookingRepository | ScheduleRepositories>(
  "BookingCards",
  {
    "a card is the booking with the names of everybody and everything": Effect.gen(function* () {
      const cards = yield* BookingCards
      const user = yield* newUser({ fullName: "Ada Lovelace" })
      const slot = yield* newSlot()
      const {
        bookingAttemptId: _,
        slotIds: _slots,
        ...booking
      } = yield* newBooking({ menteeId: user.id, slots: [slot] })
      const card = Option.getOrThrow(yield* cards.find(booking.id, { _tag: "Mentee", menteeId: user.id }))
      const { mentee: person, mentor: other, paymentStatus, revision, sessionType, slots, ...rest } = card
      assert.deepEqual(rest, booking)
      assert.equal(revision, 0)
      assert.deepEqual(person, { name: "Ada Lovelace", username: user.username, avatarUrl: null })
      assert.equal(other.name, "Maya Mentor")
      assert.deepEqual(sessionType, { title: "Career talk", durationMinutes: 30 })
      assert.deepEqual(slots, [{ id: slot.slotId, startsAt: booking.startsAt, endsAt: booking.endsAt }])
      assert.equal(paymentStatus, null)
    }),

    "a booking is shown to its own mentee and its own mentor, and to nobody else": Effect.gen(function* () {
      const { find } = yield* BookingCards
      const [free, other] = [yield* newBooking({ minor: 0n }), yield* newBooking({ minor: 0n })]
      for (const viewer of [mentee(free), mentor(free)]) {
        assert.ok(Option.isSome(yield* find(free.id, viewer)))
        assert.deepEqual(yield* listed(viewer), { ids: [free.id], total: 1 })
      }
      const nobody = [MentorId.make(yield* newId), UserId.make(yield* newId)] as const
      const strangers: ReadonlyArray<Viewer> = [
        mentee(other),
        mentor(other),
        { _tag: "Mentor", mentorId: nobody[0] },
        { _tag: "Mentee", menteeId: nobody[1] }
      ]
      for (const viewer of strangers) {
        assert.ok(Option.isNone(yield* find(free.id, viewer)))
        assert.equal((yield* listed(viewer)).ids.includes(free.id), false)
      }
    }),

    "a mentor is not shown what nobody has paid yet": Effect.gen(function* () {
      const { find } = yield* BookingCards
      const bookings = yield* BookingRepository
      const booking = yield* newBooking()
      assert.ok(Option.isSome(yield* find(booking.id, mentee(booking))))
      assert.ok(Option.isNone(yield* find(booking.id, mentor(booking))))
      assert.deepEqual(yield* listed(mentor(booking)), { ids: [], total: 0 })
      yield* bookings.move(booking, paid(booking, yield* DateTime.now))
      assert.ok(Option.isSome(yield* find(booking.id, mentor(booking))))
      assert.deepEqual(yield* listed(mentor(booking), "paid"), { ids: [booking.id], total: 1 })
    }),

    "bookings are listed page by page, the newest session first, of one state or of all": Effect.gen(function* () {
      const bookings = yield* BookingRepository
      const { id: menteeId } = yield* newUser()
      const slots = yield* newSlots(yield* newOffer(), [{ after: 60 }, { after: 180 }, { after: 120 }])
      const made = yield* Effect.forEach(slots, (slot) => newBooking({ menteeId, slots: [slot] }))
      const [oldest, newest, middle] = made
      assert.ok(oldest && newest && middle)
      yield* bookings.move(middle, paid(middle, yield* DateTime.now))
      const viewer = mentee(oldest)
      const page = (number: number) => listed(viewer, undefined, { page: number, per_page: 2 })
      assert.deepEqual(yield* page(1), { ids: [newest.id, middle.id], total: 3 })
      assert.deepEqual(yield* page(2), { ids: [oldest.id], total: 3 })
      assert.deepEqual(yield* listed(viewer, "paid"), { ids: [middle.id], total: 1 })
      assert.deepEqual(yield* listed(viewer, "pending_payment"), { ids: [newest.id, oldest.id], total: 2 })
    }),

    "an appointment is shown to its mentor before anybody has paid, and in lists as well": Effect.gen(function* () {
      const { find } = yield* BookingCards
      const respondBy = yield* DateTime.now
      const asked = { ...unasked, respondBy, origin: "appointment", status: "requested" } as const
      const booking = yield* newBooking({}, asked)
      assert.ok(Option.isSome(yield* find(booking.id, mentor(booking))))
      assert.deepEqual(yield* listed(mentor(booking)), { ids: [booking.id], total: 1 })
      assert.deepEqual(yield* listed(mentor(booking), "requested"), { ids: [booking.id], total: 1 })
    }),

    "several states at once, from a moment on, and before another one; sorted either way": Effect.gen(function* () {
      const bookings = yield* BookingRepository
      const { id: menteeId } = yield* newUser()
      const slots = yield* newSlots(yield* newOffer(), [{ after: 180 }, { after: 60 }, { after: 120 }])
      const made = yield* Effect.forEach(slots, (slot) => newBooking({ menteeId, slots: [slot] }))
      const [last, first, middle] = made
      assert.ok(first && middle && last)
      const ids = [first.id, middle.id, last.id]
      const now = yield* DateTime.now
      yield* bookings.move(first, paid(first, now))
      yield* bookings.move(last, { ...paid(last, now), status: "confirmed", respondBy: null })
      const viewer = mentee(first)
      assert.deepEqual(yield* matching(viewer, {}), ids)
      assert.deepEqual(yield* matching(viewer, {}, "-starts_at"), [...ids].reverse())
      assert.deepEqual(yield* matching(viewer, { statuses: ["paid", "confirmed"] }), [first.id, last.id])
      assert.deepEqual(yield* matching(viewer, { statuses: ["pending_payment"] }), [middle.id])
      assert.deepEqual(yield* matching(viewer, { statuses: ["completed", "refunded"] }), [])
      assert.deepEqual(yield* matching(mentor(first), { statuses: ["pending_payment", "paid"] }), [first.id])
      const after = ({ startsAt }: Booking) => DateTime.add(startsAt, { millis: 1 })
      assert.deepEqual(yield* matching(viewer, { from: middle.startsAt }), [middle.id, last.id])
      assert.deepEqual(yield* matching(viewer, { from: after(middle) }), [last.id])
      assert.deepEqual(yield* matching(viewer, { until: middle.startsAt }), [first.id])
      assert.deepEqual(yield* matching(viewer, { until: after(middle) }), [first.id, middle.id])
      assert.deepEqual(yield* matching(viewer, { from: first.startsAt, until: last.startsAt }), [first.id, middle.id])
      const both = { statuses: ["paid", "confirmed"] as const, from: after(first), until: after(last) }
      assert.deepEqual(yield* matching(viewer, both, "-starts_at"), [last.id])
    }),

    "of one other side only, and of nobody where that is a stranger": Effect.gen(function* () {
      const { id: menteeId } = yield* newUser()
      const mine = yield* newBooking({ menteeId, minor: 0n })
      const other = yield* newBooking({ menteeId, minor: 0n })
      const slot = yield* newSlot({ offer: yield* newOffer({ mentorId: mine.mentorId }), after: 240 })
      const guest = yield* newBooking({ slots: [slot], minor: 0n })
      assert.deepEqual(yield* matching(mentee(mine), { mentorId: mine.mentorId }), [mine.id])
      assert.deepEqual(yield* matching(mentee(mine), { mentorId: other.mentorId }), [other.id])
      assert.deepEqual(yield* matching(mentor(mine), {}), [mine.id, guest.id])
      assert.deepEqual(yield* matching(mentor(mine), { menteeId: guest.menteeId }), [guest.id])
      assert.deepEqual(yield* matching(mentor(mine), { menteeId }), [mine.id])
      // A filter narrows what is shown; it opens nothing.
      assert.deepEqual(yield* matching(mentee(guest), { menteeId }), [])
      assert.deepEqual(yield* matching(mentor(other), { mentorId: mine.mentorId }), [])
    }),

    "a unit that fails leaves nothing to look at": Effect.gen(function* () {
      const { find } = yield* BookingCards
      const booking = yield* rolledBack(newBooking({ minor: 0n }))
      assert.ok(Option.isNone(yield* find(booking.id, mentee(booking))))
      assert.deepEqual(yield* listed(mentor(booking)), { ids: [], total: 0 })
    })
  }
)

/** Supply `MentorStatistics`, and what `bookingRepositoryConformance` asks for. */
export const mentorStatisticsConformance = conformance<MentorStatistics | BookingRepository | ScheduleRepositories>(
  "MentorStatistics",
  {
    "sessions that took place are counted, of that mentor alone, and no others": Effect.gen(function* () {
      const { find: figuresOf } = yield* MentorStatistics
      const { id: mentorId } = yield* newMentor()
      const slots = yield* newSlots(yield* newOffer({ mentorId }), [{ after: 0 }, { after: 60 }, { after: 120 }])
      const now = yield* DateTime.now
      for (const [n, slot] of slots.entries()) {
        const status = n === 0 ? "confirmed" : "completed"
        yield* newBooking({ slots: [slot] }, { ...unasked, status, paidAt: now })
      }
      yield* newBooking({}, { ...unasked, status: "completed", paidAt: now })
      assert.deepEqual(yield* figuresOf(mentorId), { totalSessions: 2 })
      assert.deepEqual(yield* figuresOf((yield* newMentor()).id), { totalSessions: 0 })
    })
  }
)
