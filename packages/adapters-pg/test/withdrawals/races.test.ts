/**
 * Where two meet: each of these falls when the protection that it names is taken out. Real connections, real time.
 */
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { TransactionMethods } from "@mentorkit/core/transaction-methods"
import { Withdrawals } from "@mentorkit/core/withdrawals"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import {
  ask,
  auditOf,
  balancesOf,
  earn,
  eur,
  newAdmin,
  newMethod,
  newPayee,
  postEarnings,
  usd
} from "@mentorkit/test-kit/payouts/withdrawals"
import { eventsOf } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, Deferred, Effect, Either, Fiber, Option } from "effect"

const rounds = 8
const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
const tagOf = (result: Either.Either<unknown, { readonly _tag: string }> | undefined) =>
  result && Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })
const tagsOf = (results: ReadonlyArray<Either.Either<unknown, { readonly _tag: string }>>) => results.map(tagOf).sort()

/** On its way out: an admin has begun to send the money. */
const newProcessing = Effect.gen(function* () {
  const kit = yield* Withdrawals
  const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee()]
  const { id } = (yield* ask(mentor)).withdrawal
  yield* kit.approveWithdrawal(admin, { id })
  yield* kit.processWithdrawal(admin, { id })
  return { admin, id, mentor, mentorId }
})

