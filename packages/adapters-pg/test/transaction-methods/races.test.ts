/** Where two meet: each of these falls when the protection that it names is taken out. Real connections, real time. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  type TransactionMethodId,
  TransactionMethods,
  TransactionMethodTypeId
} from "@mentorkit/core/transaction-methods"
import { TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { addWallet, methodsOf, newAdmin, newWithdrawal } from "@mentorkit/test-kit/payouts/transaction-methods"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either, Option } from "effect"

const rounds = 15
const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

const openOf = Effect.fnUntraced(function* (id: TransactionMethodId) {
  const sql = yield* SqlClient.SqlClient
  return (yield* sql`select 1 from withdrawals where method_id = ${id} and status = 'pending'`).length
})

describe.each(concurrent)("races about payout methods on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // `lockAll`: without it two of them are the first, and the index of defaults makes a fault of one.
    it.effect("of several first methods at once one is the default", () =>
      Effect.gen(function* () {
        for (let round = 0; round < rounds; round++) {
          const { mentor } = yield* newMentor()
          const added = yield* Effect.all([addWallet(mentor), addWallet(mentor), addWallet(mentor)], {
            concurrency: "unbounded"
          })
          assert.strictEqual(added.filter((one) => one.is_default).length, 1)
          assert.strictEqual((yield* methodsOf(mentor)).filter((one) => one.is_default).length, 1)
        }
      })
    )

    // `lockAll`: without it both find nineteen.
    it.effect("of two twentieth methods at once one is refused", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        yield* Effect.repeatN(addWallet(mentor), 18)
        const results = yield* together([addWallet(mentor), addWallet(mentor), addWallet(mentor)])
        assert.deepStrictEqual(results.map(tagOf).sort(), [
          "TooManyTransactionMethods",
          "TooManyTransactionMethods",
          "done"
        ])
      })
    )

    // `lockAll`: without it two take the default from one and give it to two, of whom the index refuses one by a fault.
    it.effect("of defaults that are moved, added and deleted at once one is left", () =>
      Effect.gen(function* () {
        const { deleteMethod, makeDefault } = yield* TransactionMethods
        for (let round = 0; round < rounds; round++) {
          const { mentor } = yield* newMentor()
          const [first, second, third] = [yield* addWallet(mentor), yield* addWallet(mentor), yield* addWallet(mentor)]
          const results = yield* together<unknown, { readonly _tag: string }, TransactionMethods>([
            makeDefault(mentor, { id: second.id }),
            makeDefault(mentor, { id: third.id }),
            deleteMethod(mentor, { id: first.id }),
            addWallet(mentor, { is_default: true })
          ])
          assert.deepStrictEqual(results.map(tagOf), ["done", "done", "done", "done"])
          const all = yield* methodsOf(mentor)
          assert.deepStrictEqual([all.length, all.filter((one) => one.is_default).length], [3, 1])
        }
      })
    )

    // The row lock of `lock`, on both sides: without it a withdrawal goes to a method that is being deleted.
    it.effect("deleted or withdrawn to, never both", () =>
      Effect.gen(function* () {
        const { deleteMethod } = yield* TransactionMethods
        const methods = yield* TransactionMethodRepository
        const { transact } = yield* UnitOfWork
        const seen = new Set<string>()
        for (let round = 0; round < rounds * 2; round++) {
          const { mentor } = yield* newMentor()
          const { id } = yield* addWallet(mentor)
          const withdraw = transact(
            Effect.gen(function* () {
              const found = yield* methods.lock(mentor.mentorId, id)
              if (Option.isNone(found)) return "gone"
              yield* newWithdrawal(mentor, id)
              return "withdrawn"
            })
          )
          const [deleted, withdrawn] = yield* Effect.all([Effect.either(deleteMethod(mentor, { id })), withdraw], {
            concurrency: "unbounded"
          })
          const outcome = `${tagOf(deleted)} ${withdrawn}`
          seen.add(outcome)
          assert.include(["done gone", "MethodHasOpenWithdrawal withdrawn"], outcome)
          assert.strictEqual(yield* openOf(id), withdrawn === "withdrawn" ? 1 : 0)
          assert.strictEqual((yield* methodsOf(mentor)).length, withdrawn === "withdrawn" ? 1 : 0)
        }
        assert.isAbove(seen.size, 0)
      })
    )

    // The foreign key: a type that is deleted while a method of it is added is refused on one of both sides.
    it.effect("a type is deleted or used, never both", () =>
      Effect.gen(function* () {
        const { addMethod, createType, deleteType } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        for (let round = 0; round < rounds; round++) {
          const { transaction_method_type: type } = yield* createType(newAdmin(), {
            type: `race${round}`,
            name: "Race",
            title_template: "{note}",
            is_active: true,
            fields: [{ name: "note", label: "Note", input_type: "text", is_required: true }]
          })
          const results = yield* together<unknown, { readonly _tag: string }, never>([
            deleteType(newAdmin(), { id: TransactionMethodTypeId.make(type.id) }),
            addMethod(mentor, { type: type.type, fields: { note: "x" }, is_default: false })
          ])
          assert.include(["done,InvalidInput", "MethodTypeInUse,done"], results.map(tagOf).join())
        }
      })
    )
  })
})
