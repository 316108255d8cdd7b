/** One booking as a file for calendar programs, for each of its two people. */
import ICAL from "ical.js"
import { assert, describe, it } from "vitest"
import { bookingsSite, notFound, unknownId } from "../support/bookings-site.js"
import { secretOf } from "../support/calendar-feeds.js"
import { ask } from "../support/raw-client.js"

const site = bookingsSite()
const hour = 60
const day = 24 * hour

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => {
    const read = (name: string) => event.getFirstPropertyValue(name)
    const moment = (name: string) => (read(name) as ICAL.Time).toJSDate().toISOString().replace(".000Z", "+00:00")
    return {
      uid: String(read("uid")),
      status: String(read("status")),
      sequence: Number(read("sequence")),
      summary: String(read("summary")),
      location: read("location"),
      url: read("url"),
      startsAt: moment("dtstart"),
      endsAt: moment("dtend"),
      alarms: event.getAllSubcomponents("valarm").length
    }
  })

/** `fetch` itself adds that it wants no answer out of a cache. */
const ask304 = (path: string, token: string, etag?: string) =>
  ask(`http://127.0.0.1:${site.host.port()}`, {
    method: "GET",
    target: path,
    headers: [["Authorization", `Bearer ${token}`], ...(etag === undefined ? [] : [["If-None-Match", etag] as const])]
  })
const fileOf = async (side: "mentee" | "mentor", token: string, id: string) => {
  const { status, text } = await ask304(`/api/v1/${side}/bookings/${id}/calendar.ics`, token)
  assert.strictEqual(status, 200, text)
  return text
}

/** The mentor's feed, as the secret's holder reads it. */
const newFeed = async (token: string) => {
  const { body } = await site.post("/mentor/calendar-feed", token)
  const path = `/calendar/${secretOf(body.data.calendar_feed.url)}.ics`
  return async () => (await ask304(path, token)).text
}

