/**
 * Where people are in the database, table by table. A test compares this list with the tables that there are: a new one
 * that nobody decided about fails it.
 */

import { nobodysDomain } from "@mentorkit/core/identity"
import { shownToMentor } from "../bookings/shown-to-mentor.js"

/** A condition that picks a person's rows; `$1` is the user's id. */
const ofUser = "user_id = $1"
const mentorIds = "(select id from mentor_profiles where user_id = $1)"
const ofMentor = `mentor_id in ${mentorIds}`

export interface PersonalTable {
  readonly table: string
  readonly of: string
  /** Left out of an export: secrets, and what others have written about the person in confidence. */
  readonly omit?: ReadonlyArray<string>
  /** Left out of an export's rows of which the condition holds: what is there for the other side. */
  readonly hide?: { readonly columns: ReadonlyArray<string>; readonly where: string }
  /** Rows that stay are not named; `$1` is the user's id and `$2` the moment. */
  readonly erase?: "delete" | { readonly set: string }
}

const secretRows = (table: string, ...omit: ReadonlyArray<string>): PersonalTable => ({
  table,
  of: ofUser,
  omit,
  erase: "delete"
})

/** In the order in which they are erased: what refers to others comes first. */
export const personalTables: ReadonlyArray<PersonalTable> = [
  secretRows("two_factor_attempts"),
  secretRows("one_time_codes", "id"),
  secretRows("totp_credentials", "secret", "pending_secret"),
  secretRows("backup_code_sets", "id"),
  secretRows("trusted_devices", "secret_hash"),
  secretRows("passkeys", "credential_id", "public_key", "sign_count"),
  secretRows("passkey_challenges", "hash"),
  secretRows("oauth_accounts"),
  secretRows("email_verifications", "id", "token_hash"),
  secretRows("password_resets", "id", "token_hash"),
  // Whoever wants to be linked is not known to be the account's holder.
  {
    table: "oauth_pending_links",
    of: "token_id in (select id from access_tokens where user_id = $1)",
    omit: ["token_id", "subject"],
    erase: "delete"
  },
  secretRows("access_tokens", "secret_hash"),
  secretRows("idempotency_keys", "key_hash", "fingerprint", "token"),
  { table: "user_roles", of: ofUser, erase: "delete" },
  { table: "profile_images", of: ofUser, erase: "delete" },
  { table: "verification_documents", of: ofMentor, omit: ["file_key", "reviewed_by"], erase: "delete" },
  { table: "user_addresses", of: ofUser, erase: "delete" },
  { table: "experiences", of: ofUser, erase: "delete" },
  { table: "education", of: ofUser, erase: "delete" },
  { table: "certifications", of: ofUser, erase: "delete" },
  { table: "onboarding_answers", of: ofUser, erase: "delete" },
  { table: "onboarding_records", of: ofUser, erase: "delete" },
  {
    table: "mentee_expertise_areas",
    of: "mentee_id in (select id from mentee_profiles where user_id = $1)",
    erase: "delete"
  },
  { table: "mentee_profiles", of: ofUser, erase: { set: "profession = null, updated_at = $2" } },
  { table: "mentor_expertise_areas", of: ofMentor, erase: "delete" },
  { table: "off_days", of: ofMentor, erase: "delete" },
  { table: "availability_overrides", of: ofMentor, erase: "delete" },
  { table: "availability_rules", of: ofMentor, erase: { set: "is_active = false, updated_at = $2" } },
  { table: "session_types", of: ofMentor, erase: { set: "is_active = false, updated_at = $2" } },
  { table: "calendar_feeds", of: ofMentor, omit: ["secret_hash"], erase: "delete" },
  {
    table: "transaction_methods",
    of: ofMentor,
    // An export has them as their mentor sees them: masked.
    omit: ["sealed_values"],
    erase: {
      set: `title = '', masked = '[]', card = null, sealed_values = null, is_default = false,
        deleted_at = coalesce(deleted_at, $2)`
    }
  },
  { table: "slots", of: ofMentor },
  { table: "slot_holds", of: ofUser },
  { table: "booking_attempts", of: ofUser },
  // What is not paid yet is not there for mentors, here as little as in their lists.
  { table: "bookings", of: `mentee_id = $1 or (${ofMentor} and ${shownToMentor})` },
  {
    table: "payments",
    of: `payer_id = $1 or (${ofMentor} and paid_at is not null)`,
    // Between the platform and the mentor: buyers are not shown it anywhere.
    hide: { columns: ["platform_fee_minor", "fee_refunded_minor"], where: `not (${ofMentor})` }
  },
  { table: "subscriptions", of: `payer_id = $1 or (${ofMentor} and gateway_subscription_id is not null)` },
  { table: "invoices", of: `payment_id in (select id from payments where payer_id = $1 or ${ofMentor})` },
  // Money records stay; what they say about the account that was paid goes with it.
  { table: "withdrawals", of: ofMentor, erase: { set: "note = null, method_title = method_type, updated_at = $2" } },
  { table: "journal_postings", of: ofMentor },
  { table: "mentor_balances", of: ofMentor },
  { table: "mentor_earnings", of: ofMentor },
  { table: "audit_log", of: "actor_id = $1" },
  // What was reported is not told in the words of somebody who has left.
  { table: "reports", of: "reporter_id = $1", erase: { set: "details = null" } },
  {
    table: "mentor_profiles",
    of: ofUser,
    erase: {
      set: `headline = '', approval_status = 'suspended', rejection_reason = null, languages = '{}', legal_name = null,
        legal_birth_year = null, legal_profession = null, company_or_institution = null, updated_at = $2`
    }
  },
  {
    table: "users",
    of: "id = $1",
    omit: ["password_hash"],
    erase: {
      set: `full_name = 'Deleted user', username = 'deleted-' || replace(id::text, '-', ''),
        email = 'deleted-' || replace(id::text, '-', '') || '@${nobodysDomain}', password_hash = null, timezone = 'UTC',
        bio = null, about = null, gender = null, avatar_url = null, cover_photo_url = null, social_links = '{}',
        two_factor_methods = '{}', default_two_factor_method = null, phone_number = null, phone_verified_at = null,
        email_verified_at = null, is_active = false, updated_at = $2`
    }
  }
]

