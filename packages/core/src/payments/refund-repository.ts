/** The refunds port. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { GatewayRefundId, PaymentId, RefundId } from "./ids.js"
import type { Refund } from "./payment.js"

/** The gateway's id and time of an accepted refund, as far as known. */
export interface TakenRefund {
  readonly gatewayRefundId: GatewayRefundId | null
  readonly takenAt: DateTime.Utc | null
}

export class RefundRepository extends Context.Tag("@mentorkit/RefundRepository")<
  RefundRepository,
  {
    /** The sweep skips it until `dueAt`. */
    readonly add: (refund: Refund, dueAt: DateTime.Utc) => Effect.Effect<void>
    readonly find: (id: RefundId) => Effect.Effect<Option.Option<Refund>>
    /** Stores which call requested it, in the transaction that adds it. The key is unique among unrefused refunds. */
    readonly recordCall: (id: RefundId, callKey: string) => Effect.Effect<void>
    /** The refund requested by the call, unless the gateway refused it. */
    readonly findByCall: (callKey: string) => Effect.Effect<Option.Option<Refund>>
    /** Requested and pending refunds of a locked payment, oldest first. */
    readonly listWaiting: (paymentId: PaymentId) => Effect.Effect<ReadonlyArray<Refund>>
    /**
     * The gateway has taken the request; what it calls it, and when it took it, is kept as soon as it is known. One that
     * is confirmed already stays so. Answers whether it was only requested before; the sweep then asks how it stands
     * from `dueAt` on.
     */
    readonly markAccepted: (id: RefundId, taken: TakenRefund, dueAt: DateTime.Utc) => Effect.Effect<boolean>
    /** From `requested` only: an accepted refund is never refused later. */
    readonly markRefused: (id: RefundId, detail: string) => Effect.Effect<void>
    readonly markSucceeded: (id: RefundId, at: DateTime.Utc) => Effect.Effect<void>
    /** By the gateway's id. */
    readonly findByGatewayId: (paymentId: PaymentId, id: GatewayRefundId) => Effect.Effect<Option.Option<Refund>>
    /** A refund of this amount that the gateway may have accepted under an unknown id; succeeded ones first. */
    readonly findUnnamed: (paymentId: PaymentId, amountMinor: bigint) => Effect.Effect<Option.Option<Refund>>
    /** Total of refunds accepted by then that have failed. */
    readonly sumFailed: (paymentId: PaymentId, by: DateTime.Utc) => Effect.Effect<bigint>
    /** Total of succeeded refunds accepted after the moment. */
    readonly sumTakenAfter: (paymentId: PaymentId, moment: DateTime.Utc) => Effect.Effect<bigint>
    /** Marks an accepted refund as failed; returns whether it was under way. */
    readonly markFailed: (id: RefundId, detail: string) => Effect.Effect<boolean>
    /** Stores state, verdict and end, only if state and verdict still are those of `before`: true if they were. */
    readonly move: (before: Refund, after: Refund) => Effect.Effect<boolean>
    /** Claims due refunds in this state; nobody else gets them before `until`. */
    readonly claim: (
      state: "requested" | "pending",
      now: DateTime.Utc,
      until: DateTime.Utc,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Refund>>
  }
>() {}
