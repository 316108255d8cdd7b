/** Both sides of a booking: what they call off, and what they see. */
import { Bookings } from "@mentorkit/core/bookings"
import type { newConfirmed } from "@mentorkit/test-kit/bookings/bookings"
import { Effect } from "effect"
import { assert } from "vitest"

type Confirmed = Effect.Effect.Success<ReturnType<typeof newConfirmed>>

export const cancels = {
  mentee: ({ buyer, id }: Pick<Confirmed, "buyer" | "id">) =>
    Effect.flatMap(Bookings, ({ cancelMenteeBooking }) => cancelMenteeBooking(buyer, { id, reason: "Ill" })),
  mentor: ({ id, mentor }: Pick<Confirmed, "mentor" | "id">) =>
    Effect.flatMap(Bookings, ({ cancelMentorBooking }) => cancelMentorBooking(mentor, { id, reason: "Ill" }))
}
export const sides = ["mentee", "mentor"] as const

/** Both sides see the same; neither is led to a room where nobody is. */
export const bothSee = Effect.fnUntraced(function* ({ buyer, id, mentor }: Pick<Confirmed, "buyer" | "id" | "mentor">) {
  const { getMenteeBooking, getMentorBooking } = yield* Bookings
  const { booking } = yield* getMenteeBooking(buyer, { id })
  assert.deepStrictEqual((yield* getMentorBooking(mentor, { id })).booking, booking)
  return booking
})
