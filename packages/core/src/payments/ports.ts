/** Ports of payments. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { OpenedCheckout } from "./gateway.js"
import type { ChargeEvent, GatewayEvent, SubscriptionEvent } from "./gateway-events.js"
import type {
  ChargeId,
  CheckoutIntentId,
  CheckoutSessionId,
  GatewayDisputeId,
  GatewayInvoiceId,
  GatewaySubscriptionId,
  InboxEventId,
  PaymentId,
  ReviewId,
  SubscriptionId
} from "./ids.js"
import type { CheckoutIntent, Dispute, Payment, Review } from "./payment.js"
import type { InboxState, IntentState, Purpose, RefundReason } from "./statuses.js"
import type { LapseEdges, Subscription, SubscriptionEnd } from "./subscription.js"

export * from "./refund-repository.js"

/** Something that can be bought. All methods run in the settlement's transaction. */
export interface Purchasable {
  readonly purpose: Purpose
  /** Locks its row until the transaction ends; always before the payment's row. An unknown id is no failure. */
  readonly lock: (id: string) => Effect.Effect<void>
  /** True: delivered when paid. False: the seller calls `Checkout.deliver`. */
  readonly isDeliveredAtPayment: boolean
  /**
   * The buyer has paid. `capacity_conflict` where it cannot be given any more, also after a lapse, or was given already;
   * the money then goes back by itself. Called once for a payment, of a subscription for the first one only.
   */
  readonly grant: (
    id: string,
    paid: {
      readonly paymentId: PaymentId
      readonly at: DateTime.Utc
      /** For a subscription: paid through this moment. */
      readonly accessUntil: DateTime.Utc | null
    }
  ) => Effect.Effect<"granted" | "capacity_conflict">
  /** The checkout expired unpaid. */
  readonly lapse: (id: string, expired: { readonly at: DateTime.Utc }) => Effect.Effect<void>
  /**
   * Money has gone back, confirmed by the gateway; `isFull` once all of the payment has. Called for every refund. Of a
   * subscription it may be of any period: whether the buyer keeps what was bought is told by `recurring` alone.
   */
  readonly refunded: (
    id: string,
    refund: {
      /** Possibly a second payment of the same thing, for which nothing was granted. */
      readonly paymentId: PaymentId
      readonly isFull: boolean
      /** No requested refund is outstanding. */
      readonly isAll: boolean
      readonly reason: RefundReason
      readonly at: DateTime.Utc
    }
  ) => Effect.Effect<void>
  /** An admin has decided against a requested refund: nothing is outstanding any more. */
  readonly refundWaived: (
    id: string,
    waived: {
      /** As with `refunded`. */
      readonly paymentId: PaymentId
      readonly at: DateTime.Utc
    }
  ) => Effect.Effect<void>
  /** For subscriptions; null if it is not sold by subscription. */
  readonly recurring: {
    /** One more period is paid; also of a lapsed subscription. */
    readonly extend: (
      id: string,
      renewed: { readonly accessUntil: DateTime.Utc; readonly at: DateTime.Utc }
    ) => Effect.Effect<void>
    /** The subscription is over. */
    readonly end: (id: string, ended: { readonly at: DateTime.Utc }) => Effect.Effect<void>
  } | null
}

/** Purchasables of an embedder; one for each purpose, bound below `services`. */
export class OwnPurchasables extends Context.Reference<OwnPurchasables>()("@mentorkit/OwnPurchasables", {
  defaultValue: (): ReadonlyArray<Purchasable> => []
}) {}

/** One for each purpose that is sold. */
export class Purchasables extends Context.Tag("@mentorkit/Purchasables")<Purchasables, ReadonlyArray<Purchasable>>() {}

/** What an event may have to wait for, by the gateway's id. */
export type EventSubject = ChargeId | GatewaySubscriptionId

