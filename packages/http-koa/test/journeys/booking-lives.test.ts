/** The lives of bookings, from the first click to the last mail, through the client that front ends use. */
import { unwrap } from "@mentorkit/client"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import {
  book,
  bookAndPay,
  giveUp,
  type Member,
  newMember,
  newOffer,
  type Offer,
  pay,
  slotOf
} from "../support/market.js"

const minute = 60
const hour = 60 * minute

const refusal = (result: { readonly ok: boolean; readonly error?: object }): Readonly<Record<string, unknown>> => {
  assert.isFalse(result.ok)
  return { ...result.error }
}

describe.each(hostEngines)("a booking on %s", (engine) => {
  const host = useHost(engine)

  /** A mentor with something to offer, and somebody who might want it. */
  const people = async (options: { readonly isFree?: boolean } = {}) => {
    const [offer, mentee] = await Promise.all([newOffer(host(), options), newMember(host(), "Theo Lind")])
    return { offer, mentee }
  }
  const bookingOf = async (mentee: Member, id: string) =>
    unwrap(await mentee.client.bookings.getMenteeBooking({ id })).booking
  const isBooking = (mentee: Member, id: string, status: string) =>
    until(`${status} of ${id}`, async () => {
      const booking = await bookingOf(mentee, id)
      return booking.status === status ? booking : undefined
    })
  const earningsOf = async ({ mentor }: Offer) => {
    const { lifetime_earned, pending_clearance } = unwrap(await mentor.client.earnings.getSummary())
    return { pending: pending_clearance.minor, lifetime: lifetime_earned.minor }
  }
  const subjects = async (email: string) => (await host().mails(email)).map(({ subject }) => subject)
  /** Moves the clock to some seconds after this moment. */
  const advanceTo = async (moment: string | null, seconds: number) => {
    const now = host().now()
    return host().advance(Math.ceil((Date.parse(moment ?? "") - now) / 1000) + seconds)
  }

  it("is paid, accepted, held and completed, and everybody is written to", async () => {
    const { mentee, offer } = await people()
    const { client: mentor, email } = offer.mentor
    const { booking, payment_url, expires_at, slot } = await book(host(), offer, mentee, "My first review")
    assert.deepInclude(booking, { status: "pending_payment", price: "80.00", priceMinor: 8000, currency: "EUR" })
    assert.deepInclude(booking, { note: "My first review", paymentStatus: "pending", paymentExpiresAt: expires_at })
    // The mentor does not see what nobody has paid.
    assert.strictEqual(refusal(await mentor.bookings.getMentorBooking({ id: booking.id }))["code"], "BookingNotFound")

    const page = await fetch(payment_url ?? "")
    assert.strictEqual(page.status, 200)
    assert.include(await page.text(), "€80.00")
    const { location, sessionId, status } = await pay(payment_url ?? "")
    assert.strictEqual(status, 303)
    assert.strictEqual(location.pathname, "/dev/payments/success")
    assert.strictEqual((await fetch(new URL(location.pathname, host().baseUrl))).status, 200)
    assert.deepInclude(await isBooking(mentee, booking.id, "paid"), { paymentStatus: "succeeded", isFree: false })
    const payment = unwrap(await mentee.client.payments.getStatus({ session_id: sessionId }))
    assert.deepInclude(payment, { is_settled: true, is_outstanding: false, purpose: "booking" })
    assert.deepInclude(payment, { status: "succeeded", purchasable_id: booking.id })
    assert.deepInclude(await slotOf(host(), offer, slot.id), { status: "booked", available_seats: 0 })

    const { booking: accepted } = unwrap(await mentor.bookings.acceptBooking({ id: booking.id }))
    assert.deepInclude(accepted, { status: "confirmed", statusLabel: "Confirmed" })
    assert.deepInclude(refusal(await mentor.bookings.acceptBooking({ id: booking.id })), {
      code: "TransitionRefused",
      status: 422
    })
    assert.deepStrictEqual(await earningsOf(offer), { pending: 6800, lifetime: 6800 })

    const early = refusal(await mentor.bookings.completeBooking({ id: booking.id }))
    assert.deepInclude(early, { code: "TransitionRefused", status: 422 })
    await advanceTo(booking.concludesAt, 1)
    assert.strictEqual(unwrap(await mentor.bookings.completeBooking({ id: booking.id })).booking.status, "completed")
    assert.isNotNull((await bookingOf(mentee, booking.id)).completedAt)

    assert.include((await host().mail(mentee.email, "Your session is confirmed")).text, `\n${accepted.meetingUrl}\n`)
    await host().mail(mentee.email, "How was your session?")
    // The clock went from the answer to the end in one go: there was no time to remind of anything.
    assert.sameMembers(await subjects(mentee.email), [
      "Verify your email address",
      "Your session is confirmed: Schema review",
      "How was your session? Schema review"
    ])
    assert.include((await host().mail(email, "Your session is completed")).text, "You earn: €68.00")
    assert.sameMembers(await subjects(email), [
      "Your session is completed: Schema review",
      "Verify your email address",
      "You are a mentor now",
      "New session request: Schema review",
      "You received a payment of €80.00"
    ])
    assert.include((await host().mail(email, "New session request")).text, "My first review")
    assert.include((await host().mail(email, "You received")).text, "€68.00")
  })

  it("is declined and refunded: the money, the seat and the earnings are as before", async () => {
    const { mentee, offer } = await people()
    const { booking, sessionId, slot } = await bookAndPay(host(), offer, mentee)
    assert.deepStrictEqual(await earningsOf(offer), { pending: 6800, lifetime: 6800 })
    const { booking: declined } = unwrap(
      await offer.mentor.client.bookings.declineBooking({ id: booking.id, reason: "I am ill." })
    )
    assert.deepInclude(declined, { status: "paid", pendingDecision: "declined", declineReason: "I am ill." })

    const refunded = await isBooking(mentee, booking.id, "refunded")
    assert.deepInclude(refunded, { pendingDecision: null, paymentStatus: "refunded", closedBecause: "declined" })
    assert.deepStrictEqual(await earningsOf(offer), { pending: 0, lifetime: 0 })
    assert.deepInclude(await slotOf(host(), offer, slot.id), { is_selectable: true, available_seats: 1 })
    const payment = unwrap(await mentee.client.payments.getStatus({ session_id: sessionId }))
    assert.deepInclude(payment, { status: "refunded", is_settled: false })
    assert.include((await host().mail(mentee.email, "Your session was declined")).text, "I am ill.")
    assert.include((await host().mail(mentee.email, "Your refund of €80.00")).text, "5 working days")
    assert.deepInclude(refusal(await offer.mentor.client.bookings.acceptBooking({ id: booking.id })), {
      code: "TransitionRefused"
    })
  })

  it("is refunded when the mentor does not answer for two days", async () => {
    const { mentee, offer } = await people()
    const { booking } = await bookAndPay(host(), offer, mentee)
    await host().advance(48 * hour - 5 * minute)
    assert.strictEqual((await bookingOf(mentee, booking.id)).status, "paid")
    await host().advance(6 * minute)
    // Whatever follows from it is done by then: decision, refund and its confirmation, mails.
    const refunded = await bookingOf(mentee, booking.id)
    assert.deepInclude(refunded, { status: "refunded", closedBecause: "unanswered", paymentStatus: "refunded" })
    assert.deepStrictEqual(await earningsOf(offer), { pending: 0, lifetime: 0 })
    const mailed = await subjects(mentee.email)
    assert.includeMembers(mailed, ["Your session was declined: Schema review", "Your refund of €80.00"])
    assert.include((await host().mail(mentee.email, "declined")).text, "did not answer in time")
  })

  it("completes itself a day after its end", async () => {
    const { mentee, offer } = await people()
    const { booking } = await bookAndPay(host(), offer, mentee)
    unwrap(await offer.mentor.client.bookings.acceptBooking({ id: booking.id }))
    await advanceTo(booking.concludesAt, 24 * hour - 5 * minute)
    assert.strictEqual((await bookingOf(mentee, booking.id)).status, "confirmed")
    await host().advance(6 * minute)
    assert.strictEqual((await bookingOf(mentee, booking.id)).status, "completed")
  })

  it("costs nothing and has nothing to pay", async () => {
    const { mentee, offer } = await people({ isFree: true })
    const { booking, expires_at, payment_url } = await book(host(), offer, mentee)
    assert.deepStrictEqual([payment_url, expires_at], [null, null])
    assert.deepInclude(booking, { status: "requested", isFree: true, paymentStatus: null, price: "0.00" })
    const link = await mentee.client.bookings.getPaymentLink({ id: booking.id })
    assert.deepInclude(refusal(link), { code: "CostsNothing", status: 422 })
    const accepted = unwrap(await offer.mentor.client.bookings.acceptBooking({ id: booking.id }))
    assert.strictEqual(accepted.booking.status, "confirmed")
    await host().mail(mentee.email, "Your session is confirmed")
    assert.deepStrictEqual(await earningsOf(offer), { pending: 0, lifetime: 0 })

    const again = await book(host(), offer, mentee)
    unwrap(await offer.mentor.client.bookings.declineBooking({ id: again.booking.id }))
    // Nothing went back, so it is not refunded.
    assert.strictEqual((await bookingOf(mentee, again.booking.id)).status, "cancelled")
    assert.isTrue((await slotOf(host(), offer, again.slot.id)).is_selectable)
  })

  it("lapses when nobody pays, and its seat is on offer again", async () => {
    const { mentee, offer } = await people()
    const { booking, expires_at, payment_url, slot } = await book(host(), offer, mentee)
    assert.deepInclude(await slotOf(host(), offer, slot.id), { status: "held", is_selectable: false })
    await advanceTo(expires_at, -minute)
    assert.strictEqual((await bookingOf(mentee, booking.id)).status, "pending_payment")
    await host().advance(2 * minute)
    const lapsed = await bookingOf(mentee, booking.id)
    assert.deepInclude(lapsed, { status: "cancelled", closedBecause: "payment_lapsed", paymentStatus: "expired" })
    assert.deepInclude(await slotOf(host(), offer, slot.id), { status: "available", is_selectable: true })
    const link = await mentee.client.bookings.getPaymentLink({ id: booking.id })
    assert.deepInclude(refusal(link), { code: "ReservationLapsed", status: 422 })
    assert.include((await host().mail(mentee.email, "Your session is cancelled")).text, "not arrive in time")

    // The page is still there, but its buttons do nothing any more.
    const late = await pay(payment_url ?? "")
    assert.deepStrictEqual([late.status, late.location.pathname], [303, "/dev/payments/cancelled"])
    assert.deepStrictEqual(await earningsOf(offer), { pending: 0, lifetime: 0 })
    const other = await newMember(host(), "Ines Rau")
    unwrap(await other.client.scheduling.holdSlots({ slot_ids: [slot.id] }))
  })

  it("ends when the buyer gives up on the gateway's page", async () => {
    const { mentee, offer } = await people()
    const { booking, payment_url, slot } = await book(host(), offer, mentee)
    const { location, status } = await giveUp(payment_url ?? "")
    assert.deepStrictEqual([status, location.pathname], [303, "/dev/payments/cancelled"])
    await isBooking(mentee, booking.id, "cancelled")
    assert.isTrue((await slotOf(host(), offer, slot.id)).is_selectable)
    const late = await pay(payment_url ?? "")
    assert.deepStrictEqual([late.status, late.location.pathname], [303, "/dev/payments/cancelled"])
    assert.deepStrictEqual(await earningsOf(offer), { pending: 0, lifetime: 0 })
  })
})