describe.each(concurrent)("races about withdrawals on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // The unique index: there is money for three of them.
    it.effect("of rapid submits in one currency one succeeds, whatever methods they name", () =>
      Effect.gen(function* () {
        const { requestWithdrawal } = yield* Withdrawals
        for (let round = 0; round < rounds; round++) {
          const { mentor, mentorId, methodId } = yield* newPayee()
          const other = yield* newMethod(mentorId, { isDefault: false })
          const submits = [methodId, other.id].map((transaction_method_id) =>
            requestWithdrawal(mentor, { amount_minor: 6000, currency: usd, transaction_method_id })
          )
          const results = yield* together(Array.flatten(Array.replicate(submits, 4)))
          assert.deepStrictEqual(tagsOf(results), [...Array.replicate("WithdrawalAlreadyOpen", 7), "done"])
          assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 6000, 0])
        }
      })
    )

    it.effect("two currencies at once both succeed", () =>
      Effect.gen(function* () {
        for (let round = 0; round < rounds; round++) {
          const { mentor, mentorId } = yield* newPayee()
          yield* earn(mentorId, 9000n, eur)
          const results = yield* together([ask(mentor), ask(mentor, 7000, eur), ask(mentor), ask(mentor, 7000, eur)])
          const refused = "WithdrawalAlreadyOpen"
          assert.deepStrictEqual(tagsOf(results), [refused, refused, "done", "done"])
          assert.deepStrictEqual(yield* balancesOf(mentorId), [14_000, 6000, 0])
          assert.deepStrictEqual(yield* balancesOf(mentorId, eur), [2000, 7000, 0])
        }
      })
    )

    // `for update` in `Ledger.lockAvailable`: without it the submit looks at money that is being taken back.
    it.effect("a submit waits for a refund that claws back, and then knows of it", () =>
      Effect.gen(function* () {
        const unitOfWork = yield* UnitOfWork
        const { mentor, mentorId } = yield* newPayee()
        const [isTaken, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const open = Effect.zipRight(Deferred.succeed(isTaken, undefined), Deferred.await(mayEnd))
        const clawback = unitOfWork.transact(Effect.zipRight(postEarnings(mentorId, -15_000n), open))
        const refunding = yield* Effect.fork(clawback)
        yield* Deferred.await(isTaken)
        const submitting = yield* Effect.fork(Effect.either(ask(mentor)))
        const early = yield* Effect.timeoutOption(Fiber.await(submitting), "300 millis")
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(refunding)
        assert.isTrue(Option.isNone(early))
        assert.strictEqual(tagOf(yield* Fiber.join(submitting)), "InsufficientBalance")
        assert.deepStrictEqual(yield* balancesOf(mentorId), [5000, 0, 0])
      })
    )

    it.effect("submits and clawbacks in any order lose nothing and never get stuck", () =>
      Effect.gen(function* () {
        for (let round = 0; round < rounds; round++) {
          const { mentor, mentorId } = yield* newPayee()
          const clawbacks = Array.replicate(earn(mentorId, -5000n), 3)
          const [submit, ...rest] = yield* together<
            unknown,
            { readonly _tag: string },
            Effect.Effect.Context<ReturnType<typeof ask> | ReturnType<typeof earn>>
          >([ask(mentor, 10_000), ...clawbacks])
          assert.deepStrictEqual(tagsOf(rest), Array.replicate("done", 3))
          const isAsked = tagOf(submit) === "done"
          assert.deepStrictEqual(yield* balancesOf(mentorId), isAsked ? [-5000, 10_000, 0] : [5000, 0, 0])
        }
      })
    )

    // The row lock of `WithdrawalRepository.lock`, and behind it the conditional update: without both, money is posted twice.
    it.effect("paid or failed, never both, and nothing twice", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        for (let round = 0; round < rounds; round++) {
          const { admin, id, mentorId } = yield* newProcessing
          const [pay, fail] = [
            kit.payWithdrawal(admin, { id, reference: "TRX" }),
            kit.failWithdrawal(admin, { id, reason: "Unknown account" })
          ]
          const results = yield* together([pay, fail, pay, fail])
          const refused = "WithdrawalMoveRefused"
          assert.deepStrictEqual(tagsOf(results), [refused, refused, refused, "done"])
          const isPaid = results.filter(Either.isRight).every(({ right }) => right.withdrawal.status === "paid")
          assert.deepStrictEqual(yield* balancesOf(mentorId), isPaid ? [14_000, 0, 6000] : [20_000, 0, 0])
          assert.strictEqual((yield* auditOf(id)).length, 3)
          assert.strictEqual((yield* eventsOf(id)).length, 4)
        }
      })
    )

    it.effect("approved once, or rejected", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        for (let round = 0; round < rounds; round++) {
          const [admin, other, { mentor, mentorId }] = [yield* newAdmin, yield* newAdmin, yield* newPayee()]
          const { id } = (yield* ask(mentor)).withdrawal
          const results = yield* together([
            kit.approveWithdrawal(admin, { id }),
            kit.approveWithdrawal(other, { id }),
            kit.rejectWithdrawal(admin, { id, reason: "No" })
          ])
          assert.deepStrictEqual(tagsOf(results), ["WithdrawalMoveRefused", "WithdrawalMoveRefused", "done"])
          const isRejected = tagOf(results[2]) === "done"
          assert.deepStrictEqual(yield* balancesOf(mentorId), isRejected ? [20_000, 0, 0] : [14_000, 6000, 0])
          assert.deepStrictEqual([(yield* auditOf(id)).length, (yield* eventsOf(id)).length], [1, 2])
        }
      })
    )

    // The order of locks: the withdrawal before its balance, for those who close one and those who ask for the next.
    it.effect("asked for again while the one before is rejected: never stuck, and both or only the rejection", () =>
      Effect.gen(function* () {
        const kit = yield* Withdrawals
        for (let round = 0; round < rounds; round++) {
          const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee(6000n)]
          const { id } = (yield* ask(mentor)).withdrawal
          const [rejected, again] = yield* Effect.all(
            [Effect.either(kit.rejectWithdrawal(admin, { id, reason: "No" })), Effect.either(ask(mentor))],
            { concurrency: "unbounded" }
          )
          assert.strictEqual(tagOf(rejected), "done")
          assert.include(["done", "WithdrawalAlreadyOpen"], tagOf(again))
          assert.deepStrictEqual(yield* balancesOf(mentorId), Either.isRight(again) ? [0, 6000, 0] : [6000, 0, 0])
        }
      })
    )

    // The lock of the method's row, on both sides.
    it.effect("asked for or its method deleted, never both", () =>
      Effect.gen(function* () {
        const { deleteMethod } = yield* TransactionMethods
        for (let round = 0; round < rounds; round++) {
          const { mentor, methodId } = yield* newPayee()
          const [asked, deleted] = yield* Effect.all(
            [Effect.either(ask(mentor)), Effect.either(deleteMethod(mentor, { id: methodId }))],
            { concurrency: "unbounded" }
          )
          if (Either.isRight(asked)) assert.strictEqual(tagOf(deleted), "MethodHasOpenWithdrawal")
          else {
            assert.strictEqual(tagOf(deleted), "done")
            assert.include(["NoPayoutMethod", "InvalidInput"], tagOf(asked))
          }
        }
      })
    )
  })
})
