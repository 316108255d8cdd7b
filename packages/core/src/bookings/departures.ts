/** What happens to a booking when one of its sides is banned or suspended. Pure. */
import { isAdmitted, type User } from "../identity/index.js"
import type { MentorProfile } from "../profiles/index.js"
import { stateOf } from "./booking.js"
import type { BookingState, Trigger } from "./transition.js"

/** `suspended` is temporary: agreed sessions stay. `banned` is permanent. */
export type AccountStanding = "active" | "suspended" | "banned"

export const standingOf = (account: User): AccountStanding =>
  account.bannedAt !== null ? "banned" : isAdmitted(account) ? "active" : "suspended"

/** A mentor's standing: the account's, or `suspended` with the profile. Rejected or pending is no suspension. */
export const mentorStandingOf = (account: User, profile: Pick<MentorProfile, "approvalStatus">): AccountStanding => {
  const standing = standingOf(account)
  return standing === "active" && profile.approvalStatus === "suspended" ? "suspended" : standing
}

/** States before the mentor has answered. */
const unanswered: ReadonlyArray<BookingState> = ["pending_payment", "requested", "paid"]

/** The trigger for a booking whose side is blocked; undefined where it goes on. Mentors' bookings refund everything. */
export const departureOf = (
  booking: Parameters<typeof stateOf>[0],
  { mentee, mentor }: { readonly mentee: AccountStanding; readonly mentor: AccountStanding }
): Extract<Trigger, "lose_mentor" | "lose_mentee"> | undefined => {
  if (mentor === "banned" || (mentor === "suspended" && unanswered.includes(stateOf(booking)))) return "lose_mentor"
  return mentee === "banned" ? "lose_mentee" : undefined
}
