/** Payments, earnings and withdrawals as the product has them, on the database in memory. */

import { Ledger } from "@mentorkit/core/earnings/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { Ids } from "@mentorkit/core/kernel"
import { AuditLog, Outbox, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { Checkout, Payments, RecurringCheckout } from "@mentorkit/core/payments"
import { ReconciliationRepository, Transactions } from "@mentorkit/core/payments/ports"
import { TransactionMethodId, TransactionMethodTypeId } from "@mentorkit/core/transaction-methods"
import { type TransactionMethod, TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { isOpen, WithdrawalAlreadyOpen, Withdrawals } from "@mentorkit/core/withdrawals"
import { Payees, WithdrawalRepository } from "@mentorkit/core/withdrawals/ports"
import { DateTime, Effect, Layer, Option } from "effect"
import type { Facts } from "./facts.js"
import { Memory, memoryOf, memoryUnitOfWork, type Tables } from "./memory.js"
import { memoryNews } from "./memory-news.js"
import { memoryPayments } from "./memory-payments.js"
import { type Simulator, simulated } from "./simulator.js"
import { WareStore, wares } from "./wares.js"

const balancesOf = ({ entries }: Tables) => {
  const sums = new Map<string, bigint>()
  for (const { postings } of entries.values()) {
    for (const { account, currency, mentorId, minor } of postings) {
      const key = `${mentorId} ${currency} ${account}`
      if (mentorId !== null) sums.set(key, (sums.get(key) ?? 0n) + minor)
    }
  }
  return sums
}

const ledger = Layer.effect(
  Ledger,
  Effect.map(Memory, ({ run }) => {
    const post: typeof Ledger.Service.post = (entry) =>
      run(({ entries }) => {
        if (entries.has(entry.idempotencyKey)) return "known"
        entries.set(entry.idempotencyKey, entry)
        return "posted"
      })
    return Ledger.of({
      post,
      postAll: (entries) => Effect.forEach(entries, post, { discard: true }),
      listBalances: () => Effect.dieMessage("Nobody asks for them here."),
      lockAvailable: (mentorId, currency) =>
        run((tables) => balancesOf(tables).get(`${mentorId} ${currency} mentor_available`) ?? 0n),
      listEarned: () => Effect.succeed([])
    })
  })
)

const withdrawalRepository = Layer.effect(
  WithdrawalRepository,
  Effect.map(Memory, ({ run }) =>
    WithdrawalRepository.of({
      add: (withdrawal) =>
        Effect.flatten(
          run(({ withdrawals }) => {
            const isTaken = [...withdrawals.values()].some(
              ({ amount, mentorId, status }) =>
                mentorId === withdrawal.mentorId && amount.currency === withdrawal.amount.currency && isOpen(status)
            )
            if (isTaken) return new WithdrawalAlreadyOpen({ currency: withdrawal.amount.currency })
            withdrawals.set(withdrawal.id, withdrawal)
            return Effect.void
          })
        ),
      find: (id) => run(({ withdrawals }) => Option.fromNullable(withdrawals.get(id))),
      lock: (id) => run(({ withdrawals }) => Option.fromNullable(withdrawals.get(id))),
      move: (before, after) =>
        run(({ withdrawals }) => {
          if (withdrawals.get(before.id)?.status !== before.status) return false
          withdrawals.set(after.id, after)
          return true
        }),
      list: () => Effect.dieMessage("Nobody asks for a list here.")
    })
  )
)

const wallet = (mentorId: TransactionMethod["mentorId"]): TransactionMethod => ({
  id: TransactionMethodId.make("00000000-0000-4000-8000-000000000001"),
  mentorId,
  typeId: TransactionMethodTypeId.make("00000000-0000-4000-8000-000000000002"),
  type: "nagad",
  title: "Nagad 017****5678",
  isPayable: true,
  currencies: null,
  masked: [],
  card: null,
  values: null,
  isDefault: true,
  createdAt: DateTime.unsafeMake(0),
  deletedAt: null
})

const wareStore = Layer.effect(
  WareStore,
  Effect.map(Memory, ({ run }) => {
    const save: typeof WareStore.Service.save = (ware) => run((tables) => void tables.wares.set(ware.id, ware))
    return WareStore.of({
      add: save,
      save,
      lock: (id) =>
        Effect.flatMap(
          run((tables) => tables.wares.get(id)),
          (ware) => Effect.orDie(Effect.fromNullable(ware))
        )
    })
  })
)

const noList = () => Effect.dieMessage("Nobody asks for a list here.")
const people = { fullName: "Ada Lovelace", email: "ada@example.test" }

const others = Layer.mergeAll(
  Layer.mock(UserRepository, { find: () => Effect.succeedNone }),
  Layer.mock(TransactionMethodRepository, {
    list: (mentorId) => Effect.succeed([wallet(mentorId)]),
    find: () => Effect.succeedNone,
    findMany: () => Effect.succeed([]),
    lock: (mentorId) => Effect.succeedSome(wallet(mentorId))
  }),
  Layer.succeed(Settings, { get: (setting) => Effect.succeed(setting.default), set: () => Effect.void }),
  Layer.effect(
    AuditLog,
    Effect.map(Memory, ({ run }) => ({ record: () => run(() => undefined) }))
  ),
  Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const { run } = yield* Memory
      const ids = yield* Ids
      return Outbox.of({
        append: ({ tag: type }, payload) =>
          Effect.flatMap(ids.uuid, (id) => run(({ outbox }) => void outbox.set(id, { id, type, payload })))
      })
    })
  ),
  Layer.effect(
    Transactions,
    Effect.map(Memory, ({ run }) =>
      Transactions.of({
        find: (id) =>
          run(({ payments, refunds }) =>
            Option.map(Option.fromNullable(payments.get(id)), (payment) => ({
              payment,
              payer: { id: payment.payerId, ...people },
              mentor: { id: payment.mentorId, fullName: people.fullName },
              refunds: [...refunds.values()].filter(({ paymentId }) => paymentId === id)
            }))
          ),
        list: noList,
        listRefused: noList,
        listReviews: noList
      })
    )
  ),
  Layer.mock(ReconciliationRepository, { listDueDays: () => Effect.succeed([]) }),
  Layer.succeed(Payees, {
    list: (withdrawals) =>
      Effect.succeed(
        withdrawals.map(({ mentorId }) => ({
          mentorId,
          userId: mentorId as never,
          name: people.fullName,
          username: "ada",
          email: people.email,
          availableMinor: 0n,
          inReviewMinor: 0n,
          withdrawnMinor: 0n
        }))
      )
  })
)

