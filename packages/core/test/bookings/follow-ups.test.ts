/** When the next session of a package may be, across clock changes. */
import { assert, describe, it } from "@effect/vitest"
import { FollowUpOutsideWindow, NoFollowUpLeft } from "@mentorkit/core/bookings"
import type { Booking } from "@mentorkit/core/bookings/ports"
import { followUpsLeft, followUpWindow, withFollowUp } from "@mentorkit/core/internal/bookings"
import { DateTime, Either, FastCheck } from "effect"
import { booked, slotOf } from "./lives.js"

const utc = (text: string) => DateTime.unsafeMake(text)
const hour = (from: DateTime.Utc) => ({ startsAt: from, endsAt: DateTime.add(from, { hours: 1 }) })
const terms = (interval: number, flexibility: number, followUpCount = 1) => ({
  ...{ followUpCount, followUpIntervalDays: interval, followUpFlexibilityDays: flexibility },
  slotIds: [slotOf(1)] as const
})
const shown = ({ followUpFrom, followUpUntil }: Pick<Booking, "followUpFrom" | "followUpUntil">) =>
  [followUpFrom, followUpUntil].map((one) => (one === null ? null : DateTime.formatIso(one)))

/** Zones that change their clocks at two, at three, at midnight, by half an hour, or not at all. */
const zones = [
  ...["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Havana"],
  ...["Africa/Cairo", "America/Santiago", "Asia/Beirut", "Pacific/Chatham", "Atlantic/Azores", "America/Asuncion"]
] as const

const formats = new Map(zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat("en-CA", { timeZone })]))
const dateIn = (zone: (typeof zones)[number], millis: number): string => formats.get(zone)?.format(millis) ?? ""
const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Days on which clocks change at midnight, at two, by half an hour; and one on which none do. */
const days = [
  ...(["2027-03-14", "2027-11-07", "2027-03-28", "2027-10-31", "2027-04-04", "2027-10-03", "2027-04-30"] as const),
  ...(["2027-10-29", "2027-04-03", "2027-09-05", "2027-03-27", "2027-10-28", "2027-07-01"] as const)
]

/** The last session, or the edge of the window, lies about one of them. */
const packages = FastCheck.record({
  zone: FastCheck.constantFrom(...zones),
  day: FastCheck.constantFrom(...days),
  minutes: FastCheck.integer({ min: -24 * 60, max: 48 * 60 }),
  interval: FastCheck.integer({ min: 1, max: 60 }),
  flexibility: FastCheck.nat(10),
  ahead: FastCheck.constantFrom("session" as const, "from" as const, "until" as const)
}).map(({ ahead, day, minutes, ...given }) => {
  const { flexibility, interval } = given
  const edges = { session: 0, from: interval - flexibility, until: interval + flexibility + 1 } as const
  return { ...given, startsAt: DateTime.add(utc(`${day}T00:00:00Z`), { minutes, days: -edges[ahead] }) }
})

