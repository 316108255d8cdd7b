/** The port of payment gateways. */
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
import type { BillingInterval, RecordKind, RefundReason } from "./statuses.js"

export interface CheckoutRequest {
  readonly idempotencyKey: string
  readonly paymentId: PaymentId
  readonly amount: Amount
  readonly description: string
  readonly payerEmail: string | null
  /** 25 minutes to 24 hours ahead; the gateway may return a later one. */
  readonly expiresAt: DateTime.Utc
  /** The gateway replaces `{CHECKOUT_SESSION_ID}` by its session id. */
  readonly successUrl: string
  readonly cancelUrl: string
  /** Null for a single payment; else the amount is charged again after every interval. */
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

/** State of a refund at the gateway. */
export interface RefundAnswer {
  readonly refundId: GatewayRefundId
  /** `succeeded`: the money is on its way for good; `failed`: it did not reach the buyer, or was called off. */
  readonly state: "pending" | "succeeded" | "failed"
  /** When the gateway accepted it, by its clock: totals it reports from that second on include it. */
  readonly takenAt: DateTime.Utc
}

/** A line of the gateway's books. */
export interface GatewayRecord {
  /** Disputes are named by their charge. Refunds and disputes are negative if the money came back. */
  readonly kind: RecordKind
  readonly chargeId: ChargeId
  /** Money in for charges, money out for refunds and disputes. */
  readonly amount: Amount
  readonly occurredAt: DateTime.Utc
}

export interface GatewayRecords {
  readonly records: ReadonlyArray<GatewayRecord>
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null
}

/**
 * Called with no transaction open. A repeated call with the same idempotency key has no second effect and answers as
 * the first one did; the caller repeats it with the same values.
 */
export class PaymentGateway extends Context.Tag("@mentorkit/PaymentGateway")<
  PaymentGateway,
  {
    /** "offline": stored with every payment. */
    readonly name: string
    /** Makes a checkout that can be paid once, in full, until it expires. */
    readonly createCheckout: (request: CheckoutRequest) => Effect.Effect<OpenedCheckout, GatewayUnavailable>
    /** Closes a checkout. No effect if it is over, paid or not. */
    readonly expireCheckout: (sessionId: CheckoutSessionId) => Effect.Effect<void, GatewayUnavailable>
    /**
     * Gives a part of a charge back, or all of it; parts add up. Refused where it is nothing, more than is left of the
     * charge, or the charge is unknown. The key counts for ever, however soon the gateway's own keys are forgotten; a
     * repeated call may answer with how the refund stands by then.
     */
    readonly refund: (request: RefundRequest) => Effect.Effect<RefundAnswer, GatewayUnavailable | GatewayRefused>
    /** The refund of this very request; none if the gateway has none. Requests nothing. */
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
    /** The charge that paid a subscription's period, for gateways whose events do not say. */
    readonly chargeOf: (invoiceId: GatewayInvoiceId) => Effect.Effect<Option.Option<ChargeId>, GatewayUnavailable>
    /** The gateway's books of a UTC day, page by page in any order; for reconciliation. */
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
    /** Sweeps of the gateway itself; a real one needs none. Safe at any time. */
    readonly upkeep: ReadonlyArray<Sweep>
  }
>() {}
