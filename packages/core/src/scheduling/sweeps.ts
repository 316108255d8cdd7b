/** What falls due in scheduling by itself. */
import { DateTime, Duration, Effect } from "effect"
import type { MentorId, Sweep } from "../kernel/index.js"
import { SlotRegenerationRepository, SlotRepository } from "./ports.js"
import { regenerateSlots, tolerance } from "./regenerate-slots.js"
import { horizon } from "./slot-regeneration.js"

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
const regenerateAll = Effect.map(regenerateSlots, (regenerate) =>
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
  const regenerate = yield* regenerateAll
  return {
    name: "scheduling.regenerateSlots",
    cron: "* * * * *",
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const requestedBefore = DateTime.subtractDuration(now, grace)
      return yield* regenerate(yield* regenerations.withWork({ now, requestedBefore, limit: mentorsBatch }))
    })
  } satisfies Sweep
})

/** The rolling horizon: every night each mentor's slots reach ninety days further than today again. */
const extendHorizon = Effect.gen(function* () {
  const regenerations = yield* SlotRegenerationRepository
  const regenerate = yield* regenerateAll
  return {
    name: "scheduling.extendHorizon",
    cron: "20 0 * * *",
    run: Effect.gen(function* () {
      const reach = DateTime.addDuration(yield* DateTime.now, horizon)
      return yield* regenerate(yield* regenerations.behind(DateTime.subtractDuration(reach, tolerance), mentorsBatch))
    })
  } satisfies Sweep
})

export const schedulingSweeps = Effect.all([releaseExpiredHolds, forgetAttempts, regenerateRequested, extendHorizon])