describe("the window of the next follow-up", () => {
  it.prop(
    "is whole days of the mentor's, whatever clocks do",
    [packages],
    ([{ flexibility, interval, startsAt, zone }]) => {
      const last = hour(startsAt)
      const { followUpFrom: from, followUpUntil: until } = followUpWindow(terms(interval, flexibility), last, zone)
      if (from === null || until === null) return assert.fail("one is left")
      const day = dateIn(zone, startsAt.epochMillis)
      const [first, beyond] = [plusDays(day, interval - flexibility), plusDays(day, interval + flexibility + 1)]
      // Said by looking at the date on the wall just before and at the edge.
      assert.strictEqual(dateIn(zone, until.epochMillis), beyond)
      assert.strictEqual(dateIn(zone, until.epochMillis - 1), plusDays(beyond, -1))
      if (DateTime.greaterThan(from, last.endsAt)) {
        assert.strictEqual(dateIn(zone, from.epochMillis), first)
        assert.strictEqual(dateIn(zone, from.epochMillis - 1), plusDays(first, -1))
      } else {
        assert.deepStrictEqual(from, last.endsAt, "not before the session ahead of it is over")
        assert.isTrue(dateIn(zone, last.endsAt.epochMillis) >= first)
      }
    },
    { fastCheck: { numRuns: 400 } }
  )

  it("counts days and not hours where a clock change lies between", () => {
    const window = (zone: string, startsAt: string, interval: number, flexibility = 0) =>
      shown(followUpWindow(terms(interval, flexibility), hour(utc(startsAt)), zone))
    // Spring in Berlin: the 28th has 23 hours.
    assert.deepStrictEqual(window("Europe/Berlin", "2027-03-22T23:30:00Z", 5), [
      "2027-03-27T23:00:00.000Z",
      "2027-03-28T22:00:00.000Z"
    ])
    // Autumn: the 31st has 25.
    assert.deepStrictEqual(window("Europe/Berlin", "2027-10-24T08:00:00Z", 7), [
      "2027-10-30T22:00:00.000Z",
      "2027-10-31T23:00:00.000Z"
    ])
    // Late on Sunday in New York is Monday in UTC.
    assert.deepStrictEqual(window("America/New_York", "2027-01-04T03:00:00Z", 7, 2), [
      "2027-01-08T05:00:00.000Z",
      "2027-01-13T05:00:00.000Z"
    ])
    assert.deepStrictEqual(window("nowhere", "2027-01-04T03:00:00Z", 1), [
      "2027-01-05T00:00:00.000Z",
      "2027-01-06T00:00:00.000Z"
    ])
  })

  it("is a whole day where a day begins at one o'clock, or has two midnights", () => {
    const window = (startsAt: string, interval: number) =>
      shown(followUpWindow(terms(interval, 0), hour(utc(startsAt)), "America/Havana"))
    // Havana goes from 00:00 to 01:00 on 14 March 2027.
    assert.deepStrictEqual(window("2027-03-14T15:00:00Z", 7), ["2027-03-21T04:00:00.000Z", "2027-03-22T04:00:00.000Z"])
    assert.deepStrictEqual(window("2027-03-07T15:00:00Z", 7), ["2027-03-14T05:00:00.000Z", "2027-03-15T04:00:00.000Z"])
    // And back from 01:00 to 00:00 on 7 November: of two midnights the first.
    assert.deepStrictEqual(window("2027-11-05T15:00:00Z", 2), ["2027-11-07T04:00:00.000Z", "2027-11-08T05:00:00.000Z"])
  })

  it("is none where every session that the price covers has its date", () => {
    const last = hour(utc("2027-01-04T03:00:00Z"))
    assert.deepStrictEqual(shown(followUpWindow(terms(7, 2, 0), last, "UTC")), [null, null])
    assert.strictEqual(followUpsLeft({ followUpCount: 2, slotIds: [slotOf(1), slotOf(2)] }), 1)
    assert.strictEqual(followUpsLeft({ followUpCount: 0, slotIds: [slotOf(1), slotOf(2)] }), 0)
  })
})

describe("a follow-up", () => {
  const { booking } = booked({ followUpCount: 2 })
  const [from, until] = [booking.followUpFrom ?? booking.startsAt, booking.followUpUntil ?? booking.startsAt]
  const wanted = (startsAt: DateTime.Utc) => ({ id: slotOf(2), ...hour(startsAt) })
  const millis = (at: DateTime.Utc, by: number) => DateTime.add(at, { millis: by })

  it("begins within its window: from its first instant on, before its last", () => {
    const isTaken = (startsAt: DateTime.Utc) => Either.isRight(withFollowUp(booking, wanted(startsAt), "UTC"))
    assert.deepStrictEqual([millis(from, -1), from, millis(until, -1), until].map(isTaken), [false, true, true, false])
    const refused = Either.getOrThrow(Either.flip(withFollowUp(booking, wanted(until), "UTC")))
    assert.instanceOf(refused, FollowUpOutsideWindow)
    assert.deepInclude(refused, { from, until })
  })

  it("is followed by the next, counted from it, until none is left", () => {
    const longer = Either.getOrThrow(withFollowUp(booking, wanted(from), "UTC"))
    assert.deepStrictEqual(longer.slotIds, [slotOf(1), slotOf(2)])
    assert.deepStrictEqual(longer.concludesAt, hour(from).endsAt)
    assert.deepStrictEqual(shown(longer), shown(followUpWindow({ ...terms(7, 2, 2) }, hour(from), "UTC")))
    const next = { ...wanted(DateTime.add(from, { days: 7 })), id: slotOf(3) }
    const whole = Either.getOrThrow(withFollowUp(longer, next, "UTC"))
    assert.deepStrictEqual(shown(whole), [null, null])
    assert.instanceOf(Either.getOrThrow(Either.flip(withFollowUp(whole, next, "UTC"))), NoFollowUpLeft)
  })
})
