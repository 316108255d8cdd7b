/** A market in which somebody has every role and something is in every state, and a request that works for every operation. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { adminWishes } from "./admin.js"
import { bookingWishes } from "./bookings.js"
import { calendarWishes } from "./calendar.js"
import { calendarFeedWishes } from "./calendar-feeds.js"
import { favouriteWishes } from "./favourites.js"
import { invoiceWishes } from "./invoices.js"
import { freeSlot, hold, newMember, newOffer } from "./market.js"
import { mentorSearchWishes } from "./mentor-search.js"
import { passkeyWishes } from "./passkeys.js"
import { paymentWishes } from "./payments.js"
import { profileMediaWishes } from "./profile-media.js"
import { profileWishes } from "./profiles.js"
import { twoFactorWishes } from "./second-factors.js"
import { transactionMethodWishes } from "./transaction-methods.js"
import { verificationWishes } from "./verification.js"
import { withdrawalWishes } from "./withdrawals.js"

export interface Wish {
  readonly input: Readonly<Record<string, unknown>>
  readonly token?: string
  /** What it is answered where it is no success: its moment has not come, or it was not made for tests. */
  readonly status?: number
}

/** Addresses that nobody else has, as worlds are made more than once on one host. */
const newAddress = () => `mika.${crypto.randomUUID().slice(0, 8)}@example.com`

const applicant = (host: TestHost) =>
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
    return onboarding.mentor_profile?.id
  })

/** Somebody for every role, something in every state, and for every operation a request that works. */
export const newWishes = async (host: TestHost): Promise<Readonly<Record<string, Wish>>> => {
  const [offer, mentee, newcomer] = [
    await newOffer(host, { followUps: 1 }),
    await newMember(host, "Theo Lind"),
    await newMember(host, "Nora Feld")
  ]
  const { token } = mentee
  const [mentor, admin] = [offer.mentor.token, await host.signInAdmin()]
  const bookings = await bookingWishes(host, offer, mentee)
  const { bookingAttemptId: toRelease } = await hold(host, offer, mentee, 12)
  const { scheduling } = offer.mentor.client
  const { availability_rules: rules } = unwrap(await scheduling.listAvailabilityRules())
  const { expertise_areas: areas } = unwrap(await mentee.client.profiles.listExpertiseAreas())
  const [toApprove, toReject] = [await applicant(host), await applicant(host)]
  const register = {
    full_name: "Mika Sorensen",
    email: newAddress(),
    password: "correct horse battery",
    password_confirmation: "correct horse battery",
    timezone: "Europe/Lisbon"
  }
  const anotherPassword = { password: "correct horse battery", password_confirmation: "correct horse battery" }
  const [changer, elsewhere] = [await newMember(host, "Una Berg"), await host.signIn(mentee.email, mentee.password)]
  const unverified = { ...register, email: newAddress() }
  unwrap(await host.clientOf().identity.register(unverified))
  const rule = {
    session_type_id: offer.sessionTypeId,
    rule_type: "regular_weekly",
    day_of_week: 1,
    time_blocks: [{ start_time: "14:00", end_time: "16:00" }],
    valid_from: "2030-01-01",
    valid_until: "2031-01-01"
  }
  const page = { page: 1, per_page: 10 }
  const slots = { mentor_id: offer.mentorId, session_type_id: offer.sessionTypeId }
  return {
    "admin.approveMentor": { input: { id: toApprove }, token: admin },
    "admin.rejectMentor": { input: { id: toReject, reason: "Not yet." }, token: admin },
    ...(await adminWishes(host)),
    ...bookings,
    "earnings.getStatement": {
      input: { currency: "USD", interval: "monthly", from: "2027-01-15", to: "2027-03-14" },
      token: mentor
    },
    "earnings.getSummary": { input: { period: "7d" }, token: mentor },
    "identity.register": { input: register },
    "identity.login": { input: { email: mentee.email, password: mentee.password } },
    "identity.verifyEmail": { input: { token: "no token of ours" }, status: 422 },
    // Of an address that is proven: for another one the answer depends on how long ago it was registered.
    "identity.resendVerification": { input: { email: mentee.email }, status: 429 },
    "identity.logout": { input: {}, token: await host.signIn(mentee.email, mentee.password) },
    "identity.forgotPassword": { input: { email: unverified.email } },
    "identity.resetPassword": {
      input: { token: "no token of ours", email: mentee.email, ...anotherPassword },
      status: 422
    },
    "identity.changePassword": {
      input: { current_password: changer.password, ...anotherPassword },
      token: changer.token
    },
    "identity.listSessions": { input: {}, token },
    "identity.revokeSession": { input: { session_id: elsewhere.split("|")[0] }, token },
    "identity.getMe": { input: {}, token },
    "identity.viewUser": { input: { username: "ada-marsh" }, token },
    ...(await passkeyWishes(host)),
    ...(await calendarWishes(host, offer)),
    ...(await calendarFeedWishes(host, offer)),
    ...favouriteWishes(offer, token),
    ...(await invoiceWishes(host, { mentor, mentee: token })),
    ...(await mentorSearchWishes(host, { mentor, mentee: token })),
    "oauth.redirect": { input: { provider: "github" } },
    "oauth.callback": { input: { provider: "github", code: "no code", state: "no state of ours" }, status: 500 },
    "personalData.exportAll": { input: {}, token },
    "personalData.eraseAccount": { input: {}, token: (await newMember(host, "Lea Gone")).token },
    ...(await paymentWishes(host, offer, mentee)),
    "profiles.submitOnboarding": {
      input: {
        role: "mentor",
        headline: "Hello",
        timezone: "UTC",
        currency: "EUR",
        expertise_area_ids: [areas[0]?.id],
        hourly_rate: "80.00",
        years_of_experience: 3
      },
      token: newcomer.token
    },
    ...(await profileWishes(host)),
    "profiles.listExpertiseAreas": { input: {}, token },
    "profiles.getMentorProfile": { input: {}, token: mentor },
    "scheduling.listSessionTypes": { input: {}, token: mentor },
    "scheduling.createSessionType": {
      input: {
        title: "More",
        description: "Much more",
        session_model: "regular_weekly",
        duration_minutes: 30,
        buffer_after_minutes: 0,
        is_free: false,
        price: "12.50",
        max_capacity: 2,
        follow_up_count: 0,
        is_active: true
      },
      token: mentor
    },
    "scheduling.listPublicSessionTypes": { input: { mentor_id: offer.mentorId } },
    "scheduling.listAvailabilityRules": {
      input: { is_active: "true", session_type: offer.sessionTypeId },
      token: mentor
    },
    "scheduling.createAvailabilityRule": { input: rule, token: mentor },
    "scheduling.createAvailabilityRules": { input: { availability_rules: [rule] }, token: mentor },
    "scheduling.getAvailabilityRule": { input: { id: rules[0]?.id }, token: mentor },
    "scheduling.listPublicSlots": {
      input: { ...slots, from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00+01:00" }
    },
    "scheduling.holdSlots": { input: { slot_ids: [(await freeSlot(host, offer, 20)).id] }, token },
    "scheduling.releaseHold": { input: { booking_attempt_id: toRelease }, token },
    "scheduling.listHolds": { input: page, token },
    ...(await transactionMethodWishes(host, offer)),
    ...(await profileMediaWishes(host)),
    ...(await twoFactorWishes(host)),
    ...(await verificationWishes(host, offer)),
    ...(await withdrawalWishes(host, offer))
  }
}
