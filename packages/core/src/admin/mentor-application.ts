/** A profile and its account, put together for the approval queue. Pure. */
import type { User } from "../identity/index.js"
import { approvalStatusLabels, hourlyRateOf, type MentorProfile } from "../profiles/index.js"
import type { MentorApplication } from "./resources.js"

export const mentorApplication = (profile: MentorProfile, user: User): MentorApplication => ({
  id: profile.id,
  user: {
    id: user.id,
    full_name: user.fullName,
    username: user.username,
    email: user.email,
    avatar_url: user.avatarUrl
  },
  headline: profile.headline,
  expertise_areas: profile.expertise.map(({ expertiseAreaId, name }) => ({ id: expertiseAreaId, name })),
  years_of_experience: profile.yearsOfExperience,
  hourly_rate: hourlyRateOf({ minor: profile.hourlyRateMinor, currency: profile.currency }),
  currency: profile.currency,
  timezone: profile.timeZone,
  approval_status: profile.approvalStatus,
  approval_status_label: approvalStatusLabels[profile.approvalStatus],
  rejection_reason: profile.rejectionReason,
  submitted_at: profile.submittedAt,
  approved_at: profile.approvedAt,
  created_at: profile.createdAt,
  updated_at: profile.updatedAt
})
