/** What payments needs from the outside. A database that fails is a defect, so no port has an error type for it. */
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
  InboxId,
  PaymentId,
  ReviewId,
  SubscriptionId
} from "./ids.js"
import type { CheckoutIntent, Dispute, IntentState, Payment, Review } from "./payment.js"
import type { InboxState, Purpose, RefundReason } from "./statuses.js"
import type { LapseEdges, Subscription, SubscriptionEnd } from "./subscription.js"

export * from "./refund-repository.js"

/** Something that can be bought. Everything here runs inside the settlement's transaction. */
export interface Purchasable {
  readonly purpose: Purpose
  /** Locks its row until the transaction ends; always before the payment's row. An unknown id is no failure. */
  readonly lock: (id: string) => Effect.Effect<void>
  /** Delivered the moment it is paid; else whoever sells it says when, by `Checkout.deliver`. */
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
      /** Of a subscription: paid through until then. */
      readonly accessUntil: DateTime.Utc | null
    }
  ) => Effect.Effect<"granted" | "capacity_conflict">
  /** The checkout has expired unpaid. */
  readonly lapse: (id: string, expired: { readonly at: DateTime.Utc }) => Effect.Effect<void>
  /**
   * Money has gone back, confirmed by the gateway; `isFull` once all of the payment has. Called for every refund. Of a
   * subscription it may be of any period: whether the buyer keeps what was bought is told by `recurring` alone.
   */
  readonly refunded: (
    id: string,
    refund: {
      /** It may be one that nothing was given for: somebody has paid twice. */
      readonly paymentId: PaymentId
      readonly isFull: boolean
      /** Nothing of what was asked back is still on its way. */
      readonly isAll: boolean
      readonly reason: RefundReason
      readonly at: DateTime.Utc
    }
  ) => Effect.Effect<void>
  /** An admin has decided that what was asked back stays: nothing is to be waited for any more. */
  readonly refundWaived: (
    id: string,
    waived: {
      /** As with `refunded`. */
      readonly paymentId: PaymentId
      readonly at: DateTime.Utc
    }
  ) => Effect.Effect<void>
  /** Of what is sold by subscription; null where nothing is. */
  readonly recurring: {
    /** One more period is paid; also of a subscription that had lapsed. */
    readonly extend: (
      id: string,
      renewed: { readonly accessUntil: DateTime.Utc; readonly at: DateTime.Utc }
    ) => Effect.Effect<void>
    /** The subscription is over. */
    readonly end: (id: string, ended: { readonly at: DateTime.Utc }) => Effect.Effect<void>
  } | null
}

/** What an embedder sells beside what is sold here; one for each purpose, bound below `services`. */
export class OwnPurchasables extends Context.Reference<OwnPurchasables>()("@mentorkit/OwnPurchasables", {
  defaultValue: (): ReadonlyArray<Purchasable> => []
}) {}

/** One for each purpose that is sold. */
export class Purchasables extends Context.Tag("@mentorkit/Purchasables")<Purchasables, ReadonlyArray<Purchasable>>() {}

/** What news may have to wait for, as the gateway names it. */
export type EventSubject = ChargeId | GatewaySubscriptionId

/** A checkout as a gateway names it: by its session, by the payment that we have told it, or by both. */
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
    readonly findByGatewayNames: (names: GatewayNames) => Effect.Effect<Option.Option<Payment>>
    readonly findByCharge: (gateway: string, chargeId: ChargeId) => Effect.Effect<Option.Option<Payment>>
    /** The one that is pending, processing or failed. */
    readonly findOpenFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /** The payment that began the gateway's subscription. */
    readonly findFirstOfSubscription: (
      gateway: string,
      id: GatewaySubscriptionId
    ) => Effect.Effect<Option.Option<Payment>>
    readonly findByInvoice: (gateway: string, id: GatewayInvoiceId) => Effect.Effect<Option.Option<Payment>>
    /** The one that was paid last, by the gateway's clock. */
    readonly findLatestPaid: (id: SubscriptionId) => Effect.Effect<Option.Option<Payment>>
    /**
     * Everything that is told of one charge, or of one subscription, waits here for its turn until the transaction ends,
     * so that a refund cannot slip by a charge that is just being stored.
     */
    readonly serialise: (gateway: string, about: EventSubject) => Effect.Effect<void>
    /** Stores everything of a locked payment but what was agreed when it was made. */
    readonly update: (payment: Payment) => Effect.Effect<void>
    /** Payable ones whose time is over, the longest overdue first. */
    readonly listDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Payment>>
    /** Paid ones whose hold is over, locked in id order; those that somebody else has locked are left out. */
    readonly lockDueForClearing: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Payment>>
    readonly markCleared: (ids: ReadonlyArray<PaymentId>, at: DateTime.Utc) => Effect.Effect<void>
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
    readonly markOpened: (id: CheckoutIntentId, opened: OpenedCheckout) => Effect.Effect<void>
    readonly find: (id: CheckoutIntentId) => Effect.Effect<Option.Option<CheckoutIntent>>
    /**
     * From started or open, and to completed, expired or failed from superseded as well. A superseded one has yet to be
     * closed at the gateway: a subscriber does that, and later the sweep.
     */
    readonly close: (id: CheckoutIntentId, state: Exclude<IntentState, "started" | "open">) => Effect.Effect<void>
    /** Started ones that are due; nobody else gets them before `until`. */
    readonly claimStarted: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckoutIntent>>
    /** Superseded ones that are due; nobody else gets them before `until`. */
    readonly claimSuperseded: (
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckoutIntent>>
  }
