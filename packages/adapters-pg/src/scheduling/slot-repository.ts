import { SqlClient } from "@effect/sql"
import { type Hold, Seats, type SlotId, SlotsUnavailable } from "@mentorkit/core/scheduling"
import { type BookingLimits, type OfferedSlots, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer } from "effect"
import { advisoryLocks } from "../database/engine/advisory-locks.js"
import { onViolation } from "../database/engine/violations.js"
import { repositoryOf } from "../database/repository.js"
import { holdQueries } from "./hold-queries.js"
import { makeListOwnHolds } from "./own-holds.js"
import type { HoldOnSlot, SeatedSlotRow, SlotInViewRow } from "./rows.js"
import { slotQueries } from "./slot-queries.js"

/** Turns violations of the constraints on seats into the domain's error; every other database error is a defect. */
const orUnavailable = (slotIds: ReadonlyArray<SlotId>) => {
  const unavailable = () => new SlotsUnavailable({ slotIds })
  return onViolation({ slots_one_place_at_a_time: unavailable, slots_no_more_than_there_are: unavailable })
}

/** Cancelled, or about to be: a stale slot without seats and live holds is cancelled when its expired holds are released. */
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

/** Every row has the same limits. */
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

const make = Effect.map(
  Effect.all([SqlClient.SqlClient, advisoryLocks, makeListOwnHolds]),
  ([sql, locks, listOwnHolds]) => {
    const holds = holdQueries(sql, locks)
    const slots = slotQueries(sql)

    const lockWithOverlapping = (slotIds: ReadonlyArray<SlotId>) =>
      Effect.map(slots.lockWithOverlapping(slotIds), (rows) => rows.map(({ id }) => id))

    const releaseExpired = Effect.fnUntraced(function* (slotIds: ReadonlyArray<SlotId>, now: DateTime.Utc) {
      if (slotIds.length === 0) return { slots: [], liveHolds: [] }
      const all = (yield* holds.listHoldsOnSlots(slotIds)).map(toHold)
      const liveHolds = all.filter((hold) => Seats.isLive(hold, now))
      if (liveHolds.length < all.length) yield* holds.releaseExpired({ slotIds, now })
      // Read after that: a slot may have been cancelled with its last hold.
      return { slots: yield* slots.find(slotIds), liveHolds }
    })

    const release = (released: ReadonlyArray<Hold>) => Effect.forEach(released, holds.release, { discard: true })

    const lockTakenSessions = (query: Parameters<typeof holds.listTakenSessions>[0]) =>
      Effect.zipRight(holds.lockSessions(query.sessionTypeId), holds.listTakenSessions(query))

    return repositoryOf(SlotRepository, {
      lock: slots.lock,
      lockWithOverlapping,
      releaseExpired,
      release,
      addHolds: (added) => holds.addHolds(added).pipe(orUnavailable(added.map(({ slotId }) => slotId))),
      lockHoldsOfUser: holds.lockHoldsOfUser,
      listLiveHolds: (userId, now) => holds.listLiveHolds({ userId, now }),
      lockTakenSessions,
      addAttempt: holds.addAttempt,

      find: slots.find,
      findAttempt: holds.findAttempt,
      listHoldsOfAttempt: holds.listHoldsOfAttempt,
      attachBooking: (bookingAttemptId, bookingId) =>
        Effect.map(holds.attachBooking({ bookingAttemptId, bookingId }), (rows) => rows.length),
      setHoldExpiry: (bookingAttemptId, expiresAt) => holds.setHoldExpiry({ bookingAttemptId, expiresAt }),
      releaseHolds: (bookingAttemptId) =>
        Effect.zipRight(holds.lockSlotsOfAttempt(bookingAttemptId), holds.releaseHolds(bookingAttemptId)),

      // Holds first: no seat may be counted twice. In a savepoint: a violation undoes only this.
      addClaims: (slotIds, claimed) =>
        Effect.zipRight(release(claimed), slots.addClaims(slotIds)).pipe(sql.withTransaction, orUnavailable(slotIds)),
      removeClaims: (slotIds) => Effect.zipRight(slots.lock(slotIds), slots.removeClaims(slotIds)),

      releaseDue: (now, limit) =>
        Effect.gen(function* () {
          const due = yield* holds.lockDue({ now, limit })
          if (due.length === 0) return 0
          return (yield* holds.releaseDue({ slotIds: due.map(({ id }) => id), now })).total
        }).pipe(sql.withTransaction),

      forgetAttempts: (before, limit) => Effect.map(holds.forgetAttempts({ before, limit }), ({ total }) => total),

      findView: (query) => Effect.map(slots.findView(query), toView),
      listTaken: (mentorId, now) => Effect.map(slots.listTaken(mentorId, now), (rows) => rows.map(toSeated)),
      announceExpiring: holds.announceExpiring,
      listHolds: listOwnHolds
    })
  }
)

export const slotRepository = Layer.effect(SlotRepository, make)
