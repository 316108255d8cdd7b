/** What is bought in the simulation: it is given away once, and taken back when its payment is. */
import type { Purchasable, Purpose } from "@mentorkit/core/payments"
import { Purchasables } from "@mentorkit/core/payments/ports"
import { Context, Effect, Layer } from "effect"

export interface Ware {
  readonly id: string
  /** False once the last seat has gone to somebody else. */
  readonly hasSeat: boolean
  readonly state: "waiting" | "granted" | "lapsed" | "revoked" | "ended"
  /** The payment that it was given away for. */
  readonly grantedFor: string | null
  readonly accessUntil: number | null
}

export class WareStore extends Context.Tag("WareStore")<
  WareStore,
  {
    readonly add: (ware: Ware) => Effect.Effect<void>
    /** As it is; nobody else changes it until the transaction ends. */
    readonly lock: (id: string) => Effect.Effect<Ware>
    readonly save: (ware: Ware) => Effect.Effect<void>
  }
>() {}

const purchasableOf = (store: typeof WareStore.Service, purpose: Purpose): Purchasable => {
  const change = (id: string, become: (ware: Ware) => Ware) =>
    Effect.flatMap(store.lock(id), (ware) => store.save(become(ware)))
  const until = (accessUntil: { readonly epochMillis: number } | null) => accessUntil?.epochMillis ?? null
  return {
    purpose,
    // A booking is delivered when its session is over.
    isDeliveredAtPayment: purpose !== "booking",
    lock: (id) => Effect.asVoid(store.lock(id)),
    grant: (id, { accessUntil, paymentId }) =>
      Effect.flatMap(store.lock(id), (ware) =>
        ware.state === "granted" || !ware.hasSeat
          ? Effect.succeed("capacity_conflict" as const)
          : Effect.as(
              store.save({ ...ware, state: "granted", grantedFor: paymentId, accessUntil: until(accessUntil) }),
              "granted" as const
            )
      ),
    lapse: (id) => change(id, (ware) => (ware.state === "waiting" ? { ...ware, state: "lapsed" } : ware)),
    // What was paid for something that is somebody's already has given no access.
    refunded: (id, { isFull, paymentId }) =>
      change(id, (ware) =>
        isFull && ware.grantedFor === paymentId && purpose !== "community" ? { ...ware, state: "revoked" } : ware
      ),
    refundWaived: () => Effect.void,
    recurring:
      purpose !== "community"
        ? null
        : {
            extend: (id, { accessUntil }) =>
              change(id, (ware) => ({ ...ware, state: "granted", accessUntil: until(accessUntil) })),
            end: (id) => change(id, (ware) => ({ ...ware, state: "ended" }))
          }
  }
}

export const wares = Layer.effect(
  Purchasables,
  Effect.map(WareStore, (store) =>
    (["course", "booking", "community"] as const).map((one) => purchasableOf(store, one))
  )
)
