/** Fields that no client may set, each with a value that nobody else would write, so that it can be looked for. */

export const smuggled = {
  id: "5e11715e-0000-7000-8000-000000000001",
  moment: "2001-02-03T04:05:06+00:00",
  amount: "7654.32",
  minor: 765432
}

const names = (value: unknown, ...all: ReadonlyArray<string>) => Object.fromEntries(all.map((name) => [name, value]))

export const privileged: Readonly<Record<string, unknown>> = {
  ...names(smuggled.id, "id", "user_id", "userId", "owner_id", "mentor_id", "mentorId", "mentee_id", "menteeId"),
  ...names(smuggled.id, "mentor_profile_id", "created_by", "approved_by", "payment_id", "invoice_id", "tenant_id"),
  ...names(smuggled.moment, "email_verified_at", "emailVerifiedAt", "approved_at", "submitted_at", "created_at"),
  ...names(smuggled.moment, "updated_at", "deleted_at", "expires_at", "banned_at", "paid_at", "confirmed_at"),
  ...names(true, "is_admin", "isAdmin", "admin", "email_verified", "is_verified", "is_approved", "is_paid"),
  ...names(false, "is_banned", "two_factor_enabled", "requires_payment"),
  ...names("admin", "role", "access", "kind"),
  ...names(["admin"], "roles", "permissions", "scopes"),
  ...names("approved", "approval_status", "approvalStatus"),
  ...names("completed", "status", "state", "payment_status"),
  ...names(smuggled.amount, "price", "amount", "hourly_rate", "net_earning", "platform_fee", "balance", "fee"),
  ...names(smuggled.minor, "price_minor", "amount_minor", "platform_fee_minor", "taken", "available_seats"),
  ...names("XTS", "currency"),
  ...names("$2b$10$0123456789012345678901", "password_hash"),
  ...names({ id: smuggled.id, role: "admin", is_admin: true }, "user", "mentor", "mentee", "$set")
}
