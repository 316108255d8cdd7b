/** What is told before a session, and what is not worth telling any more. */
import { assert, describe, it } from "@effect/vitest"
import type { Booking, Reminder } from "@mentorkit/core/bookings/ports"
import { isWorthTelling, move, remindersOf } from "@mentorkit/core/internal/bookings"
import { DateTime, Either, FastCheck } from "effect"
import { after, booked, hours, policy, slotOf, start } from "./lives.js"

const session = (n: number, beginsIn: number) => ({
  id: slotOf(n),
  startsAt: after(beginsIn),
  endsAt: after(beginsIn + 60)
})
const confirmed = (booking: Booking, trigger: "settle" | "accept" = "settle"): Booking => {
  const next = Either.getOrThrow(move(booking, trigger, start, policy)).booking
  return trigger === "settle" ? confirmed(next, "accept") : next
}
const bookedFor = (startsIn: number, followUpCount = 0) => confirmed(booked({ startsIn, followUpCount }).booking)
const none = { followUpCount: 0, followUpFrom: null, slotIds: [slotOf(1)] } as const
const told = (reminders: ReadonlyArray<Reminder>) =>
  reminders.map(({ dueAt, kind, slotId }) => [slotId, kind, DateTime.formatIso(dueAt)])

describe("reminders that are planned", () => {
  it.prop(
    "are a day and an hour before each session, without those whose time is over",
    [FastCheck.array(FastCheck.integer({ min: 1, max: 5 * 24 * 60 }), { minLength: 1, maxLength: 4 })],
    ([begins]) => {
      const sessions = begins.map((minutes, n) => session(n, minutes))
      const [first, ...rest] = sessions
      if (first === undefined) return
      const expected = sessions.flatMap(({ id }, n) =>
        [
          [id, "session_24h", (begins[n] ?? 0) - 24 * 60] as const,
          [id, "session_1h", (begins[n] ?? 0) - 60] as const
        ].flatMap(([slotId, kind, due]) => (due > 0 ? [[slotId, kind, DateTime.formatIso(after(due))]] : []))
      )
      assert.deepStrictEqual(told(remindersOf(none, [first, ...rest], start, policy)), expected)
    }
  )

  it("leave out the day before where a booking is confirmed later, down to the minute", () => {
    const kindsAt = (minutesBefore: number) =>
      remindersOf(none, [session(1, 3000)], after(3000 - minutesBefore), policy).map(({ kind }) => kind)
    assert.deepStrictEqual(kindsAt(24 * 60 + 1), ["session_24h", "session_1h"])
    assert.deepStrictEqual(kindsAt(24 * 60), ["session_1h"])
    assert.deepStrictEqual(kindsAt(61), ["session_1h"])
    assert.deepStrictEqual(kindsAt(60), [])
  })

  it("are about a follow-up without a date days before its time, and not before the session ahead is over", () => {
    const last = session(1, 60)
    const due = (followUpFrom: DateTime.Utc | null, followUpCount = 1) =>
      told(remindersOf({ ...none, followUpCount, followUpFrom }, [last], hours(1), policy))
    assert.deepStrictEqual(due(hours(100)), [[slotOf(1), "follow_up", DateTime.formatIso(hours(28))]])
    assert.deepStrictEqual(due(hours(20)), [[slotOf(1), "follow_up", DateTime.formatIso(last.endsAt)]])
    assert.deepStrictEqual(due(null), [])
    assert.deepStrictEqual(due(hours(100), 0), [], "none is left")
  })
})

describe("a reminder that is due", () => {
  const one = session(1, 72 * 60)
  const booking = bookedFor(72 * 60)
  const isTold = (kind: Reminder["kind"], minutesBefore: number, of: Booking = booking) =>
    isWorthTelling({ slotId: one.id, kind, dueAt: start }, of, one, after(72 * 60 - minutesBefore))

  it("is told late, but not once a nearer one is due, and never of a session that has begun", () => {
    assert.isTrue(isTold("session_24h", 24 * 60))
    assert.isTrue(isTold("session_24h", 61), "after a night without a host")
    assert.isFalse(isTold("session_24h", 60), "the other one is due as well")
    assert.isTrue(isTold("session_1h", 60))
    assert.isTrue(isTold("session_1h", 1))
    for (const kind of ["session_24h", "session_1h"] as const) {
      assert.isFalse(isTold(kind, 0))
      assert.isFalse(isTold(kind, -30))
    }
  })

  it.prop(
    "is told of a session at most once, whenever a host comes back",
    [FastCheck.integer({ min: -99, max: 1440 })],
    ([m]) => {
      const due = (["session_24h", "session_1h"] as const).filter((kind) => (kind === "session_1h" ? m <= 60 : true))
      assert.strictEqual(due.filter((kind) => isTold(kind, m)).length, m > 0 ? 1 : 0)
    }
  )

  it("is not told of a booking that is off, waits for money, or is over", () => {
    const after = (trigger: "cancel_by_mentor" | "cancel_by_mentee" | "auto_complete", at = start) =>
      Either.getOrThrow(move(booking, trigger, at, policy)).booking
    const unpaid = confirmed(booked({ origin: "appointment" }).booking, "accept")
    for (const off of [
      after("cancel_by_mentor"),
      after("cancel_by_mentee"),
      after("auto_complete", hours(200)),
      unpaid
    ]) {
      assert.isFalse(isTold("session_1h", 30, off))
      assert.isFalse(isTold("follow_up", 30, off))
    }
  })

  it("is told of a follow-up while it can still be scheduled, and of the last session's only", () => {
    const open = bookedFor(60, 2)
    const until = open.followUpUntil ?? start
    const isToldAt = (of: Booking, at: DateTime.Utc, slotId = slotOf(1)) =>
      isWorthTelling({ slotId, kind: "follow_up", dueAt: start }, of, one, at)
    assert.isTrue(isToldAt(open, DateTime.subtract(until, { millis: 1 })))
    assert.isFalse(isToldAt(open, until))
    assert.isFalse(isToldAt(open, start, slotOf(2)), "it has a date by now")
    assert.isFalse(isToldAt(bookedFor(60), start), "there is none")
  })
})
