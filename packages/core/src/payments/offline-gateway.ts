/** What the gateway without a network shows to its page, and needs to be heard. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Amount } from "../kernel/index.js"
import type { CheckoutSessionId } from "./ids.js"

/** One checkout as its page shows it. */
export interface OfflineCheckout {
  readonly sessionId: CheckoutSessionId
  readonly description: string
  readonly amount: Amount
  readonly state: "open" | "paid" | "expired"
  readonly expiresAt: DateTime.Utc
  /** Where the buyer goes next, with the session's id filled in. */
  readonly successUrl: string
  readonly cancelUrl: string
}

/** The page's buttons. Each tells the host by a signed event, as a real gateway does, and answers how it stands then. */
export class OfflineGateway extends Context.Tag("@mentorkit/OfflineGateway")<
  OfflineGateway,
  {
    readonly view: (id: CheckoutSessionId) => Effect.Effect<Option.Option<OfflineCheckout>>
    /** Only an open one can be paid; a second click changes nothing. */
    readonly pay: (id: CheckoutSessionId) => Effect.Effect<Option.Option<OfflineCheckout>>
    /** The buyer gives up: the checkout expires. */
    readonly cancel: (id: CheckoutSessionId) => Effect.Effect<Option.Option<OfflineCheckout>>
  }
>() {}

/** Takes the offline gateway's events to the webhook. */
export class EventDelivery extends Context.Tag("@mentorkit/EventDelivery")<
  EventDelivery,
  {
    /** False where nobody took it; it is sent again later. */
    readonly post: (body: Uint8Array, signature: string) => Effect.Effect<boolean>
  }
>() {}
