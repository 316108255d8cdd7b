/** Calling a booking off: what it would do, what it does, and who may. */

import { SqlClient } from "@effect/sql"
import { OfflineGateway } from "@mentorkit/core/payments/ports"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { bookingsSite, invalid, notFound, refused, unknownId } from "../support/bookings-site.js"

const site = bookingsSite()
const hour = 60
const dollars = (minor: number) => {
  const major = (minor / 100).toFixed(2)
  return { minor, major, formatted: `$${major}` }
}

type Side = "mentee" | "mentor"

const cancel = (side: Side, token: string, id: string, query = "", body: unknown = {}) =>
  site.post(`/${side}/bookings/${id}/cancel${query}`, token, body)
const look = async (side: Side, token: string, id: string) =>
  (await site.get(`/${side}/bookings/${id}`, token)).body.data.booking

/** Looks first, which changes nothing, then does it: both answer the same terms. */
const cancelAfterALook = async (side: Side, token: string, id: string) => {
  const before = await look(side, token, id)
  const preview = await cancel(side, token, id, "?preview=true", { reason: "Only a look" })
  assert.deepStrictEqual([preview.status, preview.body.message], [200, "Cancellation previewed successfully."])
  assert.deepStrictEqual(preview.body.data.booking, before)
  assert.deepStrictEqual(await look(side, token, id), before)
  const done = await cancel(side, token, id, "", { reason: "  I am ill.  " })
  assert.deepStrictEqual([done.status, done.body.message], [200, "Booking cancelled successfully."])
  const { booking, cancellation } = done.body.data
  assert.deepStrictEqual(preview.body.data.cancellation, { ...cancellation, isPreview: true })
  assert.deepStrictEqual(await look(side, token, id), booking)
  assert.deepInclude(booking, { cancelReason: "I am ill.", meetingUrl: null, closedBecause: `cancelled_by_${side}` })
  assert.isNotNull(booking.cancelledAt)
  return { booking, cancellation }
}

