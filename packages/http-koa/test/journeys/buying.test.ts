/** What buyers may click twice, let go, or leave and come back to; and how they sign in and out. */
import { unwrap } from "@mentorkit/client"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { book, bookAndPay, freeSlot, newMember, newMentor, newOffer, pay, slotOf } from "../support/market.js"

const profileFields = [
  ...["id", "username", "name", "bio", "about", "gender", "gender_label", "avatar_url", "cover_photo_url", "timezone"],
  ...["languages", "location", "social_links", "connections_count", "posts_count", "followers_count"],
  ...["following_count", "connection_status", "is_connected", "is_following", "is_me", "chat_thread", "role"],
  ...["mentor_profile", "mentee_profile"]
]
const accountFields = [
  ...["email", "email_verified_at", "has_password", "two_factor_enabled", "default_two_factor_method"],
  ...["enabled_two_factor_methods", "phone_number", "phone_verified_at", "is_active", "roles", "address"],
  // Ours, behind those of the documents.
  ...["full_name", "created_at", "updated_at", "locale"]
]
const networks = [
  ...["linkedin", "x", "instagram", "facebook", "github", "youtube", "dribbble", "behance", "medium", "twitch"],
  "website"
]
const mentorFields = [
  ...["id", "headline", "expertise_areas", "years_of_experience", "hourly_rate", "approval_status"],
  ...["approval_status_label", "average_rating", "rating_count", "total_reviews", "total_sessions", "timezone"],
  ...["vacationMode", "vacationEndsAt", "experiences", "education", "certifications", "created_at", "updated_at"]
]
const menteeFields = [
  ...["id", "profession", "company_or_institution", "relationship_status", "relationship_since"],
  ...["expertise_areas", "experiences", "education", "certifications", "created_at", "updated_at"]
]

const failureOf = <E>(result: { readonly ok: true } | { readonly ok: false; readonly error: E }): E =>
  result.ok ? assert.fail("it succeeded") : result.error

interface MeAnswer {
  readonly status: string
  readonly message: string
  readonly data: {
    readonly user: {
      readonly [field: string]: unknown
      readonly social_links: object
      readonly mentor_profile: object
      readonly mentee_profile: object
    }
  }
}

