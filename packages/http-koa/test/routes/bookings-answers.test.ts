/** What a mentor says to a booking, and what both then see of it. */
import { assert, describe, it } from "vitest"
import { bookingsSite, invalid, notFound, refused } from "../support/bookings-site.js"

const site = bookingsSite()

const requested = async (priceMinor = 0n) => {
  const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor })]
  const { id } = (await site.book(buyer.token, offer.slotId, { note: "Hello" })).body.data.booking
  if (priceMinor > 0n) await site.pay(id)
  return {
    ...{ buyer, offer, id },
    move: (verb: string, body?: unknown) => site.post(`/mentor/bookings/${id}/${verb}`, offer.token, body),
    theirs: async () => (await site.get(`/mentee/bookings/${id}`, buyer.token)).body.data.booking,
    own: async () => (await site.get(`/mentor/bookings/${id}`, offer.token)).body.data.booking
  }
}

describe("a mentor's answer", () => {
  // Falls where the link is shown before the answer, or after it is called off.
  it("is a note for the mentee, and the place where both meet", async () => {
    const { id, move, own, theirs } = await requested(8000n)
    for (const one of [await theirs(), await own()]) assert.deepInclude(one, { meetingUrl: null, mentorNote: null })
    const long = invalid("note", "The note field must not be greater than 2000 characters.")
    assert.deepStrictEqual(await move("accept", { note: "x".repeat(2001) }), long)
    const { body, status } = await move("accept", { note: "  Bring your schema.  " })
    assert.deepStrictEqual([status, body.message], [200, "Booking accepted successfully."])
    const { booking } = body.data
    assert.deepInclude(booking, {
      status: "confirmed",
      note: "Hello",
      mentorNote: "Bring your schema.",
      respondBy: null
    })
    assert.match(booking.meetingUrl, /^https:\/\/meet\.jit\.si\/mentorkit-[\w-]{43}$/)
    assert.notInclude(booking.meetingUrl, id)
    assert.isNotNull(booking.acceptedAt)
    assert.deepStrictEqual([await theirs(), await own()], [booking, booking])
    await move("cancel")
    assert.deepStrictEqual([(await theirs()).meetingUrl, (await own()).meetingUrl], [null, null])
  })

  it("may be a decline with its reason", async () => {
    const { move, theirs } = await requested(8000n)
    const long = invalid("reason", "The reason field must not be greater than 500 characters.")
    assert.deepStrictEqual(await move("decline", { reason: "x".repeat(501) }), long)
    const { body, status } = await move("decline", { reason: "I am ill." })
    assert.deepStrictEqual([status, body.message], [200, "Booking declined successfully."])
    const pending = { status: "paid", statusLabel: "Paid", pendingDecision: "declined", closedBecause: "declined" }
    assert.deepInclude(body.data.booking, { ...pending, declineReason: "I am ill.", meetingUrl: null })
    assert.isNotNull(body.data.booking.declinedAt)
    await site.confirmRefunds()
    assert.deepInclude(await theirs(), { status: "refunded", pendingDecision: null, declineReason: "I am ill." })
  })

  it("ends with a summary, and a review may follow", async () => {
    const { id, move, own, theirs } = await requested(8000n)
    await move("accept")
    assert.strictEqual((await theirs()).canBeReviewed, false)
    const early = "This booking cannot be completed unless its last session has ended."
    assert.strictEqual((await move("complete", { summary: "We met" })).body.message, early)
    await site.moveBack(id, 2)
    const long = invalid("summary", "The summary field must not be greater than 5000 characters.")
    assert.deepStrictEqual(await move("complete", { summary: "x".repeat(5001) }), long)
    const { body, status } = await move("complete", { summary: "  We met.\nTwice.  " })
    assert.deepStrictEqual([status, body.message], [200, "Booking completed successfully."])
    const { booking } = body.data
    assert.deepInclude(booking, { status: "completed", statusLabel: "Completed", summary: "We met.\nTwice." })
    assert.deepInclude(booking, { canBeReviewed: true, review: null, paymentStatus: "succeeded" })
    assert.isNotNull(booking.completedAt)
    assert.isNotNull(booking.meetingUrl)
    assert.deepStrictEqual([await theirs(), await own()], [booking, booking])
    assert.strictEqual((await move("complete")).body.message, "This booking cannot be completed: it is completed.")
  })
})

describe("an appointment from a chat", () => {
  // Falls where the link is made before there is anything to pay, or the meeting is shown before it is paid.
  it("is the mentor's to answer at once, and paid by its link afterwards", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = await site.appoint(buyer, await site.attemptOf(buyer.token, offer.slotId))
    const link = () => site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    const own = async () => (await site.get(`/mentor/bookings/${id}`, offer.token)).body.data.booking
    assert.deepInclude(await own(), { origin: "appointment", status: "requested", paymentStatus: null, price: "80.00" })
    const early = "This booking can be paid once its mentor has accepted it."
    assert.deepStrictEqual(await link(), refused(422, "NotAcceptedYet", early))

    const accepted = await site.post(`/mentor/bookings/${id}/accept`, offer.token)
    assert.deepInclude(accepted.body.data.booking, { status: "confirmed", meetingUrl: null, paymentStatus: "pending" })
    const { body, message, status } = { ...(await link()), message: "Payment link fetched successfully." }
    assert.deepStrictEqual([status, body.message], [200, message])
    assert.match(body.data.payment_url, /^https?:\/\//)
    assert.strictEqual(body.data.expires_at, accepted.body.data.booking.paymentExpiresAt)
    assert.deepStrictEqual((await link()).body, body)

    await site.pay(id)
    const paid = await own()
    assert.deepInclude(paid, { status: "confirmed", paymentStatus: "succeeded", paymentExpiresAt: null })
    assert.isNotNull(paid.meetingUrl)
    const twice = refused(422, "AlreadyPaid", "This booking has already been paid.")
    assert.deepStrictEqual(await link(), twice)
    for (const token of [offer.token, (await site.newBuyer()).token]) {
      assert.deepStrictEqual(await site.get(`/mentee/bookings/${id}/payment-link`, token), notFound)
    }
  })

  it("of a mentor who is gone is paid by nobody", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = await site.appoint(buyer, await site.attemptOf(buyer.token, offer.slotId))
    await site.post(`/mentor/bookings/${id}/accept`, offer.token)
    await site.ban(offer.mentor.userId)
    const link = await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    assert.deepStrictEqual(link, refused(422, "NotBookable", "This session can no longer be booked."))
  })

  it("that is turned down has nothing to be paid", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf()]
    const { id } = await site.appoint(buyer, await site.attemptOf(buyer.token, offer.slotId))
    const declined = await site.post(`/mentor/bookings/${id}/decline`, offer.token, { reason: "Away" })
    assert.deepInclude(declined.body.data.booking, {
      status: "cancelled",
      closedBecause: "declined",
      declineReason: "Away"
    })
    const link = await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    assert.deepInclude(link, { status: 422, code: "ReservationLapsed" })
  })

  it("that is free needs no payment at any time", async () => {
    const [buyer, offer] = [await site.newBuyer(), await site.offerOf({ priceMinor: 0n })]
    const { id } = await site.appoint(buyer, await site.attemptOf(buyer.token, offer.slotId))
    const accepted = await site.post(`/mentor/bookings/${id}/accept`, offer.token)
    assert.isNotNull(accepted.body.data.booking.meetingUrl)
    const link = await site.get(`/mentee/bookings/${id}/payment-link`, buyer.token)
    assert.deepStrictEqual(link, refused(422, "CostsNothing", "This booking costs nothing."))
  })
})