describe("a mentee who cancels", () => {
  // Falls where the fee is taken of what goes back, or a look is carried out.
  it("gets everything less the fee before the window, once the gateway has confirmed it", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ after: 2 * hour })]
    const { id, startsAt } = await site.settle(buyer, offer)
    const { booking, cancellation } = await cancelAfterALook("mentee", buyer.token, id)
    const dayBefore = new Date(Date.parse(startsAt) - 86_400_000).toISOString().replace(/\.\d+Z$/, "+00:00")
    assert.deepStrictEqual(cancellation, {
      isPreview: false,
      refund: dollars(7200),
      kept: dollars(800),
      isInsideWindow: false,
      windowBegins: dayBefore
    })
    assert.deepInclude(booking, { status: "confirmed", pendingDecision: "cancelled", paymentStatus: "succeeded" })
    assert.deepStrictEqual(
      await cancel("mentee", buyer.token, id),
      refused(422, "TransitionRefused", "This booking cannot be cancelled: it has been cancelled.", {
        status: "confirmed",
        pending_decision: "cancelled",
        trigger: "cancel_by_mentee",
        requires: null
      })
    )
    await site.confirmRefunds()
    const closed = { status: "cancelled", pendingDecision: null, paymentStatus: "partially_refunded", refundedAt: null }
    assert.deepInclude(await look("mentee", buyer.token, id), closed)
    assert.deepInclude(await look("mentor", offer.token, id), { ...closed, cancelReason: "I am ill." })
  })

  it("gets nothing inside the window, and it is over at once", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ after: -2 * hour })]
    const { id } = await site.settle(buyer, offer)
    const { booking, cancellation } = await cancelAfterALook("mentee", buyer.token, id)
    assert.deepInclude(cancellation, { refund: dollars(0), kept: dollars(8000), isInsideWindow: true })
    assert.deepInclude(booking, { status: "cancelled", statusLabel: "Cancelled", paymentStatus: "succeeded" })
    assert.strictEqual(
      (await cancel("mentee", buyer.token, id)).body.message,
      "This booking cannot be cancelled: it is cancelled."
    )
  })

  it("gets everything before the mentor has decided, even inside the window", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ after: -2 * hour })]
    const { id } = (await site.book(buyer.token, offer.slotId)).body.data.booking
    await site.pay(id)
    const { booking, cancellation } = await cancelAfterALook("mentee", buyer.token, id)
    assert.deepInclude(cancellation, { refund: dollars(8000), kept: dollars(0) })
    assert.deepInclude(booking, { status: "paid", pendingDecision: "cancelled" })
    await site.confirmRefunds()
    const closed = await look("mentee", buyer.token, id)
    assert.deepInclude(closed, { status: "refunded", statusLabel: "Refunded", paymentStatus: "refunded" })
    assert.isNotNull(closed.refundedAt)
  })

  it("owes nothing for what nobody has paid or what is free", async () => {
    for (const priceMinor of [8000n, 0n]) {
      const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor, after: 2 * hour })]
      const { id } = (await site.book(buyer.token, offer.slotId)).body.data.booking
      const { booking, cancellation } = await cancelAfterALook("mentee", buyer.token, id)
      assert.deepInclude(cancellation, { refund: dollars(0), kept: dollars(0), isInsideWindow: false })
      assert.deepInclude(booking, { status: "cancelled", pendingDecision: null })
      if (priceMinor === 0n) continue
      const link = await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
      assert.deepInclude(link, { status: 422, code: "ReservationLapsed" })
    }
  })

  // Falls where money on its way is not waited for: it could not be kept from arriving.
  it("waits for money that is on its way", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = (await site.book(buyer.token, offer.slotId)).body.data.booking
    await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{ readonly sessionId: string }>`
          select gateway_session_id as session_id from checkout_sessions join payments on payments.id = payment_id
          where purchasable_id = ${id}`
        yield* (yield* OfflineGateway).payLater((row?.sessionId ?? "") as never)
      })
    )
    for (const query of ["", "?preview=true"]) {
      const answer = await cancel("mentee", buyer.token, id, query)
      assert.deepInclude(answer, { status: 422, code: "PaymentUnderway" })
      assert.isAbove(answer.body.message.length, 10)
    }
    const link = await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    assert.deepInclude(link, { status: 422, code: "PaymentUnderway" })
  })
})

describe("a mentor who cancels", () => {
  it("gives everything back, even inside the window", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ after: -2 * hour })]
    const { id } = await site.settle(buyer, offer)
    const { booking, cancellation } = await cancelAfterALook("mentor", offer.token, id)
    assert.deepInclude(cancellation, { refund: dollars(8000), kept: dollars(0), isInsideWindow: true })
    assert.deepInclude(booking, { status: "confirmed", pendingDecision: "cancelled" })
    await site.confirmRefunds()
    assert.deepInclude(await look("mentee", buyer.token, id), { status: "refunded", cancelReason: "I am ill." })
  })

  it("declines what is not accepted yet, and cannot undo what is over", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n })]
    const { id } = (await site.book(buyer.token, offer.slotId)).body.data.booking
    const early = "This booking cannot be cancelled by its mentor: it is requested."
    assert.strictEqual((await cancel("mentor", offer.token, id)).body.message, early)
    await site.post(`/mentor/bookings/${id}/accept`, offer.token)
    await site.moveBack(id, 2)
    for (const [side, token, requires, message] of [
      ["mentor", offer.token, "not_over", "cancelled by its mentor unless its last session is still to end."],
      ["mentee", buyer.token, "not_begun", "cancelled unless the session is still to begin."]
    ] as const) {
      const late = await cancel(side, token, id, "?preview=1")
      assert.deepInclude(late, { status: 422, code: "TransitionRefused" })
      assert.strictEqual(late.body.message, `This booking cannot be ${message}`)
      assert.deepInclude(late.body.data, { status: "confirmed", trigger: `cancel_by_${side}`, requires })
    }
  })
})

