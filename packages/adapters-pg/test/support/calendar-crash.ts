/** Operations on a calendar that a host dies in, and what they leave to be found. */
import { SqlClient } from "@effect/sql"
import type { MentorId, UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { BookingAttemptId, operations, Scheduling, type SessionTypeId, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { DateTime, Effect, Schema } from "effect"

export const kinds = ["hold", "claim", "release", "regenerate", "vacation", "override", "bulk"] as const
export type Kind = (typeof kinds)[number]

/** A calendar of its own for one point of one operation. */
export interface Point {
  readonly kind: Kind
  /** The host dies before its n-th statement, or after its last one where there are fewer. */
  readonly n: number
  readonly mentor: TestMentor
  readonly buyer: UserId
  readonly slotIds: ReadonlyArray<SlotId>
  readonly attempt: string
}

const ruleInput = Schema.decodeUnknownSync(operations.createAvailabilityRule.input)
const overrideInput = Schema.decodeUnknownSync(operations.putAvailabilityOverride.input)
const typeEdit = Schema.decodeUnknownSync(operations.updateSessionType.input)

const daysAhead = (days: number) =>
  Effect.map(DateTime.now, (now) => DateTime.formatIso(DateTime.add(now, { days })).slice(0, 10))

/** Three slots of each of two types in one week, at the same times. */
const oneDay = (specific_date: string, from = "10:00") =>
  ruleInput({ rule_type: "one_time", specific_date, time_blocks: [{ start_time: from, end_time: "12:00" }] })

const slotsOf = Effect.fnUntraced(function* (type: SessionTypeId) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly id: SlotId }>`
    select id from slots where session_type_id = ${type} order by starts_at`
  return rows.map(({ id }) => id)
}, Effect.orDie)

const buyerOf = (userId: UserId) => ({ _tag: "User", userId, roles: ["mentee"] }) as const

/**
 * One slot with a hold that has expired and one of the buyer's on a slot that overlaps it, and in the end a change of the
 * hours that moves some slots, adds some, and leaves a booked one behind.
 */
export const newPoint = Effect.fnUntraced(function* (kind: Kind, n: number) {
  const sql = yield* SqlClient.SqlClient
  const { createAvailabilityRule, holdSlots, updateSessionType } = yield* Scheduling
  const regenerate = yield* makeRegenerateSlots
  const mentor = yield* newMentor()
  const { mentorId } = mentor
  const talk = (yield* newSessionType({ mentorId })).sessionTypeId
  const other = (yield* newSessionType({ mentorId })).sessionTypeId
  yield* createAvailabilityRule(mentor.mentor, oneDay(yield* daysAhead(3)))
  yield* regenerate(mentorId)
  const slotIds = yield* slotsOf(talk)
  const [first, , last] = slotIds
  const [overlapping] = yield* slotsOf(other)
  if (first === undefined || last === undefined || overlapping === undefined)
    return yield* Effect.dieMessage("no slots")

  const buyer = yield* newUser()
  const lapsed = yield* holdSlots(yield* newUser(), { slot_ids: [first] })
  yield* sql`update slot_holds set expires_at = to_timestamp(0) where booking_attempt_id = ${lapsed.booking_attempt_id}`
  yield* sql`update slots set claimed = 1 where id = ${last}`
  const { booking_attempt_id: attempt } = yield* holdSlots(buyer, { slot_ids: [kind === "hold" ? overlapping : first] })
  if (kind === "regenerate") {
    yield* updateSessionType(mentor.mentor, typeEdit({ id: talk, duration_minutes: 25, start_interval_minutes: 20 }))
    yield* createAvailabilityRule(mentor.mentor, oneDay(yield* daysAhead(4)))
  }
  return { kind, n, mentor, buyer: buyer.userId, slotIds, attempt } satisfies Point as Point
}, Effect.orDie)

const claim = ({ buyer, slotIds }: Point) =>
  Effect.gen(function* () {
    const claimSeats = yield* makeClaimSeats
    const { transact } = yield* UnitOfWork
    yield* transact(claimSeats(slotIds.slice(0, 1), buyer, yield* DateTime.now))
  })

/** What the host is at. */
export const operate = (point: Point) =>
  Effect.gen(function* () {
    const kit = yield* Scheduling
    const [first] = point.slotIds
    const { mentor } = point.mentor
    const [soon, later] = [yield* daysAhead(3), yield* daysAhead(5)]
    switch (point.kind) {
      case "hold":
        return first === undefined ? undefined : yield* kit.holdSlots(buyerOf(point.buyer), { slot_ids: [first] })
      case "claim":
        return yield* claim(point)
      case "release":
        return yield* kit.releaseHold(buyerOf(point.buyer), {
          booking_attempt_id: BookingAttemptId.make(point.attempt)
        })
      case "regenerate":
        return yield* Effect.flatMap(makeRegenerateSlots, (regenerate) => regenerate(mentor.mentorId))
      case "vacation":
        return yield* kit.startVacation(mentor, {})
      case "override": {
        const time_slots = [{ start_time: "15:00", end_time: "17:00" }]
        return yield* kit.putAvailabilityOverride(mentor, overrideInput({ date: soon, time_slots }))
      }
      case "bulk":
        return yield* kit.createAvailabilityRules(mentor, {
          availability_rules: [oneDay(later), oneDay(later, "08:00")]
        })
    }
  }).pipe(Effect.orDie)

/** Everything that an operation may change of a calendar. */
export const traceOf = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  const [slots, holds, rest] = [
    yield* sql`select *, xmin::text as version from slots where mentor_id = ${mentorId} order by id`,
    yield* sql`
      select slot_holds.* from slot_holds join slots on slots.id = slot_id where mentor_id = ${mentorId}
      order by slot_id, user_id`,
    yield* sql`
      select requested_at, generated_until, vacation_mode,
        (select count(*)::int from availability_rules where mentor_id = ${mentorId}) as rules,
        (select count(*)::int from availability_overrides where mentor_id = ${mentorId}) as overrides,
        (select count(*)::int from booking_attempts where mentor_id = ${mentorId}) as attempts,
        (select count(*)::int from outbox where aggregate = ${mentorId}) as events
      from slot_regenerations join mentor_profiles on id = mentor_id where mentor_id = ${mentorId}`
  ]
  return JSON.stringify({ slots, holds, rest })
}, Effect.orDie)

/** What must be true of a calendar whatever happened to it; answers what is broken. */
export const brokenIn = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select one.id from slots one where mentor_id = ${mentorId} and (
      claimed + held > max_capacity
      or held <> (select count(*) from slot_holds where slot_id = one.id)
      or (claimed + held > 0 and exists (
        select from slots other where other.mentor_id = one.mentor_id and other.id <> one.id
          and other.during && one.during and other.claimed + other.held > 0
      ))
    )`
}, Effect.orDie)
