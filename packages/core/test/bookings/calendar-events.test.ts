/** What a calendar shows of a booking, in each of its states. */
import { BookingId } from "@mentorkit/core/bookings"
import { type CalendarBooking, calendarEventsOf } from "@mentorkit/core/internal/bookings"
import { iCalendar } from "@mentorkit/core/internal/kernel"
import { Currency } from "@mentorkit/core/kernel"
import { SlotId } from "@mentorkit/core/scheduling"
import { DateTime } from "effect"
import ICAL from "ical.js"
import { assert, describe, it } from "vitest"

const at = (text: string) => DateTime.unsafeMake(text)
const place = { host: "api.example.com", home: "https://example.com", meetingUrl: null }
const slot = (digit: string, startsAt: string, endsAt: string) => ({
  id: SlotId.make(`01920000-0000-7000-8000-00000000000${digit}`),
  startsAt: at(startsAt),
  endsAt: at(endsAt)
})

const booking: CalendarBooking = {
  id: BookingId.make("01920000-0000-7000-8000-00000000000a"),
  status: "confirmed",
  pendingDecision: null,
  closedBecause: null,
  cancelledAt: null,
  paidAt: at("2027-03-01T09:00:00Z"),
  price: { minor: 8000n, currency: Currency.make("USD") },
  followUpCount: 2,
  createdAt: at("2027-03-01T08:00:00Z"),
  updatedAt: at("2027-03-02T08:00:00Z"),
  revision: 2,
  title: "Career talk",
  withWhom: "Ada Lovelace",
  slots: [
    slot("1", "2027-03-14T14:00:00Z", "2027-03-14T14:30:00Z"),
    slot("2", "2027-03-21T14:00:00Z", "2027-03-21T14:30:00Z"),
    slot("3", "2027-03-28T14:00:00Z", "2027-03-28T14:30:00Z")
  ]
}

describe("a booking in a calendar", () => {
  it("is an event for the session and one for each follow-up, each with an id of its own that stays", () => {
    const events = calendarEventsOf(booking, place)
    assert.deepStrictEqual(
      events.map(({ summary }) => summary),
      [
        "Career talk with Ada Lovelace",
        "Career talk (follow-up 1 of 2) with Ada Lovelace",
        "Career talk (follow-up 2 of 2) with Ada Lovelace"
      ]
    )
    assert.deepStrictEqual(
      events.map(({ uid }) => uid),
      booking.slots.map(({ id }) => `${booking.id}-${id}@api.example.com`)
    )
    for (const [index, event] of events.entries()) {
      const { endsAt, startsAt } = booking.slots[index] ?? assert.fail("no slot")
      assert.deepInclude(event, {
        startsAt,
        endsAt,
        sequence: 2,
        createdAt: booking.createdAt,
        changedAt: booking.updatedAt,
        status: "CONFIRMED",
        description: "Confirmed.\nhttps://example.com",
        url: null,
        alarmMinutes: 15
      })
    }
    const later = calendarEventsOf({ ...booking, revision: 3, status: "completed" }, place)
    assert.deepStrictEqual(
      later.map(({ uid }) => uid),
      events.map(({ uid }) => uid)
    )
  })

  it("counts the follow-ups that the price covers, whether they have a date or not", () => {
    const titles = (followUpCount: number) =>
      calendarEventsOf({ ...booking, followUpCount }, place).map(({ summary }) => summary.replace(/ with .*/, ""))
    assert.deepStrictEqual(titles(5).slice(1), ["Career talk (follow-up 1 of 5)", "Career talk (follow-up 2 of 5)"])
    assert.deepStrictEqual(titles(0).at(-1), "Career talk (follow-up 2 of 2)")
  })

  it("tells where both meet in calendars of their own", () => {
    const meetingUrl = "https://meet.example.com/room"
    for (const { url } of calendarEventsOf(booking, { ...place, meetingUrl })) assert.strictEqual(url, meetingUrl)
  })

  // Falls if times are written without their zone, or shifted by the offset of one of the days.
  it("is at nine in Berlin before and after the clocks change", () => {
    const nine = (day: string, hour: string) => slot("1", `${day}T${hour}:00:00Z`, `${day}T${hour}:30:00Z`)
    const slots = [
      nine("2027-03-27", "08"),
      nine("2027-03-28", "07"),
      nine("2027-10-30", "07"),
      nine("2027-10-31", "08")
    ]
    const told = iCalendar({ name: "", refreshMinutes: 30, events: calendarEventsOf({ ...booking, slots }, place) })
    const berlin = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" })
    const hours = new ICAL.Component(ICAL.parse(told))
      .getAllSubcomponents("vevent")
      .map((event) => berlin.format((event.getFirstPropertyValue("dtstart") as ICAL.Time).toJSDate()))
    assert.deepStrictEqual(hours, ["09:00", "09:00", "09:00", "09:00"])
  })

  // Falls if a decision that waits for its refund is not looked at, or a payment that is still to be made.
  it("is tentative until it is answered, and cancelled from the decision on", () => {
    const shown = (change: Partial<CalendarBooking>) => {
      const [event] = calendarEventsOf({ ...booking, ...change }, place)
      return [event?.status, event?.alarmMinutes]
    }
    assert.deepStrictEqual(shown({ status: "pending_payment" }), ["TENTATIVE", 15])
    assert.deepStrictEqual(shown({ status: "requested" }), ["TENTATIVE", 15])
    assert.deepStrictEqual(shown({ status: "paid" }), ["TENTATIVE", 15])
    assert.deepStrictEqual(shown({ status: "paid", pendingDecision: "declined" }), ["CANCELLED", null])
    assert.deepStrictEqual(shown({ status: "confirmed" }), ["CONFIRMED", 15])
    assert.deepStrictEqual(shown({ status: "confirmed", paidAt: null }), ["TENTATIVE", 15])
    assert.deepStrictEqual(shown({ status: "confirmed", pendingDecision: "cancelled" }), ["CANCELLED", null])
    assert.deepStrictEqual(shown({ status: "paid", pendingDecision: "cancelled" }), ["CANCELLED", null])
    assert.deepStrictEqual(shown({ status: "completed" }), ["CONFIRMED", 15])
    assert.deepStrictEqual(shown({ status: "cancelled" }), ["CANCELLED", null])
    assert.deepStrictEqual(shown({ status: "refunded" }), ["CANCELLED", null])
  })
})
