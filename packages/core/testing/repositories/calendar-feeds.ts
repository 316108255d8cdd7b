/** The repositories of calendar feeds. */
import assert from "node:assert/strict"
import { type Booking, BookingRepository } from "@mentorkit/core/bookings/ports"
import { CalendarBookings, CalendarFeedRepository } from "@mentorkit/core/calendar-feeds/ports"
import type { MentorId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newBooking, paid } from "../fixtures/market.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { newOffer, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newFeed = Effect.fnUntraced(function* (mentorId: MentorId) {
  const secretHash = `hash ${yield* newId}`
  yield* (yield* CalendarFeedRepository).put({ mentorId, secretHash, createdAt: yield* DateTime.now })
  return secretHash
})

/** Supply `CalendarFeedRepository`, the repositories of users and mentors, and the `UnitOfWork` that all take part in. */
export const calendarFeedRepositoryConformance = conformance<CalendarFeedRepository | ScheduleRepositories>(
  "CalendarFeedRepository",
  {
    // Falls where a mentor may have two.
    "a mentor has one feed: a new one takes the place of the one before": Effect.gen(function* () {
      const { findMentor } = yield* CalendarFeedRepository
      const [one, other] = [(yield* newMentor()).id, (yield* newMentor()).id]
      const [first, foreign] = [yield* newFeed(one), yield* newFeed(other)]
      assert.deepEqual(yield* findMentor(first), Option.some(one))
      const second = yield* newFeed(one)
      assert.deepEqual(yield* findMentor(first), Option.none())
      assert.deepEqual(yield* findMentor(second), Option.some(one))
      assert.deepEqual(yield* findMentor(foreign), Option.some(other))
    }),

    "of feeds that are made at the same time one is known": Effect.gen(function* () {
      const { findMentor } = yield* CalendarFeedRepository
      const { id } = yield* newMentor()
      const made = yield* Effect.replicateEffect(transact(newFeed(id)), 8, atOnce)
      const known = yield* Effect.filter(made, (hash) => Effect.map(findMentor(hash), Option.isSome))
      assert.equal(known.length, 1)
    }),

    "a feed that is removed is unknown, and so is one that nobody made": Effect.gen(function* () {
      const { findMentor, remove } = yield* CalendarFeedRepository
      const [one, other] = [(yield* newMentor()).id, (yield* newMentor()).id]
      const [hash, foreign] = [yield* newFeed(one), yield* newFeed(other)]
      yield* remove(one)
      yield* remove(one)
      assert.deepEqual(yield* findMentor(hash), Option.none())
      assert.deepEqual(yield* findMentor("a hash that nobody made"), Option.none())
      assert.deepEqual(yield* findMentor(foreign), Option.some(other))
    }),

    "a unit that fails makes and removes nothing": Effect.gen(function* () {
      const { findMentor, remove } = yield* CalendarFeedRepository
      const { id } = yield* newMentor()
      const hash = yield* newFeed(id)
      const lost = yield* rolledBack(newFeed(id))
      yield* rolledBack(remove(id))
      assert.deepEqual(yield* findMentor(hash), Option.some(id))
      assert.deepEqual(yield* findMentor(lost), Option.none())
    })
  }
)

const ended = { paymentExpiresAt: null, respondBy: null, autoCompleteAt: null } as const

const move = (before: Booking, change: Partial<Booking>) =>
  Effect.flatMap(BookingRepository, (bookings) => {
    const after = { ...before, ...change }
    return Effect.as(Effect.tap(bookings.move(before, after), assert.ok), after)
  })

/** What is listed now, of the last 30 days. */
const listed = Effect.fnUntraced(function* (
  mentorId: MentorId,
  { limit = 100, now }: { readonly limit?: number; readonly now?: DateTime.Utc } = {}
) {
  const at = now ?? (yield* DateTime.now)
  const { list } = yield* CalendarBookings
  return yield* list({ mentorId, now: at, since: DateTime.subtract(at, { days: 30 }), limit })
})
const idsOf = (found: ReadonlyArray<{ readonly id: string }>) => found.map(({ id }) => id)

