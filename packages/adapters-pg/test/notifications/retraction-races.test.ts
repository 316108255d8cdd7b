/** What becomes untrue while it is told: no row of it is left in the end. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { BookingRepository } from "@mentorkit/core/bookings/ports"
import { Connections } from "@mentorkit/core/connections"
import type { Reaction } from "@mentorkit/core/internal/kernel"
import {
  connectionRequest,
  holdExpiring,
  removeBetweenBlocked,
  retractConnectionRequest,
  retractHoldExpiring,
  retractReminders,
  sessionReminder,
  sessionReminderToMentor
} from "@mentorkit/core/internal/notifications"
import type { UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { SlotId } from "@mentorkit/core/scheduling"
import { hold, newConfirmed, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { delivered } from "@mentorkit/test-kit/worlds/mails"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, TestServices } from "effect"

/** As the relay delivers what has its effects in the database. */
const inUnit = <A, R>(reaction: Reaction<A, R>, payload: A) =>
  Effect.flatMap(UnitOfWork, ({ transact }) => transact(delivered(reaction, payload)))

const tellingOf = <A, R>(notice: ReadonlyArray<Reaction<A, R>>): Reaction<A, R> => {
  const found = notice.find(({ effects }) => effects === "database")
  if (found === undefined) throw new Error("Nobody of them tells")
  return found
}

const rowsOf = (userId: UserId) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select type from notifications where user_id = ${userId}`)

const aboutOf = Effect.fnUntraced(function* (id: BookingId) {
  const { menteeId, mentorId } = yield* Effect.flatten((yield* BookingRepository).find(id))
  return { bookingId: id, menteeId, mentorId }
})

type About = Effect.Effect.Success<ReturnType<typeof aboutOf>>
const reminderOf = (about: About, slotId: SlotId) => ({ ...about, slotId, kind: "session_24h" }) as const

/** A request that is sent, and what is told of it. */
const newRequest = Effect.gen(function* () {
  const { removeConnection, requestConnection } = yield* Connections
  const [requester, target] = [yield* newUser(), yield* newUser()]
  yield* requestConnection(requester, { user_id: target.userId })
  const about = { requesterId: requester.userId, targetId: target.userId }
  return {
    ...{ requester, target },
    telling: inUnit(tellingOf(connectionRequest), { ...about, isNews: true }),
    ending: Effect.zipRight(
      removeConnection(requester, { user_id: target.userId }),
      inUnit(retractConnectionRequest, about)
    )
  }
})

/** The second comes while the first is not committed yet. */
const meets = <E, R, E1, R1>(first: Effect.Effect<unknown, E1, R1>, second: Effect.Effect<unknown, E, R>) =>
  Effect.flatten(duringOpen(first, second))

describe.each(concurrent)("what is taken back while it is told on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    // Falls where it is composed before the reader's account is locked, and told as it was then.
    it.effect("a reminder that waits for its reader while the session is called off", () =>
      Effect.gen(function* () {
        const { cancelMentorBooking } = yield* Bookings
        for (const [reminder, side] of [
          [sessionReminder, "buyer"],
          [sessionReminderToMentor, "mentor"]
        ] as const) {
          const { buyer, id, mentor, offer } = yield* newConfirmed({ priceMinor: 0n })
          const about = yield* aboutOf(id)
          const callingOff = cancelMentorBooking(mentor, { id, reason: "I am ill." })
          const telling = inUnit(tellingOf(reminder), reminderOf(about, offer.slotId))
          yield* meets(Effect.zipRight(callingOff, inUnit(retractReminders, about)), telling)
          assert.deepStrictEqual(yield* rowsOf({ buyer, mentor }[side].userId), [])
        }
      }).pipe(TestServices.provideLive)
    )

    // Falls where the retraction waits for nobody.
    it.effect("a row that is told and not committed when it is to be taken back", () =>
      Effect.gen(function* () {
        const { buyer, id, mentor, offer } = yield* newConfirmed({ priceMinor: 0n })
        const about = yield* aboutOf(id)
        for (const reminder of [sessionReminder, sessionReminderToMentor]) {
          const telling = inUnit(tellingOf(reminder), reminderOf(about, offer.slotId))
          yield* meets(telling, inUnit(retractReminders, about))
        }
        assert.deepStrictEqual([yield* rowsOf(buyer.userId), yield* rowsOf(mentor.userId)], [[], []])
      }).pipe(TestServices.provideLive)
    )

    // Falls where it is composed before the reader's account is locked, and told as it was then.
    it.effect("the end of a hold that waits for its reader while the seats are booked", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const bookingAttemptId = yield* hold(buyer, offer.slotId)
        const expiring = {
          ...{ bookingAttemptId, userId: buyer.userId, slotIds: [offer.slotId] },
          expiresAt: DateTime.add(yield* DateTime.now, { hours: 1 })
        }
        const booking = Effect.gen(function* () {
          const { booking } = yield* createBooking(buyer, { booking_attempt_id: bookingAttemptId })
          yield* inUnit(retractHoldExpiring, yield* aboutOf(booking.id))
        })
        yield* meets(booking, inUnit(tellingOf(holdExpiring), expiring))
        assert.deepStrictEqual(yield* rowsOf(buyer.userId), [])
      }).pipe(TestServices.provideLive)
    )

    // Falls where it is composed before the reader's account is locked, and told as it was then.
    it.effect("a request that waits for its reader while it is taken back", () =>
      Effect.gen(function* () {
        const { ending, target, telling } = yield* newRequest
        yield* meets(ending, telling)
        assert.deepStrictEqual(yield* rowsOf(target.userId), [])
      }).pipe(TestServices.provideLive)
    )

    // Falls where a block locks no accounts, or telling looks for one before it does.
    it.effect("a request that is told while there is a block, whichever comes first", () =>
      Effect.gen(function* () {
        const { blockUser } = yield* Connections
        for (const isFirst of [true, false]) {
          const { requester, target, telling } = yield* newRequest
          const [blocker, blocked] = isFirst ? [requester, target] : [target, requester]
          const about = { blockerId: blocker.userId, blockedId: blocked.userId }
          const blocking = Effect.zipRight(
            blockUser(blocker, { user_id: blocked.userId }),
            inUnit(removeBetweenBlocked, about)
          )
          yield* isFirst ? meets(blocking, telling) : meets(telling, blocking)
          assert.deepStrictEqual(yield* rowsOf(target.userId), [])
        }
      }).pipe(TestServices.provideLive)
    )

    // Falls where the retraction waits for nobody.
    it.effect("a request that is told and not committed when it is taken back", () =>
      Effect.gen(function* () {
        const { ending, target, telling } = yield* newRequest
        yield* meets(telling, ending)
        assert.deepStrictEqual(yield* rowsOf(target.userId), [])
      }).pipe(TestServices.provideLive)
    )
  })
})
