/** What payments needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Amount } from "../kernel/index.js"
import type { OpenedCheckout } from "./gateway.js"
import type { ChargeRefunded, GatewayEvent } from "./gateway-events.js"
import type {
  ChargeId,
  CheckoutIntentId,
  CheckoutSessionId,
  GatewayRefundId,
  InboxId,
  PaymentId,
  RefundId,
  ReviewId
} from "./ids.js"
import type { CheckoutIntent, Payment, Refund } from "./payment.js"
import type { InboxState, Purpose, RefundReason, ReviewKind } from "./statuses.js"

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

/** A charge, or a checkout of a payment, as a gateway names it. */
export interface GatewayNames {
  readonly gateway: string
  readonly sessionId: CheckoutSessionId | null
  readonly paymentId: PaymentId | null
}

export class PaymentRepository extends Context.Tag("@mentorkit/PaymentRepository")<
  PaymentRepository,
  {
    /** The database refuses a second open payment for one purchasable. */
    readonly add: (payment: Payment) => Effect.Effect<void>
    readonly find: (id: PaymentId) => Effect.Effect<Option.Option<Payment>>
    /** As `find`; nobody else changes the payment until the transaction ends. After the purchasable's lock, always. */
    readonly lock: (id: PaymentId) => Effect.Effect<Option.Option<Payment>>
    /** The newest one. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /** By the session; else by the payment's own id. */
    readonly findNamed: (names: GatewayNames) => Effect.Effect<Option.Option<Payment>>
    readonly findByCharge: (gateway: string, chargeId: ChargeId) => Effect.Effect<Option.Option<Payment>>
    /**
     * Everything that is told of one charge waits here for its turn until the transaction ends, so that a refund cannot
     * slip by a charge that is just being stored.
     */
    readonly serialise: (gateway: string, chargeId: ChargeId) => Effect.Effect<void>
    /** Stores status, gateway, charge, sums of refunds, `paidAt` and `expiresAt` of a locked payment. */
    readonly update: (payment: Payment) => Effect.Effect<void>
    /** Payable ones whose time is over, the longest overdue first. */
    readonly findDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Payment>>
  }
>() {}

export class CheckoutIntentRepository extends Context.Tag("@mentorkit/CheckoutIntentRepository")<
  CheckoutIntentRepository,
  {
    /** A payment has one live intent at most; the sweep leaves it alone until `dueAt`. */
    readonly add: (intent: CheckoutIntent, dueAt: DateTime.Utc) => Effect.Effect<void>
    /** The one that is started or open. */
    readonly findLive: (paymentId: PaymentId) => Effect.Effect<Option.Option<CheckoutIntent>>
    readonly findBySession: (
      gateway: string,
      sessionId: CheckoutSessionId
    ) => Effect.Effect<Option.Option<CheckoutIntent>>
    /** Fills in the gateway's answer; one that is not `started` any more keeps its state. */
    readonly opened: (id: CheckoutIntentId, opened: OpenedCheckout) => Effect.Effect<void>
    /** From started or open. */
    readonly close: (id: CheckoutIntentId, state: "completed" | "expired" | "abandoned") => Effect.Effect<void>
    /** Started ones that are due; nobody else gets them before `until`. */
    readonly claimStarted: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckoutIntent>>
  }
>() {}

export class RefundRepository extends Context.Tag("@mentorkit/RefundRepository")<
  RefundRepository,
  {
    /** The sweep leaves it alone until `dueAt`. */
    readonly add: (refund: Refund, dueAt: DateTime.Utc) => Effect.Effect<void>
    readonly find: (id: RefundId) => Effect.Effect<Option.Option<Refund>>
    /** Requested and pending ones of a locked payment, the oldest first. */
    readonly waiting: (paymentId: PaymentId) => Effect.Effect<ReadonlyArray<Refund>>
    /** The gateway has taken the request; one that is confirmed already stays so. */
    readonly accepted: (id: RefundId, gatewayRefundId: GatewayRefundId) => Effect.Effect<void>
    /** From requested only: what the gateway has taken is not refused any more. */
    readonly refused: (id: RefundId, detail: string) => Effect.Effect<void>
    readonly succeeded: (id: RefundId, at: DateTime.Utc) => Effect.Effect<void>
    /** Requested ones that are due; nobody else gets them before `until`. */
    readonly claimRequested: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Refund>>
  }
>() {}

/** An event as it was stored when it came in. */
export interface Received {
  readonly id: InboxId
  readonly gateway: string
  readonly event: GatewayEvent
  readonly state: InboxState
}

/** Whatever a gateway tells is written down before anything is done about it. */
export class GatewayInbox extends Context.Tag("@mentorkit/GatewayInbox")<
  GatewayInbox,
  {
    /**
     * Stores what is new and answers what is there: an event that is known already, whoever stored it, as it stands.
     * The sweep leaves a new one alone until `dueAt`.
     */
    readonly receive: (message: {
      readonly id: InboxId
      readonly gateway: string
      readonly event: GatewayEvent
      readonly payload: Uint8Array
      readonly at: DateTime.Utc
      readonly dueAt: DateTime.Utc
    }) => Effect.Effect<Received>
    readonly finish: (id: InboxId, state: Exclude<InboxState, "received">, at: DateTime.Utc) => Effect.Effect<void>
    /** Refunds that came before their charge, in the order in which they came. */
    readonly parked: (
      gateway: string,
      chargeId: ChargeId
    ) => Effect.Effect<ReadonlyArray<{ readonly id: InboxId; readonly event: ChargeRefunded }>>
    /** Received ones that are due; each attempt puts the next one further off, to an hour at most. */
    readonly claimReceived: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Received>>
  }
>() {}

export class PaymentReviewRepository extends Context.Tag("@mentorkit/PaymentReviewRepository")<
  PaymentReviewRepository,
  {
    /** For an admin to look at; an event makes one review at most. */
    readonly add: (review: {
      readonly id: ReviewId
      readonly paymentId: PaymentId
      readonly inboxId: InboxId
      readonly kind: ReviewKind
      readonly expected: Amount
      readonly actual: Amount
      readonly at: DateTime.Utc
    }) => Effect.Effect<void>
  }
>() {}
