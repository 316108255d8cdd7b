/** How other domains sell something. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { GatewayUnavailable } from "./errors.js"
import type { PaymentId } from "./ids.js"
import type { Payment } from "./payment.js"
import type { Purpose, RefundReason } from "./statuses.js"

export interface Purchase {
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  readonly mentorId: MentorId
  /** More than nothing. */
  readonly amount: Amount
  /** One line: "Career review with Ada Lovelace". */
  readonly description: string
  /** How long the buyer may take; see `checkoutExpiry`. */
  readonly expiresAt: DateTime.Utc
}

export class Checkout extends Context.Tag("@mentorkit/Checkout")<
  Checkout,
  {
    /** A pending payment, in the caller's transaction. A purchasable has one open payment at most. */
    readonly prepare: (purchase: Purchase) => Effect.Effect<PaymentId>
    /**
     * Where the buyer pays. Asks the gateway, so it is called after the commit, with no transaction open. The checkout
     * that is still open is answered again; after `GatewayUnavailable` the next call tries again with the same key.
     */
    readonly open: (
      paymentId: PaymentId
    ) => Effect.Effect<{ readonly payment_url: string; readonly expires_at: DateTime.Utc }, GatewayUnavailable>
    /** The newest payment for it, whatever became of it. */
    readonly findFor: (purpose: Purpose, purchasableId: string) => Effect.Effect<Option.Option<Payment>>
    /**
     * Asks for everything back that the buyer is still owed, in the caller's transaction, which has locked the
     * purchasable; the gateway is asked after the commit and `Purchasable.refunded` follows once it confirms. Nothing
     * happens where nothing was paid or all of it is on its way back.
     */
    readonly refund: (
      paymentId: PaymentId,
      options: { readonly reason: RefundReason; readonly at: DateTime.Utc }
    ) => Effect.Effect<void>
  }
>() {}
