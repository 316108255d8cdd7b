/** What goes on in the market, client by client, until it is over. Every decision comes from dice. */
import type { Client, Result } from "@mentorkit/client"
import { fleetUrl } from "../hosts/fleet.js"
import { pause } from "../waiting/until.js"
import type { Dice } from "./dice.js"
import { sendFilm } from "./films.js"
import { freeSlots, type Market, mailedToken, newMember, password } from "./market.js"

interface Checkout {
  readonly bookingId: string
  readonly url: string
}

interface Mentee {
  readonly client: Client
  readonly email: string
  readonly dice: Dice
  readonly attempts: Array<string>
  readonly checkouts: Array<Checkout>
  /** Registered, and their mail is awaited. */
  readonly newcomers: Array<string>
}

type Step = (market: Market, mentee: Mentee) => Promise<void>

const takeOne = <A>(dice: Dice, items: Array<A>): A | undefined =>
  items.length === 0 ? undefined : items.splice(dice.between(0, items.length - 1), 1)[0]

/** Some people close the page before the answer is there. */
const patience = (dice: Dice) => (dice.chance(0.05) ? { timeoutMs: dice.between(1, 40) } : { timeoutMs: 30_000 })

/**
 * Sends a call under a key; some people send it again though it was answered, and are told the same. No answer, or one
 * that says "not now", is fine: then nobody is told anything else.
 */
const repeatable = async <A, F extends { readonly code: string }>(
  { journal }: Market,
  dice: Dice,
  call: (options: { readonly idempotencyKey: string; readonly timeoutMs: number }) => Promise<Result<A, F>>
): Promise<Result<A, F>> => {
  const options = { idempotencyKey: crypto.randomUUID(), ...patience(dice) }
  const first = await call(options)
  // The types say that there is some.
  if (first.ok && first.data === null) throw new Error(`A success without data: ${JSON.stringify(first)}`)
  if (!first.ok || !dice.chance(0.3)) return first
  const second = await call({ ...options, timeoutMs: 30_000 })
  const isNoAnswer = !second.ok && (second.error.code === "NetworkFailure" || second.error.code === "ServerError")
  if (!isNoAnswer && JSON.stringify(second) !== JSON.stringify({ ...first, requestId: second.requestId })) {
    journal.unlike.push({ first, second })
  }
  return first
}

/** Everybody looks at the same few days, so that they get into each other's way. */
const hold: Step = async (market, { attempts, client, dice }) => {
  const { journal, offers } = market
  const offer = dice.pickIfAny(offers)
  if (offer === undefined) return
  const slotId = dice.pickIfAny((await freeSlots(client, offer, dice.between(3, 40))).slice(0, 4))
  if (slotId === undefined) return
  const held = await repeatable(market, dice, (options) => client.scheduling.holdSlots({ slot_ids: [slotId] }, options))
  if (!held.ok) return
  journal.held.push({ id: held.data.booking_attempt_id })
  attempts.push(held.data.booking_attempt_id)
}

const release: Step = async ({ journal }, { attempts, client, dice }) => {
  const id = takeOne(dice, attempts)
  if (id === undefined) return
  const released = await client.scheduling.releaseHold({ booking_attempt_id: id }, patience(dice))
  if (released.ok) journal.released.push({ id })
}

/** Whoever does not know whether it was booked asks again, and is told of the booking. */
const book: Step = async (market, { attempts, checkouts, client, dice }) => {
  const { journal } = market
  const id = takeOne(dice, attempts)
  if (id === undefined) return
  const booked = await repeatable(market, dice, (options) =>
    client.bookings.createBooking({ booking_attempt_id: id, note: null }, options)
  )
  if (booked.ok) {
    const { booking, payment_url: url } = booked.data
    journal.booked.push({ id: booking.id, attempt_id: id })
    if (url !== null) checkouts.push({ bookingId: booking.id, url })
    return
  }
  const { error } = booked
  if (error.code === "NetworkFailure" || error.code === "Aborted" || error.code === "GatewayUnavailable") {
    attempts.push(id)
  } else if (error.code === "AttemptAlreadyBooked" && error.data.booking_id !== null) {
    const link = await client.bookings.getPaymentLink({ id: error.data.booking_id })
    if (link.ok) checkouts.push({ bookingId: error.data.booking_id, url: link.data.payment_url })
  }
}

/** One of the two buttons of the gateway's page. Undefined where no answer came: nobody knows what was done. */
const press = async ({ fleet }: Market, { url }: Checkout, button: "pay" | "cancel") => {
  const { pathname } = new URL(url)
  try {
    const request = new Request(`${fleetUrl}${pathname}/${button}`, { method: "POST" })
    const { headers, status } = await fleet.fetch(request)
    if (status !== 303) return undefined
    return { id: pathname.split("/").at(-1) ?? "", isPaid: (headers.get("location") ?? "").includes("/success") }
  } catch {
    return undefined
  }
}

const note = ({ journal }: Market, pressed: { readonly id: string; readonly isPaid: boolean }) =>
  (pressed.isPaid ? journal.paid : journal.given_up).push({ id: pressed.id })

const pay: Step = async (market, { checkouts, dice }) => {
  const checkout = takeOne(dice, checkouts)
  if (checkout === undefined) return
  // Two clicks, or two windows.
  const clicks = dice.chance(0.25) ? 2 : 1
  const pressed = await Promise.all(Array.from({ length: clicks }, () => press(market, checkout, "pay")))
  const known = pressed.find((one) => one !== undefined)
  if (known === undefined) checkouts.push(checkout)
  else note(market, known)
}

