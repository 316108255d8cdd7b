/** An account as it crosses the wire to admins. Pure. */
import { approvalStatusLabels } from "../profiles/index.js"
import { accountStatusOf } from "./account-moves.js"
import type { Account } from "./ports.js"
import type { AdminUser } from "./resources.js"

export const adminUser = (account: Account): AdminUser => ({
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
