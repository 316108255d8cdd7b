/** What people are still to be reminded of. */
import assert from "node:assert/strict"
import {
  type Booking,
  type BookingRepository,
  type PlannedReminder,
  type Reminder,
  ReminderRepository
} from "@mentorkit/core/bookings/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newBooking } from "../fixtures/market.js"
import { era } from "../fixtures/people.js"
import { newOffer, newSlots, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newPackage = Effect.gen(function* () {
  const [first, second] = yield* newSlots(yield* newOffer({ followUpCount: 1 }), [{ after: 0 }, { after: 60 }])
  assert.ok(first && second)
  return yield* newBooking({ slots: [first, second] })
})

const reminder = ({ slotIds }: Booking, kind: Reminder["kind"], week: number, slot = 0): Reminder => ({
  slotId: slotIds[slot] ?? slotIds[0],
  kind,
  dueAt: era(week)
})

const plan = ({ id }: Booking, reminders: ReadonlyArray<Reminder>, at: DateTime.Utc = era(0)) =>
  Effect.flatMap(ReminderRepository, (repository) => transact(repository.plan(id, reminders, at)))

const textOf = ({ bookingId, dueAt, kind, slotId }: PlannedReminder) =>
  [bookingId, slotId, kind, DateTime.formatIso(dueAt)].join(" ")

/** Those that are due by then, of these bookings. */
const due = (week: number, ...bookings: ReadonlyArray<Booking>) =>
  Effect.map(
    Effect.flatMap(ReminderRepository, ({ listDue: findDue }) => findDue(era(week), 1000)),
    (all) => all.filter(({ bookingId }) => bookings.some(({ id }) => id === bookingId))
  )

/** Supply `ReminderRepository`, and what `bookingRepositoryConformance` asks for. */
export const reminderRepositoryConformance = conformance<ReminderRepository | BookingRepository | ScheduleRepositories>(
  "ReminderRepository",
  {
    "what is due is found, the longest overdue first, no more than asked for; at its very moment": Effect.gen(
      function* () {
        const { listDue: findDue, take } = yield* ReminderRepository
        const [one, other] = [yield* newPackage, yield* newPackage]
        const [a, b] = [reminder(one, "session_24h", 12), reminder(one, "session_1h", 14)]
        const [c, d] = [reminder(other, "session_24h", 11), reminder(other, "session_1h", 13, 1)]
        yield* plan(one, [b, a])
        yield* plan(other, [c, d])
        const [first, second] = [
          { ...c, bookingId: other.id },
          { ...a, bookingId: one.id }
        ]
        const [third, fourth] = [
          { ...d, bookingId: other.id },
          { ...b, bookingId: one.id }
        ]
        assert.deepEqual(yield* due(10, one, other), [])
        assert.deepEqual(yield* due(12, one, other), [first, second])
        const justBefore = DateTime.subtract(era(12), { millis: 1 })
        assert.deepEqual(yield* findDue(justBefore, 9), [first])
        assert.deepEqual(yield* due(14, one, other), [first, second, third, fourth])
        assert.deepEqual(yield* findDue(era(14), 2), [first, second])
        for (const each of [first, second, third, fourth]) assert.ok(yield* take(each))
        assert.deepEqual(yield* findDue(era(14), 9), [])
      }
    ),

    "planned anew, those that were to come are the new ones; of follow-ups only the newest counts": Effect.gen(
      function* () {
        const { take } = yield* ReminderRepository
        const [booking, other] = [yield* newPackage, yield* newPackage]
        const kept = reminder(other, "session_1h", 3)
        yield* plan(other, [kept])
        const told = reminder(booking, "session_24h", 1)
        yield* plan(booking, [told, reminder(booking, "session_1h", 3), reminder(booking, "follow_up", 1)])
        // The one that was due by then stays until it is told.
        const again = [
          reminder(booking, "session_1h", 4),
          reminder(booking, "session_24h", 4, 1),
          reminder(booking, "follow_up", 5, 1)
        ]
        yield* plan(booking, again, era(2))
        const found = yield* due(6, booking, other)
        const wanted = [told, ...again].map((one) => ({ ...one, bookingId: booking.id }))
        const texts = [...wanted, { ...kept, bookingId: other.id }].map(textOf)
        assert.deepEqual(new Set(found.map(textOf)), new Set(texts))
        yield* plan(booking, [], era(2))
        assert.deepEqual(yield* due(6, booking), [{ ...told, bookingId: booking.id }])
        for (const one of yield* due(6, booking, other)) assert.ok(yield* take(one))
      }
    ),

    "of several who take one, one does; nobody else's goes with it": Effect.gen(function* () {
      const { take } = yield* ReminderRepository
      const [booking, other] = [yield* newPackage, yield* newPackage]
      const all = [
        reminder(booking, "session_24h", 1),
        reminder(booking, "session_1h", 1),
        reminder(booking, "session_1h", 1, 1)
      ]
      yield* plan(booking, all)
      yield* plan(other, [reminder(other, "session_1h", 1)])
      const [wanted] = all.map((one) => ({ ...one, bookingId: booking.id }))
      assert.ok(wanted)
      const taken = yield* Effect.replicateEffect(transact(take(wanted)), 8, atOnce)
      assert.equal(taken.filter(Boolean).length, 1)
      assert.equal((yield* due(1, booking, other)).length, 3)
      assert.equal(yield* take(wanted), false)
      for (const one of yield* due(1, booking, other)) assert.ok(yield* take(one))
    }),

    "a unit that fails plans nothing and takes nothing": Effect.gen(function* () {
      const reminders = yield* ReminderRepository
      const booking = yield* newPackage
      const known = { ...reminder(booking, "session_1h", 1), bookingId: booking.id }
      yield* plan(booking, [known])
      yield* rolledBack(reminders.plan(booking.id, [reminder(booking, "session_24h", 2)], era(0)))
      yield* rolledBack(reminders.take(known))
      assert.deepEqual(yield* due(3, booking), [known])
      assert.ok(yield* reminders.take(known))
    })
  }
)
