/** Every letter about a session. */
import type { SessionFacts } from "@mentorkit/core/internal/notifications"
import type { Letters } from "../../src/notifications/texts/letters.js"

const url = "https://app.example.test"
export const times = [
  { own: "Sunday, 14 March 2027, 14:00 (UTC)", others: "Sunday, 14 March 2027, 15:00 (Europe/Berlin)" }
]
const outcomes = [
  { paid: "$80.00", back: "$72.00", kept: "$8.00" },
  { paid: "$80.00", back: "$80.00", kept: null },
  { paid: "$80.00", back: null, kept: "$80.00" },
  null
] as const
const links = { booking: `${url}/booking`, mentor: `${url}/mentor`, earnings: `${url}/earnings` }
const open = { left: 1, of: 3, from: "Monday", until: "Friday" }
const byNobody = ["payment_lapsed", "capacity_conflict", "refunded"] as const
const reasons = {
  mentee: [...byNobody, "cancelled_by_mentor", "mentor_unavailable"],
  mentor: [...byNobody, "cancelled_by_mentee", "mentee_unavailable"]
} as const

const cancelledOf = <B>(reasonsOfSide: ReadonlyArray<B>, text: string) =>
  reasonsOfSide.flatMap((because) =>
    outcomes.flatMap((outcome) =>
      [true, false].map((wasAccepted) => ({ because, wasAccepted, reason: wasAccepted ? text : null, outcome }))
    )
  )

const sidesWith = (text: string) => {
  const people = { name: text, other: text, title: text, links }
  const mentee: SessionFacts = { ...people, side: "mentee", times, meetingUrl: "https://meet.example.test/room" }
  const many = Array.from({ length: 12 }, () => ({ own: "Sunday", others: null }))
  const mentor: SessionFacts = { ...people, side: "mentor", times: many, meetingUrl: null }
  return { mentee, mentor, followUp: { ...mentee, followUp: { number: 1, of: 3 } } }
}

export const sessionLettersOf = (letters: Letters, text: string) => {
  const { followUp, mentee, mentor } = sidesWith(text)
  const request = { price: "$80.00", note: text, isAnswered: false, respondBy: "Monday" }
  const { sessionBooked } = letters["session.booked"]
  const { sessionAccepted, sessionConfirmed } = letters["session.confirmed"]
  const { sessionCancelledForMentee, sessionCancelledForMentor, sessionDeclined, sessionUnanswered } =
    letters["session.cancelled"]
  const { sessionCompletedForMentee, sessionCompletedForMentor } = letters["session.completed"]
  const { followUpScheduled } = letters["session.follow_up_scheduled"]
  return {
    "session.booked": {
      sessionBooked: [
        ...(["paid", "paid_later", "free"] as const).map((terms) => sessionBooked(mentor, { ...request, terms })),
        sessionBooked(mentor, { terms: "free", price: null, note: null, isAnswered: true, respondBy: null })
      ]
    },
    "session.confirmed": {
      sessionConfirmed: [sessionConfirmed(mentee, text), sessionConfirmed({ ...mentee, meetingUrl: null }, null)],
      sessionAccepted: [sessionAccepted(mentee, { note: text, price: "$80.00", payBy: "Monday" })]
    },
    "session.cancelled": {
      sessionDeclined: outcomes.flatMap((outcome) =>
        [true, false].map((wasAnswered) =>
          sessionDeclined(mentee, { outcome, reason: wasAnswered ? text : null, wasAnswered })
        )
      ),
      sessionUnanswered: outcomes.map((outcome) => sessionUnanswered(mentor, outcome)),
      sessionCancelledForMentee: cancelledOf(reasons.mentee, text).map((one) => sessionCancelledForMentee(mentee, one)),
      sessionCancelledForMentor: cancelledOf(reasons.mentor, text).map((one) => sessionCancelledForMentor(mentor, one))
    },
    "session.completed": {
      sessionCompletedForMentee: [sessionCompletedForMentee(mentee, text), sessionCompletedForMentee(mentee, null)],
      sessionCompletedForMentor: [
        sessionCompletedForMentor(mentor, { amount: "$68.00", availableFrom: "Monday" }),
        sessionCompletedForMentor(mentor, null)
      ]
    },
    "session.paid": {
      appointmentPaid: ["$80.00", null].map((paid) => letters["session.paid"].appointmentPaid(mentee, paid))
    },
    "session.follow_up_scheduled": {
      followUpScheduled: [followUpScheduled(followUp, open), followUpScheduled(mentor, null)]
    },
    "session.reminder_24h": {
      sessionReminder: [letters["session.reminder_24h"].sessionReminder(mentee, "session_24h")]
    },
    "session.reminder_1h": { sessionReminder: [letters["session.reminder_1h"].sessionReminder(mentor, "session_1h")] },
    "booking.followup_reminder": {
      followUpReminder: [letters["booking.followup_reminder"].followUpReminder(mentee, open)]
    }
  }
}
