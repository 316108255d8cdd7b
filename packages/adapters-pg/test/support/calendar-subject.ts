/** A calendar on an engine, for the model in core's tests: every edit and every buyer by the product's own operations. */
import { SqlClient } from "@effect/sql"
import { regenerateOnChange } from "@mentorkit/core/internal/scheduling"
import { guest, type User } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { BookingAttemptId, operations, Scheduling, type SessionTypeId, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { type Edit, firstShape, weekAfter, weekdayOf, zone } from "@mentorkit/test-kit/calendar-model/hours"
import type { Refused, Subject } from "@mentorkit/test-kit/calendar-model/play"
import type { Row } from "@mentorkit/test-kit/calendar-model/view"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { DateTime, Effect, Schema } from "effect"

const ruleInput = Schema.decodeUnknownSync(operations.createAvailabilityRule.input)
const ruleEdit = Schema.decodeUnknownSync(operations.updateAvailabilityRule.input)
const offDayInput = Schema.decodeUnknownSync(operations.createOffDay.input)
const offDayId = Schema.decodeUnknownSync(operations.deleteOffDay.input)
const overrideInput = Schema.decodeUnknownSync(operations.putAvailabilityOverride.input)
const overrideId = Schema.decodeUnknownSync(operations.deleteAvailabilityOverride.input)
const vacationInput = Schema.decodeUnknownSync(operations.startVacation.input)
const typeEdit = Schema.decodeUnknownSync(operations.updateSessionType.input)

const newRule = (edit: Extract<Edit, { does: "addRule" | "addWeekly" }>) => {
  const { block, day, does, type } = edit
  const when =
    does === "addRule"
      ? { rule_type: "one_time", specific_date: day }
      : { rule_type: "regular_weekly", day_of_week: weekdayOf(day), valid_until: weekAfter(day) }
  return ruleInput({ session_type_id: type, time_blocks: [block], ...when })
}

const newOffDay = ({ block, day }: Extract<Edit, { does: "addOffDay" }>) =>
  offDayInput({
    ...{ off_from: day, off_until: day, is_full_day: block === null },
    ...(block !== null && { off_time_blocks: [block] })
  })

const newTypeEdit = ({ change, type }: Extract<Edit, { does: "editType" }>) =>
  typeEdit({
    id: type,
    duration_minutes: change.durationMinutes,
    buffer_after_minutes: change.bufferAfterMinutes,
    max_capacity: change.maxCapacity,
    follow_up_count: change.followUpCount,
    minimum_notice_minutes: change.minimumNoticeMinutes,
    daily_limit: change.dailyLimit,
    start_interval_minutes: change.startIntervalMinutes,
    is_active: change.isActive
  })

const editing = Effect.fnUntraced(function* ({ mentor }: Effect.Effect.Success<ReturnType<typeof newMentor>>) {
  const kit = yield* Scheduling
  const vacationId = Effect.map(kit.listOffDays(mentor, {}), ({ off_days }) => off_days.find((one) => one.isVacation))
  return (edit: Edit) =>
    Effect.gen(function* () {
      switch (edit.does) {
        case "addRule":
        case "addWeekly":
          return (yield* kit.createAvailabilityRule(mentor, newRule(edit))).availability_rule.id
        case "switchRule": {
          const { id } = ruleEdit({ id: edit.id })
          yield* edit.isActive
            ? kit.activateAvailabilityRule(mentor, { id })
            : kit.deactivateAvailabilityRule(mentor, { id })
          return ""
        }
        case "moveRule":
          yield* kit.updateAvailabilityRule(mentor, ruleEdit({ id: edit.id, time_blocks: [edit.block] }))
          return ""
        case "addOffDay":
          return (yield* kit.createOffDay(mentor, newOffDay(edit))).off_day.id
        case "removeOffDay":
          yield* kit.deleteOffDay(mentor, offDayId({ id: edit.id }))
          return ""
        case "putOverride": {
          const input = overrideInput({ session_type_id: edit.type, date: edit.day, time_slots: [edit.block] })
          return (yield* kit.putAvailabilityOverride(mentor, input)).availability_override.id
        }
        case "removeOverride":
          yield* kit.deleteAvailabilityOverride(mentor, overrideId({ id: edit.id }))
          return ""
        case "startVacation":
          yield* kit.startVacation(mentor, vacationInput(edit.last === null ? {} : { vacation_ends_at: edit.last }))
          return edit.last === null ? "" : ((yield* vacationId)?.id ?? "")
        case "endVacation":
          yield* kit.endVacation(mentor, {})
          return ""
        case "editType":
          yield* kit.updateSessionType(mentor, newTypeEdit(edit))
          return ""
      }
    }).pipe(Effect.orDie)
})

/** What the rules of the house forbid; a defect ends the play. */
const refusedBy = (failure: { readonly _tag: string; readonly slotIds?: ReadonlyArray<SlotId> }): Refused => ({
  tag: failure._tag,
  slotIds: failure.slotIds ?? []
})

const buying = Effect.fnUntraced(function* (mentor: User) {
  const kit = yield* Scheduling
  const slots = yield* SlotRepository
  const claimSeats = yield* makeClaimSeats
  const { transact } = yield* UnitOfWork
  const buyers = [yield* newUser(), yield* newUser(), yield* newUser()] as const
  const userOf = (user: number): User => buyers[user] ?? mentor
  const bookingAttemptId = (attempt: string) => BookingAttemptId.make(attempt)

  return {
    hold: (user, ids) => {
      const [first, ...more] = ids
      if (first === undefined) return Effect.dieMessage("nothing is wanted")
      return kit.holdSlots(userOf(user), { slot_ids: [first, ...more] }).pipe(
        Effect.map(({ booking_attempt_id: attempt, expires_at }) => ({ attempt, expiresAt: expires_at.epochMillis })),
        Effect.catchAll((failure) => Effect.succeed(refusedBy(failure)))
      )
    },
    claim: (user, ids) =>
      Effect.flatMap(DateTime.now, (now) => transact(claimSeats(ids, userOf(user).userId, now))).pipe(
        Effect.as(undefined),
        Effect.catchAll((failure) => Effect.succeed(refusedBy(failure)))
      ),
    unclaim: (ids) => transact(slots.removeClaims(ids)),
    release: (user, attempt) =>
      kit.releaseHold(userOf(user), { booking_attempt_id: bookingAttemptId(attempt) }).pipe(
        Effect.as(true),
        Effect.catchAll(() => Effect.succeed(false))
      ),
    // As a booking does it: on locked slots.
    checkOut: (attempt, expiresAt) =>
      Effect.gen(function* () {
        const held = yield* slots.listHoldsOfAttempt(bookingAttemptId(attempt))
        yield* slots.lock(held.map(({ slotId }) => slotId))
        yield* slots.attachBooking(bookingAttemptId(attempt), crypto.randomUUID())
        yield* slots.setHoldExpiry(bookingAttemptId(attempt), DateTime.unsafeMake(expiresAt))
      }).pipe(transact),
    letGo: (attempt) => transact(slots.releaseHolds(bookingAttemptId(attempt)))
  } satisfies Pick<Subject<never>, "hold" | "claim" | "unclaim" | "release" | "checkOut" | "letGo">
})

/** Until nothing is left of it: the worlds of other histories may have left something behind. */
const sweeping = (name: string) =>
  Effect.map(schedulingSweep(name), ({ run }) => Effect.asVoid(Effect.repeat(run, { until: (done) => done === 0 })))

interface StoredRow extends Omit<Row, "startsAt" | "endsAt" | "bufferEndsAt"> {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly bufferEndsAt: Date
}

/** "held" is the count that the constraints live on; it must be that of the rows. */
const storedRows = (sql: SqlClient.SqlClient, mentorId: string) =>
  sql<StoredRow & { readonly rows: number }>`
    select id, session_type_id, mentor_id, starts_at, ends_at, buffer_ends_at, max_capacity, claimed, held,
      coalesce(availability_rule_id, availability_override_id) as source,
      (select count(*)::int from slot_holds where slot_id = slots.id) as rows
    from slots where mentor_id = ${mentorId}`.pipe(
    Effect.map((found) =>
      found.map(({ bufferEndsAt, endsAt, held, rows, startsAt, ...row }): Row => {
        if (held !== rows) throw new Error(`held is ${held}, and there are ${rows} holds`)
        return { ...row, held, startsAt: +startsAt, endsAt: +endsAt, bufferEndsAt: +bufferEndsAt }
      })
    ),
    Effect.orDie
  )

export const engineSubject = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const kit = yield* Scheduling
  const delivered = yield* regenerateOnChange.make
  const mentor = yield* newMentor({ timeZone: zone })
  const { mentorId } = mentor
  const talk = (yield* newSessionType({ mentorId, ...firstShape[0] })).sessionTypeId
  const group = (yield* newSessionType({ mentorId, ...firstShape[1] })).sessionTypeId
  const types: readonly [SessionTypeId, SessionTypeId] = [talk, group]
  return {
    mentorId,
    types,
    edit: yield* editing(mentor),
    regenerate: Effect.flatMap(newDelivery, (delivery) => Effect.orDie(delivered.run({ mentorId }, delivery))),
    sweepHolds: yield* sweeping("releaseExpiredHolds"),
    sweepRegenerations: yield* sweeping("regenerateSlots"),
    endVacations: yield* sweeping("endVacations"),
    ...(yield* buying(mentor.user)),
    read: (type, from, until) =>
      Effect.map(
        kit.listPublicSlots(guest, {
          mentor_id: mentorId,
          session_type_id: type,
          from: DateTime.unsafeMake(from),
          until: DateTime.unsafeMake(until)
        }),
        ({ slots }) => slots
      ).pipe(Effect.orDie),
    rows: storedRows(sql, mentorId)
  } satisfies Subject<never>
})
