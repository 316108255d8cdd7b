import { DateTime, Duration, Effect, Option } from "effect"
import { fieldProblem, type Handler, InvalidInput } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { dateExplanations } from "../date-reasons.js"
import { horizon } from "../desired-slots.js"
import { type SlotQuery, type SlotsInView, toSlotResources } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository, SlotRepository } from "../ports.js"
import { makeReadHours } from "../read-hours.js"
import type { SlotsExplanation } from "../resources.js"
import { closedReasons, slotReasons } from "../slot-reasons.js"

/** The horizon, and a date more on either side. */
const longestExplained = Duration.days(92)

// Keyed by the wish itself: what is wrong with the window's ends is a 500 here (spec 3, endpoint 15).
const tooLong = new InvalidInput({
  problems: [fieldProblem(["explain"], "needs a window of 92 days at most")]
})

/** Explains the slots in view and the dates of the window. */
const makeExplainSlots = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const readHours = yield* makeReadHours

  return Effect.fnUntraced(function* (query: SlotQuery, view: SlotsInView) {
    const { mentorId, now } = query
    const mentor = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const found = yield* sessionTypes.find(query.sessionTypeId)
    const type = Option.getOrUndefined(Option.filter(found, (one) => one.mentorId === mentorId))
    const hours = yield* readHours(mentor, now)
    const circumstances = {
      ...hours,
      approvalStatus: mentor.approvalStatus,
      isTypeActive: type?.isActive ?? true
    }
    const window = { from: query.from.epochMillis, until: query.until.epochMillis }
    const explanation: SlotsExplanation = {
      timezone: mentor.timeZone,
      horizon_ends_at: DateTime.unsafeMake(hours.until),
      reasons: closedReasons(circumstances),
      slots: slotReasons(view, now, circumstances),
      dates: type === undefined ? [] : dateExplanations(hours, type, window)
    }
    return explanation
  })
})

/** As shown to the public; empty for another mentor's session type. */
export const listOwnSlots = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const explain = yield* makeExplainSlots

  const handler: Handler<Operations, "listOwnSlots"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* DateTime.now
    const { from = now, session_type_id: sessionTypeId } = input
    const until = input.until ?? DateTime.addDuration(now, horizon)
    const isExplained = input.explain === true
    if (isExplained && DateTime.greaterThan(until, DateTime.addDuration(from, longestExplained))) return yield* tooLong
    const query = { mentorId, sessionTypeId, from, until, now }
    const view = yield* slots.findView(query)
    const shown = toSlotResources(view, now)
    return isExplained ? { slots: shown, explanation: yield* explain(query, view) } : { slots: shown }
  })

  return handler
})