/** Supply `CalendarBookings`, and what `bookingRepositoryConformance` asks for. */
export const calendarBookingsConformance = conformance<CalendarBookings | BookingRepository | ScheduleRepositories>(
  "CalendarBookings",
  {
    "a booking is listed with what a calendar tells of it, its slots in their order": Effect.gen(function* () {
      const user = yield* newUser({ fullName: "Ada Lovelace" })
      const slots = yield* newSlots(yield* newOffer({ followUpCount: 1 }), [{ after: 0 }, { after: 60 }])
      const [first, second] = slots
      assert.ok(first && second)
      const booking = yield* newBooking({ menteeId: user.id, slots: [first, second], minor: 0n })
      const half = (at: DateTime.Utc) => DateTime.add(at, { minutes: 30 })
      assert.deepEqual(yield* listed(booking.mentorId), [
        {
          id: booking.id,
          status: "requested",
          pendingDecision: null,
          closedBecause: null,
          paidAt: null,
          cancelledAt: null,
          price: booking.price,
          followUpCount: 1,
          createdAt: booking.createdAt,
          updatedAt: booking.updatedAt,
          revision: 0,
          title: "Career talk",
          withWhom: "Ada Lovelace",
          slots: [first, second].map(({ slotId, startsAt }) => ({ id: slotId, startsAt, endsAt: half(startsAt) }))
        }
      ])
      assert.deepEqual(yield* listed((yield* newMentor()).id), [])
    }),

    // Falls where the revision is not counted by every change.
    "every change of a booking makes its revision higher": Effect.gen(function* () {
      const now = yield* DateTime.now
      const booking = yield* newBooking()
      const revision = Effect.map(listed(booking.mentorId), ([one]) => one?.revision)
      const waiting = yield* move(booking, paid(booking, now))
      assert.equal(yield* revision, 1)
      const confirmed = yield* move(waiting, { ...ended, status: "confirmed", acceptedAt: now })
      assert.equal(yield* revision, 2)
      yield* move(confirmed, { status: "completed", completedAt: now })
      assert.equal(yield* revision, 3)
    }),

    "what nobody has paid is not listed, and never what lapsed unpaid": Effect.gen(function* () {
      const booking = yield* newBooking()
      assert.deepEqual(yield* listed(booking.mentorId), [])
      const lapsed = yield* move(booking, { ...ended, status: "cancelled", closedBecause: "payment_lapsed" })
      assert.deepEqual(yield* listed(booking.mentorId), [])
      const late = yield* move(lapsed, paid(booking, yield* DateTime.now))
      assert.deepEqual(idsOf(yield* listed(booking.mentorId)), [late.id])
    }),

    "what is over stays for as long as it is asked for, by its last follow-up": Effect.gen(function* () {
      const slots = yield* newSlots(yield* newOffer({ followUpCount: 1 }), [{ after: 0 }, { after: 24 * 60 }])
      const [first, second] = slots
      assert.ok(first && second)
      const { concludesAt, id, mentorId } = yield* newBooking({ slots: [first, second], minor: 0n })
      const now = DateTime.add(concludesAt, { days: 30 })
      assert.deepEqual(idsOf(yield* listed(mentorId, { now })), [id])
      assert.deepEqual(yield* listed(mentorId, { now: DateTime.add(now, { millis: 1 }) }), [])
    }),

    "what was called off stays for as long as it is asked for, by its last change": Effect.gen(function* () {
      // Far ahead, so that the session itself is not over.
      const [slot] = yield* newSlots(yield* newOffer(), [{ after: 100 * 24 * 60 }])
      assert.ok(slot)
      const booking = yield* newBooking({ slots: [slot], minor: 0n })
      const called = yield* move(booking, { ...ended, status: "cancelled", closedBecause: "declined" })
      const edge = DateTime.add(called.updatedAt, { days: 30 })
      assert.deepEqual(idsOf(yield* listed(booking.mentorId, { now: edge })), [booking.id])
      assert.deepEqual(yield* listed(booking.mentorId, { now: DateTime.add(edge, { seconds: 1 }) }), [])
    }),

    // Falls where the earliest or the latest are taken, whatever the time is.
    "no more than asked for: what begins next, then what has begun last; the earliest first": Effect.gen(function* () {
      const offer = yield* newOffer()
      const slots = yield* newSlots(offer, [{ after: 0 }, { after: 60 }, { after: 120 }, { after: 180 }])
      const made = yield* Effect.forEach(slots, (slot) => newBooking({ slots: [slot], minor: 0n }))
      const [a, b, c, d] = idsOf(made)
      const now = DateTime.add(slots[1]?.startsAt ?? (yield* Effect.dieMessage("no slot")), { minutes: 1 })
      const first = (limit: number) => Effect.map(listed(offer.mentorId, { now, limit }), idsOf)
      assert.deepEqual(yield* first(1), [c])
      assert.deepEqual(yield* first(2), [c, d])
      assert.deepEqual(yield* first(3), [b, c, d])
      assert.deepEqual(yield* first(4), [a, b, c, d])
    })
  }
)
