import { SqlClient } from "@effect/sql"
import { type Hold, Seats, type SlotId, SlotsUnavailable } from "@mentorkit/core/scheduling"
import { type BookingLimits, type OfferedSlots, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer } from "effect"
import { onViolation } from "../database/engine/violations.js"
import { repositoryOf } from "../database/repository.js"
import { holdQueries } from "./hold-queries.js"
import type { HoldOnSlot, SeatedSlotRow, SlotInViewRow } from "./rows.js"
import { slotQueries } from "./slot-queries.js"

/** What the database itself refuses, in the words of the domain; every other error of it is a defect. */
const refusing = (ids: ReadonlyArray<SlotId>) => {
  const unavailable = () => new SlotsUnavailable({ slotIds: ids })
  return onViolation({ slots_one_place_at_a_time: unavailable, slots_no_more_than_there_are: unavailable })
}

/** A stale slot that nobody is on any more is as good as cancelled: it will be, as soon as somebody notices. */
const isGone = ({ blocked_as, claimed, is_stale, live_holds }: SlotInViewRow) =>
  blocked_as === "cancelled" || (is_stale && claimed + live_holds === 0)

const toSeated = (row: SeatedSlotRow): OfferedSlots.SeatedSlot => ({
  id: row.id,
  mentorId: row.mentor_id,
  sessionTypeId: row.session_type_id,
  availabilityRuleId: row.availability_rule_id,
  availabilityOverrideId: row.availability_override_id,
  startsAt: DateTime.unsafeFromDate(row.starts_at),
  endsAt: DateTime.unsafeFromDate(row.ends_at),
  bufferEndsAt: DateTime.unsafeFromDate(row.buffer_ends_at),
  maxCapacity: row.max_capacity,
  claimed: row.claimed,
  blockedAs: row.blocked_as,
  isOutside: row.is_outside,
  held: row.live_holds,
  heldUntil: row.held_until === null ? null : DateTime.unsafeFromDate(row.held_until)
})

const toView = (rows: ReadonlyArray<SlotInViewRow>): OfferedSlots.SlotsInView => ({
  slots: rows.filter((row) => row.is_asked_for && !isGone(row)).map(toSeated),
  occupied: rows.filter(({ claimed, live_holds }) => claimed + live_holds > 0).map(toSeated),
  isOpen: rows.some(({ is_open }) => is_open),
  limits: limitsOf(rows)
})

/** The same in every row. */
const limitsOf = ([row]: ReadonlyArray<SlotInViewRow>): BookingLimits => ({
  minimumNoticeMinutes: row?.minimum_notice_minutes ?? 0,
  dailyLimit: row?.daily_limit ?? null,
  timeZone: row?.time_zone ?? "UTC"
})

const toHold = (row: HoldOnSlot): Hold => ({
  bookingAttemptId: row.booking_attempt_id,
  slotId: row.slot_id,
  userId: row.user_id,
  bookingId: row.booking_id,
  expiresAt: DateTime.unsafeFromDate(row.expires_at)
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const holds = holdQueries(sql)
  const slots = slotQueries(sql)

  const lockWithOverlapping = (ids: ReadonlyArray<SlotId>) =>
    Effect.map(slots.lockWithOverlapping(ids), (rows) => rows.map(({ id }) => id))

  const releaseExpired = Effect.fnUntraced(function* (ids: ReadonlyArray<SlotId>, now: DateTime.Utc) {
    if (ids.length === 0) return { slots: [], live: [] }
    const all = (yield* holds.onSlots(ids)).map(toHold)
    const live = all.filter((hold) => Seats.isLive(hold, now))
    if (live.length < all.length) yield* holds.dropExpired({ ids, now })
    // Afterwards, as a slot may have been cancelled with its last hold.
    return { slots: yield* slots.find(ids), live }
  })

  const release = (released: ReadonlyArray<Hold>) => Effect.forEach(released, holds.release, { discard: true })

  const takenSessions = (query: Parameters<typeof holds.takenSessions>[0]) =>
    Effect.zipRight(holds.lockSessions(query.sessionTypeId), holds.takenSessions(query))

  return repositoryOf(SlotRepository, {
    lock: (ids) => slots.lock(ids),
    lockWithOverlapping,
    releaseExpired,
    release,
    addHolds: (added) => holds.add(added).pipe(refusing(added.map(({ slotId }) => slotId))),
    lockBuyer: (userId) => holds.lockBuyer(userId),
    listLiveHolds: (userId, now) => holds.liveOf({ userId, now }),
    lockTakenSessions: takenSessions,
    addAttempt: (attempt) => holds.addAttempt(attempt),

    find: (ids) => slots.find(ids),
    findAttempt: (id) => holds.findAttempt(id),
    listHoldsOfAttempt: (id) => holds.ofAttempt(id),
    attachBooking: (id, bookingId) => Effect.map(holds.attachBooking({ id, bookingId }), (rows) => rows.length),
    extendHolds: (id, expiresAt) => holds.extend({ id, expiresAt }),
    releaseHolds: (id) => Effect.zipRight(holds.lockSlotsOfAttempt(id), holds.releaseAttempt(id)),

    // Holds first, as a seat is not to be counted twice. In a savepoint, which a refusal of the database undoes alone.
    addClaims: (ids, claimed) =>
      Effect.zipRight(release(claimed), slots.claim(ids)).pipe(sql.withTransaction, refusing(ids)),
    removeClaims: (ids) => Effect.zipRight(slots.lock(ids), slots.unclaim(ids)),

    releaseDue: (now, limit) =>
      Effect.gen(function* () {
        const due = yield* holds.lockDue({ now, limit })
        if (due.length === 0) return 0
        return (yield* holds.dropDue({ ids: due.map(({ id }) => id), now })).total
      }).pipe(sql.withTransaction),

    forgetAttempts: (before, limit) => Effect.map(holds.forgetAttempts({ before, limit }), ({ total }) => total),

    findView: (query) => Effect.map(slots.findInView(query), toView),
    listTaken: (mentorId, now) => Effect.map(slots.findTaken(mentorId, now), (rows) => rows.map(toSeated)),
    announceExpiring: (query) => holds.announceExpiring(query),
    listHolds: (userId, now, page) =>
      Effect.all([holds.find({ userId, now, page }), holds.count({ userId, now })]).pipe(
        Effect.map(([items, { total }]) => ({ items, total }))
      )
  })
})

export const slotRepository = Layer.effect(SlotRepository, make)
