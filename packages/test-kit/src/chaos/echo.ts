/** A gateway that says things again which it has said before, to several hosts at once, as gateways do. */

import { sign } from "@mentorkit/adapters-pg/internal/offline-signature"
import { Redacted } from "effect"
import { fleetUrl } from "../hosts/fleet.js"
import type { Dice } from "./dice.js"
import { type OwnMarket, secret } from "./own-market.js"

interface Event {
  readonly payload: string
}

const send = async ({ fleet }: OwnMarket, { payload }: Event) => {
  const body = new TextEncoder().encode(payload)
  const headers = {
    "content-type": "application/json",
    "gateway-signature": sign(Redacted.make(secret), body, Date.now())
  }
  try {
    await fleet.fetch(new Request(`${fleetUrl}/gateway/webhook`, { method: "POST", headers, body }))
  } catch {
    // Whoever is killed or without a database takes nothing.
  }
}

/** One of the latest events at a time, twice, until it is over. */
export const echo = async (own: OwnMarket, dice: Dice, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const latest = await own.database
      .query<Event>("select payload from offline_gateway_events order by created_at desc limit 5")
      .catch((): ReadonlyArray<Event> => [])
    const event = dice.pickIfAny(latest)
    if (event !== undefined) await Promise.all([send(own, event), send(own, event)])
    await new Promise((resolve) => setTimeout(resolve, dice.between(50, 300)))
  }
}
