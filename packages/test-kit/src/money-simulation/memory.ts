/** A database in memory: tables that a failed transaction puts back, with the constraints that the real one has. */

import type { JournalEntry } from "@mentorkit/core/earnings/ports"
import type { Dispute } from "@mentorkit/core/internal/payments"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { InboxState } from "@mentorkit/core/payments"
import type {
  CheckoutIntent,
  GatewayEvent,
  Payment,
  Refund,
  Review,
  Subscription,
  SubscriptionEnd
} from "@mentorkit/core/payments/ports"
import type { Withdrawal } from "@mentorkit/core/withdrawals/ports"
import { Context, Effect, Layer, Option } from "effect"
import type { Fault } from "./fault.js"
import type { Ware } from "./wares.js"

export interface StoredRefund extends Refund {
  readonly gatewayRefundId: string | null
  readonly dueAt: number
  readonly callKey?: string
}
export interface StoredEvent {
  readonly id: string
  readonly gateway: string
  readonly event: GatewayEvent
  readonly state: InboxState
  readonly dueAt: number
  readonly attempts: number
}
export interface StoredIntent extends CheckoutIntent {
  readonly dueAt: number
}
export interface StoredReview extends Review {
  readonly inboxEventId: string
}
export interface StoredEnd extends SubscriptionEnd {
  readonly dueAt: number
}
export interface OutboxRow {
  readonly id: string
  readonly type: string
  readonly payload: unknown
}

export const newTables = () => ({
  payments: new Map<string, Payment>(),
  intents: new Map<string, StoredIntent>(),
  refunds: new Map<string, StoredRefund>(),
  inbox: new Map<string, StoredEvent>(),
  reviews: new Map<string, StoredReview>(),
  disputes: new Map<string, Dispute>(),
  subscriptions: new Map<string, Subscription>(),
  /** By the gateway's name: it is the only one. */
  ends: new Map<string, StoredEnd>(),
  /** By their idempotency keys. */
  entries: new Map<string, JournalEntry>(),
  outbox: new Map<string, OutboxRow>(),
  withdrawals: new Map<string, Withdrawal>(),
  wares: new Map<string, Ware>()
})
export type Tables = ReturnType<typeof newTables>

const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, new Map<string, unknown>(rows)])) as Tables

export class Memory extends Context.Tag("Memory")<
  Memory,
  {
    /** What is there now. */
    readonly tables: () => Tables
    /** One statement: a process may die before it. */
    readonly run: <A>(statement: (tables: Tables) => A) => Effect.Effect<A>
    readonly restore: (tables: Tables) => void
    /** Grows with every statement. */
    readonly version: () => number
    readonly fault: Fault
  }
>() {}

export const memoryOf = (fault: Fault) => {
  let tables = newTables()
  let version = 0
  return Layer.succeed(Memory, {
    tables: () => tables,
    run: (statement) =>
      Effect.sync(() => {
        fault.tick()
        version++
        return statement(tables)
      }),
    restore: (before) => {
      tables = before
      version++
    },
    version: () => version,
    fault
  })
}

class Inside extends Context.Tag("Inside")<Inside, true>() {}

/** One at a time, all or nothing. */
export const memoryUnitOfWork = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const { fault, restore, tables } = yield* Memory
    const turn = yield* Effect.makeSemaphore(1)
    const begin = <A, E, R>(work: Effect.Effect<A, E, R>) =>
      Effect.suspend(() => {
        const before = copyOf(tables())
        return work.pipe(
          Effect.provideService(Inside, true),
          // It may also die at the commit.
          Effect.zipLeft(Effect.sync(fault.tick)),
          Effect.onError(() => Effect.sync(() => restore(before)))
        )
      })
    return UnitOfWork.of({
      transact: (work) =>
        Effect.flatMap(Effect.serviceOption(Inside), (inside) =>
          Option.isSome(inside) ? work : turn.withPermits(1)(begin(work))
        )
    })
  })
)