/** What the person has written to others in rows that stay. */
export const personalTexts: ReadonlyArray<{ readonly table: string; readonly set: string; readonly of: string }> = [
  // A sweep removes the files themselves.
  {
    table: "stored_files",
    set: "state = 'discarded', since = $2",
    of: `key in (select file_key from verification_documents where ${ofMentor}) or key in (
      select 'profiles/' || id || '/' || size from profile_images, unnest(sizes) size where ${ofUser})`
  },
  { table: "bookings", set: "note = null", of: "mentee_id = $1" },
  { table: "bookings", set: "decline_reason = null, mentor_note = null, summary = null", of: ofMentor },
  // Whoever called the session off has said why.
  { table: "bookings", set: "cancel_reason = null", of: "mentee_id = $1 and closed_because = 'cancelled_by_mentee'" },
  { table: "bookings", set: "cancel_reason = null", of: `${ofMentor} and closed_because = 'cancelled_by_mentor'` },
  {
    table: "checkout_sessions",
    set: "payer_email = null",
    of: "payer_email is not null and payment_id in (select id from payments where payer_id = $1)"
  }
]

/** Tables that refer to people only through rows named above, or through nothing that lasts. */
export const withoutPeople: Readonly<Record<string, string>> = {
  mentor_skills: "belong to an area of a mentor",
  mentor_listings: "made of rows named above and gone with what they are made of",
  mentor_listing_changes: "empty but within a transaction",
  mentee_skills: "belong to an area of a mentee",
  deliveries:
    "who of several is still to be told of an event, by id; its error names no address, and it goes with its event",
  dev_messages: "the mailbox of development",
  onboarding_questions: "what everybody is asked",
  stored_files: "names of files, which belong to rows named above",
  backup_codes: "hashes, which go with their set",
  slot_regenerations: "work to be done for a mentor's slots",
  departures: "work to be done about an account's bookings",
  payments_to_invoice: "payments that wait for their number",
  checkout_sessions: "belong to payments",
  refunds: "belong to payments; which admin has decided is in the audit log",
  payment_reviews: "belong to payments; which admin has decided is in the audit log",
  disputes: "belong to payments",
  subscription_ends: "belong to subscriptions",
  reconciliation_differences: "the books of a day, by charge",
  booking_slots: "belong to bookings",
  session_reminders: "belong to bookings",
  sweep_runs: "when each sweep was run last"
}
