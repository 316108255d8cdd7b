/** What falls due in scheduling by itself. */
import { DateTime, Duration, Effect } from "effect"
import { type MentorId, Outbox, type Sweep, UnitOfWork } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { horizon } from "./desired-slots.js"
import { HoldExpiring } from "./events.js"
import { SlotRegenerationRepository, SlotRepository } from "./ports.js"
import { makeRegenerateSlots, tolerance } from "./regenerate-slots.js"

const batch = 500

/** Long enough for the event's own delivery, which is the normal way. */
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

/** A vacation with an end; its off-day has blocked the slots and simply ends. */
const endVacations = Effect.map(
  MentorRepository,
  (mentors): Sweep => ({
    name: "scheduling.endVacations",
    cron: "* * * * *",
    run: Effect.flatMap(DateTime.now, (now) => mentors.endVacations(now, batch))
  })
)

/** Long enough for somebody to be told what became of an attempt. */
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

/** Each mentor in a transaction of their own; one whose slots cannot be made must not keep the others from theirs. */
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

/** Requests whose event went astray, and slots that outlived their rule and are free now. */
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

/** Slots that nobody booked tell nothing once they are over and the attempts to book them are forgotten. */
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
