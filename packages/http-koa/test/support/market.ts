/** Mentors, mentees and bookings, made by the generated client as a front end makes them. */
import { type Client, unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"

export interface Member {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly token: string
  readonly client: Client
}

export interface Offer {
  readonly mentor: Member
  readonly mentorId: string
  readonly sessionTypeId: string
}

const password = "a password for tests"

/** The token that the newest verification mail carries. */
export const mailedToken = async (host: TestHost, email: string): Promise<string> => {
  const { text } = await host.mail(email, "Verify your email address")
  const token = /verify-email\?token=([^\s&]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error(`No link in the mail to ${email}`)
  return decodeURIComponent(token)
}

/** Registers somebody and follows the link in the mail. */
export const newMember = async (host: TestHost, name: string): Promise<Member> => {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const { identity } = host.clientOf()
  unwrap(await identity.register({ full_name: name, email, password, password_confirmation: password }))
  const { token } = unwrap(await identity.verifyEmail({ token: await mailedToken(host, email) }))
  return { email, name, password, token, client: host.clientOf(token) }
}

/** An approved mentor without anything on offer yet. */
export const newMentor = async (host: TestHost, name = "Mara Voss") => {
  const mentor = await newMember(host, name)
  const { expertise_areas: areas } = unwrap(await mentor.client.profiles.listExpertiseAreas())
  const { onboarding } = unwrap(
    await mentor.client.profiles.submitOnboarding({
      role: "mentor",
      headline: "Databases and the people who fear them",
      timezone: "Europe/Berlin",
      currency: "EUR",
      hourly_rate: "80.00",
      expertise_area_ids: areas.slice(0, 1).map(({ id }) => id)
    })
  )
  const mentorId = onboarding.mentor_profile?.id ?? ""
  const admin = host.clientOf(await host.signInAdmin())
  unwrap(await admin.admin.approveMentor({ id: mentorId }))
  return { mentor, mentorId }
}

/** Somebody whose application as a mentor waits for an admin; the id of the profile. */
export const newApplicant = async (host: TestHost) => (await newApplication(host)).mentorId

/** The same, with the member. */
export const newApplication = (host: TestHost) =>
  newMember(host, "Ada Nov").then(async (member) => {
    const { onboarding } = unwrap(
      await member.client.profiles.submitOnboarding({
        role: "mentor",
        headline: "Soon",
        timezone: "UTC",
        currency: "EUR",
        hourly_rate: "10.00",
        expertise_area_ids: unwrap(await member.client.profiles.listExpertiseAreas())
          .expertise_areas.slice(0, 1)
          .map(({ id }) => id)
      })
    )
    return { member, mentorId: onboarding.mentor_profile?.id }
  })

interface OfferOptions {
  readonly isFree?: boolean
  readonly seats?: number
  /** A week apart, give or take two days. */
  readonly followUps?: number
}

/** A mentor with an hour on offer every morning of the week, for 80 euros unless it is free. */
export const newOffer = async (
  host: TestHost,
  { followUps = 0, isFree = false, seats = 1 }: OfferOptions = {}
): Promise<Offer> => {
  const { mentor, mentorId } = await newMentor(host)
  const { scheduling } = mentor.client
  const { session_type: type } = unwrap(
    await scheduling.createSessionType({
      title: "Schema review",
      duration_minutes: 60,
      is_free: isFree,
      price: isFree ? null : "80.00",
      max_capacity: seats,
      follow_up_count: followUps,
      follow_up_interval_days: 7
    })
  )
  unwrap(
    await scheduling.createAvailabilityRules({
      availability_rules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        session_type_id: type.id,
        rule_type: "regular_weekly" as const,
        day_of_week: day,
        time_blocks: [{ start_time: "09:00", end_time: "12:00" }]
      }))
    })
  )
  return { mentor, mentorId, sessionTypeId: type.id }
}

const day = 86_400_000

/** What anybody sees of one slot. */
export const slotOf = async (host: TestHost, { mentorId, sessionTypeId }: Offer, id: string) => {
  const { slots } = unwrap(
    await host.clientOf().scheduling.listPublicSlots({ mentor_id: mentorId, session_type_id: sessionTypeId })
  )
  const found = slots.find((slot) => slot.id === id)
  if (found === undefined) throw new Error(`No slot ${id}`)
  return found
}

/** A slot far enough away that no deadline before its start comes into the way; waits until slots are generated. */
export const freeSlot = async (host: TestHost, { mentorId, sessionTypeId }: Offer, daysAhead = 4) => {
  const now = host.now()
  return until("slots", async () => {
    const { slots } = unwrap(
      await host.clientOf().scheduling.listPublicSlots({
        mentor_id: mentorId,
        session_type_id: sessionTypeId,
        from: new Date(now + daysAhead * day).toISOString()
      })
    )
    return slots.find(({ is_selectable: isSelectable }) => isSelectable)
  })
}

/** Holds a slot as `freeSlot` finds it. */
export const hold = async (host: TestHost, offer: Offer, mentee: Member, daysAhead?: number) => {
  const slot = await freeSlot(host, offer, daysAhead)
  const held = unwrap(await mentee.client.scheduling.holdSlots({ slot_ids: [slot.id] }))
  return { slot, bookingAttemptId: held.booking_attempt_id }
}

/** Holds a slot and books it; nothing is paid yet. */
export const book = async (host: TestHost, offer: Offer, mentee: Member, note: string | null = null) => {
  const held = await hold(host, offer, mentee)
  const booked = unwrap(await mentee.client.bookings.createBooking({ booking_attempt_id: held.bookingAttemptId, note }))
  return { ...booked, ...held }
}

const press = (button: "pay" | "cancel") => async (paymentUrl: string) => {
  const response = await fetch(`${paymentUrl}/${button}`, { method: "POST", redirect: "manual" })
  const location = new URL(response.headers.get("location") ?? "", paymentUrl)
  return { status: response.status, location, sessionId: location.searchParams.get("session_id") ?? "" }
}

/** The two buttons of the gateway's page. */
export const [pay, giveUp] = [press("pay"), press("cancel")]

/** The host has heard of it when this comes back. */
const payAndWait = async (mentee: Member, paymentUrl: string) => {
  const { sessionId } = await pay(paymentUrl)
  await until("the payment", async () => {
    const state = unwrap(await mentee.client.payments.getStatus({ session_id: sessionId }))
    return state.is_settled ? state : undefined
  })
  return sessionId
}

/** A paid booking. */
export const bookAndPay = async (host: TestHost, offer: Offer, mentee: Member) => {
  const booked = await book(host, offer, mentee)
  return { ...booked, sessionId: await payAndWait(mentee, booked.payment_url ?? "") }
}

/** One that its mentor has accepted, too; paid where it costs something. */
export const settle = async (host: TestHost, offer: Offer, mentee: Member, note: string | null = null) => {
  const booked = await book(host, offer, mentee)
  if (booked.payment_url !== null) await payAndWait(mentee, booked.payment_url)
  const { booking } = unwrap(await offer.mentor.client.bookings.acceptBooking({ id: booked.booking.id, note }))
  return { ...booked, booking }
}
