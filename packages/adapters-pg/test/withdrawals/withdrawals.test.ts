/** A withdrawal from its request to its end. */
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { PersonalDataStore } from "@mentorkit/core/personal-data/ports"
import { TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { WithdrawalId, Withdrawals } from "@mentorkit/core/withdrawals"
import { engines } from "@mentorkit/test-kit/databases/engines"
import {
  ask,
  auditOf,
  balancesOf,
  earn,
  eur,
  newAdmin,
  newPayee,
  told,
  usd
} from "@mentorkit/test-kit/payouts/withdrawals"
import { eventsOf } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

const page = { page: 1, per_page: 15 }
const typesOf = (id: string) =>
  Effect.map(eventsOf(id), (events) => events.map(({ type }) => type.replace("withdrawals.Withdrawal", "")))

describe.each(engines)("withdrawals on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("paid: the money goes from available through review to withdrawn, and all of it is written down", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const [admin, { mentor, mentorId, methodId, userId }] = [yield* newAdmin, yield* newPayee()]
        const asked = { amount_minor: 6000, currency: usd, note: "For the rent" }
        const { withdrawal } = yield* kit.requestWithdrawal(mentor, asked)
        const { id } = withdrawal
        assert.deepInclude(withdrawal, {
          amount: { minor: 6000, major: "60.00", formatted: "$60.00" },
          currency: usd,
          status: "pending",
          status_label: "Pending",
          is_open: true,
          note: "For the rent",
          method: { id: methodId, type: "nagad", title: "Nagad 017****5678" }
        })
        assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 6000, 0])

        yield* TestClock.adjust("1 hour")
        const approvedAt = yield* DateTime.now
        const approved = (yield* kit.approveWithdrawal(admin, { id })).withdrawal
        assert.deepInclude(approved, { status: "approved", is_open: true, approved_at: approvedAt })
        assert.deepStrictEqual(approved.method.values, [
          {
            name: "account_number",
            label: "Mobile number",
            value: "01712345678",
            text: "01712345678",
            routing_number: null
          }
        ])
        assert.deepInclude(approved.mentor, { id: mentorId, user_id: userId, full_name: "Maya Mentor" })
        assert.deepStrictEqual(
          [approved.available_balance, approved.in_review, approved.withdrawn_total].map(({ formatted }) => formatted),
          ["$140.00", "$60.00", "$0.00"]
        )
        assert.deepInclude((yield* kit.processWithdrawal(admin, { id })).withdrawal, { status: "processing" })
        assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 6000, 0])
        const paid = (yield* kit.payWithdrawal(admin, { id, reference: "TRX-1" })).withdrawal
        assert.deepInclude(paid, { status: "paid", is_open: false, reference: "TRX-1", failed_at: null })
        assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 0, 6000])

        const { mentor: _, available_balance: _a, in_review: _i, withdrawn_total: _w, ...row } = paid
        const own = (yield* kit.getWithdrawal(mentor, { id })).withdrawal
        assert.deepStrictEqual(own, { ...row, method: withdrawal.method })
        assert.deepStrictEqual(yield* typesOf(id), ["Requested", "Approved", "Processing", "Paid"])
        const nothing = { rejection_reason: null, failure_reason: null, reference: null }
        assert.deepStrictEqual(yield* auditOf(id), [
          {
            actorId: admin.userId,
            action: "withdrawal.approved",
            before: { status: "pending", ...nothing },
            after: { status: "approved", ...nothing }
          },
          {
            actorId: admin.userId,
            action: "withdrawal.processing",
            before: { status: "approved", ...nothing },
            after: { status: "processing", ...nothing }
          },
          {
            actorId: admin.userId,
            action: "withdrawal.paid",
            before: { status: "processing", ...nothing },
            after: { status: "paid", ...nothing, reference: "TRX-1" }
          }
        ])
      })
    )

    it.effect("rejected or failed, the money is available again, and a new one may be requested", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee()]
        const rejected = (yield* ask(mentor)).withdrawal.id
        const reason = "The name differs"
        const row = (yield* kit.rejectWithdrawal(admin, { id: rejected, reason })).withdrawal
        assert.deepInclude(row, { status: "rejected", rejection_reason: reason, failure_reason: null, is_open: false })
        assert.deepStrictEqual(yield* balancesOf(mentorId), [20_000, 0, 0])

        for (const isProcessing of [false, true]) {
          const { id } = (yield* ask(mentor, 20_000)).withdrawal
          assert.deepStrictEqual(yield* balancesOf(mentorId), [0, 20_000, 0])
          yield* kit.approveWithdrawal(admin, { id })
          if (isProcessing) yield* kit.processWithdrawal(admin, { id })
          const failed = (yield* kit.failWithdrawal(admin, { id, reason: "Unknown account" })).withdrawal
          assert.deepInclude(failed, { status: "failed", failure_reason: "Unknown account", rejection_reason: null })
          assert.deepStrictEqual(yield* balancesOf(mentorId), [20_000, 0, 0])
        }
      })
    )

    it.effect("a move that the table does not have changes nothing, and names the state", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee()]
        const { id } = (yield* ask(mentor)).withdrawal
        const reason = "No"
        const refused = "WithdrawalMoveRefused: This withdrawal cannot be"
        const process = kit.processWithdrawal(admin, { id })
        assert.strictEqual(yield* told(process), `${refused} processed: it is pending.`)
        yield* kit.approveWithdrawal(admin, { id })
        const reject = kit.rejectWithdrawal(admin, { id, reason })
        assert.strictEqual(yield* told(reject), `${refused} rejected: it is approved.`)
        yield* kit.failWithdrawal(admin, { id, reason })
        const pay = kit.payWithdrawal(admin, { id, reference: "TRX" })
        assert.strictEqual(yield* told(pay), `${refused} paid: it is failed.`)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [20_000, 0, 0])
        assert.strictEqual((yield* auditOf(id)).length, 2)
        assert.deepStrictEqual(yield* typesOf(id), ["Requested", "Approved", "Failed"])
        const unknown = kit.approveWithdrawal(admin, { id: WithdrawalId.make(crypto.randomUUID()) })
        assert.strictEqual(yield* told(unknown), "WithdrawalNotFound: Withdrawal not found.")
      })
    )

    it.effect("a move in a unit that fails has not happened", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const unitOfWork = yield* UnitOfWork
        const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee()]
        const { id } = (yield* ask(mentor)).withdrawal
        const rolledBack = unitOfWork.transact(
          Effect.zipRight(kit.rejectWithdrawal(admin, { id, reason: "No" }), Effect.fail("no"))
        )
        yield* Effect.flip(rolledBack)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 6000, 0])
        assert.deepStrictEqual([(yield* auditOf(id)).length, yield* typesOf(id)], [0, ["Requested"]])
      })
    )

    it.effect("a method that is gone still reads well, and admins see what is left of it", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const methods = yield* TransactionMethodRepository
        const unitOfWork = yield* UnitOfWork
        const [admin, { mentor, mentorId, methodId }] = [yield* newAdmin, yield* newPayee()]
        const { id } = (yield* ask(mentor)).withdrawal
        assert.isTrue(yield* methods.hasOpenWithdrawal(methodId))
        yield* kit.rejectWithdrawal(admin, { id, reason: "No" })
        assert.isFalse(yield* methods.hasOpenWithdrawal(methodId))
        yield* unitOfWork.transact(methods.remove(methodId, yield* DateTime.now))
        const { method } = (yield* kit.getWithdrawal(mentor, { id })).withdrawal
        assert.deepStrictEqual(method, { id: methodId, type: "nagad", title: "Nagad 017****5678" })
        const { items } = (yield* kit.listAllWithdrawals(admin, { ...page, mentor: mentorId })).withdrawals
        assert.deepStrictEqual(
          items.map((one) => one.method.title),
          [method.title]
        )
      })
    )

    it.effect("lists are the mentor's own; an admin's have everybody's, by status, currency and mentor", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const [admin, one, other] = [yield* newAdmin, yield* newPayee(), yield* newPayee()]
        yield* earn(one.mentorId, 9000n, eur)
        const first = (yield* ask(one.mentor)).withdrawal.id
        yield* TestClock.adjust("1 minute")
        const second = (yield* ask(one.mentor, 5000, eur)).withdrawal.id
        const foreign = (yield* ask(other.mentor)).withdrawal.id
        yield* kit.approveWithdrawal(admin, { id: first })
        type Query = Parameters<typeof kit.listWithdrawals>[1]
        const own = (query: Partial<Query> = {}) =>
          Effect.map(kit.listWithdrawals(one.mentor, { ...page, ...query }), ({ withdrawals }) =>
            withdrawals.items.map(({ id }) => id)
          )
        assert.deepStrictEqual(yield* own(), [second, first])
        assert.deepStrictEqual(yield* own({ status: "approved" }), [first])
        assert.deepStrictEqual(yield* own({ currency: eur }), [second])
        assert.deepStrictEqual(yield* own({ currency: eur, status: "approved" }), [])
        assert.include(yield* told(kit.getWithdrawal(one.mentor, { id: foreign })), "WithdrawalNotFound")

        const all = (query: Parameters<typeof kit.listAllWithdrawals>[1]) =>
          Effect.map(kit.listAllWithdrawals(admin, query), ({ withdrawals }) => withdrawals.items)
        assert.includeMembers(
          (yield* all({ page: 1, per_page: 50 })).map(({ id }) => id),
          [first, second, foreign]
        )
        const ofOne = yield* all({ ...page, mentor: one.mentorId })
        assert.deepStrictEqual(
          ofOne.map(({ id, available_balance }) => [id, available_balance.formatted]),
          [
            [second, "€40.00"],
            [first, "$140.00"]
          ]
        )
        const approved = yield* all({ ...page, mentor: one.mentorId, status: "approved", currency: usd })
        assert.deepStrictEqual(
          approved.map(({ id }) => id),
          [first]
        )
      })
    )

    it.effect("money in review holds its mentor's account; a withdrawal outlives it without its words", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const store = yield* PersonalDataStore
        const unitOfWork = yield* UnitOfWork
        const [admin, { mentor, userId }] = [yield* newAdmin, yield* newPayee(6000n)]
        const asked = { amount_minor: 6000, currency: usd, note: "For the rent" }
        const { id } = (yield* kit.requestWithdrawal(mentor, asked)).withdrawal
        yield* kit.approveWithdrawal(admin, { id })
        yield* kit.processWithdrawal(admin, { id })
        assert.deepStrictEqual(yield* store.listObligations(userId), [{ kind: "unpaid_earnings", subject: usd }])
        yield* kit.payWithdrawal(admin, { id, reference: "TRX" })
        assert.deepStrictEqual(yield* store.listObligations(userId), [])
        const [exported] = (yield* store.collect(userId)).withdrawals ?? []
        assert.deepInclude(exported, { id, reference: "TRX", note: "For the rent", method_title: "Nagad 017****5678" })
        yield* unitOfWork.transact(store.erase(userId, yield* DateTime.now))
        const { withdrawal } = yield* kit.getWithdrawal(mentor, { id })
        assert.deepInclude(withdrawal, { reference: "TRX", note: null, status: "paid" })
        assert.strictEqual(withdrawal.method.title, "nagad")
        const [row] = (yield* kit.listAllWithdrawals(admin, { ...page, mentor: mentor.mentorId })).withdrawals.items
        assert.isNull(row?.method.values)
      })
    )
  })
})
