import { majorOf } from "../kernel/index.js"
import type { AvailabilityRule } from "./availability-rule.js"
import type { OffDay } from "./off-day.js"
import type { AvailabilityRuleResource, OffDayResource, SessionTypeResource } from "./resources.js"
import type { SessionType } from "./session-type.js"
import { ruleTypeLabels, sessionModelLabels } from "./statuses.js"

export const toSessionTypeResource = (type: SessionType): SessionTypeResource => ({
  id: type.id,
  mentor_id: type.mentorId,
  title: type.title,
  description: type.description,
  session_model: type.sessionModel,
  session_model_label: sessionModelLabels[type.sessionModel],
  duration_minutes: type.durationMinutes,
  buffer_after_minutes: type.bufferAfterMinutes,
  is_free: type.isFree,
  price: majorOf({ minor: type.priceMinor, currency: type.currency }),
  currency: type.currency,
  price_minor: Number(type.priceMinor),
  max_capacity: type.maxCapacity,
  follow_up_count: type.followUpCount,
  follow_up_interval_days: type.followUpIntervalDays,
  follow_up_flexibility_days: type.followUpFlexibilityDays,
  minimum_notice_minutes: type.minimumNoticeMinutes,
  daily_limit: type.dailyLimit,
  start_interval_minutes: type.startIntervalMinutes,
  is_active: type.isActive,
  created_at: type.createdAt,
  updated_at: type.updatedAt
})

export const toOffDayResource = ({ byVacationMode: _, offTimeBlocks, ...offDay }: OffDay): OffDayResource => ({
  ...offDay,
  isFullDay: offTimeBlocks === null,
  offTimeBlocks: offTimeBlocks ?? []
})

export const toRuleResource = (rule: AvailabilityRule): AvailabilityRuleResource => ({
  ...rule,
  ruleTypeLabel: ruleTypeLabels[rule.ruleType]
})
