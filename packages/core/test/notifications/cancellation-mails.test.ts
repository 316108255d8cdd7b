/** Who is told of a cancellation, why it came to it, and what becomes of the money. */
import { assert, describe, it } from "@effect/vitest"
import type { ClosedBecause } from "@mentorkit/core/bookings"
import * as notifications from "@mentorkit/core/internal/notifications"
import { DateTime, Effect } from "effect"
import { at, free, mailed, told, type World } from "./mail-world.js"

/** One mail for each side; undefined where it gets none. */
const bothSides = Effect.fnUntraced(function* (world: World) {
  const [mentees, ...more] = yield* mailed(notifications.sessionCancelled, told, world)
  const [mentors, ...evenMore] = yield* mailed(notifications.sessionCancelledToMentor, told, world)
  assert.isEmpty([...more, ...evenMore])
  if (mentees !== undefined) assert.strictEqual(mentees.to, "ada@example.test")
  if (mentors !== undefined) assert.strictEqual(mentors.to, "maya@example.test")
  return { mentees, mentors }
})

const accepted = { status: "confirmed", pendingDecision: "cancelled", acceptedAt: at, cancelledAt: at } as const
/** Nobody has paid, so the mentor has never seen it. */
const unseen = { status: "cancelled", paidAt: null, paymentId: null, cancelledAt: at } as const
const appointment = { ...unseen, origin: "appointment", acceptedAt: at } as const
const byMentee = { closedBecause: "cancelled_by_mentee" } as const
const byMentor = { closedBecause: "cancelled_by_mentor" } as const

