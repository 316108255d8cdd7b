/** What happened to profiles, as the outbox keeps it. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"

const mentor = { mentorId: MentorId, userId: UserId }

/** A mentor's onboarding was submitted, the first time or again after a rejection. */
export const MentorApplied = event("profiles.MentorApplied", mentor, ({ mentorId }) => mentorId)

export const MentorApproved = event("profiles.MentorApproved", mentor, ({ mentorId }) => mentorId)

export const MentorRejected = event(
  "profiles.MentorRejected",
  { ...mentor, reason: Schema.String },
  ({ mentorId }) => mentorId
)

/** Nobody finds or books the mentor until a reinstatement; the account is as it was. */
export const MentorSuspended = event(
  "profiles.MentorSuspended",
  { ...mentor, reason: Schema.String },
  ({ mentorId }) => mentorId
)

export const MentorReinstated = event("profiles.MentorReinstated", mentor, ({ mentorId }) => mentorId)

/** A mentor's local hours now mean other times: slots are generated anew. */
export const MentorTimeZoneChanged = event(
  "profiles.MentorTimeZoneChanged",
  { mentorId: MentorId },
  ({ mentorId }) => mentorId
)
