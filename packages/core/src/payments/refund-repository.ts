/** What payments needs to keep of refunds. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { GatewayRefundId, PaymentId, RefundId } from "./ids.js"
import type { Refund, RefundVerdict } from "./payment.js"

/** What the gateway has said about a refund that it took, as far as it has. */
export interface TakenRefund {
  readonly gatewayRefundId: GatewayRefundId | null
  readonly takenAt: DateTime.Utc | null
}

export class RefundRepository extends Context.Tag("@mentorkit/RefundRepository")<
  RefundRepository,
  {
    /** The sweep leaves it alone until `dueAt`. */
    readonly add: (refund: Refund, dueAt: DateTime.Utc) => Effect.Effect<void>
    readonly find: (id: RefundId) => Effect.Effect<Option.Option<Refund>>
    /** Remembers which call has asked for it, in the transaction that adds it. No other refund has the key that counts. */
    readonly recordCall: (id: RefundId, callKey: string) => Effect.Effect<void>
    /** The one that the call has asked for, unless the gateway has refused it. */
    readonly findByCall: (callKey: string) => Effect.Effect<Option.Option<Refund>>
    /** Requested and pending ones of a locked payment, the oldest first. */
    readonly listWaiting: (paymentId: PaymentId) => Effect.Effect<ReadonlyArray<Refund>>
    /**
     * The gateway has taken the request; what it calls it, and when it took it, is kept as soon as it is known. One that
     * is confirmed already stays so. Answers whether it was only requested before; the sweep then asks how it stands
     * from `dueAt` on.
     */
    readonly markAccepted: (id: RefundId, taken: TakenRefund, dueAt: DateTime.Utc) => Effect.Effect<boolean>
    /** From requested only: what the gateway has taken is not refused any more. */
    readonly markRefused: (id: RefundId, detail: string) => Effect.Effect<void>
    readonly markSucceeded: (id: RefundId, at: DateTime.Utc) => Effect.Effect<void>
    /** By the gateway's name for it, where the gateway has taken it. */
    readonly findByGatewayId: (paymentId: PaymentId, id: GatewayRefundId) => Effect.Effect<Option.Option<Refund>>
    /** One of so much that the gateway may have taken and whose name there nobody knows; confirmed ones come first. */
    readonly findUnnamed: (paymentId: PaymentId, amountMinor: bigint) => Effect.Effect<Option.Option<Refund>>
    /** All that the gateway had taken by then and that did not arrive. */
    readonly sumFailed: (paymentId: PaymentId, by: DateTime.Utc) => Effect.Effect<bigint>
    /** All that has arrived and that the gateway took only after that moment. */
    readonly sumTakenAfter: (paymentId: PaymentId, moment: DateTime.Utc) => Effect.Effect<bigint>
    /** Taken by the gateway, and then it did not arrive after all; answers whether it still was on its way. */
    readonly markFailed: (id: RefundId, detail: string) => Effect.Effect<boolean>
    /** From refused, once: whether this call has decided. `paid_elsewhere` makes it succeeded, `waived` waived. */
    readonly resolve: (id: RefundId, verdict: RefundVerdict) => Effect.Effect<boolean>
    /** Those in this state that are due; nobody else gets them before `until`. */
    readonly claim: (
      state: "requested" | "pending",
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Refund>>
  }
>() {}
