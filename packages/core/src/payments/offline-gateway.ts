/** The offline gateway, for development and tests: its page, and its webhook. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Amount } from "../kernel/index.js"
import type { ChargeId, CheckoutSessionId, GatewayDisputeId, GatewayRefundId, GatewaySubscriptionId } from "./ids.js"
import type { BillingInterval } from "./statuses.js"

/** A checkout for the gateway's page. */
export interface OfflineCheckout {
  readonly sessionId: CheckoutSessionId
  readonly description: string
  readonly amount: Amount
  /** Null for a single payment. */
  readonly interval: BillingInterval | null
  /** `processing`: completed, the money comes later; `failed`: it never came. */
  readonly state: "open" | "processing" | "paid" | "failed" | "expired"
  readonly expiresAt: DateTime.Utc
  /** Next URL of the buyer, with the session id filled in. */
  readonly successUrl: string
  readonly cancelUrl: string
}

type Pressed = Effect.Effect<Option.Option<OfflineCheckout>>

/**
 * What buyers and their banks do: the page's buttons, and what otherwise only tests and demonstrations can bring about.
 * Each tells the host by a signed event, as a real gateway does; what does not fit to how things stand changes nothing.
 */
export class OfflineGateway extends Context.Tag("@mentorkit/OfflineGateway")<
  OfflineGateway,
  {
    readonly view: (id: CheckoutSessionId) => Pressed
    /** Only an open one can be paid; a second click changes nothing. */
    readonly pay: (id: CheckoutSessionId) => Pressed
    /** The buyer gives up: the checkout expires. */
    readonly cancel: (id: CheckoutSessionId) => Pressed
    /** The card is declined; the checkout stays open for another one. */
    readonly decline: (id: CheckoutSessionId) => Pressed
    /** Pays by a method whose money comes later: the checkout is over, and nothing is charged yet. */
    readonly payLater: (id: CheckoutSessionId) => Pressed
    /** The money of `payLater` arrives, or never will. */
    readonly settleLater: (id: CheckoutSessionId, isPaid: boolean) => Pressed
    /** Whether the subscription's card can be charged from now on. False where it is unknown or has ended. */
    readonly setCard: (id: GatewaySubscriptionId, isGood: boolean) => Effect.Effect<boolean>
    /** The bank takes back all that is left of a charge. None if that is nothing, or a dispute is open. */
    readonly openDispute: (id: ChargeId) => Effect.Effect<Option.Option<GatewayDisputeId>>
    /** Decides the charge's open dispute; won, its money can be refunded again. False if there is none. */
    readonly closeDispute: (id: ChargeId, isWon: boolean) => Effect.Effect<boolean>
    /** A refund does not reach the buyer. False if unknown, or failed before. */
    readonly failRefund: (id: GatewayRefundId) => Effect.Effect<boolean>
  }
>() {}

/** Delivers the offline gateway's events to the webhook. */
export class EventDelivery extends Context.Tag("@mentorkit/EventDelivery")<
  EventDelivery,
  {
    /** False if nobody accepted it; it is sent again later. */
    readonly post: (body: Uint8Array, signature: string) => Effect.Effect<boolean>
  }
>() {}
