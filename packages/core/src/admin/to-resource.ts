/** Maps an account to its resource for admins. Pure. */

import type { User } from "../identity/index.js"
import { approvalStatusLabels, hourlyRateOf, type MentorProfile } from "../profiles/index.js"
import { accountStatusOf } from "./account-moves.js"
import type { Account } from "./ports.js"
import type { AdminUser, MentorApplication } from "./resources.js"

export const toAdminUserResource = (account: Account): AdminUser => ({
  id: account.id,
  full_name: account.fullName,
  username: account.username,
  email: account.email,
  avatar_url: account.avatarUrl,
  roles: account.roles,
  status: accountStatusOf(account),
  is_active: account.isActive,
  banned_at: account.bannedAt,
  email_verified_at: account.emailVerifiedAt,
  two_factor_enabled: account.isTwoFactorEnabled,
  mentor: account.mentor && {
    id: account.mentor.id,
    approval_status: account.mentor.approvalStatus,
    approval_status_label: approvalStatusLabels[account.mentor.approvalStatus]
  },
  created_at: account.createdAt,
  updated_at: account.updatedAt
})

export const toMentorApplicationResource = (profile: MentorProfile, user: User): MentorApplication => ({
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
