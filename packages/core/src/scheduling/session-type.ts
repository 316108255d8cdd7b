/** A session type: duration, capacity, price. */
import { type DateTime, Either } from "effect"
import type { Currency, InvalidInput, MentorId, UserId } from "../kernel/index.js"
import type { BookingLimits } from "./booking-limits.js"
import type { SessionTypeId } from "./ids.js"
import { editedPrice, type Price } from "./session-price.js"
import type { SessionTypeEdit } from "./session-type-input.js"
import type { SessionModel } from "./statuses.js"

export interface SessionType extends Price {
  readonly id: SessionTypeId
  readonly mentorId: MentorId
  readonly title: string
  readonly description: string | null
  readonly sessionModel: SessionModel
  readonly durationMinutes: number
  /** Kept free after each session; part of the slot in all comparisons. */
  readonly bufferAfterMinutes: number
  readonly maxCapacity: number
  /** Sessions after the first one that belong to the same booking. */
  readonly followUpCount: number
  readonly followUpIntervalDays: number
  readonly followUpFlexibilityDays: number
  /** How long before its start a session must be held; 0 is no notice. */
  readonly minimumNoticeMinutes: number
  /** How many sessions of the type there may be on one local date of the mentor. */
  readonly dailyLimit: number | null
  /** From one slot's start to the next one's; duration and buffer together where it is null. */
  readonly startIntervalMinutes: number | null
  readonly isActive: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** The terms of a session type for buyers. */
export interface Offer extends BookingLimits {
  readonly mentorUserId: UserId
  readonly followUpCount: number
  /** The mentor is approved and active, and so is the type: its slots can be held. */
  readonly isOpen: boolean
}

/** The type after an edit; a new price is in `currency`, the mentor's. */
export const editedType = (
  type: SessionType,
  edit: SessionTypeEdit,
  currency: Currency
): Either.Either<SessionType, InvalidInput> =>
  Either.map(editedPrice(type, edit, currency), ({ currency, isFree, priceMinor }) => ({
    ...type,
    isFree,
    priceMinor,
    currency,
    title: edit.title ?? type.title,
    description: edit.description === undefined ? type.description : edit.description,
    sessionModel: edit.session_model ?? type.sessionModel,
    durationMinutes: edit.duration_minutes ?? type.durationMinutes,
    bufferAfterMinutes: edit.buffer_after_minutes ?? type.bufferAfterMinutes,
    maxCapacity: edit.max_capacity ?? type.maxCapacity,
    followUpCount: edit.follow_up_count ?? type.followUpCount,
    followUpIntervalDays: edit.follow_up_interval_days ?? type.followUpIntervalDays,
    followUpFlexibilityDays: edit.follow_up_flexibility_days ?? type.followUpFlexibilityDays,
    minimumNoticeMinutes: edit.minimum_notice_minutes ?? type.minimumNoticeMinutes,
    dailyLimit: edit.daily_limit === undefined ? type.dailyLimit : edit.daily_limit,
    startIntervalMinutes:
      edit.start_interval_minutes === undefined ? type.startIntervalMinutes : edit.start_interval_minutes,
    isActive: edit.is_active ?? type.isActive
  }))
