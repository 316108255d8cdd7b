/** The admins' actions on a withdrawal. */
import { DateTime, Effect } from "effect"
import { JournalEntryId, Ledger, withdrawalEntry } from "../../earnings/index.js"
import { type Admin, AuditLog, type Handler, Ids, Outbox, UnitOfWork } from "../../kernel/index.js"
import { WithdrawalNotFound } from "../errors.js"
import {
  WithdrawalApproved,
  WithdrawalFailed,
  WithdrawalPaid,
  WithdrawalProcessing,
  WithdrawalRejected
} from "../events.js"
import type { WithdrawalId } from "../ids.js"
import type { Operations } from "../operations.js"
import { WithdrawalRepository } from "../ports.js"
import { makeToAdminResources } from "../to-admin-resources.js"
import type { Announcement, Trigger } from "../transitions.js"
import { type Move, move, type Withdrawal } from "../withdrawal.js"

const events = {
  WithdrawalApproved,
  WithdrawalRejected,
  WithdrawalProcessing,
  WithdrawalPaid,
  WithdrawalFailed
} satisfies { readonly [A in Announcement]: unknown }

const shown = ({ failureReason, reference, rejectionReason, status }: Withdrawal) => ({
  status,
  rejection_reason: rejectionReason,
  failure_reason: failureReason,
  reference
})

/** Effects of a decided move, in the transaction that stored it. */
const makeApplyMove = Effect.gen(function* () {
  const ledger = yield* Ledger
  const auditLog = yield* AuditLog
  const outbox = yield* Outbox
  const ids = yield* Ids

  return Effect.fnUntraced(function* (admin: Admin, before: Withdrawal, { transition, withdrawal }: Move) {
    const { amount, id: withdrawalId, mentorId, updatedAt: at } = withdrawal
    yield* auditLog.record({
      actorId: admin.userId,
      action: `withdrawal.${transition.to}`,
      subjectType: "withdrawal",
      subjectId: withdrawalId,
      before: shown(before),
      after: shown(withdrawal),
      at
    })
    yield* outbox.append(events[transition.announces], { withdrawalId, mentorId }, at)
    if (transition.posts === null) return
    const entryId = JournalEntryId.make(yield* ids.uuid)
    yield* ledger.post(withdrawalEntry(entryId, transition.posts, { withdrawalId, mentorId, amount }, at))
  })
})

const makeMoveWithdrawal = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const applyMove = yield* makeApplyMove
  const toResources = yield* makeToAdminResources
  const unitOfWork = yield* UnitOfWork

  return (trigger: Trigger) =>
    Effect.fnUntraced(function* (admin: Admin, id: WithdrawalId, text: string | null = null) {
      const before = yield* Effect.mapError(Effect.flatten(withdrawals.lock(id)), () => new WithdrawalNotFound())
      const decided = yield* move(before, trigger, yield* DateTime.now, text)
      // Under the lock it is in the state that was decided about. If not, a lock was forgotten: undo everything.
      if (!(yield* withdrawals.move(before, decided.withdrawal))) {
        return yield* Effect.dieMessage(`Withdrawal ${id} was moved by somebody else in the meantime`)
      }
      yield* applyMove(admin, before, decided)
      const [withdrawal] = yield* toResources([decided.withdrawal])
      return withdrawal === undefined ? yield* Effect.dieMessage(`Withdrawal ${id} has no mentor`) : { withdrawal }
    }, unitOfWork.transact)
})

export const approveWithdrawal = Effect.map(makeMoveWithdrawal, (on): Handler<Operations, "approveWithdrawal"> => {
  const approve = on("approve")
  return (admin, { id }) => approve(admin, id)
})

/** The money is available again at once. */
export const rejectWithdrawal = Effect.map(makeMoveWithdrawal, (on): Handler<Operations, "rejectWithdrawal"> => {
  const reject = on("reject")
  return (admin, { id, reason }) => reject(admin, id, reason)
})

/** Somebody is about to send the money. */
export const processWithdrawal = Effect.map(makeMoveWithdrawal, (on): Handler<Operations, "processWithdrawal"> => {
  const process = on("process")
  return (admin, { id }) => process(admin, id)
})

/** It was sent; `reference` is the transfer's. */
export const payWithdrawal = Effect.map(makeMoveWithdrawal, (on): Handler<Operations, "payWithdrawal"> => {
  const pay = on("pay")
  return (admin, { id, reference }) => pay(admin, id, reference)
})

/** It could not be sent: the money is available again at once. */
export const failWithdrawal = Effect.map(makeMoveWithdrawal, (on): Handler<Operations, "failWithdrawal"> => {
  const fail = on("fail")
  return (admin, { id, reason }) => fail(admin, id, reason)
})
