/** What becomes of bookings whose mentee or mentor was banned or suspended. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, type BookingState, Bookings } from "@mentorkit/core/bookings"
import { DepartureRepository } from "@mentorkit/core/bookings/ports"
import { sessionCancelled, sessionCancelledToMentor } from "@mentorkit/core/internal/notifications"
import type { UserId } from "@mentorkit/core/kernel"
import {
  eventsOf,
  hold,
  moneyOf,
  newConfirmed,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { mailed } from "@mentorkit/test-kit/worlds/mails"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestClock } from "effect"
import { ban, callOff, departuresLeft, held, inState, reinstate, suspend, suspendMentor } from "./departing.js"
import type { Row } from "./history-audit.js"
import { stateOfRow } from "./history-audit.js"

type Case = keyof typeof inState
const cases = Object.keys(inState) as ReadonlyArray<Case>
const inTime = { after: 24 * 60 }

const shown = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Row>`select * from bookings where id = ${id}`
  if (row === undefined) return assert.fail("There is no such booking")
  return { state: stateOfRow(row), because: row.closedBecause }
}, Effect.orDie)

/** Where each ends: with its refund under way, or at once where nothing was paid. */
const ends: { readonly [C in Case]: BookingState } = {
  pending_payment: "cancelled",
  requested: "cancelled",
  appointment: "cancelled",
  paid: "paid:cancelled",
  "confirmed:unpaid": "cancelled",
  confirmed: "confirmed:cancelled",
  free: "cancelled"
}
const isPaid = (name: Case) => name === "paid" || name === "confirmed"

/** By the mentee's account or the mentor's. */
const leaving = { mentee: "mentee_unavailable", mentor: "mentor_unavailable" } as const

