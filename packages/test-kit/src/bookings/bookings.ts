import { SqlClient } from "@effect/sql"
import { domains } from "@mentorkit/core"
import { Appointments, type BookingId, Bookings } from "@mentorkit/core/bookings"
import type { User } from "@mentorkit/core/kernel"
import { BookingAttemptId, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { Effect } from "effect"
import { Till } from "../payments/till.js"
import { newUser } from "../people/accounts.js"
import { newMentor, type TestMentor } from "../people/profiles.js"
import { newSessionType, newSlot } from "../scheduling/slots.js"

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

/** A session that is paid for and accepted; `offer` as in `newOffer`. */
export const newConfirmed = Effect.fnUntraced(function* (options: Parameters<typeof newOffer>[0] = {}) {
  const { acceptBooking } = yield* Bookings
  const till = yield* Till
  const [buyer, offer] = [yield* newUser(), yield* newOffer(options)]
  const { booking } = yield* bookSlots(buyer, offer.slotId)
  const { id } = booking
  if (options.priceMinor !== 0n) yield* till.pay(id)
  yield* acceptBooking(offer.mentor.mentor, { id })
  return { id, buyer, offer, mentor: offer.mentor.mentor, booking }
})

/** What was asked for in a chat, and waits for the mentor's answer. */
export const newAppointment = Effect.fnUntraced(function* (options: Parameters<typeof newOffer>[0] = {}) {
  const { request } = yield* Appointments
  const [buyer, offer] = [yield* newUser(), yield* newOffer(options)]
  const bookingAttemptId = yield* hold(buyer, offer.slotId)
  const { id } = yield* request({ menteeId: buyer.userId, bookingAttemptId, note: "As we said in the chat" })
  return { id, buyer, offer, mentor: offer.mentor.mentor }
})

/** What has become of a booking's money: of the last payment, in its mentor's balances and in what goes back. */
export const moneyOf = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{
    readonly payment: string | null
    readonly refunded: number
    readonly waiting: number
    readonly deliveredAt: Date | null
    readonly mentor: number
  }>`
    select payment.status as payment, coalesce(refunded_minor, 0)::int as refunded, delivered_at,
      coalesce(waiting_minor, 0)::int as waiting,
      (select coalesce(sum(minor), 0)::int from mentor_balances
        where mentor_balances.mentor_id = bookings.mentor_id) as mentor
    from bookings left join payments payment on purpose = 'booking' and purchasable_id = bookings.id
    where bookings.id = ${id} order by payment.id desc limit 1`
  return row
}, Effect.orDie)

/** Does everything about bookings that is due, and answers how much that was. */
export const sweepBookings = Effect.gen(function* () {
  let done = 0
  for (const { run } of yield* domains.bookings.sweeps) {
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
