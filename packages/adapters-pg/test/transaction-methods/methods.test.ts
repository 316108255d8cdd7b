import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { PersonalData } from "@mentorkit/core/personal-data"
import { TransactionMethodId, TransactionMethods } from "@mentorkit/core/transaction-methods"
import { TransactionMethodRepository } from "@mentorkit/core/transaction-methods/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import {
  addCard,
  addWallet,
  bankFields,
  cardFields,
  methodsOf,
  newWithdrawal,
  rowsOf
} from "@mentorkit/test-kit/payouts/transaction-methods"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Option, TestClock } from "effect"

const refusalOf = <A, E extends { readonly _tag: string; readonly message: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag, message }) => [_tag, message])

describe.each(engines)("payout methods on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a bank account is shown masked, and kept in full for whoever pays", () =>
      Effect.gen(function* () {
        const { addMethod } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const { method } = yield* addMethod(mentor, { type: "bank", fields: bankFields, is_default: false })
        assert.deepInclude(method, {
          type: "bank",
          title: "BRAC Bank ****6789",
          is_payable: true,
          currencies: null,
          card: null,
          is_default: true,
          isDefault: true
        })
        assert.deepStrictEqual(
          method.fields.map(({ value }) => value),
          ["BRAC Bank", "Gulshan", "Ada Marsh", "****6789"]
        )
        assert.deepStrictEqual(method.createdAt, method.created_at)
        const { listMethods } = yield* TransactionMethods
        const listed = yield* listMethods(mentor, {})
        assert.deepStrictEqual(listed, { methods: [method], transaction_methods: [method] })

        const stored = Option.getOrThrow(yield* (yield* TransactionMethodRepository).find(method.id))
        assert.deepStrictEqual(
          stored.values?.map(({ text }) => text),
          ["BRAC Bank", "Gulshan", "Ada Marsh", "1503 2024 9876 6789"]
        )
        // Sealed: the number can be read from no copy of the database. Without the sealing this falls.
        assert.notInclude((yield* rowsOf(mentor)).join(), "2024 9876")
      })
    )

    it.effect("of a card nothing is kept that could be charged, and it is never paid out to", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        const method = yield* addCard(mentor)
        assert.deepInclude(method, {
          title: "Visa **** 1111",
          is_payable: false,
          card: { brand: "Visa", last_four: "1111", expiry: "2099-12", holder_name: "Ada Marsh" }
        })
        const [row = ""] = yield* rowsOf(mentor)
        assert.include(row, "1111")
        for (const secret of ["4111", "11111", "111 1", "737"]) assert.notInclude(row, secret)
        const sql = yield* SqlClient.SqlClient
        const paid = yield* Effect.either(sql`update transaction_methods set is_payable = true where id = ${method.id}`)
        assert.strictEqual(paid._tag, "Left")
      })
    )

    it.effect("everything that is wrong with the values is told at once, and nothing is stored", () =>
      Effect.gen(function* () {
        const { addMethod } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const wrong = { ...cardFields, card_number: "4111 1111 1111 1112", security_code: "7", expiry: "13/2020" }
        const refused = yield* Effect.flip(addMethod(mentor, { type: "card", fields: wrong, is_default: false }))
        assert.strictEqual(
          refused.message,
          "The fields.card number field must be a valid card number. (and 2 more errors)"
        )
        assert.deepStrictEqual(refused._tag === "InvalidInput" && refused.problems.map(({ path }) => path.join(".")), [
          "fields.card_number",
          "fields.expiry",
          "fields.security_code"
        ])
        // What was sent is not said again: it would be in every log of failures.
        assert.notMatch(JSON.stringify(refused), /4111|13\/2020/)
        for (const type of ["cash", "CARD"]) {
          const attempt = addMethod(mentor, { type, fields: {}, is_default: false })
          assert.deepStrictEqual(yield* refusalOf(attempt), ["InvalidInput", "The selected type is invalid."])
        }
        assert.deepStrictEqual(yield* rowsOf(mentor), [])
      })
    )

    it.effect("the default is the first, then whichever is made it", () =>
      Effect.gen(function* () {
        const { makeDefault } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const defaults = Effect.map(methodsOf(mentor), (all) => all.filter((one) => one.is_default).map(({ id }) => id))
        const first = yield* addWallet(mentor)
        const second = yield* addWallet(mentor)
        assert.deepStrictEqual([first.is_default, second.is_default], [true, false])
        const third = yield* addWallet(mentor, { is_default: true })
        assert.deepStrictEqual(yield* defaults, [third.id])
        const { method } = yield* makeDefault(mentor, { id: second.id })
        assert.isTrue(method.is_default && method.isDefault)
        assert.deepStrictEqual(yield* defaults, [second.id])
        yield* makeDefault(mentor, { id: second.id })
        assert.deepStrictEqual(yield* defaults, [second.id])
      })
    )

    it.effect("a deleted default leaves its place to the newest that can be paid out to, else to a card", () =>
      Effect.gen(function* () {
        const { deleteMethod } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const made = []
        for (const add of [addWallet(mentor), addWallet(mentor), addWallet(mentor), addCard(mentor)]) {
          yield* TestClock.adjust("1 minute")
          made.push((yield* add).id)
        }
        const [first, second, third, card] = made as [TransactionMethodId, ...Array<TransactionMethodId>]
        const defaults = Effect.map(methodsOf(mentor), (all) => all.map((one) => [one.id, one.is_default]))
        yield* deleteMethod(mentor, { id: second as TransactionMethodId })
        assert.deepStrictEqual(yield* defaults, [
          [card, false],
          [third, false],
          [first, true]
        ])
        yield* deleteMethod(mentor, { id: first })
        assert.deepStrictEqual(yield* defaults, [
          [card, false],
          [third, true]
        ])
        yield* deleteMethod(mentor, { id: third as TransactionMethodId })
        assert.deepStrictEqual(yield* defaults, [[card, true]])
        yield* deleteMethod(mentor, { id: card as TransactionMethodId })
        assert.deepStrictEqual(yield* rowsOf(mentor), [])
      })
    )

    it.effect("one with an open withdrawal stays; afterwards it is gone for its mentor, and kept for the books", () =>
      Effect.gen(function* () {
        const { deleteMethod, makeDefault } = yield* TransactionMethods
        const sql = yield* SqlClient.SqlClient
        const { mentor } = yield* newMentor()
        const { id } = yield* addWallet(mentor)
        const next = yield* addWallet(mentor)
        yield* newWithdrawal(mentor, id)
        assert.deepStrictEqual(yield* refusalOf(deleteMethod(mentor, { id })), [
          "MethodHasOpenWithdrawal",
          "This payout method has an open withdrawal and cannot be deleted."
        ])
        yield* sql`update withdrawals set status = 'rejected', rejected_at = updated_at, rejection_reason = 'No'
          where method_id = ${id}`
        yield* deleteMethod(mentor, { id })
        assert.deepStrictEqual(
          (yield* methodsOf(mentor)).map((one) => [one.id, one.is_default]),
          [[next.id, true]]
        )
        const kept = Option.getOrThrow(yield* (yield* TransactionMethodRepository).find(id))
        assert.isNotNull(kept.deletedAt)
        assert.strictEqual(kept.values?.[0]?.value, "01712345678")
        for (const attempt of [deleteMethod(mentor, { id }), makeDefault(mentor, { id })])
          assert.deepStrictEqual(yield* refusalOf<unknown, { _tag: string; message: string }, never>(attempt), [
            "TransactionMethodNotFound",
            "Transaction method not found."
          ])
      })
    )

    it.effect("nobody touches another mentor's", () =>
      Effect.gen(function* () {
        const { deleteMethod, makeDefault } = yield* TransactionMethods
        const [{ mentor }, { mentor: stranger }] = [yield* newMentor(), yield* newMentor()]
        const { id } = yield* addWallet(mentor)
        yield* addWallet(stranger)
        for (const unknown of [id, TransactionMethodId.make(crypto.randomUUID())]) {
          assert.strictEqual(
            (yield* Effect.flip(deleteMethod(stranger, { id: unknown })))._tag,
            "TransactionMethodNotFound"
          )
          assert.strictEqual(
            (yield* Effect.flip(makeDefault(stranger, { id: unknown })))._tag,
            "TransactionMethodNotFound"
          )
        }
        assert.strictEqual((yield* methodsOf(mentor))[0]?.is_default, true)
        assert.strictEqual((yield* methodsOf(stranger)).length, 1)
      })
    )

    it.effect("a mentor has twenty, and room again after one is deleted", () =>
      Effect.gen(function* () {
        const { deleteMethod } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const { id } = yield* addWallet(mentor)
        yield* Effect.repeatN(addWallet(mentor), 18)
        assert.strictEqual((yield* Effect.flip(addWallet(mentor)))._tag, "TooManyTransactionMethods")
        yield* deleteMethod(mentor, { id })
        yield* addWallet(mentor)
        assert.strictEqual((yield* methodsOf(mentor)).length, 20)
      })
    )

    it.effect("whoever asks for their data is told masked values, and whoever leaves leaves none", () =>
      Effect.gen(function* () {
        const { eraseAccount, exportAll } = yield* PersonalData
        const { mentor, user } = yield* newMentor()
        const { id } = yield* addWallet(mentor)
        yield* addCard(mentor)
        yield* newWithdrawal(mentor, id, "rejected")
        const exported = JSON.stringify((yield* exportAll(user, {})).records["transaction_methods"])
        assert.include(exported, "Nagad 017****5678")
        assert.notMatch(exported, /01712345678|sealed/)
        yield* eraseAccount(user, {})
        assert.deepStrictEqual(yield* methodsOf(mentor), [])
        const rows = (yield* rowsOf(mentor)).join()
        assert.notMatch(rows, /Ada|Visa|1111|5678/)
        const gone = Option.getOrThrow(yield* (yield* TransactionMethodRepository).find(id))
        assert.deepInclude(gone, { title: "", masked: [], values: null, isDefault: false })
      })
    )

    it.effect("values sealed under a secret that was changed are gone, and the method can still be deleted", () =>
      Effect.gen(function* () {
        const { deleteMethod } = yield* TransactionMethods
        const sql = yield* SqlClient.SqlClient
        const { mentor } = yield* newMentor()
        const { id } = yield* addWallet(mentor)
        yield* sql`update transaction_methods set sealed_values = 'bm90IG91cnM' where id = ${id}`
        const found = Option.getOrThrow(yield* (yield* TransactionMethodRepository).find(id))
        assert.isNull(found.values)
        assert.strictEqual((yield* methodsOf(mentor))[0]?.title, "Nagad 017****5678")
        yield* deleteMethod(mentor, { id })
      })
    )
  })
})
