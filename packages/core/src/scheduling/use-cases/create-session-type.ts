import { Effect } from "effect"
import { type Handler, Ids, UnitOfWork } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { makeCheckCalendarSize } from "../check-calendar-size.js"
import { SessionTypeId } from "../ids.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository } from "../ports.js"
import { makeStartCalendarChange } from "../request-regeneration.js"
import { priceMinorOf } from "../session-price.js"
import type { SessionType } from "../session-type.js"
import { toSessionTypeResource } from "../to-resource.js"

/** Stores the type; the mentor's rules for all types give it slots with the next generation. */
export const createSessionType = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const sessionTypes = yield* SessionTypeRepository
  const checkSize = yield* makeCheckCalendarSize
  const startCalendarChange = yield* makeStartCalendarChange
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "createSessionType"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* startCalendarChange(mentorId)
    const { currency } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    const sessionType: SessionType = {
      id: SessionTypeId.make(yield* ids.uuid),
      mentorId,
      title: input.title,
      description: input.description ?? null,
      sessionModel: input.session_model,
      durationMinutes: input.duration_minutes,
      bufferAfterMinutes: input.buffer_after_minutes,
      isFree: input.is_free,
      priceMinor: yield* priceMinorOf(input.price, input.is_free, currency),
      currency,
      maxCapacity: input.max_capacity,
      followUpCount: input.follow_up_count,
      followUpIntervalDays: input.follow_up_interval_days,
      followUpFlexibilityDays: input.follow_up_flexibility_days,
      minimumNoticeMinutes: input.minimum_notice_minutes,
      dailyLimit: input.daily_limit ?? null,
      startIntervalMinutes: input.start_interval_minutes ?? null,
      isActive: input.is_active,
      createdAt: now,
      updatedAt: now
    }
    yield* sessionTypes.add(sessionType)
    yield* checkSize(mentorId, now)
    return { session_type: toSessionTypeResource(sessionType) }
  }, unitOfWork.transact)

  return handler
})
