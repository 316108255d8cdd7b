/** Accounts that go while they are being booked with: there is either an account or no booking that needs it. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Appointments, Bookings } from "@mentorkit/core/bookings"
import { PersonalData } from "@mentorkit/core/personal-data"
import { hold, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Either } from "effect"

const prices = [0n, 8000n]

/** A buyer about to book, and everybody who might leave at that moment. */
const newMeeting = Effect.fnUntraced(function* (priceMinor: bigint) {
  const { createBooking } = yield* Bookings
  const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor })]
  const bookingAttemptId = yield* hold(buyer, offer.slotId)
  const book = createBooking(buyer, { booking_attempt_id: bookingAttemptId })
  return { bookingAttemptId, book, buyer, leavers: [buyer, offer.mentor.user] }
})

const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

describe.each(concurrent)("accounts erased while they are booked with on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // Falls without `users.lockShared` in `makePlaceBooking`: the booking is made, of somebody who is gone by then. Falls as well if the
    // offer or the people are read before the lock.
    it.effect("who is about to be gone books nothing, and sells nothing", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        for (const priceMinor of prices) {
          for (const which of [0, 1] as const) {
            const { book, leavers } = yield* newMeeting(priceMinor)
            const booked = yield* duringOpen(eraseAccount(leavers[which]!, {}), book)
            assert.strictEqual(tagOf(booked), "NotBookable")
          }
        }
      })
    )

    // Falls without `users.lockShared`: the erasure does not wait, and finds no booking yet.
    it.effect("who has just booked, or been booked, stays", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        for (const priceMinor of prices) {
          for (const which of [0, 1] as const) {
            const { bookingAttemptId, buyer, leavers } = yield* newMeeting(priceMinor)
            const { request } = yield* Appointments
            const appointment = request({ menteeId: buyer.userId, bookingAttemptId, note: null })
            const erased = yield* duringOpen(appointment, eraseAccount(leavers[which]!, {}))
            assert.strictEqual(tagOf(erased), "AccountStillNeeded")
          }
        }
      })
    )

    it.effect("at the same moment one of both happens, whoever leaves", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { eraseAccount } = yield* PersonalData
        for (let round = 0; round < 12; round++) {
          const { bookingAttemptId, book, leavers } = yield* newMeeting(prices[round % 2]!)
          const erase = eraseAccount(leavers[(round >> 1) % 2]!, {})
          const [booked, erased] = yield* Effect.all([Effect.either(book), Effect.either(erase)], {
            concurrency: "unbounded"
          })
          const ends = [tagOf(booked), tagOf(erased)].join(" ")
          assert.include(["done AccountStillNeeded", "NotBookable done"], ends)
          const rows = yield* sql`select id from bookings where attempt_id = ${bookingAttemptId}`
          assert.lengthOf(rows, ends.startsWith("done") ? 1 : 0)
        }
      })
    )
  })
})
