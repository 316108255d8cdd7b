/** What is still worth a reminder when it is written, and by whose clock. */
import { assert, describe, it } from "@effect/vitest"
import * as notifications from "@mentorkit/core/internal/notifications"
import { DateTime, Effect } from "effect"
import { at, mailed, slotAt, slotId, told, type World } from "./mail-world.js"

const confirmed = { status: "confirmed", acceptedAt: at, meetingUrl: "https://meet.example.test/room" } as const
const day = { ...told, slotId, kind: "session_24h" } as const
const hour = { ...told, slotId, kind: "session_1h" } as const
const dayBefore = { card: confirmed, now: "2027-03-13T14:00:30Z" }
const hourBefore = { card: confirmed, now: "2027-03-14T13:00:30Z" }

const { followUpReminder, sessionReminder, sessionReminderToMentor } = notifications

describe("reminders of sessions", () => {
  it.effect("go to both sides, with the meeting room and by both clocks", () =>
    Effect.gen(function* () {
      const [mentees, ...more] = yield* mailed(sessionReminder, day, dayBefore)
      assert.isEmpty(more)
      assert.deepInclude(mentees, { to: "ada@example.test", subject: "Coming up: Code review" })
      assert.include(mentees?.text, "begins within a day")
      assert.include(
        mentees?.text,
        `When: Sunday, 14 March 2027, 19:30 (Asia/Kolkata)
Mentor's time: Sunday, 14 March 2027, 15:00 (Europe/Berlin)

Open the meeting room:
https://meet.example.test/room
`
      )
      assert.include(mentees?.html, 'href="https://meet.example.test/room"')
      const [mentors] = yield* mailed(sessionReminderToMentor, hour, hourBefore)
      assert.deepInclude(mentors, { to: "maya@example.test", subject: "Beginning soon: Code review" })
      assert.include(mentors?.text, "within an hour")
      assert.include(
        mentors?.text,
        "When: Sunday, 14 March 2027, 15:00 (Europe/Berlin)\nMentee's time: Sunday, 14 March 2027, 19:30"
      )
      assert.include(mentors?.text, "https://meet.example.test/room")
    })
  )

  // Falls without the look at the state.
  it.effect("are not written of a session that was called off in between", () =>
    Effect.gen(function* () {
      const states = [
        { pendingDecision: "cancelled" },
        { status: "cancelled" },
        { status: "refunded" },
        { paidAt: null }
      ] as const
      for (const state of states) {
        const world = { ...dayBefore, card: { ...confirmed, ...state } }
        assert.isEmpty(yield* mailed(sessionReminder, day, world))
        assert.isEmpty(yield* mailed(sessionReminderToMentor, day, world))
      }
    })
  )

  it.effect("say nothing once the session has begun, nor of a day once an hour is left", () =>
    Effect.gen(function* () {
      const isWritten = Effect.fnUntraced(function* (event: typeof day | typeof hour, now: string) {
        return (yield* mailed(sessionReminder, event, { card: confirmed, now })).length > 0
      })
      assert.isTrue(yield* isWritten(hour, "2027-03-14T13:59:59Z"))
      assert.isFalse(yield* isWritten(hour, "2027-03-14T14:00:00Z"))
      assert.isTrue(yield* isWritten(day, "2027-03-14T12:59:59Z"))
      assert.isFalse(yield* isWritten(day, "2027-03-14T13:00:00Z"))
      assert.isFalse(yield* isWritten(day, "2027-03-15T14:00:00Z"))
    })
  )

  it.effect("are of the session that they name, and of none that the booking does not have", () =>
    Effect.gen(function* () {
      const second = slotAt(10, "2027-03-21T14:00")
      const card = { ...confirmed, slots: [slotAt(8, "2027-03-14T14:00"), second], followUpCount: 3 }
      const world = { card, now: "2027-03-20T14:01:00Z" }
      const [mail] = yield* mailed(sessionReminder, { ...day, slotId: second.id }, world)
      assert.include(mail?.subject, "Code review (follow-up 1 of 3)")
      assert.include(mail?.text, "When: Sunday, 21 March 2027, 19:30 (Asia/Kolkata)")
      assert.isEmpty(yield* mailed(sessionReminder, { ...day, slotId: slotAt(99, "2027-03-21T14:00").id }, world))
    })
  )

  const times: ReadonlyArray<readonly [string, string, World["zones"], string]> = [
    // Clocks go forward in Germany that night, and not in India.
    [
      "2027-03-27T14:00",
      "a day before clocks change",
      ["Asia/Kolkata", "Europe/Berlin"],
      "19:30 (Asia/Kolkata)|15:00 (Europe/Berlin)"
    ],
    [
      "2027-03-28T14:00",
      "after clocks went forward",
      ["Asia/Kolkata", "Europe/Berlin"],
      "19:30 (Asia/Kolkata)|16:00 (Europe/Berlin)"
    ],
    // America changes two weeks before Europe: six hours are five for a fortnight.
    [
      "2027-03-13T14:00",
      "before either",
      ["America/New_York", "Europe/Berlin"],
      "09:00 (America/New_York)|15:00 (Europe/Berlin)"
    ],
    [
      "2027-03-14T14:00",
      "between the two",
      ["America/New_York", "Europe/Berlin"],
      "10:00 (America/New_York)|15:00 (Europe/Berlin)"
    ],
    // The hour that comes twice.
    ["2027-10-31T00:30", "the first 02:30", ["Europe/Berlin", "UTC"], "02:30 (Europe/Berlin, UTC+02:00)|00:30 (UTC)"],
    ["2027-10-31T01:30", "the second 02:30", ["Europe/Berlin", "UTC"], "02:30 (Europe/Berlin, UTC+01:00)|01:30 (UTC)"],
    // Half an hour comes twice.
    [
      "2027-04-03T14:45",
      "Lord Howe's first 01:45",
      ["Australia/Lord_Howe", "UTC"],
      "01:45 (Australia/Lord_Howe, UTC+11:00)|14:45 (UTC)"
    ],
    [
      "2027-04-03T15:15",
      "Lord Howe's second 01:45",
      ["Australia/Lord_Howe", "UTC"],
      "01:45 (Australia/Lord_Howe, UTC+10:30)|15:15 (UTC)"
    ],
    [
      "2027-03-14T14:00",
      "three quarters",
      ["Asia/Kathmandu", "Pacific/Chatham"],
      "19:45 (Asia/Kathmandu)|03:45 (Pacific/Chatham)"
    ],
    // Both clocks show the same: once is enough.
    ["2027-03-14T14:00", "two names of one hour", ["Europe/Paris", "Europe/Berlin"], "15:00 (Europe/Paris)"],
    ["2027-01-14T14:00", "London in winter", ["Europe/London", "UTC"], "14:00 (Europe/London)"],
    ["2027-07-14T14:00", "London in summer", ["Europe/London", "UTC"], "15:00 (Europe/London)|14:00 (UTC)"],
    ["2027-03-14T14:00", "a zone that this machine does not know", ["Mars/Olympus", "UTC"], "14:00 (UTC)"]
  ]

  // Falls if a zone is mixed up, or if zones are compared by their names.
  it.effect.each(times)("at %s, %s, are told by both clocks", ([start, _when, zones, expected]) =>
    Effect.gen(function* () {
      const slot = slotAt(8, start)
      const now = DateTime.formatIso(DateTime.subtract(slot.startsAt, { hours: 2 }))
      const world: World = { card: { ...confirmed, slots: [slot] }, now, ...(zones && { zones }) }
      const [mail] = yield* mailed(sessionReminder, day, world)
      const shown = [...(mail?.text ?? "").matchAll(/^(?:When|Mentor's time): .*, (\d\d:\d\d \(.*\))$/gm)]
      assert.strictEqual(shown.map(([, time]) => time).join("|"), expected)
    })
  )

  it.effect("tell the mentor's date where it is another day there", () =>
    Effect.gen(function* () {
      const [mail] = yield* mailed(sessionReminder, day, {
        ...dayBefore,
        zones: ["Asia/Kathmandu", "Pacific/Chatham"]
      })
      assert.include(mail?.text, "When: Sunday, 14 March 2027, 19:45 (Asia/Kathmandu)")
      assert.include(mail?.text, "Mentor's time: Monday, 15 March 2027, 03:45 (Pacific/Chatham)")
    })
  )
})

describe("reminders of follow-ups without a date", () => {
  const open = {
    ...confirmed,
    followUpCount: 3,
    followUpFrom: DateTime.unsafeMake("2027-03-18T23:00:00Z"),
    followUpUntil: DateTime.unsafeMake("2027-03-23T23:00:00Z")
  }

  it.effect("tell the mentee how many are left, and when the next one may be", () =>
    Effect.gen(function* () {
      const [mail, ...more] = yield* mailed(followUpReminder, told, { card: open, now: "2027-03-16T00:00:00Z" })
      assert.isEmpty(more)
      assert.deepInclude(mail, {
        to: "ada@example.test",
        subject: "Find a date for your next session: Code review"
      })
      assert.include(
        mail?.text,
        `Mentor: Maya
Without a date yet: 3 of 3
The next one from: Friday, 19 March 2027, 04:30 (Asia/Kolkata)
And before: Wednesday, 24 March 2027, 04:30 (Asia/Kolkata)

Find a date:
`
      )
    })
  )

  it.effect("say nothing once all have one, their time has passed, or the booking is off", () =>
    Effect.gen(function* () {
      const now = "2027-03-16T00:00:00Z"
      const none = { ...open, followUpFrom: null, followUpUntil: null }
      const off = { ...open, pendingDecision: "cancelled" } as const
      for (const card of [none, off]) assert.isEmpty(yield* mailed(followUpReminder, told, { card, now }))
      assert.isEmpty(yield* mailed(followUpReminder, told, { card: open, now: "2027-03-23T23:00:00Z" }))
    })
  )
})
