/** The repository of bookings; what is read of them in lists, told of them and counted of them is beside it. */
import assert from "node:assert/strict"
import { BookingId } from "@mentorkit/core/bookings"
import { type Booking, BookingRepository, type Deadline } from "@mentorkit/core/bookings/ports"
import { BookingAttemptId } from "@mentorkit/core/scheduling"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftBooking, newBooking, paid } from "../fixtures/market.js"
import { era, newId, newMentor, newUser } from "../fixtures/people.js"
import { newOffer, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

export { bookingCardsConformance, mentorStatisticsConformance } from "./bookings-cards.js"
export { reminderRepositoryConformance } from "./bookings-reminders.js"

const never = { paymentExpiresAt: null, respondBy: null, autoCompleteAt: null, deliverAt: null } as const

/** A booking whose deadline of the kind is at that moment, in a state that has one. */
const dueAt: { readonly [D in Deadline]: (booking: Booking, at: DateTime.Utc) => Booking } = {
  paymentExpiresAt: (booking, at) => ({ ...booking, paymentExpiresAt: at }),
  respondBy: (booking, at) => ({ ...paid(booking, at), respondBy: at }),
  autoCompleteAt: (booking, at) => ({ ...paid(booking, at), status: "confirmed", respondBy: null, autoCompleteAt: at }),
  deliverAt: (booking, at) => ({ ...paid(booking, at), ...never, status: "cancelled", deliverAt: at })
}
const deadlines = ["paymentExpiresAt", "respondBy", "autoCompleteAt", "deliverAt"] as const

/** Puts the booking where no sweep looks for it any more. */
const settle = (booking: Booking) =>
  Effect.flatMap(BookingRepository, ({ move }) => move(booking, { ...booking, ...never, status: "cancelled" }))

/**
 * Supply `BookingRepository`, every repository of scheduling, those of users and mentors, and the `UnitOfWork` of them
 * all.
 */
export const bookingRepositoryConformance = conformance<BookingRepository | ScheduleRepositories>("BookingRepository", {
  "a booking is read as it was added and as it was moved, its slots in their order": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const [first, second] = yield* newSlots(yield* newOffer({ followUpCount: 1 }), [{ after: 0 }, { after: 60 }])
    assert.ok(first && second)
    const booking = yield* newBooking({ slots: [first, second] })
    const now = yield* DateTime.now
    const changed: Booking = {
      ...booking,
      status: "paid",
      pendingDecision: "declined",
      closedBecause: "unanswered",
      paymentExpiresAt: null,
      paidAt: now,
      declinedAt: now,
      declineReason: "No time",
      updatedAt: now
    }
    for (const stored of [booking, changed]) {
      assert.deepEqual(yield* bookings.find(booking.id), Option.some(stored))
      assert.deepEqual(yield* bookings.findByAttempt(booking.bookingAttemptId), Option.some(stored))
      assert.deepEqual(yield* transact(bookings.lock(booking.id)), Option.some(stored))
      if (stored === booking) assert.ok(yield* bookings.move(booking, changed))
    }
  }),

  "an unknown booking is neither found nor locked nor moved": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const unknown = yield* draftBooking()
    assert.ok(Option.isNone(yield* bookings.find(unknown.id)))
    assert.ok(Option.isNone(yield* transact(bookings.lock(unknown.id))))
    assert.ok(Option.isNone(yield* bookings.findByAttempt(BookingAttemptId.make(yield* newId))))
    assert.equal(yield* bookings.move(unknown, paid(unknown, yield* DateTime.now)), false)
  }),

  // Falls where a booking counts that only comes to the slot later, or has no link yet.
  "the meeting link of a slot is that of the first booking which begins there and has one": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const slots = yield* newSlots(yield* newOffer({ followUpCount: 1 }), [
      { after: 0, maxCapacity: 3 },
      { after: 60, maxCapacity: 3 }
    ])
    const [first, second] = slots
    assert.ok(first && second)
    const [early, late] = [yield* newBooking({ slots: [first, second] }), yield* newBooking({ slots: [first] })]
    const linked = (booking: Booking, meetingUrl: string) => bookings.move(booking, { ...booking, meetingUrl })
    assert.ok(Option.isNone(yield* bookings.findMeetingUrl(first.slotId)))
    yield* linked(early, "https://meet.example.com/early")
    assert.deepEqual(yield* bookings.findMeetingUrl(first.slotId), Option.some("https://meet.example.com/early"))
    yield* linked(late, "https://meet.example.com/late")
    assert.deepEqual(yield* bookings.findMeetingUrl(first.slotId), Option.some("https://meet.example.com/early"))
    assert.ok(Option.isNone(yield* bookings.findMeetingUrl(second.slotId)))
  }),

  // Falls where one of the two directions, or the decision that waits for its refund, is not looked at.
  "open bookings of two people count, whoever is the mentor, and no others'": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const offer = yield* newOffer()
    const [one, other] = [yield* newMentor(), yield* newMentor()]
    const book = Effect.fnUntraced(function* (mentorId: typeof one.id, menteeId: typeof one.userId) {
      const [slot] = yield* newSlots(yield* newOffer({ mentorId }), [{ after: 0 }])
      assert.ok(slot)
      return yield* newBooking({ slots: [slot], menteeId })
    })
    const count = Effect.gen(function* () {
      const [there, back] = [
        yield* bookings.countOpenBetween(one.userId, other.userId),
        yield* bookings.countOpenBetween(other.userId, one.userId)
      ]
      assert.equal(there, back)
      return there
    })
    assert.equal(yield* count, 0)
    const now = yield* DateTime.now
    const open = [
      yield* book(one.id, other.userId),
      yield* book(other.id, one.userId),
      yield* book(one.id, other.userId)
    ]
    yield* book(one.id, (yield* newUser()).id)
    yield* book(offer.mentorId, other.userId)
    assert.equal(yield* count, 3)
    const [first, second, third] = open
    assert.ok(first && second && third)
    yield* bookings.move(first, paid(first, now))
    assert.equal(yield* count, 3)
    yield* settle(second)
    assert.equal(yield* count, 2)
    const declined: Booking = { ...paid(third, now), pendingDecision: "declined", respondBy: null }
    yield* bookings.move(third, declined)
    assert.equal(yield* count, 1)
  }),

  "an attempt is booked once, by whoever comes first": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const draft = yield* draftBooking()
    const drafts = yield* Effect.replicateEffect(
      Effect.map(newId, (id) => ({ ...draft, id: BookingId.make(id) })),
      8
    )
    const added = yield* Effect.forEach(drafts, (one) => Effect.either(transact(bookings.add(one))), atOnce)
    assert.equal(added.filter(Either.isRight).length, 1)
    for (const { left } of added.filter(Either.isLeft)) {
      assert.deepEqual([left._tag, left.bookingId], ["AttemptAlreadyBooked", null])
    }
    const winner = drafts[added.findIndex(Either.isRight)]
    assert.deepEqual(yield* bookings.findByAttempt(draft.bookingAttemptId), Option.some(winner))
  }),

  "whoever has locked a booking is alone with it": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const { id } = yield* newBooking()
    yield* excludeEachOther(Array.replicate(bookings.lock(id), 8))
  }),

  "a booking is locked as the one before has left it": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const { id } = yield* newBooking({}, { note: "" })
    const write = Effect.gen(function* () {
      const booking = yield* Effect.flatten(bookings.lock(id))
      assert.ok(yield* bookings.move(booking, { ...booking, note: `${booking.note}x` }))
    })
    yield* Effect.replicateEffect(transact(write), 10, atOnce)
    assert.equal(Option.getOrThrow(yield* bookings.find(id)).note, "xxxxxxxxxx")
  }),

  // Falls if the slots are read by the statement that waits for the lock.
  "a booking is locked with the slots that the one before has added": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const times = Array.makeBy(6, (n) => ({ after: n * 60 }))
    const [first, ...more] = yield* newSlots(yield* newOffer({ followUpCount: 5 }), times)
    assert.ok(first)
    const { id } = yield* newBooking({ slots: [first] })
    const addOne = ({ slotId }: typeof first) =>
      Effect.gen(function* () {
        const booking = yield* Effect.flatten(bookings.lock(id))
        assert.ok(yield* bookings.move(booking, { ...booking, slotIds: [...booking.slotIds, slotId] }))
      })
    yield* Effect.forEach(more, (slot) => transact(addOne(slot)), atOnce)
    const { slotIds } = Option.getOrThrow(yield* bookings.find(id))
    assert.deepEqual(new Set(slotIds), new Set([first, ...more].map(({ slotId }) => slotId)))
    assert.equal(slotIds.length, 6)
  }),

  "a booking moves out of the state that was read, or not at all": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const before = yield* newBooking()
    const now = yield* DateTime.now
    const moved = paid(before, now)
    const declined: Booking = { ...moved, pendingDecision: "declined", respondBy: null }
    assert.ok(yield* bookings.move(before, moved))
    assert.equal(yield* bookings.move(before, { ...before, ...never, status: "cancelled" }), false)
    assert.ok(yield* bookings.move(moved, declined))
    // The same status, and yet another state.
    assert.equal(yield* bookings.move(moved, { ...moved, status: "confirmed", respondBy: null }), false)
    assert.deepEqual(yield* bookings.find(before.id), Option.some(declined))
  }),

  "of contradicting moves at the same time one happens, whatever anybody has locked": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const now = yield* DateTime.now
    for (let round = 0; round < 8; round++) {
      const before = yield* newBooking()
      const after = [paid(before, now), { ...before, ...never, status: "cancelled" as const }]
      const moves = Array.flatten(Array.replicate(after, 3))
      const won = yield* Effect.forEach(moves, (one) => transact(bookings.move(before, one)), atOnce)
      assert.equal(won.filter(Boolean).length, 1)
      assert.deepEqual(yield* bookings.find(before.id), Option.some(moves[won.indexOf(true)]))
    }
  }),

  "those whose deadline has passed are found, the longest overdue first, no more than asked for": Effect.gen(
    function* () {
      const bookings = yield* BookingRepository
      for (const deadline of deadlines) {
        const due = yield* Effect.forEach([2, 1, 3], (week) =>
          Effect.gen(function* () {
            const booking = yield* newBooking()
            const moved = dueAt[deadline](booking, era(week))
            assert.ok(yield* bookings.move(booking, moved))
            return moved
          })
        )
        const [second, first, third] = due.map(({ id }) => id)
        assert.deepEqual(yield* bookings.listDue(deadline, era(2), 9), [first, second])
        assert.deepEqual(yield* bookings.listDue(deadline, era(3), 9), [first, second, third])
        assert.deepEqual(yield* bookings.listDue(deadline, era(3), 1), [first])
        yield* Effect.forEach(due, settle)
        assert.deepEqual(yield* bookings.listDue(deadline, era(3), 9), [])
      }
    }
  ),

  "slots that a move adds come after those that were there, and not without the move": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const slots = yield* newSlots(yield* newOffer({ followUpCount: 3 }), [{ after: 0 }, { after: 60 }, { after: 120 }])
    const [first, second, third] = slots
    assert.ok(first && second && third)
    const draft = yield* newBooking({ slots: [first] })
    const booking: Booking = { ...paid(draft, yield* DateTime.now), status: "confirmed", respondBy: null }
    assert.ok(yield* bookings.move(draft, booking))
    // Not in the order of their ids, whichever that is.
    const longer: Booking = { ...booking, slotIds: [first.slotId, third.slotId], concludesAt: third.startsAt }
    const longest: Booking = { ...longer, slotIds: [...longer.slotIds, second.slotId], followUpCount: 2 }
    assert.equal(yield* bookings.move({ ...booking, status: "requested" }, longer), false)
    assert.deepEqual(yield* bookings.find(booking.id), Option.some(booking))
    yield* rolledBack(bookings.move(booking, longer))
    assert.deepEqual(yield* bookings.find(booking.id), Option.some(booking))
    for (const [before, after] of [
      [booking, longer],
      [longer, longest],
      [longest, longest]
    ] as const) {
      assert.ok(yield* bookings.move(before, after))
      assert.deepEqual(yield* bookings.find(booking.id), Option.some(after))
    }
  }),

  "a unit that fails adds no booking and moves none": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const [known, draft] = [yield* newBooking(), yield* draftBooking()]
    yield* rolledBack(Effect.all([bookings.add(draft), bookings.move(known, paid(known, yield* DateTime.now))]))
    assert.deepEqual(yield* bookings.find(known.id), Option.some(known))
    assert.ok(Option.isNone(yield* bookings.findByAttempt(draft.bookingAttemptId)))
    yield* bookings.add(draft)
  })
})
