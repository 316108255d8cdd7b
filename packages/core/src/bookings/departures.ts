/** What becomes of a booking when one of its sides was banned or suspended. Pure. */
import { isAdmitted, type User } from "../identity/index.js"
import type { MentorProfile } from "../profiles/index.js"
import { stateOf } from "./booking.js"
import type { BookingState, Trigger } from "./transition.js"

/** `suspended` may be lifted any day: what both have agreed on stays. `banned` is meant for good. */
export type Standing = "welcome" | "suspended" | "banned"

export const standingOf = (account: User): Standing =>
  account.bannedAt !== null ? "banned" : isAdmitted(account) ? "welcome" : "suspended"

/** As a mentor somebody stands no better than as a user; being rejected or waiting is no suspension. */
export const mentorStandingOf = (account: User, profile: Pick<MentorProfile, "approvalStatus">): Standing => {
  const standing = standingOf(account)
  return standing === "welcome" && profile.approvalStatus === "suspended" ? "suspended" : standing
}

/** Nobody has said yes yet. */
const unanswered: ReadonlyArray<BookingState> = ["pending_payment", "requested", "paid"]

/** How the booking moves because somebody is gone; undefined where it goes on. A mentor's terms give back no less. */
export const departureOf = (
  booking: Parameters<typeof stateOf>[0],
  { mentee, mentor }: { readonly mentee: Standing; readonly mentor: Standing }
): Extract<Trigger, "lose_mentor" | "lose_mentee"> | undefined => {
  if (mentor === "banned" || (mentor === "suspended" && unanswered.includes(stateOf(booking)))) return "lose_mentor"
  return mentee === "banned" ? "lose_mentee" : undefined
}
