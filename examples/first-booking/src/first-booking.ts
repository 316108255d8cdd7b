/**
 * From two registrations to money on its way to the mentor, with nothing but the client. Needs a host in development
 * with its demo market: `npm start`.
 */
import { type Client, createClient, unwrap } from "@mentorkit/client"

export interface Options {
  /** "http://localhost:3000" */
  readonly baseUrl: string
  readonly print: (line: string) => void
}

/** What the host would have mailed; without the development mailbox this is a person's inbox. */
const verificationToken = async (baseUrl: string, email: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`${baseUrl}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as ReadonlyArray<{ readonly text: string }>
    const token = /verify-email\?token=([^\s&]+)/.exec(mails[0]?.text ?? "")?.[1]
    if (token !== undefined) return decodeURIComponent(token)
    await pause()
  }
  throw new Error(`No verification mail for ${email}`)
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

const until = async <A>(what: string, look: () => Promise<A | undefined>): Promise<A> => {
  for (let tries = 0; tries < 200; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await pause()
  }
  throw new Error(`Waited too long for ${what}`)
}

/** Registers somebody, follows the link in the mail and answers a client that is signed in. */
const join = async ({ baseUrl, print }: Options, fullName: string, email: string): Promise<Client> => {
  const guest = createClient({ baseUrl })
  const password = "a good long password"
  unwrap(await guest.identity.register({ full_name: fullName, email, password, password_confirmation: password }))
  const { token } = unwrap(await guest.identity.verifyEmail({ token: await verificationToken(baseUrl, email) }))
  print(`${fullName} registered and verified ${email}.`)
  return createClient({ baseUrl, token })
}

const signIn = async (baseUrl: string, email: string, password: string): Promise<Client> => {
  const { token } = unwrap(await createClient({ baseUrl }).identity.login({ email, password }))
  return createClient({ baseUrl, token })
}

/** A mentor who applies, is approved, and offers an hour on every weekday. */
const openForBusiness = async (options: Options, mentor: Client) => {
  const { expertise_areas: areas } = unwrap(await mentor.profiles.listExpertiseAreas())
  const { onboarding } = unwrap(
    await mentor.profiles.submitOnboarding({
      role: "mentor",
      headline: "Twenty years of databases, happy to share",
      timezone: "Europe/Berlin",
      currency: "EUR",
      hourly_rate: "80.00",
      expertise_area_ids: areas.slice(0, 2).map(({ id }) => id)
    })
  )
  const mentorId = onboarding.mentor_profile?.id
  if (mentorId === undefined) throw new Error("The application has no mentor profile")
  const admin = await signIn(options.baseUrl, "admin@demo.test", "demo-password-2026")
  unwrap(await admin.admin.approveMentor({ id: mentorId }))
  options.print("The mentor applied and an admin approved.")

  const { session_type: sessionType } = unwrap(
    await mentor.scheduling.createSessionType({
      title: "Schema review",
      session_model: "regular_weekly",
      duration_minutes: 60,
      is_free: false,
      price: "80.00",
      max_capacity: 1
    })
  )
  for (const day of [1, 2, 3, 4, 5]) {
    unwrap(
      await mentor.scheduling.createAvailabilityRule({
        rule_type: "regular_weekly",
        day_of_week: day,
        time_blocks: [{ start_time: "09:00", end_time: "12:00" }]
      })
    )
  }
  options.print(
    `"${sessionType.title}" is on offer on weekday mornings for ${sessionType.price} ${sessionType.currency}.`
  )
  return { mentorId, sessionTypeId: sessionType.id }
}

/** What the buyer does on the gateway's page. The session's id comes back with the redirect. */
const pay = async (paymentUrl: string): Promise<string> => {
  const page = await fetch(paymentUrl)
  if (!page.ok) throw new Error(`The checkout page answered ${page.status}`)
  const paid = await fetch(`${paymentUrl}/pay`, { method: "POST", redirect: "manual" })
  const sessionId = new URL(paid.headers.get("location") ?? "", paymentUrl).searchParams.get("session_id")
  if (paid.status !== 303 || sessionId === null) throw new Error(`The gateway answered ${paid.status}`)
  return sessionId
}

export const firstBooking = async (options: Options): Promise<{ readonly pendingMinor: number }> => {
  const { print } = options
  // Anybody's second run must not meet the first one's accounts.
  const tag = Math.random().toString(36).slice(2, 8)
  const mentor = await join(options, "Mara Voss", `mara-${tag}@example.com`)
  const mentee = await join(options, "Theo Lind", `theo-${tag}@example.com`)
  const { mentorId, sessionTypeId } = await openForBusiness(options, mentor)

  const slot = await until("slots", async () => {
    const { slots } = unwrap(
      await mentee.scheduling.listPublicSlots({ mentor_id: mentorId, session_type_id: sessionTypeId })
    )
    return slots.find(({ is_selectable }) => is_selectable)
  })
  print(`The mentee found ${slot.starts_at}.`)

  const hold = unwrap(await mentee.scheduling.holdSlots({ slot_ids: [slot.id] }))
  print(`The seat is held until ${hold.expires_at}.`)

  const { booking, payment_url: paymentUrl } = unwrap(
    await mentee.bookings.createBooking({ booking_attempt_id: hold.booking_attempt_id, note: "My first review" })
  )
  if (paymentUrl === null) throw new Error("A session that costs something has a payment link")
  print(`Booked; to be paid at ${paymentUrl}.`)

  const sessionId = await pay(paymentUrl)
  const payment = await until("the payment", async () => {
    const status = unwrap(await mentee.payments.getStatus({ session_id: sessionId }))
    return status.is_settled ? status : undefined
  })
  print(`Paid, reference ${payment.reference}.`)

  const accepted = unwrap(await mentor.bookings.acceptBooking({ id: booking.id }))
  print(`The mentor accepted: the booking is ${accepted.booking.status}.`)

  // Only a look: what cancelling now would give back, by how long it is until the session.
  const { cancellation } = unwrap(await mentee.bookings.cancelMenteeBooking({ id: booking.id, preview: true }))
  print(`Cancelling now would bring the mentee ${cancellation.refund.formatted} back.`)

  const { pending_clearance: pending } = unwrap(await mentor.earnings.getSummary())
  print(`The mentor has ${pending.formatted} in pending clearance.`)
  return { pendingMinor: pending.minor }
}
