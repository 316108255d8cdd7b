/** What is left of what notifications lead to. */
import assert from "node:assert/strict"
import type { BookingRepository } from "@mentorkit/core/bookings/ports"
import { erasedEmailOf } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationTargets, type VanishingTarget } from "@mentorkit/core/notifications/ports"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newBooking } from "../fixtures/market.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { newAttempt, newHold, newOffer, newSlot, type ScheduleRepositories } from "../fixtures/schedule.js"
import { transact } from "../fixtures/transactions.js"

const find = Effect.fnUntraced(function* (reader: UserId, page: VanishingTarget["page"], id: string, minutes = 0) {
  const now = DateTime.add(yield* DateTime.now, { minutes })
  return yield* (yield* NotificationTargets).find(reader, { page, id }, now)
})

/** Supply `NotificationTargets`, the repositories of bookings, scheduling, users and mentors, and their `UnitOfWork`. */
export const notificationTargetsConformance = conformance<
  NotificationTargets | BookingRepository | ScheduleRepositories
>("NotificationTargets", {
  // Falls where an expired hold counts, or that of somebody else.
  "a checkout is there while the reader holds a seat for it, and leads to the mentor afterwards": Effect.gen(
    function* () {
      const slots = yield* SlotRepository
      const slot = yield* newSlot()
      const { bookingAttemptId: id, userId } = yield* newHold(slot)
      const mentor = { page: "mentor", id: slot.mentorId }
      assert.deepEqual(yield* find(userId, "checkout", id), { page: "checkout", id })
      assert.deepEqual(yield* find(userId, "checkout", id, 30), mentor)
      assert.equal(yield* find((yield* newUser()).id, "checkout", id), null)
      yield* transact(slots.releaseHolds(id))
      assert.deepEqual(yield* find(userId, "checkout", id), mentor)
      assert.equal(yield* find(userId, "checkout", yield* newId), null)
    }
  ),

  // Falls where the booking comes before the seats that wait for its payment.
  "a checkout that was booked leads to the booking, once no seat waits for its payment": Effect.gen(function* () {
    const slots = yield* SlotRepository
    const slot = yield* newSlot()
    const { bookingAttemptId, id, menteeId } = yield* newBooking({ slots: [slot] })
    yield* newHold(slot, { bookingAttemptId, userId: menteeId })
    assert.deepEqual(yield* find(menteeId, "checkout", bookingAttemptId), { page: "checkout", id: bookingAttemptId })
    yield* transact(slots.releaseHolds(bookingAttemptId))
    assert.deepEqual(yield* find(menteeId, "checkout", bookingAttemptId), { page: "booking", id })
  }),

  "a checkout with a mentor whom nobody can see leads nowhere": Effect.gen(function* () {
    const { id: mentorId } = yield* newMentor({ approvalStatus: "suspended" })
    const { id: userId } = yield* newUser()
    const attempt = yield* newAttempt(userId, [yield* newSlot({ offer: yield* newOffer({ mentorId }) })])
    assert.equal(yield* find(userId, "checkout", attempt.id), null)
  }),

  "a mentor is there for admins, whatever the state, until the person is erased": Effect.gen(function* () {
    const { id: admin } = yield* newUser({ roles: ["admin"] })
    for (const approvalStatus of ["pending", "approved", "rejected", "suspended"] as const) {
      const { id } = yield* newMentor({ approvalStatus })
      assert.deepEqual(yield* find(admin, "adminMentor", id), { page: "adminMentor", id })
    }
    const gone = UserId.make(yield* newId)
    yield* newUser({ id: gone, email: erasedEmailOf(gone) })
    const { id } = yield* newMentor({ userId: gone, approvalStatus: "suspended" })
    assert.equal(yield* find(admin, "adminMentor", id), null)
    assert.equal(yield* find(admin, "adminMentor", yield* newId), null)
  })
})
