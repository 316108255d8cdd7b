/** What a mentor who asks for money is told when it cannot be. */
import { assert, describe, layer } from "@effect/vitest"
import { payoutCurrencies } from "@mentorkit/core/earnings"
import { Currency } from "@mentorkit/core/kernel"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import { TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { Withdrawals } from "@mentorkit/core/withdrawals"
import { engines } from "@mentorkit/test-kit/databases/engines"
import {
  ask,
  balancesOf,
  earn,
  eur,
  newAdmin,
  newMethod,
  newPayee,
  told,
  usd
} from "@mentorkit/test-kit/payouts/withdrawals"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"

describe.each(engines)("refused withdrawals on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("the minimum is the currency's own, and the refusal tells it", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const { mentor, mentorId } = yield* newPayee()
        const [jpy, kwd, xts] = ["JPY", "KWD", "ISK"].map((code) => Currency.make(code))
        assert.isDefined(jpy)
        assert.isDefined(kwd)
        assert.isDefined(xts)
        assert.strictEqual(yield* told(ask(mentor, 4999)), "BelowWithdrawalMinimum: The minimum withdrawal is $50.00.")
        assert.include(yield* told(ask(mentor, 4999, jpy)), "The minimum withdrawal is ¥5,000.")
        assert.include(yield* told(ask(mentor, 4999, kwd)), "5.000.")
        assert.strictEqual(yield* told(ask(mentor, 4999, xts)), "InvalidInput: The selected currency is invalid.")
        const before = yield* settings.get(payoutCurrencies)
        yield* settings.set(payoutCurrencies, { [usd]: 7500 })
        assert.include(yield* told(ask(mentor, 7499)), "The minimum withdrawal is $75.00.")
        assert.strictEqual(yield* told(ask(mentor, 7500, eur)), "InvalidInput: The selected currency is invalid.")
        yield* ask(mentor, 7500)
        yield* settings.set(payoutCurrencies, before)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [12_500, 7500, 0])
      })
    )

    it.effect("no more than what is available, and nothing where something is owed", () =>
      Effect.gen(function* () {
        const { mentor, mentorId } = yield* newPayee(8000n)
        assert.strictEqual(yield* told(ask(mentor, 8001)), "InsufficientBalance: You can withdraw $80.00 at most.")
        assert.strictEqual(yield* told(ask(mentor, 5000, eur)), "InsufficientBalance: You can withdraw €0.00 at most.")
        yield* earn(mentorId, -9000n)
        assert.strictEqual(yield* told(ask(mentor, 5000)), "InsufficientBalance: You can withdraw $0.00 at most.")
        assert.deepStrictEqual(yield* balancesOf(mentorId), [-1000, 0, 0])
        yield* earn(mentorId, 9000n)
        yield* ask(mentor, 8000)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [0, 8000, 0])
        // Taken back while it is in review: the debt shows, and what is in review stays as it is.
        yield* earn(mentorId, -500n)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [-500, 8000, 0])
      })
    )

    it.effect("a second open one in a currency is refused in words of its own; another currency is fine", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const admin = yield* newAdmin
        const { mentor, mentorId } = yield* newPayee()
        yield* earn(mentorId, 9000n, eur)
        const { id } = (yield* ask(mentor, 5000)).withdrawal
        const refused = "WithdrawalAlreadyOpen: You already have an open withdrawal in USD."
        for (const step of [
          kit.approveWithdrawal(admin, { id }),
          kit.processWithdrawal(admin, { id }),
          kit.payWithdrawal(admin, { id, reference: "TRX" })
        ]) {
          assert.strictEqual(yield* told(ask(mentor, 5000)), refused)
          yield* step
        }
        yield* ask(mentor, 5000)
        yield* ask(mentor, 5000, eur)
        assert.deepStrictEqual(yield* balancesOf(mentorId), [10_000, 5000, 5000])
        assert.deepStrictEqual(yield* balancesOf(mentorId, eur), [4000, 5000, 0])
      })
    )

    it.effect("goes to a method of one's own that is there and can take it", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        const methods = yield* TransactionMethodRepository
        const unitOfWork = yield* UnitOfWork
        const [{ methodId: foreign }, stranger] = [yield* newPayee(), yield* newMentor()]
        yield* earn(stranger.mentorId, 20_000n)
        assert.strictEqual(yield* told(ask(stranger.mentor)), "NoPayoutMethod: Please add a payout method first.")

        const deleted = yield* newMethod(stranger.mentorId)
        yield* unitOfWork.transact(methods.remove(deleted.id, yield* DateTime.now))
        assert.include(yield* told(ask(stranger.mentor)), "NoPayoutMethod")
        const card = yield* newMethod(stranger.mentorId, { isPayable: false, title: "Visa 4242", values: null })
        const to = (transaction_method_id: TransactionMethodId) =>
          kit.requestWithdrawal(stranger.mentor, { amount_minor: 6000, currency: usd, transaction_method_id })
        const invalid = "InvalidInput: The selected transaction method id is invalid."
        for (const id of [foreign, deleted.id, TransactionMethodId.make(crypto.randomUUID())]) {
          assert.strictEqual(yield* told(to(id)), invalid)
        }
        const unfit = "PayoutMethodUnfit: A card cannot be paid out to. Please choose another payout method."
        assert.strictEqual(yield* told(ask(stranger.mentor)), unfit)
        assert.strictEqual(yield* told(to(card.id)), unfit)
        assert.deepStrictEqual(yield* balancesOf(stranger.mentorId), [20_000, 0, 0])

        const wallet = yield* newMethod(stranger.mentorId, { isDefault: false })
        assert.strictEqual((yield* to(wallet.id)).withdrawal.method.id, wallet.id)
      })
    )
  })
})
