/** How soon what does not wait for mails is done, as clients see it over HTTP. */
import { type Client, unwrap } from "@mentorkit/client"
import type { Database } from "@mentorkit/test-kit/chaos/database"
import { freeSlots, type Offer } from "@mentorkit/test-kit/chaos/market"
import { fleetUrl } from "@mentorkit/test-kit/hosts/fleet"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { DateTime } from "luxon"
import type { World } from "./world.js"

/** In milliseconds; infinite where it did not come about in time, or something was refused. */
export interface Times {
  readonly refunds: ReadonlyArray<number>
  readonly edits: ReadonlyArray<number>
  /** What was paid: when it got its number is read later, as whoever asks for an invoice gives it one. */
  readonly payments: ReadonlyArray<string>
}

const patienceMillis = 30_000
const lookEveryMillis = 20
/** After so many in a row that nobody could wait for, more would tell nothing new. */
const mostMisses = 3

/** How long it takes until it is seen. */
const timeUntil = async (isSeen: () => Promise<boolean>): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < patienceMillis) {
    if (await isSeen()) return performance.now() - began
    await pause(lookEveryMillis)
  }
  return Number.POSITIVE_INFINITY
}

/** Somewhere in the weeks to come, where little is taken. */
const slotFor = async (client: Client, offer: Offer, number: number): Promise<string> => {
  for (let day = 0; day < 30; day++) {
    const [slot] = await freeSlots(client, offer, 4 + ((number * 2 + day) % 50))
    if (slot !== undefined) return slot
  }
  throw new Error("No slot is free.")
}

const pay = async ({ fleet }: World, paymentUrl: string): Promise<string> => {
  const { pathname } = new URL(paymentUrl)
  const { headers, status } = await fleet.fetch(new Request(`${fleetUrl}${pathname}/pay`, { method: "POST" }))
  const location = headers.get("location")
  if (status !== 303 || location === null) throw new Error(`The gateway answered ${status}`)
  return new URL(location, fleetUrl).searchParams.get("session_id") ?? ""
}

interface Sold {
  readonly refund: number
  readonly payments: ReadonlyArray<string>
}

/** Somebody books and pays; the mentor declines, and the money goes back. */
const saleAndDecline = async (world: World, number: number): Promise<Sold> => {
  const { market, mentees } = world
  const place = number % market.mentors.length
  const [mentor, offer] = [market.mentors[place], market.offers[(place * market.offers.length) / market.mentors.length]]
  if (mentor === undefined || offer === undefined) throw new Error("The market has no mentor.")
  const mentee = market.clientOf(mentees[number % mentees.length])
  const slot = await slotFor(mentee, offer, number)
  const held = unwrap(await mentee.scheduling.holdSlots({ slot_ids: [slot] }))
  const attempt = { booking_attempt_id: held.booking_attempt_id, note: null }
  const { booking, payment_url: url } = unwrap(await mentee.bookings.createBooking(attempt))
  const session = await pay(world, url ?? "")
  const payment = async () => unwrap(await mentee.payments.getStatus({ session_id: session }))
  await timeUntil(async () => (await payment()).is_settled)
  const { invoice_id: id } = await payment()
  if (id === null) throw new Error("The payment was not settled.")
  unwrap(await mentor.bookings.declineBooking({ id: booking.id, reason: "Ill." }))
  const refund = await timeUntil(async () => {
    const seen = unwrap(await mentee.bookings.getMenteeBooking({ id: booking.id }))
    return seen.booking.status === "refunded"
  })
  return { refund, payments: [id] }
}

const zone = "Europe/Berlin"

/** The mentor has another hour on a day: nobody else's booking is there. */
const edit = async ({ market }: World, number: number): Promise<number> => {
  const [mentor, offer] = [market.mentors[0], market.offers[0]]
  if (mentor === undefined || offer === undefined) throw new Error("The market has no mentor.")
  const day = DateTime.now().setZone(zone).startOf("day").plus({ days: 70 })
  const hour = 14 + (number % 6)
  const [date, from, until] = [day.toFormat("yyyy-MM-dd"), day.set({ hour }), day.set({ hour: hour + 1 })]
  const hours = [{ start_time: from.toFormat("HH:mm"), end_time: until.toFormat("HH:mm") }]
  const override = { session_type_id: offer.sessionTypeId, date, time_slots: hours }
  unwrap(await mentor.scheduling.putAvailabilityOverride(override))
  const guest = market.clientOf()
  return timeUntil(async () => {
    const { slots } = unwrap(
      await guest.scheduling.listPublicSlots({
        mentor_id: offer.mentorId,
        session_type_id: offer.sessionTypeId,
        from: day.toUTC().toISO() ?? "",
        until: day.plus({ days: 1 }).toUTC().toISO() ?? ""
      })
    )
    // What it has displaced may still be shown, as blocked.
    const open = slots.filter((slot) => slot.is_selectable)
    return open.length === 1 && open.every((slot) => Date.parse(slot.starts_at) === from.toMillis())
  })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One after the other, with a pause between. Ends early where nothing comes about any more. */
export const promptness = async (
  world: World,
  samples: number,
  first: number,
  tell: (line: string) => void
): Promise<Times> => {
  const [refunds, edits, payments]: [Array<number>, Array<number>, Array<string>] = [[], [], []]
  let misses = 0
  for (let number = 0; number < samples && misses < mostMisses; number++) {
    const failed = (error: unknown) => {
      tell(`sample ${number + 1}: ${reasonOf(error)}`)
      return Number.POSITIVE_INFINITY
    }
    const [sold, edited] = await Promise.all([
      saleAndDecline(world, first + number).catch((error): Sold => ({ refund: failed(error), payments: [] })),
      edit(world, first + number).catch(failed)
    ])
    refunds.push(sold.refund)
    edits.push(edited)
    payments.push(...sold.payments)
    misses = [sold.refund, edited].every(Number.isFinite) ? 0 : misses + 1
    if ((number + 1) % 25 === 0) tell(`${number + 1} of ${samples} samples`)
    await pause(250)
  }
  if (misses === mostMisses) tell(`given up after ${refunds.length} samples`)
  return { refunds, edits, payments }
}

/** From the payment to the number of its invoice. */
export const numberingTimes = async (
  { query }: Database,
  payments: ReadonlyArray<string>
): Promise<ReadonlyArray<number>> => {
  const rows = await query<{ readonly millis: number | null }>(
    `select (extract(epoch from issued_at - paid_at) * 1000)::float8 as millis
    from json_array_elements_text($1::json) paid left join payments on payments.id = paid::uuid
    left join invoices on payment_id = payments.id`,
    [JSON.stringify(payments)]
  )
  return rows.map(({ millis }) => millis ?? Number.POSITIVE_INFINITY)
}
