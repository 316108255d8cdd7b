/** Small calendars at random, around the days on which clocks change. */
import { SqlClient } from "@effect/sql"
import type { User } from "@mentorkit/core/kernel"
import { BookingAttemptId, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { DateTime, Effect, Either, FastCheck as fc } from "effect"

/** What is on a slot: a claimed seat, a hold that lives or one that is over, a block. */
const state = fc.constantFrom("free", "free", "free", "claimed", "held", "over", "blocked" as const)

/** Half hours after the beginning of the calendar: four days. */
const halfHour = fc.integer({ min: 0, max: 190 })

const moment = (halfHours: number) =>
  DateTime.add(DateTime.unsafeMake("2027-03-26T12:00:00Z"), { minutes: halfHours * 30 })

export const atRandom = fc.record({
  timeZone: fc.constantFrom("UTC", "Europe/Kyiv", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu"),
  dailyLimit: fc.constantFrom(undefined, 1, 2, 3),
  minimumNoticeMinutes: fc.constantFrom(0, 30, 600),
  maxCapacity: fc.integer({ min: 1, max: 2 }),
  slots: fc.uniqueArray(fc.record({ at: halfHour, state }), { selector: ({ at }) => at, minLength: 4, maxLength: 12 }),
  /** Of another type of the same mentor. */
  others: fc.uniqueArray(fc.record({ at: halfHour, state }), { selector: ({ at }) => at, maxLength: 3 }),
  from: halfHour.map(moment),
  until: halfHour.map(moment)
})
export type Calendar = typeof atRandom extends fc.Arbitrary<infer A> ? A : never

/** Stores it. What would put the mentor in two places is left free. */
export const calendarOf = Effect.fnUntraced(function* (calendar: Calendar) {
  const slots = yield* SlotRepository
  const { dailyLimit, maxCapacity, minimumNoticeMinutes, timeZone } = calendar
  const { mentorId } = yield* newMentor({ timeZone })
  const offer = yield* newSessionType({
    mentorId,
    minimumNoticeMinutes,
    ...(dailyLimit !== undefined && { dailyLimit })
  })
  const other = yield* newSessionType({ mentorId })
  const [holder, buyer] = [yield* newUser(), yield* newUser()]
  const now = yield* DateTime.now
  const taken: Array<number> = []
  const all = [
    ...calendar.slots.map((one) => ({ ...one, offer })),
    ...calendar.others.map((one) => ({ ...one, offer: other }))
  ]
  for (const { at, offer, state } of all) {
    // A slot starts tomorrow, and so many minutes later or earlier.
    const after = (moment(at).epochMillis - DateTime.add(now, { days: 1 }).epochMillis) / 60_000
    const isTaken = ["claimed", "held", "over"].includes(state)
    const isAlone = taken.every((other) => Math.abs(other - at) > 1)
    const { slotId } = yield* newSlot({
      ...offer,
      after,
      maxCapacity,
      claimed: state === "claimed" && isAlone ? 1 : 0,
      ...(state === "blocked" && { blockedAs: "vacation_blocked" as const })
    })
    if (isTaken && isAlone) taken.push(at)
    if ((state === "held" || state === "over") && isAlone) {
      const id = BookingAttemptId.make(crypto.randomUUID())
      yield* slots.addAttempt({ ...offer, id, userId: holder.userId, slotIds: [slotId], createdAt: now })
      const expiresAt = state === "held" ? DateTime.add(now, { minutes: 10 }) : now
      yield* Effect.orDie(
        slots.addHolds([{ bookingAttemptId: id, slotId, userId: holder.userId, bookingId: null, expiresAt }])
      )
    }
  }
  return { offer, buyer }
})

/** Whether the buyer would be given a seat; nothing of it stays. */
export const holdable = Effect.fnUntraced(function* (buyer: User, slotId: SlotId) {
  const sql = yield* SqlClient.SqlClient
  const { holdSlots } = yield* Scheduling
  const tried = yield* Effect.flip(
    sql.withTransaction(Effect.flatMap(Effect.either(holdSlots(buyer, { slot_ids: [slotId] })), Effect.fail))
  )
  return Either.isEither(tried) && Either.isRight(tried)
})