describe.each(engines)("bookings of somebody who is gone, on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    // Falls without any of the rows of the table; with the money's terms of a mentee's cancellation for a banned mentee.
    it.effect("a ban calls everything off that is still to come, and all that was paid goes back", () =>
      Effect.gen(function* () {
        const till = yield* Till
        for (const side of ["mentee", "mentor"] as const) {
          for (const name of cases) {
            const { buyer, id, offer } = yield* inState[name](inTime)
            const gone = side === "mentee" ? buyer.userId : offer.mentor.userId
            yield* ban(gone)
            for (let again = 0; again < 2; again++) yield* callOff(gone)
            const told = `${name}, ${side}`
            assert.deepStrictEqual(yield* shown(id), { state: ends[name], because: leaving[side] }, told)
            assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 }, told)
            assert.strictEqual((yield* eventsOf(id)).filter((event) => event === "BookingCancelled").length, 1, told)
            const money = yield* moneyOf(id)
            assert.deepStrictEqual(money?.waiting, isPaid(name) ? 8000 : 0, told)
            if (name === "pending_payment") assert.strictEqual(money?.payment, "cancelled")
          }
        }
        yield* till.confirmRefunds
        yield* sweepBookings
        yield* assertBooksAreRight
        assert.deepStrictEqual(yield* departuresLeft, [])
      })
    )

    // Falls if `departureOf` takes a suspension for a ban.
    it.effect("a suspended mentor's requests are turned down, and what was agreed on stays", () =>
      Effect.gen(function* () {
        for (const isProfile of [true, false]) {
          for (const name of cases) {
            const { buyer, id, offer } = yield* inState[name](inTime)
            const before = yield* shown(id)
            yield* suspend(buyer.userId)
            yield* callOff(buyer.userId)
            assert.deepStrictEqual(yield* shown(id), before, "a suspended mentee's bookings wait")
            yield* isProfile ? suspendMentor(offer.mentorId) : suspend(offer.mentor.userId)
            yield* callOff(offer.mentor.userId)
            const stays = name === "confirmed" || name === "confirmed:unpaid" || name === "free"
            const expected = stays ? before : { state: ends[name], because: "mentor_unavailable" }
            assert.deepStrictEqual(yield* shown(id), expected, name)
          }
        }
        assert.deepStrictEqual(yield* departuresLeft, [])
      })
    )

    it.effect("what has begun goes on with a banned mentee, and what is over with anybody", () =>
      Effect.gen(function* () {
        const [running, over] = [yield* newConfirmed(), yield* newConfirmed()]
        const { startsAt } = running.offer
        yield* TestClock.adjust(DateTime.distanceDuration(yield* DateTime.now, DateTime.add(startsAt, { minutes: 1 })))
        yield* ban(running.buyer.userId)
        yield* callOff(running.buyer.userId)
        assert.deepStrictEqual(yield* shown(running.id), { state: "confirmed", because: null })
        yield* TestClock.adjust("2 hours")
        yield* ban(over.offer.mentor.userId)
        yield* callOff(over.offer.mentor.userId)
        assert.deepStrictEqual(yield* shown(over.id), { state: "confirmed", because: null })
        assert.deepStrictEqual(yield* departuresLeft, [])
        yield* TestClock.adjust("2 days")
        yield* sweepBookings
        assert.strictEqual((yield* shown(running.id)).state, "completed")
      })
    )

    it.effect("held seats are free at once, with the mentor and of the buyer, and of nobody else", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* held(inTime), yield* held(inTime)]
        for (const gone of [one.buyer.userId, other.offer.mentor.userId]) {
          yield* ban(gone)
          yield* callOff(gone)
        }
        for (const { offer } of [one, other]) {
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
        }
        // A mentor profile that is suspended says nothing about its holder as a buyer.
        const [mentor, elsewhere] = [yield* newMentor(), yield* newOffer(inTime)]
        const own = yield* held({ ...inTime, mentor })
        yield* hold(mentor.user, elsewhere.slotId)
        yield* suspendMentor(mentor.mentorId)
        yield* callOff(mentor.userId)
        assert.deepStrictEqual(yield* seatsOf(own.offer.slotId), { claimed: 0, held: 0 })
        assert.deepStrictEqual(yield* seatsOf(elsewhere.slotId), { claimed: 0, held: 1 })
      })
    )

    // Falls if the subscriber does not note first, or if the sweep is not in the list.
    it.effect("what a crash has left is done by the sweep, of several bookings and in one run", () =>
      Effect.gen(function* () {
        const departures = yield* DepartureRepository
        const mentor = yield* newMentor()
        const made: Array<BookingId> = []
        for (let day = 1; day <= 4; day++) made.push((yield* inState.requested({ after: day * 24 * 60, mentor })).id)
        yield* ban(mentor.userId)
        yield* departures.request({ userId: mentor.userId, requestedAt: yield* DateTime.now })
        assert.strictEqual(yield* sweepBookings, 4)
        for (const id of made) assert.strictEqual((yield* shown(id)).state, "cancelled")
        assert.deepStrictEqual(yield* departuresLeft, [])
        assert.strictEqual(yield* sweepBookings, 0)
      })
    )

    it.effect("a newer request is not finished by the work for the one before", () =>
      Effect.gen(function* () {
        const departures = yield* DepartureRepository
        const { userId } = yield* newUser()
        const first = { userId, requestedAt: yield* DateTime.now }
        yield* departures.request(first)
        yield* TestClock.adjust("1 second")
        yield* departures.request({ userId, requestedAt: yield* DateTime.now })
        yield* departures.finish(first)
        assert.deepStrictEqual(yield* departuresLeft, [userId])
        yield* sweepBookings
        assert.deepStrictEqual(yield* departuresLeft, [])
      })
    )

    // Falls if the event alone decides, and not how they stand by then.
    it.effect("who was let in again keeps what is left", () =>
      Effect.gen(function* () {
        const { buyer, id } = yield* newConfirmed(inTime)
        yield* ban(buyer.userId)
        yield* reinstate(buyer.userId)
        yield* callOff(buyer.userId)
        assert.deepStrictEqual(yield* shown(id), { state: "confirmed", because: null })
        assert.deepStrictEqual(yield* departuresLeft, [])
      })
    )

    it.effect("the other side is written to, once, with what becomes of the money; who is gone is not", () =>
      Effect.gen(function* () {
        const sides = ["mentee", "mentor"] as const
        for (const side of sides) {
          const { buyer, id, offer } = yield* newConfirmed(inTime)
          const gone: UserId = side === "mentee" ? buyer.userId : offer.mentor.userId
          yield* ban(gone)
          yield* callOff(gone)
          const told = { bookingId: id, menteeId: buyer.userId, mentorId: offer.mentorId }
          const [mentees, mentors] = [
            yield* mailed(sessionCancelled, told),
            yield* mailed(sessionCancelledToMentor, told)
          ]
          assert.deepStrictEqual([mentees.length, mentors.length], side === "mentee" ? [0, 1] : [1, 0])
          const [mail] = [...mentees, ...mentors]
          assert.include(mail?.text, side === "mentee" ? "The mentee is not available" : "Your mentor is not available")
          assert.include(mail?.text, side === "mentee" ? "gets back everything" : "goes back to you in full")
        }
      })
    )

    // Falls if a payment that comes after the ban finds the booking as it was.
    it.effect("money that was on its way goes back", () =>
      Effect.gen(function* () {
        const till = yield* Till
        const { id, offer } = yield* inState.pending_payment(inTime)
        yield* till.payLater(id)
        yield* ban(offer.mentor.userId)
        yield* callOff(offer.mentor.userId)
        yield* till.settleLater(id, true)
        yield* till.confirmRefunds
        assert.deepStrictEqual(yield* shown(id), { state: "cancelled", because: "mentor_unavailable" })
        const money = yield* moneyOf(id)
        assert.deepStrictEqual([money?.payment, money?.refunded, money?.mentor], ["refunded", 8000, 0])
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
        yield* assertBooksAreRight
      })
    )

    // Falls without `makeMayBothTakePart`: the booking comes back to life.
    it.effect("so does money for a booking that had lapsed before", () =>
      Effect.gen(function* () {
        const till = yield* Till
        const { buyer, id, offer } = yield* inState.pending_payment(inTime)
        yield* till.cutLine
        yield* till.pay(id)
        yield* TestClock.adjust("2 hours")
        yield* sweepBookings
        yield* ban(buyer.userId)
        yield* callOff(buyer.userId)
        yield* till.mendLine
        yield* till.confirmRefunds
        assert.strictEqual((yield* shown(id)).state, "cancelled")
        assert.deepInclude(yield* moneyOf(id), { payment: "refunded", refunded: 8000, mentor: 0 })
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
      })
    )

    it.effect("nobody accepts what was called off", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const one = yield* inState.paid(inTime)
        yield* ban(one.buyer.userId)
        yield* callOff(one.buyer.userId)
        const late = yield* Effect.flip(kit.acceptBooking(one.offer.mentor.mentor, { id: one.id }))
        assert.strictEqual(late.message, "This booking cannot be accepted: it has been cancelled.")
      })
    )
  })
})