/** What money needs, on whatever ports there are below. */
export const money = Layer.merge(Payments.layer, Withdrawals.layer).pipe(
  Layer.provideMerge(Layer.mergeAll(Checkout.layer, RecurringCheckout.layer)),
  Layer.provideMerge(wares)
)

export const memoryWorld = (simulator: typeof Simulator.Service) =>
  money.pipe(
    Layer.provideMerge(Layer.mergeAll(memoryPayments, memoryNews, ledger, withdrawalRepository, wareStore, others)),
    Layer.provideMerge(memoryUnitOfWork),
    Layer.provideMerge(memoryOf(simulator.fault)),
    Layer.provideMerge(simulated(simulator)),
    Layer.provide(Layer.mock(Secrets, { derive: Effect.succeed }))
  )

export const factsIn = (tables: Tables): Facts => ({
  payments: [...tables.payments.values()].map((one) => ({
    ...one,
    wareId: one.purchasableId,
    currency: one.amount.currency,
    gross: one.amount.minor,
    fee: one.platformFeeMinor,
    refunded: one.refundedMinor,
    feeRefunded: one.feeRefundedMinor,
    elsewhere: one.elsewhereMinor,
    lost: one.lostMinor,
    disputed: one.disputedMinor,
    waiting: one.waitingMinor,
    isPaid: one.paidAt !== null,
    clearsAt: one.clearsAt?.epochMillis ?? null,
    isCleared: one.clearedAt !== null
  })),
  refunds: [...tables.refunds.values()].map((one) => ({
    ...one,
    minor: one.amountMinor,
    resolution: one.verdict?.resolution ?? null
  })),
  disputes: [...tables.disputes.values()].map((one) => ({ ...one, minor: one.amountMinor })),
  reviews: [...tables.reviews.values()].map((one) => ({
    ...one,
    currency: one.actual.currency,
    actual: one.actual.minor,
    returned: one.returnedMinor,
    chargeId: one.charge?.chargeId ?? null,
    isResolved: one.resolvedAt !== null
  })),
  subscriptions: [...tables.subscriptions.values()].map((one) => ({
    ...one,
    wareId: one.purchasableId,
    isCancelled: one.cancelAtPeriodEnd
  })),
  ends: [...tables.ends.values()].map(({ doneAt, gatewaySubscriptionId }) => ({
    gatewaySubscriptionId,
    isDone: doneAt !== null
  })),
  events: [...tables.inbox.values()].map(({ event, state }) => ({ eventId: event.id, state })),
  entries: [...tables.entries.values()].map(({ idempotencyKey: key, ...entry }) => ({ ...entry, key })),
  balances: [...balancesOf(tables)].map(([key, minor]) => {
    const [mentorId = "", currency = "", account = ""] = key.split(" ")
    return { mentorId, currency, account, minor }
  }),
  withdrawals: [...tables.withdrawals.values()].map(({ amount, id, mentorId, status }) => ({
    ...amount,
    id,
    mentorId,
    status
  })),
  wares: [...tables.wares.values()]
})
