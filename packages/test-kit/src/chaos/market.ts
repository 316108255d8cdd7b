/** The market that the stream trades on: mentors whose session types get in each other's way, and mentees. */
import { type Client, createClient, unwrap } from "@mentorkit/client"
import { type Fleet, fleetUrl } from "../hosts/fleet.js"
import { until } from "../waiting/until.js"
import type { Dice } from "./dice.js"
import type { Acknowledged } from "./journal.js"

export interface Offer {
  readonly mentorId: string
  readonly sessionTypeId: string
}

export interface Market {
  readonly fleet: Fleet
  readonly dice: Dice
  readonly journal: Acknowledged
  /** A client at an address of its own, so that limits by address count it alone. */
  readonly clientOf: (token?: string) => Client
  readonly offers: Array<Offer>
  readonly mentors: Array<Client>
}

export const password = "a password for tests"

export const newMarket = (fleet: Fleet, dice: Dice, journal: Acknowledged): Market => {
  let clients = 0
  const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return {
    fleet,
    dice,
    journal,
    clientOf: (token) =>
      createClient({
        baseUrl: fleetUrl,
        fetch: fleet.fetch,
        headers: { "x-forwarded-for": addressOf(++clients) },
        ...(token !== undefined && { token })
      }),
    offers: [],
    mentors: []
  }
}

interface Mail {
  readonly subject: string
  readonly text: string
}

/** The token of the newest verification mail to this address, if one is there. */
export const mailedToken = async ({ fleet }: Market, email: string): Promise<string | undefined> => {
  const response = await fleet.fetch(new Request(`${fleetUrl}/dev/mailbox.json?to=${encodeURIComponent(email)}`))
  if (!response.ok) return undefined
  const mails = (await response.json()) as ReadonlyArray<Mail>
  const token = mails.flatMap(({ text }) => /verify-email\?token=([^\s&]+)/.exec(text)?.[1] ?? [])[0]
  return token === undefined ? undefined : decodeURIComponent(token)
}

/** Hosts that die may keep everybody waiting for a while. */
const patience = 60_000

/** Registers somebody and follows the link in the mail; nothing may go wrong meanwhile. Answers the token. */
export const newMember = async (market: Market, email: string, name: string): Promise<string> => {
  const { identity } = market.clientOf()
  unwrap(await identity.register({ full_name: name, email, password, password_confirmation: password }))
  market.journal.registered.push({ email })
  const mailed = await until(`a mail to ${email}`, () => mailedToken(market, email), patience)
  const { token } = unwrap(await identity.verifyEmail({ token: mailed }))
  market.journal.verified.push({ email })
  market.journal.tokens.push(token)
  return token
}

const wares = [
  { title: "Schema review", duration_minutes: 60, is_free: false, price: "80.00", max_capacity: 1 },
  // Longer, so that a seat here takes two hours of the other one off the market.
  { title: "Group clinic", duration_minutes: 90, is_free: false, price: "35.50", max_capacity: 3 },
  { title: "First chat", duration_minutes: 60, is_free: true, price: null, max_capacity: 1 }
]

const offerOf = async (mentor: Client, mentorId: string, ware: (typeof wares)[number]): Promise<Offer> => {
  const { session_type: type } = unwrap(await mentor.scheduling.createSessionType(ware))
  unwrap(
    await mentor.scheduling.createAvailabilityRules({
      availability_rules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        session_type_id: type.id,
        rule_type: "regular_weekly" as const,
        day_of_week: day,
        time_blocks: [{ start_time: "09:00", end_time: "13:00" }]
      }))
    })
  )
  return { mentorId, sessionTypeId: type.id }
}

/** An approved mentor with everything above on offer, on all days of the week. */
export const addMentor = async (market: Market, adminToken: string, email: string): Promise<void> => {
  const client = market.clientOf(await newMember(market, email, "Mara Voss"))
  const { expertise_areas: areas } = unwrap(await client.profiles.listExpertiseAreas())
  const { onboarding } = unwrap(
    await client.profiles.submitOnboarding({
      role: "mentor",
      headline: "Databases and the people who fear them",
      timezone: "Europe/Berlin",
      currency: "EUR",
      hourly_rate: "80.00",
      expertise_area_ids: areas.slice(0, 1).map(({ id }) => id)
    })
  )
  const mentorId = onboarding.mentor_profile?.id ?? ""
  unwrap(await market.clientOf(adminToken).admin.approveMentor({ id: mentorId }))
  for (const ware of wares) market.offers.push(await offerOf(client, mentorId, ware))
  market.mentors.push(client)
}

const day = 86_400_000

/** What can be had of an offer from this many days ahead on. */
export const freeSlots = async (
  client: Client,
  { mentorId, sessionTypeId }: Offer,
  daysAhead: number
): Promise<ReadonlyArray<string>> => {
  const found = await client.scheduling.listPublicSlots({
    mentor_id: mentorId,
    session_type_id: sessionTypeId,
    from: new Date(Date.now() + daysAhead * day).toISOString(),
    until: new Date(Date.now() + (daysAhead + 2) * day).toISOString()
  })
  if (!found.ok) return []
  return found.data.slots.flatMap(({ id, is_selectable: isSelectable }) => (isSelectable ? [id] : []))
}

/** Resolves when every offer has slots: they are made after the fact. */
export const opened = async (market: Market): Promise<void> => {
  for (const offer of market.offers) {
    await until("slots", async () => (await freeSlots(market.clientOf(), offer, 3))[0], patience)
  }
}