describe("a cancellation", () => {
  it("says what is wrong with it, and a look has its place in the query", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n, after: 2 * hour })]
    const { id } = await site.settle(buyer, offer)
    for (const [side, token] of [
      ["mentee", buyer.token],
      ["mentor", offer.token]
    ] as const) {
      const long = await cancel(side, token, id, "", { reason: "x".repeat(501) })
      assert.deepStrictEqual(long, invalid("reason", "The reason field must not be greater than 500 characters."))
      const maybe = await cancel(side, token, id, "?preview=yes")
      assert.deepStrictEqual(maybe, invalid("preview", "The preview field must be true or false."))
      const inBody = await cancel(side, token, id, "", { preview: true })
      assert.deepStrictEqual(inBody, invalid("preview", "The preview field is prohibited."))
      const inQuery = await cancel(side, token, id, "?preview=true&reason=Ill")
      assert.deepStrictEqual(inQuery, invalid("reason", "The reason field is prohibited."))
    }
    assert.strictEqual((await look("mentee", buyer.token, id)).status, "confirmed")
    const silent = await site.post(`/mentee/bookings/${id}/cancel?preview=0`, buyer.token)
    assert.deepInclude(silent.body.data.booking, { status: "cancelled", cancelReason: null })
  })

  // Falls where a look takes the key: what was looked at could not be done under it any more.
  it("is done once for a key, which a look leaves alone", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n, after: 2 * hour })]
    const { id } = await site.settle(buyer, offer)
    const path = `/mentee/bookings/${id}/cancel`
    const headers = { "idempotency-key": crypto.randomUUID() }
    for (const query of ["?preview=true", "?preview=1"]) {
      const looked = await site.post(`${path}${query}`, buyer.token, {}, headers)
      assert.strictEqual(looked.body.data.cancellation.isPreview, true)
    }
    const done = await site.post(path, buyer.token, { reason: "Ill" }, headers)
    assert.deepStrictEqual([done.status, done.body.data.booking.status], [200, "cancelled"])
    assert.deepStrictEqual(await site.post(path, buyer.token, { reason: "Ill" }, headers), done)
    const other = await site.post(path, buyer.token, { reason: "Away" }, headers)
    assert.deepInclude(other, { status: 422, code: "IdempotencyKeyReused" })
  })

  it("is of one's own booking only, and of the side that one is on", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = await site.settle(buyer, offer)
    const [stranger, other] = [await site.newBuyer(), await site.offerOf()]
    for (const query of ["", "?preview=true"]) {
      for (const token of [stranger.token, other.token, offer.token]) {
        assert.deepStrictEqual(await cancel("mentee", token, id, query), notFound)
      }
      assert.deepStrictEqual(await cancel("mentor", other.token, id, query), notFound)
      assert.deepInclude(await cancel("mentor", buyer.token, id, query), { status: 404, code: "MentorProfileNotFound" })
      for (const unknown of [unknownId, "nonsense"]) {
        assert.deepStrictEqual(await cancel("mentee", buyer.token, unknown, query), notFound)
      }
      const guest = await site.host.send("POST", `/mentee/bookings/${id}/cancel${query}`)
      assert.strictEqual(guest.status, 401)
    }
    assert.strictEqual((await look("mentee", buyer.token, id)).status, "confirmed")
  })

  it("of what nobody has paid yet is not the mentor's to know of", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = (await site.book(buyer.token, offer.slotId)).body.data.booking
    assert.deepStrictEqual(await cancel("mentor", offer.token, id), notFound)
    await cancel("mentee", buyer.token, id)
    assert.deepStrictEqual(await site.get(`/mentor/bookings/${id}`, offer.token), notFound)
  })
})
