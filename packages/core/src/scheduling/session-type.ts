/** What a mentor offers: how long, how many at once, for how much. */
import type { DateTime } from "effect"
import { type Currency, type MentorId, majorOf, type UserId } from "../kernel/index.js"
import type { SessionTypeId } from "./ids.js"
import type * as Resource from "./resources.js"
import { type SessionModel, sessionModelLabels } from "./statuses.js"

export interface SessionType {
  readonly id: SessionTypeId
  readonly mentorId: MentorId
  readonly title: string
  readonly description: string | null
  readonly sessionModel: SessionModel
  readonly durationMinutes: number
  /** Kept free after each session; part of the slot wherever slots are compared. */
  readonly bufferAfterMinutes: number
  readonly isFree: boolean
  /** 0 where it is free. */
  readonly priceMinor: bigint
  /** The mentor's own when the type was made. */
  readonly currency: Currency
  readonly maxCapacity: number
  /** Sessions after the first one that belong to the same booking. */
  readonly followUpCount: number
  readonly followUpIntervalDays: number
  readonly followUpFlexibilityDays: number
  readonly isActive: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** What a session type means to somebody who wants a seat. */
export interface Offer {
  readonly mentorUserId: UserId
  readonly followUpCount: number
  /** The mentor is approved and in good standing, and the type is active: its slots may be held. */
  readonly isOpen: boolean
}

export const toResource = (type: SessionType): Resource.SessionType => ({
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
  is_active: type.isActive,
  created_at: type.createdAt,
  updated_at: type.updatedAt
})
