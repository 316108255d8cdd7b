/** The port that takes money and gives it back. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Amount, LocalDate, Sweep } from "../kernel/index.js"
import type { GatewayRefused, GatewayUnavailable, InvalidSignature, SubscriptionOver } from "./errors.js"
import type { GatewayEvent } from "./gateway-events.js"
import type {
  ChargeId,
  CheckoutSessionId,
  GatewayInvoiceId,
  GatewayRefundId,
  GatewaySubscriptionId,
  PaymentId,
  SubscriptionId
} from "./ids.js"
import type { BillingInterval, RefundReason } from "./statuses.js"

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
  /** Null for what is paid once; else the same amount is charged again after every interval. */
  readonly subscription: { readonly subscriptionId: SubscriptionId; readonly interval: BillingInterval } | null
}

export interface OpenedCheckout {
  readonly sessionId: CheckoutSessionId
  readonly url: string
  readonly expiresAt: DateTime.Utc
}

export type SubscriptionChange = "cancel_at_period_end" | "resume" | "end_now"

export interface RefundRequest {
  readonly idempotencyKey: string
  readonly chargeId: ChargeId
  readonly amount: Amount
  readonly reason: RefundReason
}

/** How a refund stands at the gateway. */
export interface RefundAnswer {
  readonly refundId: GatewayRefundId
  /** `succeeded`: the money is on its way for good; `failed`: it did not reach the buyer, or was called off. */
  readonly state: "pending" | "succeeded" | "failed"
  /** When the gateway took it on, by its own clock: sums of refunds that it tells from that second on count it. */
  readonly takenAt: DateTime.Utc
}

/** One line of the gateway's own books. */
export interface GatewayRecord {
  /** A dispute is named by its charge. Refunds and disputes are negative where their money has come back. */
  readonly kind: "charge" | "refund" | "dispute"
  readonly chargeId: ChargeId
  /** Of charges what came in, of refunds and disputes what went out. */
  readonly amount: Amount
  readonly occurredAt: DateTime.Utc
}

export interface GatewayRecords {
  readonly records: ReadonlyArray<GatewayRecord>
  /** What to ask the next page with; null after the last one. */
  readonly next: string | null
}

/**
 * Called with no transaction open. A repeated call with the same idempotency key has no second effect and answers as
 * the first one did; the caller repeats it with the same values.
 */
export class PaymentGateway extends Context.Tag("@mentorkit/PaymentGateway")<
  PaymentGateway,
  {
    /** "offline": kept with every payment. */
    readonly name: string
    /** The buyer can pay it once, with all of its amount, and not any more when it has expired. */
    readonly createCheckout: (request: CheckoutRequest) => Effect.Effect<OpenedCheckout, GatewayUnavailable>
    /** From now on nobody can pay in it. One that is over already, paid or not, stays as it is. */
    readonly expireCheckout: (sessionId: CheckoutSessionId) => Effect.Effect<void, GatewayUnavailable>
    /**
     * Gives a part of a charge back, or all of it; parts add up. Refused where it is nothing, more than is left of the
     * charge, or the charge is unknown. The key counts for ever, however soon the gateway's own keys are forgotten; a
     * repeated call may answer with how the refund stands by then.
     */
    readonly refund: (request: RefundRequest) => Effect.Effect<RefundAnswer, GatewayUnavailable | GatewayRefused>
    /** How a refund stands that was asked for like this; none where the gateway has none. Asks for nothing. */
    readonly findRefund: (request: RefundRequest) => Effect.Effect<Option.Option<RefundAnswer>, GatewayUnavailable>
    /**
     * Stops a subscription's renewal, takes that back, or ends it at once. Repeating it changes nothing.
     *
     * - `SubscriptionOver`: the gateway knows the subscription and has ended it, so it never charges it again. Whoever
     *   wanted it ended takes that for done and asks no more, so it is said of nothing else.
     * - `GatewayRefused`: everything else that the gateway will not do. A subscription that it does not know is one of
     *   these: with the key of another account it knows none, and the former account goes on charging.
     */
    readonly changeSubscription: (
      id: GatewaySubscriptionId,
      change: SubscriptionChange
    ) => Effect.Effect<void, GatewayUnavailable | GatewayRefused | SubscriptionOver>
    /** The charge that paid a subscription's period, for gateways whose messages do not say. */
    readonly chargeOf: (invoiceId: GatewayInvoiceId) => Effect.Effect<Option.Option<ChargeId>, GatewayUnavailable>
    /** The gateway's books of one day, UTC, page by page in any order; for reconciliation. */
    readonly records: (day: LocalDate, after: string | null) => Effect.Effect<GatewayRecords, GatewayUnavailable>
    /**
     * What a webhook's body says, once its signature has proven that the gateway sent it within five minutes of `now`,
     * before or after. Compares in constant time. Amounts are those that were asked for, in minor units of their
     * currency by ISO 4217, whatever units the gateway counts in.
     */
    readonly readEvent: (
      payload: Uint8Array,
      signature: string,
      now: DateTime.Utc
    ) => Effect.Effect<GatewayEvent, InvalidSignature>
    /** What the gateway itself needs done from time to time; a real one does it elsewhere. Can be done at any time. */
    readonly upkeep: ReadonlyArray<Sweep>
  }
>() {}
