import { DateTime, Effect } from "effect"
import { JournalEntryId, Ledger, payoutCurrencies, payoutMinimum, withdrawalEntry } from "../../earnings/index.js"
import {
  type Amount,
  type Currency,
  type Handler,
  Ids,
  InvalidInput,
  invalidProblem,
  type MentorId,
  moneyOf,
  Outbox,
  Settings,
  UnitOfWork
} from "../../kernel/index.js"
import { type TransactionMethodId, TransactionMethodRepository } from "../../transaction-methods/index.js"
import { BelowWithdrawalMinimum, NoPayoutMethod } from "../errors.js"
import { WithdrawalRequested } from "../events.js"
import { WithdrawalId } from "../ids.js"
import type { Operations } from "../operations.js"
import { WithdrawalRepository } from "../ports.js"
import { toWithdrawalResource } from "../to-resource.js"
import { covers, fits, request, type Withdrawal } from "../withdrawal.js"

const invalid = (field: string) => new InvalidInput({ problems: [invalidProblem([field])] })

/** The requested method or the default one, locked against deletion. */
const makeLockMethod = Effect.map(TransactionMethodRepository, (methods) =>
  Effect.fnUntraced(function* (mentorId: MentorId, asked: TransactionMethodId | undefined) {
    const id = asked ?? (yield* methods.list(mentorId)).find(({ isDefault }) => isDefault)?.id
    if (id === undefined) return yield* new NoPayoutMethod()
    return yield* Effect.mapError(Effect.flatten(methods.lock(mentorId, id)), () => invalid("transaction_method_id"))
  })
)

/** One transaction: stores the request and deducts the available balance. */
const makeReserve = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const ledger = yield* Ledger
  const outbox = yield* Outbox
  const ids = yield* Ids

  return Effect.fnUntraced(function* (withdrawal: Withdrawal) {
    const { amount, createdAt: at, id: withdrawalId, mentorId } = withdrawal
    yield* withdrawals.add(withdrawal)
    // The balance is locked last, as everywhere.
    yield* covers(yield* ledger.lockAvailable(mentorId, amount.currency), amount)
    const entryId = JournalEntryId.make(yield* ids.uuid)
    yield* ledger.post(withdrawalEntry(entryId, "withdrawal_requested", { withdrawalId, mentorId, amount }, at))
    yield* outbox.append(WithdrawalRequested, { withdrawalId, mentorId }, at)
    return { withdrawal: toWithdrawalResource(withdrawal) }
  })
})

const makeCheckMinimum = Effect.map(Settings, (settings) =>
  Effect.fnUntraced(function* (minor: number, currency: Currency) {
    const minimum = payoutMinimum(yield* settings.get(payoutCurrencies), currency)
    if (minimum === undefined) return yield* invalid("currency")
    const amount: Amount = { minor: BigInt(minor), currency }
    return amount.minor < minimum.minor ? yield* new BelowWithdrawalMinimum({ minimum: moneyOf(minimum) }) : amount
  })
)

export const requestWithdrawal = Effect.gen(function* () {
  const check = yield* makeCheckMinimum
  const lockMethod = yield* makeLockMethod
  const reserve = yield* makeReserve
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "requestWithdrawal"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const amount = yield* check(input.amount_minor, input.currency)
    const method = yield* lockMethod(mentorId, input.transaction_method_id)
    yield* fits(method, amount.currency)
    const { id: methodId, title, type } = method
    const asked = {
      id: WithdrawalId.make(yield* ids.uuid),
      mentorId,
      amount,
      method: { id: methodId, type, title },
      note: input.note ?? null
    }
    return yield* reserve(request(asked, yield* DateTime.now))
  }, unitOfWork.transact)

  return handler
})
