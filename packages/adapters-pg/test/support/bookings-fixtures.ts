import { SqlClient } from "@effect/sql"
import { type BookingId, Bookings, bookingSweeps } from "@mentorkit/core/bookings"
import type { User } from "@mentorkit/core/kernel"
import { BookingAttemptId, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { Effect } from "effect"
import { newMentor, type TestMentor } from "./profiles-fixtures.js"
import { newSessionType, newSlot } from "./scheduling-fixtures.js"

type SlotOptions = NonNullable<Parameters<typeof newSlot>[0]>
type TypeOptions = NonNullable<Parameters<typeof newSessionType>[0]>

/** A mentor with one session type and one slot of it: tomorrow, for 80 dollars unless told otherwise. */
export const newOffer = Effect.fnUntraced(function* (
  options: Pick<SlotOptions, "after" | "maxCapacity"> &
    Pick<TypeOptions, "priceMinor" | "followUpCount"> & { readonly mentor?: TestMentor } = {}
) {
  const { after = 0, maxCapacity = 1, mentor = yield* newMentor(), ...type } = options
  const { mentorId } = mentor
  const { sessionTypeId } = yield* newSessionType({ mentorId, maxCapacity, ...type })
  const { slotId, startsAt } = yield* newSlot({ mentorId, sessionTypeId, after, maxCapacity })
  return { mentor, mentorId, sessionTypeId, slotId, startsAt }
})

/** Holds the slots for the user and answers the attempt. */
export const hold = Effect.fnUntraced(function* (user: User, ...[first, ...more]: [SlotId, ...Array<SlotId>]) {
  const { holdSlots } = yield* Scheduling
  const { booking_attempt_id } = yield* holdSlots(user, { slot_ids: [first, ...more] })
  return BookingAttemptId.make(booking_attempt_id)
})

/** Holds and books; the answer is that of the operation. */
export const bookSlots = Effect.fnUntraced(function* (user: User, ...slots: [SlotId, ...Array<SlotId>]) {
  const { createBooking } = yield* Bookings
  return yield* createBooking(user, { booking_attempt_id: yield* hold(user, ...slots) })
})

/** Does everything about bookings that is due, and answers how much that was. */
export const sweepBookings = Effect.gen(function* () {
  let done = 0
  for (const { run } of yield* bookingSweeps) {
    for (let batch = yield* run; batch > 0; batch = yield* run) done += batch
  }
  return done
})

export const seatsOf = Effect.fnUntraced(function* (slotId: SlotId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly claimed: number; readonly held: number }>`
    select claimed, held from slots where id = ${slotId}`
  return { claimed: row?.claimed, held: row?.held }
}, Effect.orDie)

/** The events told of a booking, in order. */
export const eventsOf = Effect.fnUntraced(function* (bookingId: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly type: string }>`
    select type from outbox where aggregate = ${bookingId} and type like 'bookings.%' order by seq`
  return rows.map(({ type }) => type.replace("bookings.", ""))
}, Effect.orDie)
