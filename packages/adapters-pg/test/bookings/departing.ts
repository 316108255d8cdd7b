/** Somebody is banned or suspended, and what is booked with them follows. */
import { SqlClient } from "@effect/sql"
import { Administration } from "@mentorkit/core/admin"
import { Bookings } from "@mentorkit/core/bookings"
import { callOffBookings } from "@mentorkit/core/internal/bookings"
import type { MentorId, UserId } from "@mentorkit/core/kernel"
import { bookSlots, hold, newAppointment, newConfirmed, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"

const reason = "Asked for money outside."

export const ban = (id: UserId) =>
  Effect.flatMap(Effect.all([Administration, newAdmin]), ([kit, admin]) => kit.banUser(admin, { id, reason }))
export const suspend = (id: UserId) =>
  Effect.flatMap(Effect.all([Administration, newAdmin]), ([kit, admin]) => kit.suspendUser(admin, { id, reason }))
export const reinstate = (id: UserId) =>
  Effect.flatMap(Effect.all([Administration, newAdmin]), ([kit, admin]) => kit.reinstateUser(admin, { id, reason }))
export const suspendMentor = (id: MentorId) =>
  Effect.flatMap(Effect.all([Administration, newAdmin]), ([kit, admin]) => kit.suspendMentor(admin, { id, reason }))

/** What the relay does about it. */
export const callOff = Effect.fnUntraced(function* (userId: UserId) {
  const { run } = yield* callOffBookings.make
  yield* Effect.orDie(run({ userId }, yield* newDelivery))
})

type Terms = NonNullable<Parameters<typeof newOffer>[0]>

const booked = (pays: boolean) =>
  Effect.fnUntraced(function* (terms: Terms) {
    const till = yield* Till
    const [buyer, offer] = [yield* newUser(), yield* newOffer(terms)]
    const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
    if (pays) yield* till.pay(id)
    return { id, buyer, offer }
  })

const accepted = Effect.fnUntraced(function* (terms: Terms) {
  const { acceptBooking } = yield* Bookings
  const one = yield* newAppointment(terms)
  yield* acceptBooking(one.mentor, { id: one.id })
  return one
})

/** One booking in every state that is not over, of a mentor of its own unless the terms name one. */
export const inState = {
  pending_payment: booked(false),
  requested: (terms: Terms) => booked(false)({ ...terms, priceMinor: 0n }),
  appointment: newAppointment,
  paid: booked(true),
  "confirmed:unpaid": accepted,
  confirmed: newConfirmed,
  free: (terms: Terms) => newConfirmed({ ...terms, priceMinor: 0n })
} as const

/** Seats that are held and not booked. */
export const held = Effect.fnUntraced(function* (terms: Terms) {
  const [buyer, offer] = [yield* newUser(), yield* newOffer(terms)]
  yield* hold(buyer, offer.slotId)
  return { buyer, offer }
})

export const departuresLeft = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly userId: UserId }>`select user_id from departures`
).pipe(
  Effect.map((rows) => rows.map(({ userId }) => userId)),
  Effect.orDie
)
