/** Where people are in the tables of bookings. In which order rows are erased follows from the foreign keys. */
import { openBookingStatuses } from "@mentorkit/core/bookings"
import { literals } from "../database/literals.js"
import { type Obligation, ofMentor, type PersonalData } from "../database/personal-data.js"
import { shownToMentor } from "./shown-to-mentor.js"

export const personalData: PersonalData = {
  tables: [
    // Mentors do not see unpaid bookings, neither here nor in their lists.
    { table: "bookings", of: `mentee_id = $1 or (${ofMentor} and ${shownToMentor})` }
  ],
  texts: [
    { table: "bookings", set: "note = null", of: "mentee_id = $1" },
    { table: "bookings", set: "decline_reason = null, mentor_note = null, summary = null", of: ofMentor },
    // The reason is written by the side that cancelled.
    { table: "bookings", set: "cancel_reason = null", of: "mentee_id = $1 and closed_because = 'cancelled_by_mentee'" },
    { table: "bookings", set: "cancel_reason = null", of: `${ofMentor} and closed_because = 'cancelled_by_mentor'` }
  ],
  withoutPeople: {
    booking_slots: "belong to bookings",
    session_reminders: "belong to bookings",
    departures: "work to be done about an account's bookings"
  }
}

/** Booked sessions on either side that are neither over nor cancelled. */
export const obligations: ReadonlyArray<Obligation> = [
  {
    kind: "open_session",
    // The profile is read first, as both sides are then found by an index each.
    query: `
      select id::text as subject from bookings
      where status in ${literals(openBookingStatuses)}
        and (mentee_id = $1 or mentor_id = (select id from mentor_profiles where user_id = $1))`
  }
]
