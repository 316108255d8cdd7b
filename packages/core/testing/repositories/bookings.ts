/** The repositories of bookings, and what profiles count of them. */
import assert from "node:assert/strict"
import { type Booking, BookingCards, BookingId, BookingRepository, type Viewer } from "@mentorkit/core/bookings"
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { MentorStatistics } from "@mentorkit/core/profiles"
import { BookingAttemptId } from "@mentorkit/core/scheduling"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftBooking, newBooking, paid } from "../fixtures/market.js"
import { era, newId, newMentor, newUser } from "../fixtures/people.js"
import { newOffer, newSlot, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

const never = { paymentExpiresAt: null, respondBy: null, autoCompleteAt: null } as const

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
      assert.deepEqual(yield* bookings.findByAttempt(booking.attemptId), Option.some(stored))
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
    assert.deepEqual(yield* bookings.findByAttempt(draft.attemptId), Option.some(winner))
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
      const now = yield* DateTime.now
      const deadlines = ["paymentExpiresAt", "respondBy", "autoCompleteAt"] as const
      const stateOf = (booking: Booking, deadline: (typeof deadlines)[number], at: DateTime.Utc): Booking =>
        deadline === "paymentExpiresAt"
          ? { ...booking, paymentExpiresAt: at }
          : deadline === "respondBy"
            ? { ...paid(booking, now), respondBy: at }
            : { ...paid(booking, now), status: "confirmed", respondBy: null, autoCompleteAt: at }
      for (const deadline of deadlines) {
        const due = yield* Effect.forEach([2, 1, 3], (week) =>
          Effect.gen(function* () {
            const booking = yield* newBooking()
            const moved = stateOf(booking, deadline, era(week))
            assert.ok(yield* bookings.move(booking, moved))
            return moved
          })
        )
        const [second, first, third] = due.map(({ id }) => id)
        assert.deepEqual(yield* bookings.findDue(deadline, era(2), 9), [first, second])
        assert.deepEqual(yield* bookings.findDue(deadline, era(3), 9), [first, second, third])
        assert.deepEqual(yield* bookings.findDue(deadline, era(3), 1), [first])
        yield* Effect.forEach(due, settle)
        assert.deepEqual(yield* bookings.findDue(deadline, era(3), 9), [])
      }
    }
  ),

  "a unit that fails adds no booking and moves none": Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const [known, draft] = [yield* newBooking(), yield* draftBooking()]
    yield* rolledBack(Effect.all([bookings.add(draft), bookings.move(known, paid(known, yield* DateTime.now))]))
    assert.deepEqual(yield* bookings.find(known.id), Option.some(known))
    assert.ok(Option.isNone(yield* bookings.findByAttempt(draft.attemptId)))
    yield* bookings.add(draft)
  })
})

const mentee = ({ menteeId }: Booking): Viewer => ({ _tag: "Mentee", menteeId })
const mentor = ({ mentorId }: Booking): Viewer => ({ _tag: "Mentor", mentorId })

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
      const { attemptId: _, slotIds: _slots, ...booking } = yield* newBooking({ menteeId: user.id, slots: [slot] })
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
      const { figuresOf } = yield* MentorStatistics
      const { id: mentorId } = yield* newMentor()
      const slots = yield* newSlots(yield* newOffer({ mentorId }), [{ after: 0 }, { after: 60 }, { after: 120 }])
      const now = yield* DateTime.now
      for (const [n, slot] of slots.entries()) {
        const status = n === 0 ? "confirmed" : "completed"
        yield* newBooking({ slots: [slot] }, { ...never, status, paidAt: now })
      }
      yield* newBooking({}, { ...never, status: "completed", paidAt: now })
      assert.deepEqual(yield* figuresOf(mentorId), { totalSessions: 2 })
      assert.deepEqual(yield* figuresOf((yield* newMentor()).id), { totalSessions: 0 })
    })
  }
)