describe("a booking's own calendar", () => {
  // Falls where the revision is not counted, a decision that waits is not looked at, or a link is told too early or too long.
  it("follows it under one id, with a number that grows, from its payment to its cancellation", async () => {
    const [buyer, offer] = [await site.newBuyer("Theo Lind"), await site.offerOf({ after: 2 * hour })]
    const feed = await newFeed(offer.token)
    const { id } = (await site.book(buyer.token, offer.slotId, { note: "In confidence" })).body.data.booking
    const look = async () => {
      const [event, ...more] = eventsIn(await fileOf("mentee", buyer.token, id))
      assert.deepStrictEqual(more, [])
      return event ?? assert.fail("no event")
    }
    const file = `/mentor/bookings/${id}/calendar.ics`
    const unpaid = await look()
    assert.deepInclude(unpaid, { status: "TENTATIVE", summary: "Career talk with Maya Mentor", alarms: 1, url: null })
    assert.deepStrictEqual(await site.get(file, offer.token), notFound)

    await site.pay(id)
    const paid = await look()
    assert.deepInclude(paid, { status: "TENTATIVE", alarms: 1, location: null, url: null })
    await site.post(`/mentor/bookings/${id}/accept`, offer.token, { note: "Bring a pen" })
    const { booking } = (await site.get(`/mentee/bookings/${id}`, buyer.token)).body.data
    const confirmed = await look()
    const place = { location: booking.meetingUrl, url: booking.meetingUrl }
    assert.deepInclude(confirmed, { status: "CONFIRMED", alarms: 1, ...place })
    assert.deepInclude(confirmed, { startsAt: booking.startsAt, endsAt: booking.endsAt })
    // The other side reads the same event, with the other's name; the feed does, too, but for the place.
    const theirs = await fileOf("mentor", offer.token, id)
    assert.deepStrictEqual(eventsIn(theirs), [{ ...confirmed, summary: "Career talk with Theo Lind" }])
    const fed = await feed()
    const summary = "Career talk with Theo Lind"
    assert.deepStrictEqual(eventsIn(fed), [{ ...confirmed, summary, location: null, url: null }])
    for (const secret of [booking.meetingUrl, "mentorkit-"]) assert.notInclude(fed.replace(/\r\n /g, ""), secret)
    for (const text of [theirs, fed]) {
      for (const own of ["confidence", "pen", "80.00", "USD", "@example"]) assert.notInclude(text, own)
    }

    await site.post(`/mentee/bookings/${id}/cancel`, buyer.token)
    const called = await look()
    assert.deepInclude(called, { status: "CANCELLED", alarms: 0, location: null, url: null })
    await site.confirmRefunds()
    const over = await look()
    assert.deepInclude(over, { status: "CANCELLED", alarms: 0 })
    const states = [unpaid, paid, confirmed, called, over]
    assert.deepStrictEqual(new Set(states.map(({ uid }) => uid)).size, 1)
    const numbers = states.map(({ sequence }) => sequence)
    assert.deepStrictEqual(
      numbers,
      [...new Set(numbers)].sort((one, other) => one - other)
    )
  })

  it("has an event of its own for each follow-up, whose id stays", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n, followUpCount: 2 })]
    const feed = await newFeed(offer.token)
    const { id, slots } = await site.settle(buyer, offer)
    const [alone] = eventsIn(await fileOf("mentee", buyer.token, id))
    const attempt = await site.attemptOf(buyer.token, await site.slotOf(offer, 7 * day))
    const scheduled = await site.post(`/mentee/bookings/${id}/follow-ups`, buyer.token, { booking_attempt_id: attempt })
    const { booking } = scheduled.body.data
    const events = eventsIn(await fileOf("mentee", buyer.token, id))
    assert.deepStrictEqual(
      events.map(({ endsAt, startsAt, summary, url }) => ({ endsAt, startsAt, summary, url })),
      ["", " (follow-up 1 of 2)"].map((part, index) => ({
        endsAt: booking.slots[index].endsAt,
        startsAt: booking.slots[index].startsAt,
        summary: `Career talk${part} with Maya Mentor`,
        url: booking.meetingUrl
      }))
    )
    assert.strictEqual(events[0]?.uid, alone?.uid)
    assert.include(events[0]?.uid ?? "", slots[0].id)
    assert.isAbove(events[0]?.sequence ?? 0, alone?.sequence ?? 0)
    assert.deepStrictEqual(
      eventsIn(await feed()).map(({ uid }) => uid),
      events.map(({ uid }) => uid)
    )
  })

  // Falls where an accepted appointment counts as settled before it is paid.
  it("of an appointment is tentative, and tells no place, until it is paid", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const feed = await newFeed(offer.token)
    const { id } = await site.appoint(buyer, await site.attemptOf(buyer.token, offer.slotId))
    await site.post(`/mentor/bookings/${id}/accept`, offer.token)
    for (const text of [
      await fileOf("mentee", buyer.token, id),
      await fileOf("mentor", offer.token, id),
      await feed()
    ]) {
      assert.deepInclude(eventsIn(text)[0], { status: "TENTATIVE", location: null })
    }
    await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    await site.pay(id)
    assert.deepInclude(eventsIn(await fileOf("mentor", offer.token, id))[0], { status: "CONFIRMED" })
    assert.deepInclude(eventsIn(await feed())[0], { status: "CONFIRMED", location: null })
  })

  it("is a file of its own type and a plain name, and is not sent again unless it has changed", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n })]
    const { id } = await site.settle(buyer, offer)
    const path = `/api/v1/mentee/bookings/${id}/calendar.ics`
    const first = await ask304(path, buyer.token)
    assert.deepStrictEqual(
      ["content-type", "content-disposition", "cache-control", "x-content-type-options", "x-robots-tag"].map((name) =>
        first.headers.get(name)
      ),
      [
        "text/calendar; charset=utf-8",
        'attachment; filename="session.ics"',
        "private, max-age=0",
        "nosniff",
        "noindex, nofollow"
      ]
    )
    const etag = first.headers.get("etag") ?? assert.fail("no ETag")
    const again = await ask304(path, buyer.token, etag)
    assert.deepStrictEqual([again.status, again.text], [304, ""])
    await site.post(`/mentee/bookings/${id}/cancel`, buyer.token)
    const changed = await ask304(path, buyer.token, etag)
    assert.strictEqual(changed.status, 200)
    assert.notStrictEqual(changed.headers.get("etag"), etag)
    // What somebody else knows of it is not told by a 304 either.
    assert.strictEqual((await ask304(path, (await site.newBuyer()).token, etag)).status, 404)
  })

  it("is nobody else's, and refused in the envelope", async () => {
    const [buyer, offer, other] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n }), await site.offerOf()]
    const { id } = await site.settle(buyer, offer)
    for (const one of [id, unknownId, "nonsense"]) {
      const [mentees, mentors] = ["mentee", "mentor"].map((side) => `/${side}/bookings/${one}/calendar.ics`)
      for (const token of [other.token, offer.token]) {
        assert.deepStrictEqual(await site.get(mentees ?? "", token), notFound)
      }
      assert.deepStrictEqual(await site.get(mentors ?? "", other.token), notFound)
      assert.deepInclude(await site.get(mentors ?? "", buyer.token), { status: 404, code: "MentorProfileNotFound" })
      assert.strictEqual((await site.host.send("GET", mentees ?? "")).status, 401)
    }
  })
})