/** A checkout by the gateway's session id, by our payment id, or by both. */
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
    /** Newest payment of the purchasable. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /** By the session id; else by the payment id. */
    readonly findByGatewayNames: (names: GatewayNames) => Effect.Effect<Option.Option<Payment>>
    readonly findByCharge: (gateway: string, chargeId: ChargeId) => Effect.Effect<Option.Option<Payment>>
    /** The payment that is pending, processing or failed. */
    readonly findOpenFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /** The payment that began the gateway's subscription. */
    readonly findFirstOfSubscription: (
      gateway: string,
      id: GatewaySubscriptionId
    ) => Effect.Effect<Option.Option<Payment>>
    readonly findByInvoice: (gateway: string, id: GatewayInvoiceId) => Effect.Effect<Option.Option<Payment>>
    /** The last paid one, by the gateway's clock. */
    readonly findLatestPaid: (id: SubscriptionId) => Effect.Effect<Option.Option<Payment>>
    /**
     * Events of one charge, or of one subscription, wait here for each other until the transaction ends. A refund then
     * cannot pass by a charge that is being stored.
     */
    readonly serialise: (gateway: string, subject: EventSubject) => Effect.Effect<void>
    /** Stores all fields of a locked payment that may change. */
    readonly update: (payment: Payment) => Effect.Effect<void>
    /** Payable ones whose deadline has passed, the longest overdue first. */
    readonly listDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Payment>>
    /** Paid ones whose hold is over, locked in id order; skips rows locked by others. */
    readonly lockDueForClearing: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Payment>>
    readonly markCleared: (ids: ReadonlyArray<PaymentId>, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

export class CheckoutIntentRepository extends Context.Tag("@mentorkit/CheckoutIntentRepository")<
  CheckoutIntentRepository,
  {
    /** A payment has at most one live intent; the sweep skips it until `dueAt`. */
    readonly add: (intent: CheckoutIntent, dueAt: DateTime.Utc) => Effect.Effect<void>
    /** The intent in one of `liveIntentStates`. */
    readonly findLive: (paymentId: PaymentId) => Effect.Effect<Option.Option<CheckoutIntent>>
    readonly findBySession: (
      gateway: string,
      sessionId: CheckoutSessionId
    ) => Effect.Effect<Option.Option<CheckoutIntent>>
    /** Stores the gateway's answer; the state follows `intentStatesBefore` in the same statement. */
    readonly markOpened: (id: CheckoutIntentId, opened: OpenedCheckout) => Effect.Effect<void>
    readonly find: (id: CheckoutIntentId) => Effect.Effect<Option.Option<CheckoutIntent>>
    /**
     * Only from a state that `intentStatesBefore` allows. A superseded one has yet to be closed at the gateway: a
     * subscriber does that, and later the sweep.
     */
    readonly close: (id: CheckoutIntentId, state: Exclude<IntentState, "started" | "open">) => Effect.Effect<void>
    /** Claims due `started` ones; nobody else gets them before `until`. */
    readonly claimStarted: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckoutIntent>>
    /** Claims due superseded ones; nobody else gets them before `until`. */
    readonly claimSuperseded: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckoutIntent>>
  }
>() {}

/** A stored gateway event. */
export interface Received {
  readonly id: InboxEventId
  readonly gateway: string
  readonly event: GatewayEvent
  readonly state: InboxState
}

export interface Parked {
  readonly id: InboxEventId
  readonly event: ChargeEvent | SubscriptionEvent
}

/** Inbox: every gateway event is stored before it is processed. */
export class GatewayInbox extends Context.Tag("@mentorkit/GatewayInbox")<
  GatewayInbox,
  {
    /**
     * Stores a new event; answers a known one as it is stored. The sweep leaves a new one alone until `dueAt`.
     */
    readonly receive: (message: {
      readonly id: InboxEventId
      readonly gateway: string
      readonly event: GatewayEvent
      readonly payload: Uint8Array
      readonly receivedAt: DateTime.Utc
      readonly dueAt: DateTime.Utc
    }) => Effect.Effect<Received>
    readonly finish: (id: InboxEventId, state: Exclude<InboxState, "received">, at: DateTime.Utc) => Effect.Effect<void>
    /** Stores data that had to be asked for with the event. */
    readonly updateEvent: (id: InboxEventId, event: GatewayEvent) => Effect.Effect<void>
    /** Removes bodies of at most `limit` events processed before the moment. Returns their number. */
    readonly forgetPayloads: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
    /** The event that a review concerns. */
    readonly findByReview: (id: ReviewId) => Effect.Effect<Option.Option<Omit<Received, "state">>>
    /** Events that came before their subject, in the order of occurrence. */
    readonly listParked: (gateway: string, subject: EventSubject) => Effect.Effect<ReadonlyArray<Parked>>
    /** Claims due received events; each attempt delays the next one, up to an hour. */
    readonly claimReceived: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Received>>
  }
>() {}

export class PaymentReviewRepository extends Context.Tag("@mentorkit/PaymentReviewRepository")<
  PaymentReviewRepository,
  {
    /** A new review for an admin; an event has at most one. */
    readonly add: (review: Review, inboxEventId: InboxEventId) => Effect.Effect<void>
    readonly find: (id: ReviewId) => Effect.Effect<Option.Option<Review>>
    /** In any order, none that is not there. */
    readonly findMany: (ids: ReadonlyArray<ReviewId>) => Effect.Effect<ReadonlyArray<Review>>
    /** Like `find`; locks the review until the transaction ends. After the payment's lock. */
    readonly lock: (id: ReviewId) => Effect.Effect<Option.Option<Review>>
    /** The review of money in suspense. */
    readonly findByCharge: (gateway: string, chargeId: ChargeId) => Effect.Effect<Option.Option<Review>>
    /** Stores decision and returned amount of a locked review. */
    readonly update: (review: Review) => Effect.Effect<void>
  }
>() {}

export class DisputeRepository extends Context.Tag("@mentorkit/DisputeRepository")<
  DisputeRepository,
  {
    readonly find: (gateway: string, id: GatewayDisputeId) => Effect.Effect<Option.Option<Dispute>>
    /** Adds it or stores its new state; under the lock of its payment. */
    readonly put: (dispute: Dispute) => Effect.Effect<void>
  }
>() {}

export class SubscriptionRepository extends Context.Tag("@mentorkit/SubscriptionRepository")<
  SubscriptionRepository,
  {
    /** The database refuses a second live one for a purchasable. */
    readonly add: (subscription: Subscription) => Effect.Effect<void>
    readonly find: (id: SubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    /** Like `find`; locks it until the transaction ends. Between the locks of purchasable and payment. */
    readonly lock: (id: SubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    readonly findByGatewayId: (gateway: string, id: GatewaySubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    /** The newest one. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Subscription>>
    /** Stores all fields that may change, of a locked one. */
    readonly update: (subscription: Subscription) => Effect.Effect<void>
    /** By `hasLapsed`; the longest overdue first. */
    readonly listLapsed: (edges: LapseEdges, limit: number) => Effect.Effect<ReadonlyArray<Subscription>>
  }
>() {}

/** Ends to be requested at a gateway, unique by gateway and its subscription id. */
export class SubscriptionEndRepository extends Context.Tag("@mentorkit/SubscriptionEndRepository")<
  SubscriptionEndRepository,
  {
    /**
     * Stores what is not there yet and answers whether that was so; what is there stays as it is. Whoever adds the same at
     * the same time waits for the end of this transaction. The sweep leaves a new one alone until `dueAt`.
     */
    readonly add: (end: SubscriptionEnd, dueAt: DateTime.Utc) => Effect.Effect<boolean>
    readonly find: (gateway: string, id: GatewaySubscriptionId) => Effect.Effect<Option.Option<SubscriptionEnd>>
    /** The gateway has ended it. The first time counts. */
    readonly markDone: (gateway: string, id: GatewaySubscriptionId, at: DateTime.Utc) => Effect.Effect<void>
    /** Claims due open ones of a gateway, the longest overdue first; nobody else gets them before `until`. */
    readonly claimOpen: (
      gateway: string,
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<SubscriptionEnd>>
  }
>() {}
