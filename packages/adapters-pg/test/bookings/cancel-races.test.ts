/**
 * A cancellation meets everything else that can happen to a session. Each of these falls when the protection that it
 * names is taken out. Real connections, real time.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { Checkout, PaymentId, Payments } from "@mentorkit/core/payments"
import {
  bookSlots,
  eventsOf,
  hold,
  moneyOf,
  newConfirmed,
  newOffer,
  seatsOf,
  sweepBookings
} from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, Either } from "effect"
import { cancels } from "./cancelling.js"

const rounds = 8
const inTime = { after: 24 * 60 }
const free = { claimed: 0, held: 0 }

// biome-ignore lint/suspicious/noExplicitAny: whatever meets here, its answers are told apart by their tags alone
const together = <R>(effects: ReadonlyArray<Effect.Effect<any, any, R>>) =>
  Effect.all(
    effects.map((effect) => Effect.either(effect)),
    { concurrency: "unbounded" }
  ).pipe(Effect.map((results) => results.map(tagOf)))
const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })
const doneOf = (tags: ReadonlyArray<string>) => tags.filter((tag) => tag === "done").length

const refundsOf = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly minor: number }>`
    select refunds.amount_minor::int as minor from refunds join payments on payments.id = payment_id
    where purchasable_id = ${id} order by refunds.id`
  return rows.map(({ minor }) => minor)
}, Effect.orDie)

const paymentOf = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly id: string }>`select payment_id as id from bookings where id = ${id}`
  return PaymentId.make(row?.id ?? "")
}, Effect.orDie)

const adminGivesBack = Effect.fnUntraced(function* (id: BookingId, amount_minor: number) {
  const { refundTransaction } = yield* Payments
  const transactionId = yield* paymentOf(id)
  return yield* refundTransaction(yield* newAdmin, { transactionId, note: "Asked", reason: "duplicate", amount_minor })
})

const newPaid = Effect.gen(function* () {
  const till = yield* Till
  const [buyer, offer] = [yield* newUser(), yield* newOffer(inTime)]
  const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
  yield* till.pay(id)
  return { id, buyer, offer, mentor: offer.mentor.mentor }
})

describe.each(concurrent)("races of cancellations on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // The row lock of `BookingRepository.lock`.
    it.effect("with the mentor's answer: the session is off, and the money goes back once", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        for (let round = 0; round < rounds; round++) {
          const one = yield* newPaid
          const answer = round % 2 === 0 ? kit.acceptBooking : kit.declineBooking
          const tags = yield* together([cancels.mentee(one), answer(one.mentor, { id: one.id })])
          const events = (yield* eventsOf(one.id)).slice(1)
          assert.strictEqual(doneOf(tags), events.length)
          assert.include(["BookingCancelled", "BookingDeclined"], events.at(-1))
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
          assert.deepStrictEqual(yield* refundsOf(one.id), [events[0] === "BookingConfirmed" ? 7200 : 8000])
        }
        yield* assertBooksAreRight
      })
    )

    // The same lock.
    it.effect("with others by either side: one is done, one refund asked for, one event told", () =>
      Effect.gen(function* () {
        for (let round = 0; round < rounds; round++) {
          const one = yield* newConfirmed(inTime)
          const tags = yield* together([
            cancels.mentee(one),
            cancels.mentor(one),
            cancels.mentee(one),
            cancels.mentor(one)
          ])
          assert.strictEqual(doneOf(tags), 1)
          assert.strictEqual((yield* refundsOf(one.id)).length, 1)
          assert.deepStrictEqual((yield* eventsOf(one.id)).slice(2), ["BookingCancelled"])
          assert.deepStrictEqual(yield* seatsOf(one.offer.slotId), free)
        }
        yield* assertBooksAreRight
      })
    )

    // The lock of the booking before that of its payment, in all of them.
    it.effect("with the payment and with the lapse: nobody pays for nothing, and the seat is free", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const till = yield* Till
        for (let round = 0; round < rounds; round++) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer(inTime)]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          const isPaid = round % 2 === 0
          if (!isPaid) yield* sql`update bookings set payment_expires_at = created_at where id = ${id}`
          yield* together<
            Effect.Effect.Context<typeof sweepBookings> | Effect.Effect.Context<ReturnType<typeof cancels.mentee>>
          >([cancels.mentee({ buyer, id }), isPaid ? till.pay(id) : sweepBookings])
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), free)
          assert.deepStrictEqual(yield* refundsOf(id), isPaid ? [8000] : [])
          assert.strictEqual((yield* eventsOf(id)).filter((event) => event === "BookingCancelled").length, 1)
        }
        yield* assertBooksAreRight
      })
    )

    // The payment's lock in `Checkout.lock`: without it the fee is reckoned from what was there before, and more is asked
    // back than there is.
    it.effect("with an admin's refund: what goes back is never more than was paid, and the fee is kept", () =>
      Effect.gen(function* () {
        const { refund } = yield* Checkout
        for (const minor of [500, 1000, 8000]) {
          const one = yield* newConfirmed(inTime)
          const paymentId = yield* paymentOf(one.id)
          const at = yield* DateTime.now
          // As an admin does it: the payment is locked, and the booking is not.
          const asking = refund(paymentId, { reason: "duplicate", at, amountMinor: BigInt(minor) })
          yield* Effect.either(duringOpen(asking, cancels.mentee(one)))
          const asked = (yield* refundsOf(one.id)).reduce((sum, each) => sum + each, 0)
          assert.strictEqual(asked, Math.max(7200, minor), `${minor} and then a cancellation`)
        }
        for (let round = 0; round < rounds; round++) {
          const one = yield* newConfirmed(inTime)
          yield* together<
            | Effect.Effect.Context<ReturnType<typeof adminGivesBack>>
            | Effect.Effect.Context<ReturnType<typeof cancels.mentee>>
          >([cancels.mentee(one), adminGivesBack(one.id, 1000)])
          assert.strictEqual(
            (yield* refundsOf(one.id)).reduce((sum, each) => sum + each, 0),
            7200
          )
        }
      })
    )

    // The lock of the booking: without it both find the place free. And that it is read after the lock, by a statement of
    // its own: else a cancellation that has waited knows nothing of the new session, whose seat stays taken.
    it.effect("follow-ups: two for one place, and one while the session is called off", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        for (let round = 0; round < rounds; round++) {
          const one = yield* newConfirmed({ ...inTime, followUpCount: 1 })
          const slots = yield* Effect.forEach([7, 8], (day) => newSlot({ ...one.offer, after: (day + 1) * 24 * 60 }))
          const tries = yield* Effect.forEach(slots, ({ slotId }) =>
            Effect.map(hold(one.buyer, slotId), (booking_attempt_id) =>
              kit.scheduleFollowUp(one.buyer, { id: one.id, booking_attempt_id })
            )
          )
          const seats = Effect.forEach([one.offer, ...slots], ({ slotId }) => seatsOf(slotId))
          const taken = Effect.map(seats, (all) => all.reduce((sum, { claimed }) => sum + (claimed ?? 0), 0))
          if (round % 2 === 0) {
            assert.deepStrictEqual((yield* together(tries)).sort(), ["NoFollowUpLeft", "done"])
            assert.strictEqual(yield* taken, 2)
            assert.lengthOf((yield* kit.getMenteeBooking(one.buyer, { id: one.id })).booking.slots, 2)
          } else {
            const [tag] = yield* together([tries[0]!, cancels.mentor(one)])
            assert.include(["done", "TransitionRefused"], tag)
            assert.strictEqual(yield* taken, 0)
          }
        }
      })
    )

    // `ReminderRepository.take` is a delete that says whether it was there; and the booking's lock before it.
    it.effect("reminders: several hosts tell one once, and never of what was called off before", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        for (let round = 0; round < rounds; round++) {
          const one = yield* newConfirmed(inTime)
          yield* sql`update session_reminders set due_at = ${new Date(0)} where booking_id = ${one.id} and kind = 'session_24h'`
          const isCalledOff = round % 2 === 1
          yield* together<
            Effect.Effect.Context<typeof sweepBookings> | Effect.Effect.Context<ReturnType<typeof cancels.mentee>>
          >([sweepBookings, sweepBookings, ...(isCalledOff ? [cancels.mentor(one)] : []), sweepBookings])
          const told = (yield* eventsOf(one.id)).slice(2)
          if (isCalledOff) assert.include(["BookingCancelled", "SessionReminderDue BookingCancelled"], told.join(" "))
          else assert.deepStrictEqual(told, ["SessionReminderDue"])
        }
      })
    )

    // The lock of the booking in the sweep: without it the session is still on for whoever looks.
    it.effect("reminders: one that meets a cancellation waits for it, and is not told", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const one = yield* newConfirmed(inTime)
        yield* sql`update session_reminders set due_at = ${new Date(0)} where booking_id = ${one.id}`
        yield* duringOpen(cancels.mentor(one), sweepBookings)
        assert.deepStrictEqual((yield* eventsOf(one.id)).slice(2), ["BookingCancelled"])
      })
    )

    // The lock of the booking again.
    it.effect("the end: completed once, by the mentor or by itself, and delivered once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const kit = yield* Bookings
        for (let round = 0; round < rounds; round++) {
          const one = yield* newConfirmed(inTime)
          yield* sql`
            update bookings set starts_at = created_at - interval '1 hour', ends_at = created_at, concludes_at = created_at,
              auto_complete_at = created_at where id = ${one.id}`
          const complete = kit.completeBooking(one.mentor, { id: one.id })
          yield* together<
            Effect.Effect.Context<typeof sweepBookings> | Effect.Effect.Context<ReturnType<typeof cancels.mentee>>
          >([complete, sweepBookings, cancels.mentor(one), complete])
          assert.deepStrictEqual((yield* eventsOf(one.id)).slice(2), ["BookingCompleted"])
          assert.deepInclude(yield* moneyOf(one.id), { refunded: 0, waiting: 0, mentor: 6800 })
        }
      })
    )
  })
})