>() {}

/** An event as it was stored when it came in. */
export interface Received {
  readonly id: InboxId
  readonly gateway: string
  readonly event: GatewayEvent
  readonly state: InboxState
}

export interface Parked {
  readonly id: InboxId
  readonly event: ChargeEvent | SubscriptionEvent
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
    /** What had to be asked about a stored event is stored with it. */
    readonly updateEvent: (id: InboxId, event: GatewayEvent) => Effect.Effect<void>
    /** Empties bodies of at most `limit` events that were done with before; answers how many. */
    readonly forgetPayloads: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
    /** The event that a review is about. */
    readonly findByReview: (id: ReviewId) => Effect.Effect<Option.Option<Omit<Received, "state">>>
    /** News that came before what it is about, in the order in which it happened. */
    readonly listParked: (gateway: string, about: EventSubject) => Effect.Effect<ReadonlyArray<Parked>>
    /** Received ones that are due; each attempt puts the next one further off, to an hour at most. */
    readonly claimReceived: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Received>>
  }
>() {}

export class PaymentReviewRepository extends Context.Tag("@mentorkit/PaymentReviewRepository")<
  PaymentReviewRepository,
  {
    /** For an admin to look at; an event makes one review at most. */
    readonly add: (review: Review, inboxId: InboxId) => Effect.Effect<void>
    readonly find: (id: ReviewId) => Effect.Effect<Option.Option<Review>>
    /** As `find`, and nobody else decides about it until the transaction ends. After the payment's lock. */
    readonly lock: (id: ReviewId) => Effect.Effect<Option.Option<Review>>
    /** Of money that waits in suspense. */
    readonly findByCharge: (gateway: string, chargeId: ChargeId) => Effect.Effect<Option.Option<Review>>
    /** Stores the decision and what has gone back, of a locked one. */
    readonly update: (review: Review) => Effect.Effect<void>
  }
>() {}

export class DisputeRepository extends Context.Tag("@mentorkit/DisputeRepository")<
  DisputeRepository,
  {
    readonly find: (gateway: string, id: GatewayDisputeId) => Effect.Effect<Option.Option<Dispute>>
    /** New, or with a new state; under the lock of its payment. */
    readonly put: (dispute: Dispute) => Effect.Effect<void>
  }
>() {}

export class SubscriptionRepository extends Context.Tag("@mentorkit/SubscriptionRepository")<
  SubscriptionRepository,
  {
    /** The database refuses a second living one for a purchasable. */
    readonly add: (subscription: Subscription) => Effect.Effect<void>
    readonly find: (id: SubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    /** As `find`, and nobody else changes it until the transaction ends. Between the purchasable and the payment. */
    readonly lock: (id: SubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    readonly findByGatewayId: (gateway: string, id: GatewaySubscriptionId) => Effect.Effect<Option.Option<Subscription>>
    /** The newest one. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Subscription>>
    /** Stores everything that changes, of a locked one. */
    readonly update: (subscription: Subscription) => Effect.Effect<void>
    /** As `hasLapsed` says; the longest overdue first. */
    readonly listLapsed: (edges: LapseEdges, limit: number) => Effect.Effect<ReadonlyArray<Subscription>>
  }
>() {}

/** By gateway and its name for the subscription: each is there once. */
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
    /** Those of one gateway that are due and not done, the longest overdue first; nobody else gets them before `until`. */
    readonly claimOpen: (
      gateway: string,
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<SubscriptionEnd>>
  }
>() {}
