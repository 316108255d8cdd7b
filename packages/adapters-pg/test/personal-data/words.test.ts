/** What people have written to each other about sessions goes with whoever wrote it, and with nobody else. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { PersonalData } from "@mentorkit/core/personal-data"
import { hold, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, TestClock } from "effect"

const wordsOf = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select note, mentor_note, summary, decline_reason, cancel_reason from bookings order by starts_at`
})

const nothing = { note: null, mentorNote: null, summary: null, declineReason: null, cancelReason: null }
const mentees = { ...nothing, note: "Wishes" }
const all = [
  { ...mentees, mentorNote: "Bring code", summary: "We talked" },
  { ...mentees, declineReason: "No time" },
  { ...mentees, mentorNote: "Bring code", cancelReason: "Ill" },
  { ...mentees, mentorNote: "Bring code", cancelReason: "On a plane" }
]

describe.each(engines)("words about sessions on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("a mentee takes theirs along, and a mentor theirs", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const { eraseAccount } = yield* PersonalData
        const [buyer, mentor] = [yield* newUser(), yield* newMentor()]
        const ends: ReadonlyArray<(id: BookingId) => Effect.Effect<unknown, unknown>> = [
          () => Effect.void,
          (id) => kit.declineBooking(mentor.mentor, { id, reason: "No time" }),
          (id) => kit.cancelMenteeBooking(buyer, { id, reason: "Ill" }),
          (id) => kit.cancelMentorBooking(mentor.mentor, { id, reason: "On a plane" })
        ]
        const made: Array<BookingId> = []
        for (const [n, end] of ends.entries()) {
          const { slotId } = yield* newOffer({ mentor, priceMinor: 0n, after: n * 60 })
          const booking_attempt_id = yield* hold(buyer, slotId)
          const { id } = (yield* kit.createBooking(buyer, { booking_attempt_id, note: "Wishes" })).booking
          if (n !== 1) yield* kit.acceptBooking(mentor.mentor, { id, note: "Bring code" })
          yield* end(id)
          made.push(id)
        }
        yield* TestClock.adjust("3 days")
        yield* kit.completeBooking(mentor.mentor, { id: made[0]!, summary: "We talked" })
        assert.deepStrictEqual(yield* wordsOf, all)
        yield* eraseAccount(buyer, {})
        const left = all.map((words) => ({
          ...words,
          note: null,
          cancelReason: words.cancelReason === "Ill" ? null : words.cancelReason
        }))
        assert.deepStrictEqual(yield* wordsOf, left)
        yield* eraseAccount(mentor.user, {})
        assert.deepStrictEqual(
          yield* wordsOf,
          all.map(() => nothing)
        )
      })
    )
  })
})