const giveUp: Step = async (market, { checkouts, dice }) => {
  const checkout = takeOne(dice, checkouts)
  if (checkout === undefined) return
  // Some click both at once; what the page says then is what counts.
  const [pressed] = await Promise.all([
    press(market, checkout, "cancel"),
    dice.chance(0.3) ? press(market, checkout, "pay") : undefined
  ])
  if (pressed === undefined) checkouts.push(checkout)
  else note(market, pressed)
}

const login: Step = async ({ clientOf, journal }, { email }) => {
  const signedIn = await clientOf().identity.login({ email, password })
  if (!signedIn.ok) return
  // Traders confirm their sign-ins by mail, and go no further here: what a pending token stands for expires.
  if (!signedIn.data.requires_two_factor) journal.tokens.push(signedIn.data.token)
}

const register: Step = async ({ clientOf, journal }, { dice, newcomers }) => {
  const email = `newcomer-${dice.between(0, 2 ** 31)}@chaos.test`
  const input = { full_name: "Nora Winter", email, password, password_confirmation: password }
  const registered = await clientOf().identity.register(input)
  if (registered.ok) journal.registered.push({ email })
  newcomers.push(email)
}

/** The mail may take its time, and a token that was used by a lost answer is used. */
const verify: Step = async (market, { dice, newcomers }) => {
  const email = takeOne(dice, newcomers)
  if (email === undefined) return
  const token = await mailedToken(market, email).catch(() => undefined)
  if (token === undefined) return
  const verified = await market.clientOf().identity.verifyEmail({ token })
  if (!verified.ok) return
  market.journal.verified.push({ email })
  market.journal.tokens.push(verified.data.token)
}

const look: Step = async (_, { client }) => {
  await Promise.all([client.bookings.listMenteeBookings({}), client.scheduling.listHolds({}), client.identity.getMe()])
}

/** How often in a hundred each is chosen. */
const shares: ReadonlyArray<readonly [share: number, step: Step]> = [
  [30, hold],
  [5, release],
  [26, book],
  [20, pay],
  [4, giveUp],
  [3, login],
  [3, register],
  [3, verify],
  [6, look]
]
const steps = shares.flatMap(([share, step]) => Array.from({ length: share }, () => step))
const stepOf = (dice: Dice): Step => dice.pick(steps)

/** Without rules nothing is on offer by it, but the slots are generated anew all the same. */
const offer = async ({ journal }: Market, mentor: Client, dice: Dice) => {
  const ware = { title: "Another day", duration_minutes: 45, is_free: true, price: null }
  const made = await mentor.scheduling.createSessionType(ware, patience(dice))
  if (made.ok) journal.offered.push({ id: made.data.session_type.id })
}

const answer = async ({ journal }: Market, mentor: Client, dice: Dice) => {
  const listed = await mentor.bookings.listMentorBookings({ status: dice.chance(0.7) ? "paid" : "requested" })
  if (!listed.ok) return
  // A declined one is shown as paid until its money is back.
  const booking = dice.pickIfAny(listed.data.bookings.data.filter(({ pendingDecision }) => pendingDecision === null))
  if (booking === undefined) return
  const { id } = booking
  if (dice.chance(0.5)) {
    const accepted = await mentor.bookings.acceptBooking({ id })
    if (accepted.ok) journal.accepted.push({ id })
  } else {
    const declined = await mentor.bookings.declineBooking({ id, reason: "Ill." }, patience(dice))
    if (declined.ok) journal.declined.push({ id })
  }
}

export interface Stream {
  /** Takes no new step; resolves when the last ones have ended. */
  readonly end: () => Promise<void>
}

/** How many of the mentees send films all the while, beside what they do otherwise. */
const senders = 4

/** Members are made first, while everything is well. */
export const startStream = async (market: Market, mentees: number, pauseMillis: number): Promise<Stream> => {
  let isOver = false
  const forEver = async (dice: Dice, step: () => Promise<void>) => {
    while (!isOver) {
      await step()
      await pause(dice.between(0, 2 * pauseMillis))
    }
  }
  const people = await Promise.all(
    Array.from({ length: mentees }, async (_, number): Promise<Mentee> => {
      const email = `mentee-${number}@chaos.test`
      const client = market.clientOf(await newMember(market, email, `Theo Brandt ${number}`))
      const dice = market.dice.for(email)
      return { client, email, dice, attempts: [], checkouts: [], newcomers: [] }
    })
  )
  const running = Promise.all([
    ...people.map((mentee) => forEver(mentee.dice, () => stepOf(mentee.dice)(market, mentee))),
    ...people.slice(0, senders).map(({ client, email }) => {
      const dice = market.dice.for(`films of ${email}`)
      return forEver(dice, () => sendFilm(client, dice, market.journal))
    }),
    ...market.mentors.map((mentor, number) => {
      const dice = market.dice.for(`mentor-${number}`)
      return forEver(dice, () => (dice.chance(0.05) ? offer : answer)(market, mentor, dice))
    })
  ])
  // Told at the end; until then nobody listens.
  running.catch(() => undefined)
  return {
    end: async () => {
      isOver = true
      await running
    }
  }
}
