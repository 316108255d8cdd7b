/** Events of profiles, as stored in the outbox. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"

const mentor = { mentorId: MentorId, userId: UserId }

/** A mentor applied, the first time or after a rejection. */
export const MentorApplied = event("profiles.MentorApplied", mentor, ({ mentorId }) => mentorId)

/** An admin has let the applicant be a mentor. */
export const MentorApproved = event("profiles.MentorApproved", mentor, ({ mentorId }) => mentorId)

/** An admin has turned the application down. */
export const MentorRejected = event(
  "profiles.MentorRejected",
  { ...mentor, reason: Schema.String },
  ({ mentorId }) => mentorId
)

/** Suspended: not listed and not bookable until a reinstatement. The account is not affected. */
export const MentorSuspended = event(
  "profiles.MentorSuspended",
  { ...mentor, reason: Schema.String },
  ({ mentorId }) => mentorId
)

/** A suspension of the mentor has ended. */
export const MentorReinstated = event("profiles.MentorReinstated", mentor, ({ mentorId }) => mentorId)

/** The mentor's zone changed: slots are generated anew. */
export const MentorTimeZoneChanged = event(
  "profiles.MentorTimeZoneChanged",
  { mentorId: MentorId },
  ({ mentorId }) => mentorId
)
