/** What payments needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import type { Amount, Sweep } from "../kernel/index.js"
import type { GatewayRefused, GatewayUnavailable, InvalidSignature } from "./errors.js"
import type { GatewayEvent } from "./gateway-events.js"
import type { ChargeId, CheckoutSessionId, GatewayRefundId, PaymentId } from "./ids.js"
import type { Purpose, RefundReason } from "./statuses.js"

export interface CheckoutRequest {
  readonly idempotencyKey: string
  readonly paymentId: PaymentId
  readonly amount: Amount
  readonly description: string
  readonly payerEmail: string | null
  /** Between 25 minutes and 24 hours ahead; the gateway may answer with a later one. */
  readonly expiresAt: DateTime.Utc
  /** The gateway puts its session's id where this says `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface OpenedCheckout {
  readonly sessionId: CheckoutSessionId
  readonly url: string
  readonly expiresAt: DateTime.Utc
}

/**
 * Takes money and gives it back. Called with no transaction open. A repeated call with the same idempotency key has no
 * second effect and answers as the first one did; the caller repeats it with the same values.
 */
export class PaymentGateway extends Context.Tag("@mentorkit/PaymentGateway")<
  PaymentGateway,
  {
    /** "offline": kept with every payment. */
    readonly name: string
    readonly createCheckout: (request: CheckoutRequest) => Effect.Effect<OpenedCheckout, GatewayUnavailable>
    readonly refund: (request: {
      readonly idempotencyKey: string
      readonly chargeId: ChargeId
      readonly amount: Amount
      readonly reason: RefundReason
    }) => Effect.Effect<
      { readonly refundId: GatewayRefundId; readonly state: "pending" | "succeeded" },
      GatewayUnavailable | GatewayRefused
    >
    /**
     * What a webhook's body says, once its signature has proven that the gateway sent it within five minutes of `now`,
     * before or after. Compares in constant time.
     */
    readonly readEvent: (
      payload: Uint8Array,
      signature: string,
      now: DateTime.Utc
    ) => Effect.Effect<GatewayEvent, InvalidSignature>
    /** What the gateway itself needs done from time to time; a real one does it elsewhere. */
    readonly upkeep: ReadonlyArray<Sweep>
  }
>() {}

/** Something that can be bought. Everything here runs inside the settlement's transaction. */
export interface Purchasable {
  readonly purpose: Purpose
  /** Locks its row until the transaction ends; always before the payment's row. An unknown id is no failure. */
  readonly lock: (id: string) => Effect.Effect<void>
  /**
   * The buyer has paid. `capacity_conflict` where it cannot be given any more, also after a lapse; the money then goes
   * back by itself. Called once for a payment.
   */
  readonly grant: (
    id: string,
    paid: { readonly paymentId: PaymentId; readonly at: DateTime.Utc }
  ) => Effect.Effect<"granted" | "capacity_conflict">
  /** The checkout has expired unpaid. */
  readonly lapse: (id: string, expired: { readonly at: DateTime.Utc }) => Effect.Effect<void>
  /** Money has gone back, confirmed by the gateway; `isFull` once all of it has. Called for every refund. */
  readonly refunded: (
    id: string,
    refund: { readonly isFull: boolean; readonly reason: RefundReason; readonly at: DateTime.Utc }
  ) => Effect.Effect<void>
}

/** One for each purpose that is sold. */
export class Purchasables extends Context.Tag("@mentorkit/Purchasables")<Purchasables, ReadonlyArray<Purchasable>>() {}