describe("mails about cancellations", () => {
  // Falls where the one who has cancelled is written to, too: the answer of that call has said it all.
  it.effect("by the mentee in time: less the fee, which the mentor keeps, and why", () =>
    Effect.gen(function* () {
      const card = { ...accepted, ...byMentee, cancelReason: "I found a job." }
      const { mentees, mentors } = yield* bothSides({ card, payment: { waitingMinor: 7200n } })
      assert.isUndefined(mentees)
      assert.strictEqual(mentors?.subject, "A session is cancelled: Code review")
      assert.include(mentors?.text, "less the fee for cancelling, which stays with you.")
      assert.include(
        mentors?.text,
        `When: Sunday, 14 March 2027, 15:00 (Europe/Berlin)
Mentee's time: Sunday, 14 March 2027, 19:30 (Asia/Kolkata)
Reason: I found a job.
Paid: $80.00
Goes back: $72.00
Stays with you: $8.00
`
      )
      // What a bank has not decided yet is neither back nor kept.
      const disputed = yield* bothSides({ card, payment: { waitingMinor: 5200n, disputedMinor: 2000n } })
      assert.include(disputed.mentors?.text, "Goes back: $52.00\nStays with you: $8.00\n")
      // Told late, when the gateway has confirmed: the same amounts.
      const done = { card: { ...card, status: "cancelled", pendingDecision: null } as const }
      const late = yield* bothSides({ ...done, payment: { refundedMinor: 7200n } })
      assert.deepStrictEqual(late, { mentees, mentors })
    })
  )

  it.effect("by the mentee too late: nothing goes back", () =>
    Effect.gen(function* () {
      const card = { ...accepted, ...byMentee, status: "cancelled", pendingDecision: null } as const
      const { mentees, mentors } = yield* bothSides({ card })
      assert.isUndefined(mentees)
      assert.include(mentors?.text, "Paid: $80.00\nStays with you: $80.00\n")
      assert.notInclude(mentors?.text, "oes back")
      assert.include(mentors?.text, "too late for a refund, so the payment stays with you.")
      assert.include(mentors?.text, "begins to clear when the session would have ended")
    })
  )

  it.effect("by the mentee before the answer: a request is withdrawn, and everything goes back", () =>
    Effect.gen(function* () {
      const card = { ...byMentee, status: "paid", pendingDecision: "cancelled", cancelledAt: at } as const
      const { mentees, mentors } = yield* bothSides({ card, payment: { waitingMinor: 8000n } })
      assert.isUndefined(mentees)
      assert.strictEqual(mentors?.subject, "A request is withdrawn: Code review")
      assert.include(mentors?.text, "nothing to answer")
      assert.include(mentors?.text, "gets back everything")
      assert.notInclude(mentors?.text, "Stays with you")
    })
  )

  it.effect("by the mentor: everything goes back, and the mentee is told", () =>
    Effect.gen(function* () {
      const card = { ...accepted, ...byMentor, cancelReason: "I am ill." }
      // A part went back before, and a bank holds another one: all of it is the mentee's.
      const payment = {
        refundedMinor: 1000n,
        disputedMinor: 2000n,
        waitingMinor: 5000n,
        owedBecause: "requested_by_customer"
      } as const
      const { mentees, mentors } = yield* bothSides({ card, payment })
      assert.strictEqual(mentees?.subject, "Your session is cancelled: Code review")
      assert.include(mentees?.text, "Your mentor has cancelled the session")
      assert.include(mentees?.text, "goes back to you in full.")
      assert.include(mentees?.text, "Reason: I am ill.\nPaid: $80.00\nGoes back: $80.00\n")
      assert.isUndefined(mentors)
    })
  )

  it.effect("of what nobody paid say nothing of money", () =>
    Effect.gen(function* () {
      for (const because of [byMentee, byMentor]) {
        for (const card of [
          { ...accepted, ...because, ...free },
          { ...appointment, ...because }
        ]) {
          const { mentees, mentors } = yield* bothSides({ card })
          const mail = because === byMentee ? mentors : mentees
          assert.notMatch(mail?.text ?? "oes back", /oes back|[Pp]aid|refund/)
        }
      }
    })
  )

  it.effect("name a reason only where one was given", () =>
    Effect.gen(function* () {
      const { mentors } = yield* bothSides({ card: { ...accepted, ...byMentee } })
      const { mentees } = yield* bothSides({ card: { ...accepted, ...byMentor } })
      for (const mail of [mentees, mentors]) assert.notMatch(mail?.text ?? "reason", /reason/i)
    })
  )

  // Falls if the mentor's subscriber does not look whether the booking was shown to them.
  it.effect("go to the mentor only if they have seen the booking", () =>
    Effect.gen(function* () {
      for (const closedBecause of ["payment_lapsed", "capacity_conflict", "cancelled_by_mentee"] as const) {
        assert.isUndefined((yield* bothSides({ card: { ...unseen, closedBecause } })).mentors)
        assert.isDefined((yield* bothSides({ card: { ...appointment, closedBecause } })).mentors)
      }
    })
  )

  it.effect("say why a session was lost", () =>
    Effect.gen(function* () {
      const of = (closedBecause: ClosedBecause, card = appointment as NonNullable<World["card"]>) =>
        bothSides({ card: { ...card, closedBecause } })
      const lapsed = yield* of("payment_lapsed")
      assert.include(lapsed.mentees?.text, "did not arrive in time")
      assert.include(lapsed.mentors?.text, "did not pay in time")
      const lost = yield* of("capacity_conflict")
      assert.include(lost.mentees?.text, "could not be had any more. What you have paid goes back to you in full.")
      assert.include(lost.mentors?.text, "came too late")
      const refunded = { status: "refunded", acceptedAt: at } as const
      const back = yield* of("refunded", refunded)
      assert.include(back.mentees?.text, "your payment has been given back")
      assert.include(back.mentors?.text, "The payment of this session was given back")
    })
  )

  // Falls where only one of them is told, or a decline is told as a lapse.
  it.effect("that nobody has answered go to both, and say what becomes of the money", () =>
    Effect.gen(function* () {
      const paid = { card: { closedBecause: "unanswered" }, payment: { waitingMinor: 8000n } } as const
      const unanswered = (world: World) => mailed(notifications.sessionUnanswered, told, world)
      const [mentor, ...more] = yield* unanswered(paid)
      assert.isEmpty(more)
      assert.deepInclude(mentor, {
        to: "maya@example.test",
        subject: "A request was not answered in time: Code review"
      })
      assert.include(mentor?.text, "You did not answer the request in time")
      assert.include(mentor?.text, "gets back everything that was paid.")
      assert.include(mentor?.text, "Paid: $80.00\nGoes back: $80.00\n\n")
      assert.lengthOf(yield* mailed(notifications.sessionDeclined, told, paid), 1)
      const [of] = yield* unanswered({ card: { closedBecause: "unanswered", ...free } })
      assert.notMatch(of?.text ?? "oes back", /oes back|[Pp]aid|refund/)
      for (const closedBecause of [null, "declined", "payment_lapsed", "mentor_unavailable"] as const)
        assert.isEmpty(yield* unanswered({ card: { closedBecause } }))
    })
  )

  it.effect("tell the mentor once where a lapse is followed by a payment", () =>
    Effect.gen(function* () {
      const card = { ...appointment, closedBecause: "capacity_conflict" } as const
      const { mentees, mentors } = yield* bothSides({ card, occurredAt: DateTime.add(at, { minutes: 5 }) })
      assert.isDefined(mentees)
      assert.isUndefined(mentors)
    })
  )

  it.effect("say nothing of a booking that has come back to life, or of which another mail tells", () =>
    Effect.gen(function* () {
      for (const closedBecause of [null, "declined", "unanswered"] as const) {
        assert.deepStrictEqual(yield* bothSides({ card: { closedBecause } }), {
          mentees: undefined,
          mentors: undefined
        })
      }
    })
  )
})
