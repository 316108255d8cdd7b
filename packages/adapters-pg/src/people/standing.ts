/**
 * Who is shown to others, in SQL: the one place for these conditions. `account` and `profile` are the names that rows of
 * `users` and `mentor_profiles` have in the statement.
 */

/** May sign in, and is there for others: `isAdmitted` of core. */
export const isAdmitted = (account = "users"): string => `(${account}.is_active and ${account}.banned_at is null)`

/** A mentor whom everybody can see. What stands between two people, a block, comes on top. */
export const isShownMentor = (profile = "mentor_profiles", account = "users"): string =>
  `(${profile}.approval_status = 'approved' and ${isAdmitted(account)})`

/** A mentor whom guests find, too. */
export const isListedMentor = (profile = "mentor_profiles", account = "users"): string =>
  `(${isShownMentor(profile, account)} and ${profile}.is_publicly_listed)`

/** Each account is in one of these states. */
export const accountStates = {
  banned: "users.banned_at is not null",
  suspended: "(not users.is_active and users.banned_at is null)",
  unverified: `(users.email_verified_at is null and ${isAdmitted()})`,
  active: `(users.email_verified_at is not null and ${isAdmitted()})`
}
