/** The sessions of a package after the first one. */
import { assert, describe, it } from "vitest"
import { bookingsSite, invalid, notFound, refused, unknownId } from "../support/bookings-site.js"

const site = bookingsSite()
const day = 24 * 60

/** A package of a session and two follow-ups, a week apart give or take two days; the session is settled. */
const newPackage = async ({ isSettled = true }: { readonly isSettled?: boolean } = {}) => {
  const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n, followUpCount: 2 })]
  const booking = isSettled
    ? await site.settle(buyer, offer)
    : (await site.book(buyer.token, offer.slotId)).body.data.booking
  const { id } = booking
  return {
    ...{ buyer, offer, booking, id },
    schedule: (attempt: unknown, headers: Readonly<Record<string, string>> = {}) =>
      site.post(`/mentee/bookings/${id}/follow-ups`, buyer.token, { booking_attempt_id: attempt }, headers),
    /** Held by the mentee, so many days after the first session. */
    heldAfter: async (days: number) => site.attemptOf(buyer.token, await site.slotOf(offer, days * day))
  }
}

const wholeDay = (text: string, days: number) => {
  const at = new Date(text)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days))
    .toISOString()
    .replace(".000Z", "+00:00")
}

describe("a follow-up", () => {
  it("gets its date out of held seats, one after the other until none is left", async () => {
    const { booking, heldAfter, id, offer, schedule } = await newPackage()
    const window = { from: wholeDay(booking.startsAt, 5), until: wholeDay(booking.startsAt, 10) }
    assert.deepStrictEqual(booking.followUps, { total: 2, scheduled: 0, left: 2, ...window })
    assert.lengthOf(booking.slots, 1)

    const first = await schedule(await heldAfter(7))
    assert.deepStrictEqual([first.status, first.body.message], [201, "Follow-up session scheduled successfully."])
    const once = first.body.data.booking
    assert.deepInclude(once, { status: "confirmed", startsAt: booking.startsAt, meetingUrl: booking.meetingUrl })
    assert.deepStrictEqual(once.slots[0], booking.slots[0])
    assert.strictEqual(once.concludesAt, once.slots[1].endsAt)
    const next = { from: wholeDay(once.slots[1].startsAt, 5), until: wholeDay(once.slots[1].startsAt, 10) }
    assert.deepStrictEqual(once.followUps, { total: 2, scheduled: 1, left: 1, ...next })

    const second = await schedule(await heldAfter(14))
    assert.deepStrictEqual(second.body.data.booking.followUps, {
      ...{ total: 2, scheduled: 2, left: 0, from: null, until: null }
    })
    assert.lengthOf(second.body.data.booking.slots, 3)
    const seen = await site.get(`/mentor/bookings/${id}`, offer.token)
    assert.deepStrictEqual(seen.body.data.booking, second.body.data.booking)
    assert.deepStrictEqual(
      await schedule(await heldAfter(21)),
      refused(422, "NoFollowUpLeft", "No follow-up session of this booking is left to schedule.")
    )
  })

  it("begins within its window", async () => {
    const { booking, heldAfter, schedule } = await newPackage()
    const { from, until } = booking.followUps
    for (const days of [3, 11]) {
      assert.deepStrictEqual(
        await schedule(await heldAfter(days)),
        refused(
          422,
          "FollowUpOutsideWindow",
          `The next follow-up session must begin from ${from} on and before ${until}.`,
          { from, until }
        )
      )
    }
  })

  it("is of a settled booking, and of one that is not over", async () => {
    const { heldAfter, id, offer, schedule } = await newPackage({ isSettled: false })
    const attempt = await heldAfter(7)
    const refusal = (status: string) =>
      refused(422, "TransitionRefused", `This booking cannot be continued with a follow-up: it is ${status}.`, {
        ...{ status, pending_decision: null, trigger: "schedule_follow_up", requires: null }
      })
    assert.deepStrictEqual(await schedule(attempt), refusal("requested"))
    await site.post(`/mentor/bookings/${id}/decline`, offer.token)
    assert.deepStrictEqual(await schedule(attempt), refusal("cancelled"))
  })

  it("takes an attempt of one's own, of the same session type, held still and not booked yet", async () => {
    const { buyer, id, offer, schedule, heldAfter } = await newPackage()
    const unknown = invalid("booking_attempt_id", "The selected booking attempt id is invalid.")
    assert.deepStrictEqual(await schedule(unknownId), unknown)
    const stranger = await site.newBuyer()
    assert.deepStrictEqual(
      await schedule(await site.attemptOf(stranger.token, await site.slotOf(offer, 6 * day))),
      unknown
    )
    const malformed = invalid("booking_attempt_id", "The booking attempt id field must be a valid UUID.")
    assert.deepStrictEqual(await schedule("nonsense"), malformed)
    const missing = invalid("booking_attempt_id", "The booking attempt id field is required.")
    assert.deepStrictEqual(await schedule(undefined), missing)

    const other = await site.offerOf({ priceMinor: 0n, after: 7 * day })
    const elsewhere = await site.attemptOf(buyer.token, other.slotId)
    const message = "The selected booking attempt is of another session type."
    assert.deepStrictEqual(await schedule(elsewhere), invalid("booking_attempt_id", message))

    const released = await heldAfter(7)
    await site.host.send("DELETE", `/mentor/slots/hold/${released}`, { token: buyer.token })
    const lapsed = "The seat reservation has lapsed. Please choose a slot again."
    assert.deepStrictEqual(await schedule(released), refused(422, "ReservationLapsed", lapsed))

    const booked = await heldAfter(8)
    const sold = await site.post("/mentee/bookings", buyer.token, { booking_attempt_id: booked })
    assert.deepStrictEqual(
      await schedule(booked),
      refused(422, "AttemptAlreadyBooked", "This booking attempt has already been booked.", {
        booking_id: sold.body.data.booking.id
      })
    )
    const { body } = await site.get(`/mentee/bookings/${id}`, buyer.token)
    assert.lengthOf(body.data.booking.slots, 1)
  })

  it("is scheduled once for a key, and an attempt is taken once", async () => {
    const { heldAfter, id, schedule } = await newPackage()
    const [attempt, headers] = [await heldAfter(7), { "idempotency-key": crypto.randomUUID() }]
    const first = await schedule(attempt, headers)
    assert.strictEqual(first.status, 201)
    assert.deepStrictEqual(await schedule(attempt, headers), first)
    const again = await schedule(attempt)
    assert.deepInclude(again, { status: 422, code: "AttemptAlreadyBooked" })
    assert.deepStrictEqual(again.body.data, { booking_id: id })
  })

  it("is not to be had of a mentor who is gone", async () => {
    const { heldAfter, offer, schedule } = await newPackage()
    const attempt = await heldAfter(7)
    await site.ban(offer.mentor.userId)
    const gone = refused(422, "NotBookable", "This session can no longer be booked.")
    assert.deepStrictEqual(await schedule(attempt), gone)
  })

  it("is the mentee's own to schedule", async () => {
    const { buyer, heldAfter, id, offer } = await newPackage()
    const attempt = await heldAfter(7)
    const path = `/mentee/bookings/${id}/follow-ups`
    for (const token of [(await site.newBuyer()).token, offer.token]) {
      assert.deepStrictEqual(await site.post(path, token, { booking_attempt_id: attempt }), notFound)
    }
    for (const unknown of [unknownId, "nonsense"]) {
      const answer = await site.post(`/mentee/bookings/${unknown}/follow-ups`, buyer.token, {
        booking_attempt_id: attempt
      })
      assert.deepStrictEqual(answer, notFound)
    }
    const guest = await site.host.send("POST", path, { body: { booking_attempt_id: attempt } })
    assert.strictEqual(guest.status, 401)
  })

  it("keeps the booking open for as long as it can be scheduled", async () => {
    const { id, offer } = await newPackage()
    const complete = () => site.post(`/mentor/bookings/${id}/complete`, offer.token)
    await site.moveBack(id, 3)
    const open = await complete()
    assert.deepInclude(open, { status: 422, code: "TransitionRefused" })
    assert.strictEqual(
      open.body.message,
      "This booking cannot be completed unless no follow-up can be scheduled any more."
    )
    await site.moveBack(id, 9)
    assert.strictEqual((await complete()).body.data.booking.status, "completed")
  })
})
