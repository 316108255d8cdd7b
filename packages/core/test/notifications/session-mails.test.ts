/** Who is written to about a session that is booked, answered, paid or held, and the gist of what. */
import { assert, describe, it } from "@effect/vitest"
import * as notifications from "@mentorkit/core/internal/notifications"
import { DateTime, Effect } from "effect"
import { at, free, mailed, slotAt, slotId, told } from "./mail-world.js"

const confirmed = { status: "confirmed", acceptedAt: at, meetingUrl: "https://meet.example.test/room" } as const
/** Asked for in a chat: accepted, and to be paid. */
const unpaid = {
  ...confirmed,
  origin: "appointment",
  paidAt: null,
  paymentId: null,
  meetingUrl: null,
  paymentExpiresAt: DateTime.unsafeMake("2027-03-02T00:00:00Z")
} as const

describe("mails about sessions", () => {
  it.effect("ask the mentor to answer, by both clocks", () =>
    Effect.gen(function* () {
      const [mail, ...more] = yield* mailed(notifications.sessionBooked, told)
      assert.isEmpty(more)
      assert.strictEqual(mail?.to, "maya@example.test")
      assert.include(mail?.text, "booked and paid")
      assert.include(
        mail?.text,
        `Mentee: Ada
When: Sunday, 14 March 2027, 15:00 (Europe/Berlin)
Mentee's time: Sunday, 14 March 2027, 19:30 (Asia/Kolkata)
Price: $80.00
Please answer by: Sunday, 14 March 2027, 14:00 (Europe/Berlin)

Note from your mentee:
> About my parser.
`
      )
    })
  )

  it.effect("say of a request what it costs and whether that is paid", () =>
    Effect.gen(function* () {
      const request = { status: "requested" } as const
      const [gift] = yield* mailed(notifications.sessionBooked, told, { card: { ...request, ...free } })
      assert.include(gift?.text, "has requested a session")
      assert.notMatch(gift?.text ?? "", /paid|money|Price/)
      const appointment = { ...request, origin: "appointment", paidAt: null, paymentId: null } as const
      const [later] = yield* mailed(notifications.sessionBooked, told, { card: appointment })
      assert.include(later?.text, "It is not paid yet: it takes place once you accept it and the mentee has paid.")
      assert.include(later?.text, "Price: $80.00")
      assert.notInclude(later?.text, "money back")
    })
  )

  // Falls without the look at the state.
  it.effect("ask for no answer that was given already, or that nobody needs any more", () =>
    Effect.gen(function* () {
      const declined = { status: "paid", pendingDecision: "declined", closedBecause: "declined" } as const
      for (const card of [confirmed, unpaid, declined]) {
        const [mail] = yield* mailed(notifications.sessionBooked, told, { card: { ...card, respondBy: null } })
        assert.include(mail?.text, "You have answered already.")
        assert.notMatch(mail?.text ?? "answer by", /Accept or decline|answer by|takes place|Without an answer/)
      }
      const past = [
        { status: "paid", pendingDecision: "cancelled", closedBecause: "cancelled_by_mentee" },
        { status: "paid", pendingDecision: "declined", closedBecause: "unanswered" },
        { status: "cancelled", closedBecause: "capacity_conflict" },
        { status: "refunded", closedBecause: "refunded" },
        { status: "completed" }
      ] as const
      for (const card of past) assert.isEmpty(yield* mailed(notifications.sessionBooked, told, { card }))
    })
  )

  // Falls if the clock is not looked at: the sweep that declines them may come later.
  it.effect("ask for nothing that it is too late for", () =>
    Effect.gen(function* () {
      const { sessionBooked, sessionConfirmed } = notifications
      for (const status of ["requested", "paid"] as const) {
        const world = { card: { status, respondBy: DateTime.unsafeMake("2027-03-02T00:00:00Z") } }
        assert.lengthOf(yield* mailed(sessionBooked, told, { ...world, now: "2027-03-01T23:59:59Z" }), 1)
        assert.isEmpty(yield* mailed(sessionBooked, told, { ...world, now: "2027-03-02T00:00:00Z" }))
      }
      const accepted = { card: unpaid }
      assert.lengthOf(yield* mailed(sessionConfirmed, told, { ...accepted, now: "2027-03-01T23:59:59Z" }), 1)
      assert.isEmpty(yield* mailed(sessionConfirmed, told, { ...accepted, now: "2027-03-02T00:00:00Z" }))
    })
  )

  it.effect("tell the mentee of a confirmation, with the meeting and the mentor's note", () =>
    Effect.gen(function* () {
      const card = { ...confirmed, mentorNote: "Bring your code." }
      const [mail, ...more] = yield* mailed(notifications.sessionConfirmed, told, { card })
      assert.isEmpty(more)
      assert.deepInclude(mail, { to: "ada@example.test", subject: "Your session is confirmed: Code review" })
      assert.include(
        mail?.text,
        `Mentor: Maya
When: Sunday, 14 March 2027, 19:30 (Asia/Kolkata)
Mentor's time: Sunday, 14 March 2027, 15:00 (Europe/Berlin)

Note from your mentor:
> Bring your code.

Open the meeting room:
https://meet.example.test/room
`
      )
      for (const status of ["cancelled", "refunded", "completed"] as const) {
        assert.isEmpty(yield* mailed(notifications.sessionConfirmed, told, { card: { ...card, status } }))
      }
    })
  )

  it.effect("say until when an accepted appointment is to be paid, and not yet where to meet", () =>
    Effect.gen(function* () {
      const card = { ...unpaid, mentorNote: "Gladly.", meetingUrl: "https://meet.example.test/room" }
      const [mail] = yield* mailed(notifications.sessionConfirmed, told, { card })
      assert.strictEqual(mail?.subject, "Your session is accepted and to be paid: Code review")
      assert.include(mail?.text, "Price: $80.00\nPlease pay by: Tuesday, 2 March 2027, 05:30 (Asia/Kolkata)")
      assert.include(
        mail?.text,
        `> Gladly.\n\nPay for your session:\nhttps://app.example.test/bookings/${told.bookingId}\n`
      )
      // Falls if the link is not held back.
      assert.notInclude(mail?.text, "meet.example.test")
    })
  )

  it.effect("tell the mentee that an appointment is paid, and where to meet", () =>
    Effect.gen(function* () {
      const card = { ...confirmed, origin: "appointment" } as const
      const [mail, ...more] = yield* mailed(notifications.appointmentPaid, told, { card })
      assert.isEmpty(more)
      assert.deepInclude(mail, { to: "ada@example.test", subject: "Your session is paid: Code review" })
      assert.include(mail?.text, "Paid: $80.00\n\nOpen the meeting room:\nhttps://meet.example.test/room\n")
      const cancelled = { ...card, pendingDecision: "cancelled" } as const
      assert.isEmpty(yield* mailed(notifications.appointmentPaid, told, { card: cancelled }))
    })
  )

  it.effect("tell the mentee of a decline, why, and what becomes of the money", () =>
    Effect.gen(function* () {
      const [paid] = yield* mailed(notifications.sessionDeclined, told, {
        card: { closedBecause: "declined", declineReason: "I am ill." },
        payment: { waitingMinor: 8000n }
      })
      assert.strictEqual(paid?.to, "ada@example.test")
      assert.include(paid?.text, "Your mentor cannot take the session.")
      assert.include(paid?.text, "goes back to you in full")
      assert.include(paid?.text, "Reason: I am ill.\nPaid: $80.00\nGoes back: $80.00\n")
      // Neither of a free one, nor of an appointment that costs something but was never paid.
      for (const terms of [free, { origin: "appointment", paymentId: null, paidAt: null } as const]) {
        const [mail] = yield* mailed(notifications.sessionDeclined, told, {
          card: { ...terms, closedBecause: "unanswered" }
        })
        assert.include(mail?.text, "did not answer in time")
        assert.notMatch(mail?.text ?? "", /oes back|Paid/)
      }
    })
  )

  it.effect("ask the mentee how it was, with the mentor's summary", () =>
    Effect.gen(function* () {
      const card = { status: "completed", summary: "You know your parser.\n\nRead chapter 4." } as const
      const [mail, ...more] = yield* mailed(notifications.sessionCompleted, told, { card })
      assert.isEmpty(more)
      assert.deepInclude(mail, { to: "ada@example.test", subject: "How was your session? Code review" })
      assert.include(
        mail?.text,
        "Summary from your mentor:\n> You know your parser.\n>\n> Read chapter 4.\n\nWrite a review:\n"
      )
      assert.isEmpty(yield* mailed(notifications.sessionCompleted, told, { card: confirmed }))
    })
  )

  it.effect("tell the mentor of a completion, and when what it earned is there", () =>
    Effect.gen(function* () {
      const card = { status: "completed" } as const
      const payment = { clearsAt: DateTime.unsafeMake("2027-03-21T14:30:00Z") }
      const [mail] = yield* mailed(notifications.sessionCompletedToMentor, told, { card, payment })
      assert.deepInclude(mail, { to: "maya@example.test", subject: "Your session is completed: Code review" })
      assert.include(mail?.text, "You earn: $68.00\nAvailable from: Sunday, 21 March 2027, 15:30 (Europe/Berlin)")
      // A part went back before: a fourth of the price, and of the fee.
      const part = { ...payment, refundedMinor: 2000n, feeRefundedMinor: 300n }
      const [less] = yield* mailed(notifications.sessionCompletedToMentor, told, { card, payment: part })
      assert.include(less?.text, "You earn: $51.00\n")
      const [gift] = yield* mailed(notifications.sessionCompletedToMentor, told, { card: { ...card, ...free } })
      assert.notMatch(gift?.text ?? "", /earn|Available/)
    })
  )

  it.effect("tell both of a follow-up's date, and the mentee's and the mentor's next window by their own clocks", () =>
    Effect.gen(function* () {
      const second = slotAt(10, "2027-03-21T14:00")
      const card = {
        ...confirmed,
        slots: [slotAt(8, "2027-03-14T14:00"), second],
        followUpCount: 2,
        followUpFrom: DateTime.unsafeMake("2027-03-25T23:00:00Z"),
        followUpUntil: DateTime.unsafeMake("2027-03-30T22:00:00Z")
      }
      const event = { ...told, slotId: second.id }
      const [mentees] = yield* mailed(notifications.followUpScheduled, event, { card })
      assert.deepInclude(mentees, {
        to: "ada@example.test",
        subject: "Next session: Code review (follow-up 1 of 2)"
      })
      assert.include(
        mentees?.text,
        `When: Sunday, 21 March 2027, 19:30 (Asia/Kolkata)
Mentor's time: Sunday, 21 March 2027, 15:00 (Europe/Berlin)
Without a date yet: 1 of 2
The next one from: Friday, 26 March 2027, 04:30 (Asia/Kolkata)
And before: Wednesday, 31 March 2027, 03:30 (Asia/Kolkata)

Open the meeting room:
https://meet.example.test/room
`
      )
      const [mentors] = yield* mailed(notifications.followUpScheduledToMentor, event, { card })
      assert.strictEqual(mentors?.to, "maya@example.test")
      assert.include(mentors?.text, "The next one from: Friday, 26 March 2027, 00:00 (Europe/Berlin)\nAnd before: Wed")
      const all = { ...card, followUpCount: 1, followUpFrom: null, followUpUntil: null }
      const [last] = yield* mailed(notifications.followUpScheduled, event, { card: all })
      assert.notInclude(last?.text, "Without a date")
      const off = { ...card, pendingDecision: "cancelled" } as const
      assert.isEmpty(yield* mailed(notifications.followUpScheduled, event, { card: off }))
      assert.isEmpty(yield* mailed(notifications.followUpScheduled, event, { card, now: "2027-03-21T14:00:01Z" }))
      assert.isEmpty(yield* mailed(notifications.followUpScheduled, { ...told, slotId }, { card: { slots: [] } }))
    })
  )

  it.effect("name every session of a package that has a date, ten at most", () =>
    Effect.gen(function* () {
      const day = (n: number) => slotAt(20 + n, `2027-04-${String(n).padStart(2, "0")}T08:00`)
      const of = Effect.fnUntraced(function* (days: number) {
        const slots = Array.from({ length: days }, (_, n) => day(n + 1))
        const [mail] = yield* mailed(notifications.sessionBooked, told, { card: { slots, followUpCount: 12 } })
        return mail?.text ?? ""
      })
      const three = yield* of(3)
      assert.include(three, "When: Thursday, 1 April 2027, 10:00 (Europe/Berlin)\nMentee's time: ")
      assert.include(three, "Follow-up 2: Saturday, 3 April 2027, 10:00 (Europe/Berlin)\nMentee's time: ")
      assert.notInclude(three, "And: ")
      const twelve = yield* of(12)
      assert.include(twelve, "Follow-up 9: Saturday, 10 April")
      assert.notInclude(twelve, "Follow-up 10")
      assert.include(twelve, "And: 2 more\n")
    })
  )

  it.effect("are not written about what is gone", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* mailed(notifications.sessionBooked, told, { isGone: true }))
      assert.isEmpty(yield* mailed(notifications.sessionCancelled, told, { isGone: true }))
    })
  )

  // Falls if mails to what an account is left with are not held back.
  it.effect("go to nobody whose account is gone, and to the other side all the same", () =>
    Effect.gen(function* () {
      const card = { status: "completed" } as const
      assert.isEmpty(yield* mailed(notifications.sessionCompleted, told, { card, erased: "mentee" }))
      const [mail] = yield* mailed(notifications.sessionCompletedToMentor, told, { card, erased: "mentee" })
      assert.include(mail?.text, "Mentee: Deleted user")
    })
  )
})
