/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  ApprovalStatus,
  ExpertiseAreaId,
  MenteeProfileId,
  MentorExpertiseId,
  type MentorProfile,
  SkillId
} from "@mentorkit/core/profiles"
import { DateTime, Schema } from "effect"
import { Moment } from "../database/columns.js"

export const MentorRow = Schema.Struct({
  id: MentorId,
  userId: UserId,
  headline: Schema.String,
  timeZone: Schema.String,
  currency: Currency,
  hourlyRateMinor: Schema.BigIntFromSelf,
  yearsOfExperience: Schema.Int,
  approvalStatus: ApprovalStatus,
  submittedAt: Moment,
  approvedAt: Schema.NullOr(Moment),
  rejectionReason: Schema.NullOr(Schema.String),
  vacationMode: Schema.Boolean,
  vacationEndsAt: Schema.NullOr(Moment),
  expertise: Schema.Array(
    Schema.Struct({ id: MentorExpertiseId, expertiseAreaId: ExpertiseAreaId, name: Schema.String })
  ),
  createdAt: Moment,
  updatedAt: Moment
})

export const MenteeRow = Schema.Struct({
  id: MenteeProfileId,
  userId: UserId,
  profession: Schema.NullOr(Schema.String),
  createdAt: Moment,
  updatedAt: Moment
})

export const CatalogueRow = Schema.Struct({
  id: ExpertiseAreaId,
  name: Schema.String,
  skills: Schema.Array(Schema.Struct({ id: SkillId, name: Schema.String }))
})

/** What of a profile may change, as columns. */
export const changeable = (profile: MentorProfile) => ({
  headline: profile.headline,
  timezone: profile.timeZone,
  currency: profile.currency,
  hourlyRateMinor: profile.hourlyRateMinor,
  yearsOfExperience: profile.yearsOfExperience,
  approvalStatus: profile.approvalStatus,
  submittedAt: DateTime.toDate(profile.submittedAt),
  approvedAt: profile.approvedAt === null ? null : DateTime.toDate(profile.approvedAt),
  rejectionReason: profile.rejectionReason,
  updatedAt: DateTime.toDate(profile.updatedAt)
})

export const allOf = (profile: MentorProfile) => ({
  id: profile.id,
  userId: profile.userId,
  createdAt: DateTime.toDate(profile.createdAt),
  ...changeable(profile)
})
