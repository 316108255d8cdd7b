/** Bookings as clients see them: paths, statuses, names and words. */

import { engines } from "@mentorkit/test-kit/databases/engines"
import { assert, describe, it } from "vitest"
import { bookingsSite, unknownId as unknown } from "../support/bookings-site.js"

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/
const [maya, theo] = ["Maya Mentor", "Theo Lind"].map((name) => ({ name, avatarUrl: null }))

describe.each(engines)("bookings over HTTP on %s", (_name, engine) => {
  const { attemptOf, book, host, newBuyer, offerOf, setGatewayDown } = bookingsSite(engine)
  const buyer = async () => (await newBuyer()).token

  it("are made of a hold: what is paid comes with its link, what is free without one", async () => {
    const [paid, free, token] = [await offerOf({ priceMinor: 8000n }), await offerOf({ priceMinor: 0n }), await buyer()]
    const { body, status } = await book(token, paid.slotId, { note: "  My first time.  " })
    assert.strictEqual(status, 201)
    assert.strictEqual(body.message, "Booking created successfully.")
    const { booking, expires_at, payment_url } = body.data
    assert.deepInclude(booking, { status: "pending_payment", note: "My first time.", price: "80.00", currency: "USD" })
    assert.strictEqual(booking.paymentExpiresAt, expires_at)
    const link = await host.send("GET", `/mentee/bookings/${booking.id}/payment-link`, { token })
    assert.deepInclude(link, { status: 200 })
    assert.deepStrictEqual(link.body.data, { payment_url, expires_at })

    const second = await book(token, free.slotId)
    assert.deepInclude(second.body.data, { payment_url: null, expires_at: null })
    const nothing = await host.send("GET", `/mentee/bookings/${second.body.data.booking.id}/payment-link`, { token })
    assert.deepInclude(nothing, { status: 422, code: "CostsNothing" })
  })

  it("are one camelCase object everywhere", async () => {
    const [offer, mentee] = [await offerOf({ priceMinor: 0n }), await newBuyer()]
    const { token } = mentee
    const { booking } = (await book(token, offer.slotId, { note: "Hello" })).body.data
    const { createdAt, id, respondBy, updatedAt, ...told } = booking
    const { endsAt, startsAt } = booking.slots[0]
    assert.deepStrictEqual(told, {
      origin: "checkout",
      status: "requested",
      statusLabel: "Requested",
      pendingDecision: null,
      closedBecause: null,
      mentor: { ...maya, id: offer.mentorId, username: `ada-${offer.mentor.userId}` },
      mentee: { ...theo, id: mentee.userId, username: `ada-${mentee.userId}` },
      sessionType: { id: offer.sessionTypeId, title: "Career talk", durationMinutes: 30 },
      ...{ startsAt, endsAt, concludesAt: endsAt },
      slots: [{ id: offer.slotId, startsAt, endsAt }],
      followUps: { total: 0, scheduled: 0, left: 0, from: null, until: null },
      ...{ meetingUrl: null, price: "0.00", priceMinor: 0, currency: "USD", isFree: true },
      ...{ paymentStatus: null, paymentExpiresAt: null, note: "Hello", mentorNote: null, summary: null },
      ...{ declineReason: null, cancelReason: null, canBeReviewed: false, review: null },
      ...{ paidAt: null, acceptedAt: null, declinedAt: null, completedAt: null, cancelledAt: null, refundedAt: null }
    })
    assert.match(id, /^[0-9a-f-]{36}$/)
    for (const moment of [startsAt, endsAt, createdAt, respondBy, updatedAt]) assert.match(moment, timestamp)
    const one = await host.send("GET", `/mentee/bookings/${booking.id}`, { token })
    assert.deepStrictEqual(one.body.data.booking, booking)
    for (const [path, caller] of [
      ["/mentee/bookings", token],
      ["/mentor/bookings", offer.token]
    ] as const) {
      const { body, status } = await host.send("GET", `${path}?status=requested&per_page=5`, { token: caller })
      assert.strictEqual(status, 200)
      assert.deepStrictEqual(body.data.bookings.data, [booking])
      assert.deepInclude(body.data.bookings.meta, { total: 1, per_page: 5, current_page: 1 })
      assert.deepInclude(await host.send("GET", `${path}?status=lost`, { token: caller }), { status: 422 })
    }
  })

  it("say what is wrong with an attempt and a note, field by field", async () => {
    const [offer, token] = [await offerOf({ priceMinor: 8000n }), await buyer()]
    const foreign = await attemptOf(await buyer(), offer.slotId)
    const send = (body: unknown) => host.send("POST", "/mentee/bookings", { token, body })
    for (const [id, text] of [
      [foreign, "The selected booking attempt id is invalid."],
      [unknown, "The selected booking attempt id is invalid."],
      ["nonsense", "The booking attempt id field must be a valid UUID."],
      [undefined, "The booking attempt id field is required."]
    ] as const) {
      const { body, status } = await send({ booking_attempt_id: id })
      assert.deepStrictEqual([status, body.data], [422, { booking_attempt_id: [text] }])
    }
    const long = await send({ booking_attempt_id: foreign, note: "x".repeat(2001) })
    assert.deepStrictEqual(long.body.data, { note: ["The note field must not be greater than 2000 characters."] })
  })

  it("are made once for an idempotency key, and once for an attempt", async () => {
    const [offer, token] = [await offerOf({ priceMinor: 8000n }), await buyer()]
    const body = { booking_attempt_id: await attemptOf(token, offer.slotId) }
    const headers = { "idempotency-key": crypto.randomUUID() }
    const first = await host.send("POST", "/mentee/bookings", { token, body, headers })
    const again = await host.send("POST", "/mentee/bookings", { token, body, headers })
    assert.deepStrictEqual([again.status, again.body], [201, first.body])
    const other = await host.send("POST", "/mentee/bookings", { token, body })
    assert.deepInclude(other, { status: 422, code: "AttemptAlreadyBooked" })
    assert.deepStrictEqual(other.body.data, { booking_id: first.body.data.booking.id })
  })

  it("outlive a gateway that is down", async () => {
    const [offer, token] = [await offerOf({ priceMinor: 8000n }), await buyer()]
    await setGatewayDown(true)
    assert.deepInclude(await book(token, offer.slotId), { status: 502, code: "GatewayUnavailable" })
    const [booking] = (await host.send("GET", "/mentee/bookings", { token })).body.data.bookings.data
    assert.strictEqual(booking.status, "pending_payment")
    const path = `/mentee/bookings/${booking.id}/payment-link`
    assert.strictEqual((await host.send("GET", path, { token })).status, 502)
    await setGatewayDown(false)
    assert.strictEqual((await host.send("GET", path, { token })).status, 200)
  })

  it("are answered by their mentor, as far as their state allows", async () => {
    const [offer, token] = [await offerOf({ priceMinor: 0n }), await buyer()]
    const { booking } = (await book(token, offer.slotId)).body.data
    const move = (verb: string, body?: unknown) =>
      host.send("POST", `/mentor/bookings/${booking.id}/${verb}`, { token: offer.token, body })
    const early = await move("complete")
    assert.deepInclude(early, { status: 422, code: "TransitionRefused" })
    assert.deepInclude(early.body, { message: "This booking cannot be completed: it is requested." })
    assert.deepStrictEqual(early.body.data, {
      ...{ status: "requested", pending_decision: null, trigger: "complete", requires: null }
    })
    assert.strictEqual((await move("decline", { reason: "x".repeat(501) })).status, 422)

    const accepted = await move("accept")
    assert.deepInclude(accepted.body, { message: "Booking accepted successfully." })
    assert.deepInclude(accepted.body.data.booking, { status: "confirmed", statusLabel: "Confirmed" })
    assert.deepInclude(await move("accept"), { status: 422, code: "TransitionRefused" })
    const soon = await move("complete")
    assert.strictEqual(soon.body.message, "This booking cannot be completed unless its last session has ended.")
  })

  it("are nobody else's", async () => {
    const [offer, other, token] = [await offerOf({ priceMinor: 0n }), await offerOf({ priceMinor: 0n }), await buyer()]
    const { booking } = (await book(token, offer.slotId)).body.data
    const missing = { status: "error", message: "Booking not found.", data: {} }
    for (const id of [booking.id, unknown, "nonsense"]) {
      for (const path of [`/mentee/bookings/${id}`, `/mentee/bookings/${id}/payment-link`, `/mentor/bookings/${id}`]) {
        const answer = await host.send("GET", path, { token: other.token })
        assert.deepStrictEqual([answer.status, answer.body], [404, missing], path)
        assert.strictEqual((await host.send("GET", path)).status, 401)
      }
      for (const verb of ["accept", "decline", "complete"]) {
        const answer = await host.send("POST", `/mentor/bookings/${id}/${verb}`, { token: other.token })
        assert.deepStrictEqual([answer.status, answer.body], [404, missing], verb)
        const guest = await host.send("POST", `/mentor/bookings/${id}/${verb}`, { token })
        assert.strictEqual(guest.body.message, "Mentor profile not found.")
      }
    }
  })
})