describe.each(hostEngines)("buying on %s", (engine) => {
  const host = useHost(engine)
  const people = async () => {
    const [offer, mentee] = await Promise.all([newOffer(host()), newMember(host(), "Theo Lind")])
    return { offer, mentee }
  }

  it("two clicks on Pay, and a third one later, are one payment", async () => {
    const { mentee, offer } = await people()
    const { booking, payment_url } = await book(host(), offer, mentee)
    const clicks = await Promise.all([pay(payment_url ?? ""), pay(payment_url ?? "")])
    const later = await pay(payment_url ?? "")
    for (const { location, sessionId, status } of [...clicks, later]) {
      assert.deepStrictEqual([status, location.pathname], [303, "/dev/payments/success"])
      assert.strictEqual(sessionId, clicks[0]?.sessionId)
    }
    await until("the payment", async () => {
      const state = unwrap(await mentee.client.payments.getStatus({ session_id: later.sessionId }))
      return state.is_settled ? state : undefined
    })
    unwrap(await offer.mentor.client.bookings.acceptBooking({ id: booking.id }))
    await host().advance(120)
    assert.strictEqual(unwrap(await offer.mentor.client.earnings.getSummary()).pending_clearance.minor, 6800)
    const received = (await host().mails(offer.mentor.email)).filter(({ subject }) => subject.includes("received"))
    assert.strictEqual(received.length, 1)
    const charges = await host().sql<{ readonly charges: bigint }>(
      (sql) => sql`
        select count(distinct entry_id) as charges from journal_postings where mentor_id = ${offer.mentorId}`
    )
    assert.deepStrictEqual(charges, [{ charges: 1n }])
  })

  it("a repeated booking with one key is one booking", async () => {
    const { mentee, offer } = await people()
    const slot = await freeSlot(host(), offer)
    const key = { idempotencyKey: crypto.randomUUID() }
    const hold = () => mentee.client.scheduling.holdSlots({ slot_ids: [slot.id] }, key)
    const [first, second] = [unwrap(await hold()), unwrap(await hold())]
    assert.deepStrictEqual(first, second)
    const wish = { booking_attempt_id: first.booking_attempt_id }
    const answers = await Promise.all([1, 2, 3].map(() => mentee.client.bookings.createBooking(wish, key)))
    const bookings = answers.map((answer) => unwrap(answer))
    for (const one of bookings) assert.deepStrictEqual(one, bookings[0])
    const { bookings: all } = unwrap(await mentee.client.bookings.listMenteeBookings())
    assert.strictEqual(all.meta.total, 1)
    const other = await mentee.client.bookings.createBooking({ ...wish, note: "another" }, key)
    assert.deepInclude(failureOf(other), { code: "IdempotencyKeyReused", status: 422 })
    const without = await mentee.client.bookings.createBooking(wish)
    assert.deepInclude(failureOf(without), { code: "AttemptAlreadyBooked", status: 422 })
  })

  it("the payment link leads to the open checkout, and nowhere once it is paid", async () => {
    const { mentee, offer } = await people()
    const { booking, expires_at, payment_url } = await book(host(), offer, mentee)
    const links = mentee.client.bookings
    for (const _ of [1, 2]) {
      assert.deepStrictEqual(unwrap(await links.getPaymentLink({ id: booking.id })), { payment_url, expires_at })
    }
    const stranger = await newMember(host(), "Ines Rau")
    for (const client of [stranger.client, offer.mentor.client]) {
      assert.deepInclude(failureOf(await client.bookings.getPaymentLink({ id: booking.id })), { status: 404 })
    }
    const { sessionId } = await pay(payment_url ?? "")
    await until("the payment", async () => {
      const link = await links.getPaymentLink({ id: booking.id })
      return link.ok ? undefined : (assert.deepInclude(link.error, { code: "AlreadyPaid", status: 422 }) ?? true)
    })
    const foreign = await stranger.client.payments.getStatus({ session_id: sessionId })
    assert.deepInclude(failureOf(foreign), { code: "PaymentNotFound", status: 404 })
  })

  it("a hold can be let go until it is booked", async () => {
    const { mentee, offer } = await people()
    const slot = await freeSlot(host(), offer)
    const { scheduling } = mentee.client
    const { booking_attempt_id } = unwrap(await scheduling.holdSlots({ slot_ids: [slot.id] }))
    const { holds } = unwrap(await scheduling.listHolds())
    assert.deepInclude(holds.data[0], { booking_attempt_id, slot_id: slot.id, is_in_checkout: false })
    assert.isFalse((await slotOf(host(), offer, slot.id)).is_selectable)

    const stranger = await newMember(host(), "Ines Rau")
    const taken = await stranger.client.scheduling.holdSlots({ slot_ids: [slot.id] })
    assert.deepInclude(failureOf(taken), {
      code: "SlotsUnavailable",
      status: 409,
      message: `Slots no longer available: ${slot.id}`
    })
    const foreign = await stranger.client.scheduling.releaseHold({ booking_attempt_id })
    assert.deepInclude(failureOf(foreign), { code: "HoldNotFound", status: 404 })

    assert.deepStrictEqual(unwrap(await scheduling.releaseHold({ booking_attempt_id })), {})
    assert.isTrue((await slotOf(host(), offer, slot.id)).is_selectable)
    assert.strictEqual(unwrap(await scheduling.listHolds()).holds.meta.total, 0)
    const again = await mentee.client.bookings.createBooking({ booking_attempt_id })
    assert.deepInclude(failureOf(again), { code: "ReservationLapsed", status: 422 })

    const booked = await book(host(), offer, mentee)
    const late = await scheduling.releaseHold({ booking_attempt_id: booked.bookingAttemptId })
    assert.deepInclude(failureOf(late), { code: "HoldInCheckout", status: 422 })
  })

  it("mentors do not buy from themselves", async () => {
    const offer = await newOffer(host())
    const slot = await freeSlot(host(), offer)
    const own = await offer.mentor.client.scheduling.holdSlots({ slot_ids: [slot.id] })
    assert.deepInclude(failureOf(own), { code: "SlotsUnavailable", status: 409 })
  })

  it("nobody but the gateway says what was paid", async () => {
    const { mentee, offer } = await people()
    const { booking, payment_url } = await book(host(), offer, mentee)
    const sessionId = payment_url?.split("/").at(-1)
    const event = {
      id: "evt_forged",
      created: Math.floor(Date.now() / 1000),
      type: "checkout.session.completed",
      object: { session_id: sessionId, amount_minor: 8000, currency: "EUR", charge_id: "ch_forged" }
    }
    const now = Math.floor(Date.now() / 1000)
    for (const signature of ["", "forged", `t=${now},v1=${"0".repeat(64)}`, `t=${now},v1=`, "t=,v1=", "v1=x,t=1e9"]) {
      const response = await fetch(`${host().baseUrl}/gateway/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(signature !== "" && { "gateway-signature": signature }) },
        body: JSON.stringify(event)
      })
      assert.strictEqual(response.status, 400, signature)
      assert.strictEqual(response.headers.get("x-error-code"), "InvalidSignature")
    }
    const { booking: still } = unwrap(await mentee.client.bookings.getMenteeBooking({ id: booking.id }))
    assert.strictEqual(still.status, "pending_payment")
  })

  it("/me has the public profile's fields first and the account's behind them", async () => {
    const { mentor } = await newMentor(host(), "Wanda Petit")
    const answers = await Promise.all(
      [mentor.token, (await newMember(host(), "Theo Lind")).token].map(async (token) => {
        const response = await fetch(`${host().baseUrl}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
        const { data, message, status } = (await response.json()) as MeAnswer
        assert.deepStrictEqual([status, message], ["success", "Current user retrieved."])
        return data.user
      })
    )
    const [mentorUser, menteeUser] = answers
    for (const user of answers) {
      assert.deepStrictEqual(Object.keys(user), [...profileFields, ...accountFields])
      assert.deepStrictEqual(Object.keys(user.social_links), networks)
      assert.deepInclude(user, { is_me: true, connection_status: "none", chat_thread: null, is_following: false })
      assert.strictEqual(user["name"], user["full_name"])
    }
    assert.deepInclude(mentorUser ?? {}, { role: "mentor", mentee_profile: null })
    assert.deepStrictEqual(Object.keys(mentorUser?.mentor_profile ?? {}), mentorFields)
    assert.deepInclude(menteeUser ?? {}, { role: "mentee", mentor_profile: null, roles: ["mentee"] })
    assert.deepStrictEqual(Object.keys(menteeUser?.mentee_profile ?? {}), menteeFields)
  })

  it("a token works until its owner signs out, the others go on", async () => {
    const { client, email, password } = await newMember(host(), "Theo Lind")
    const other = host().clientOf(await host().signIn(email, password))
    assert.isTrue((await client.identity.getMe()).ok)
    unwrap(await client.identity.logout())
    assert.deepInclude(failureOf(await client.identity.getMe()), { code: "Unauthenticated", status: 401 })
    assert.deepInclude(failureOf(await client.identity.logout()), { code: "Unauthenticated", status: 401 })
    assert.isTrue((await other.identity.getMe()).ok)
  })

  it("a token lives thirty days from its last use", async () => {
    const [idle, busy] = await Promise.all([newMember(host(), "Ida Nowak"), newMember(host(), "Ben Ode")])
    const day = 86_400
    await host().advance(20 * day)
    assert.isTrue((await busy.client.identity.getMe()).ok)
    await host().advance(11 * day)
    assert.isTrue((await busy.client.identity.getMe()).ok)
    assert.deepInclude(failureOf(await idle.client.identity.getMe()), { code: "Unauthenticated", status: 401 })
  })

  it("a paid booking is shown to both, and to nobody else", async () => {
    const { mentee, offer } = await people()
    const { booking } = await bookAndPay(host(), offer, mentee)
    const { booking: seen } = unwrap(await offer.mentor.client.bookings.getMentorBooking({ id: booking.id }))
    assert.deepInclude(seen, { id: booking.id, status: "paid" })
    assert.strictEqual(seen.mentee.name, mentee.name)
    const { bookings } = unwrap(await offer.mentor.client.bookings.listMentorBookings({ status: "paid" }))
    assert.deepStrictEqual(
      bookings.data.map(({ id }) => id),
      [booking.id]
    )
    const others = await newOffer(host())
    const foreign = await others.mentor.client.bookings.getMentorBooking({ id: booking.id })
    assert.deepInclude(failureOf(foreign), { code: "BookingNotFound", status: 404 })
  })
})
