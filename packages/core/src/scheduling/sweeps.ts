/** Sweeps of scheduling. */
import { DateTime, Duration, Effect } from "effect"
import { type MentorId, Outbox, type Sweep, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { horizon } from "./desired-slots.js"
import { HoldExpiring } from "./events.js"
import { SlotRegenerationRepository, SlotRepository } from "./ports.js"
import { makeRegenerateSlots, tolerance } from "./regenerate-slots.js"

const batch = 500

/** Gives the event's own delivery time, which is the normal way. */
const grace = Duration.minutes(2)

const releaseExpiredHolds = Effect.map(
  SlotRepository,
  (slots): Sweep => ({
    name: "scheduling.releaseExpiredHolds",
    cron: "* * * * *",
    run: Effect.flatMap(DateTime.now, (now) => slots.releaseDue(now, batch))
  })
)

/** Time left to finish checkout. */
const expiryNotice = Duration.minutes(2)

/** `slot_hold.expiring`, once for each attempt. */
const announceExpiringHolds = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const announce = Effect.gen(function* () {
    const now = yield* DateTime.now
    const until = DateTime.addDuration(now, expiryNotice)
    const attempts = yield* slots.announceExpiring({ now, until, limit: batch })
    yield* Effect.forEach(attempts, (attempt) => outbox.append(HoldExpiring, attempt, now), { discard: true })
    return attempts.length
  })

  return {
    name: "scheduling.announceExpiringHolds",
    cron: "* * * * *",
    run: unitOfWork.transact(announce)
  } satisfies Sweep
})

/** Ends vacations; the off-day that blocked the slots ends by itself. */
const endVacations = Effect.map(
  MentorRepository,
  (mentors): Sweep => ({
    name: "scheduling.endVacations",
    cron: "* * * * *",
    run: Effect.flatMap(DateTime.now, (now) => mentors.endVacations(now, batch))
  })
)

/** Kept so that users can see the result of an attempt. */
const attemptsAreKept = Duration.days(30)

const forgetAttempts = Effect.map(
  SlotRepository,
  (slots): Sweep => ({
    name: "scheduling.forgetAttempts",
    cron: "37 3 * * *",
    run: Effect.flatMap(DateTime.now, (now) =>
      slots.forgetAttempts(DateTime.subtractDuration(now, attemptsAreKept), batch)
    )
  })
)

const mentorsBatch = 50

/** Each mentor in a transaction of its own; a failing one must not block the others. */
const makeRegenerateAll = Effect.map(makeRegenerateSlots, (regenerate) =>
  Effect.fnUntraced(function* (mentorIds: ReadonlyArray<MentorId>) {
    const ran = yield* Effect.forEach(mentorIds, (mentorId) =>
      Effect.catchAllDefect(regenerate(mentorId), (defect) =>
        Effect.as(Effect.logError(`The slots of mentor ${mentorId} could not be generated`, defect), false)
      )
    )
    return ran.filter(Boolean).length
  })
)

/** Lost requests, and kept slots that are free now. */
const regenerateRequested = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* makeRegenerateAll
  return {
    name: "scheduling.regenerateSlots",
    cron: "* * * * *",
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const requestedBefore = DateTime.subtractDuration(now, grace)
      return yield* regenerate(yield* regenerations.listDue({ now, requestedBefore, limit: mentorsBatch }))
    })
  } satisfies Sweep
})

/** Unbooked past slots are of no use after their attempts are gone. */
const pastSlotsAreKept = Duration.days(31)

/**
 * The rolling horizon: every night each mentor's slots reach ninety days further than today again, and what nobody booked
 * is forgotten at the other end.
 */
const extendHorizon = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* makeRegenerateAll
  return {
    name: "scheduling.extendHorizon",
    cron: "20 0 * * *",
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const reach = DateTime.subtractDuration(DateTime.addDuration(now, horizon), tolerance)
      const mentorIds = yield* regenerations.listBehind(reach, mentorsBatch)
      const before = DateTime.subtractDuration(now, pastSlotsAreKept)
      yield* Effect.forEach(mentorIds, (mentorId) => regenerations.forgetPast(mentorId, before), { discard: true })
      return yield* regenerate(mentorIds)
    })
  } satisfies Sweep
})

export const schedulingSweeps = Effect.all([
  announceExpiringHolds,
  releaseExpiredHolds,
  forgetAttempts,
  endVacations,
  regenerateRequested,
  extendHorizon
])
