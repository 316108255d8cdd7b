import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Currency } from "@mentorkit/core/kernel"
import { TransactionMethods, TransactionMethodTypeId } from "@mentorkit/core/transaction-methods"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { addWallet, methodsOf, newAdmin } from "@mentorkit/test-kit/payouts/transaction-methods"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"

const payPal = {
  type: "paypal",
  name: "PayPal",
  title_template: "PayPal {eMail}",
  is_active: true,
  fields: [{ name: "eMail", label: "Address", input_type: "email", is_required: true }]
} as const

const auditOf = Effect.fnUntraced(function* (id: TransactionMethodTypeId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select actor_id, action, before, after from audit_log
    where subject_type = 'transaction_method_type' and subject_id = ${id} order by id`
})

const typeOf = Effect.fnUntraced(function* (type: string) {
  const { listAllTypes } = yield* TransactionMethods
  const all = (yield* listAllTypes(newAdmin(), {})).transaction_method_types
  return all.find((one) => one.type === type) ?? assert.fail(`no ${type}`)
})

describe.each(engines)("types of payout methods on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a new market has four, and each holds together", () =>
      Effect.gen(function* () {
        const { listTypes, updateType } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const { types } = yield* listTypes(mentor, {})
        assert.deepStrictEqual(
          types.map(({ is_payable, type }) => [type, is_payable]),
          [
            ["bank", true],
            ["nagad", true],
            ["bkash", true],
            ["card", false]
          ]
        )
        // An edit that says nothing is looked at as a whole.
        for (const { id } of types) yield* updateType(newAdmin(), { id })
        const branch = types[0]?.fields.find(({ name }) => name === "branch_name")
        assert.deepInclude(branch, {
          depends_on: "bank_name",
          dependsOn: "bank_name",
          options_key: "branches",
          options_source: "branches",
          optionsSource: "branches",
          is_required: true,
          required: true,
          options: null
        })
        assert.deepInclude(types[0]?.fields[0]?.options?.[0].branches[0], { value: "gulshan", routing_number: null })
      })
    )

    it.effect("what an admin defines is offered, and every change leaves a trace", () =>
      Effect.gen(function* () {
        const { addMethod, createType, deleteType, listTypes, updateType } = yield* TransactionMethods
        const admin = newAdmin()
        const { mentor } = yield* newMentor()
        const { transaction_method_type: type } = yield* createType(admin, payPal)
        assert.deepInclude(type, { type: "paypal", currencies: null, is_payable: true, is_active: true })
        const fields = { eMail: "ada@example.com" }
        const { method } = yield* addMethod(mentor, { type: "paypal", fields, is_default: false })
        assert.deepStrictEqual(method.title, "PayPal a***@example.com")
        assert.strictEqual(method.fields[0]?.name, "eMail")

        const taken = yield* Effect.flip(createType(admin, payPal))
        assert.strictEqual(taken.message, "The type has already been taken.")
        const inUse = yield* Effect.flip(deleteType(admin, { id: type.id }))
        assert.strictEqual(inUse._tag, "MethodTypeInUse")

        yield* updateType(admin, { id: type.id, is_active: false, currencies: [Currency.make("USD")] })
        assert.isFalse((yield* listTypes(mentor, {})).types.some(({ id }) => id === type.id))
        const refused = yield* Effect.flip(addMethod(mentor, { type: "paypal", fields, is_default: false }))
        assert.strictEqual(refused.message, "The selected type is invalid.")
        assert.deepStrictEqual((yield* methodsOf(mentor))[0], { ...method, currencies: [Currency.make("USD")] })

        const { addMethod: _, deleteMethod } = yield* TransactionMethods
        yield* deleteMethod(mentor, { id: method.id })
        yield* deleteType(admin, { id: type.id })
        assert.strictEqual((yield* Effect.flip(deleteType(admin, { id: type.id })))._tag, "MethodTypeNotFound")

        const trace = yield* auditOf(type.id)
        assert.deepStrictEqual(
          trace.map(({ action, actorId }) => [actorId, action]),
          ["created", "updated", "deleted"].map((verb) => [admin.userId, `transaction_method_type.${verb}`])
        )
        assert.deepStrictEqual(
          [trace[1]?.before, trace[1]?.after],
          [
            { is_active: true, currencies: null },
            { is_active: false, currencies: ["USD"] }
          ]
        )
        assert.deepStrictEqual([trace[0]?.before, trace[2]?.after], [null, null])
        assert.deepInclude(trace[2]?.before, { type: "paypal", name: "PayPal", is_active: false })
      })
    )

    it.effect("a definition that is changed leaves what was registered as it was", () =>
      Effect.gen(function* () {
        const { updateType } = yield* TransactionMethods
        const { mentor } = yield* newMentor()
        const before = yield* addWallet(mentor)
        const { id } = yield* typeOf("nagad")
        const fields = [{ name: "walletId", label: "Wallet", input_type: "text", is_required: true }] as const
        const edit = { id, name: "Other", title_template: "{walletId}", fields }
        const { transaction_method_type: edited } = yield* updateType(newAdmin(), edit)
        assert.deepInclude(edited, { type: "nagad", title_template: "{walletId}" })
        assert.deepStrictEqual(yield* methodsOf(mentor), [before])
      })
    )

    it.effect("an edit must hold together with what it leaves alone, and knows no other slug", () =>
      Effect.gen(function* () {
        const { updateType } = yield* TransactionMethods
        const { id } = yield* typeOf("bkash")
        const before = yield* auditOf(id)
        const broken = yield* Effect.flip(updateType(newAdmin(), { id, title_template: "{nobody}", type: "bkash2" }))
        assert.strictEqual(broken.message, "The type field must not be changed. (and 1 more error)")
        const unknown = TransactionMethodTypeId.make(crypto.randomUUID())
        assert.strictEqual((yield* Effect.flip(updateType(newAdmin(), { id: unknown })))._tag, "MethodTypeNotFound")
        assert.deepStrictEqual(yield* auditOf(id), before)
      })
    )

    it.effect("there are fifty at most", () =>
      Effect.gen(function* () {
        const { createType, listAllTypes } = yield* TransactionMethods
        const admin = newAdmin()
        const { transaction_method_types: all } = yield* listAllTypes(admin, {})
        for (let number = all.length; number < 50; number++) yield* createType(admin, { ...payPal, type: `t${number}` })
        const refused = yield* Effect.flip(createType(admin, { ...payPal, type: "one-more" }))
        assert.strictEqual(refused._tag, "TooManyMethodTypes")
      })
    )
  })
})
