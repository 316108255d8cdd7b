/** Payout methods as front ends and admins see them. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newWithdrawal } from "@mentorkit/test-kit/payouts/transaction-methods"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { transactionMethods as endpoints } from "../../src/routes/transaction-methods.js"
import { type Host, serve } from "../support/mounted-server.js"

const types = "/admin/transaction-method-types"
const methods = "/mentor/transaction-methods"

const wallet = { type: "nagad", fields: { account_number: "01712345678", account_name: "Ada Marsh" } }

const country = {
  type: "local_bank",
  name: "Local bank",
  title_template: "{theBank}, {account_No}",
  currencies: ["BDT", "USD"],
  fields: [
    {
      name: "theBank",
      label: "Bank",
      input_type: "select",
      options: [{ value: "brac", label: "BRAC", branches: [{ value: "g", label: "Gulshan" }] }]
    },
    { name: "Branch", label: "Branch", input_type: "select", depends_on: "theBank", options_key: "branches" },
    { name: "account_No", label: "Account", input_type: "account_number" },
    { name: "note", label: "Note", input_type: "text", is_required: false }
  ]
}

describe.each(engines)("payout methods over HTTP on %s", (_name, engine) => {
  const { transactionMethods } = domains
  const kit = createMentorkit({
    domains: { transactionMethods },
    services: Layer.merge(world(engine), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host
  let admin: string

  beforeAll(async () => {
    host = await serve(kit, endpoints)
    admin = await run(Effect.flatMap(newUser({ roles: ["admin"] }), ({ userId }) => newToken(userId)))
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const member = async () => {
    const one = await run(newMentor())
    return { ...one, token: await run(newToken(one.userId)) }
  }
  const add = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    host.send("POST", methods, { token, body, headers })
  const asAdmin = (method: string, path: string, body?: unknown) =>
    host.send(method, path, { token: admin, ...(body !== undefined && { body }) })

  it("are defined by an admin, filled in by a mentor, and shown with the deprecated names beside", async () => {
    const made = await asAdmin("POST", types, country)
    assert.deepStrictEqual([made.status, made.body.message], [201, "Transaction method type created successfully."])
    const { transaction_method_type: type } = made.body.data
    assert.deepStrictEqual(Object.keys(type), [
      ...["id", "type", "name", "title_template", "currencies", "is_payable", "is_active", "fields"],
      ...["created_at", "updated_at"]
    ])
    assert.deepStrictEqual(type.fields[1], {
      name: "Branch",
      label: "Branch",
      input_type: "select",
      is_required: true,
      depends_on: "theBank",
      options_key: "branches",
      options: null,
      required: true,
      dependsOn: "theBank",
      options_source: "branches",
      optionsSource: "branches"
    })
    // Null until it is sourced.
    assert.deepStrictEqual(type.fields[0].options, [
      { value: "brac", label: "BRAC", branches: [{ value: "g", label: "Gulshan", routing_number: null }] }
    ])

    const { token } = await member()
    const offered = await host.send("GET", `${methods}/types`, { token })
    assert.deepStrictEqual(
      offered.body.data.types.find((one: { readonly type: string }) => one.type === "local_bank"),
      type
    )
    const fields = { theBank: "brac", Branch: "g", account_No: "1503 2024 9876 6789" }
    const { body, status } = await add(token, { type: "local_bank", fields })
    assert.deepStrictEqual([status, body.message], [201, "Transaction method created successfully."])
    const { method } = body.data
    assert.deepStrictEqual(method, {
      id: method.id,
      type: "local_bank",
      title: "BRAC, ****6789",
      is_payable: true,
      currencies: ["BDT", "USD"],
      fields: [
        { name: "theBank", label: "Bank", value: "BRAC" },
        { name: "Branch", label: "Branch", value: "Gulshan" },
        { name: "account_No", label: "Account", value: "****6789" }
      ],
      card: null,
      is_default: true,
      created_at: method.created_at,
      isDefault: true,
      createdAt: method.created_at
    })
    const list = await host.send("GET", methods, { token })
    assert.deepStrictEqual(list.body.data, { methods: [method], transaction_methods: [method] })

    const sourced = structuredClone(country)
    Object.assign(sourced.fields[0]?.options?.[0]?.branches[0] ?? {}, { routing_number: "060261726" })
    for (const verb of ["PUT", "PATCH"]) {
      const edited = await asAdmin(verb, `${types}/${type.id}`, sourced)
      assert.strictEqual(edited.status, 200)
      const [{ branches }] = edited.body.data.transaction_method_type.fields[0].options
      assert.strictEqual(branches[0].routing_number, "060261726")
    }
    const inUse = await asAdmin("DELETE", `${types}/${type.id}`)
    assert.deepStrictEqual(
      [inUse.status, inUse.code, inUse.body.message],
      [422, "MethodTypeInUse", "There are payout methods of this type. Deactivate it instead."]
    )
    assert.strictEqual((await host.send("DELETE", `${methods}/${method.id}`, { token })).status, 200)
    assert.strictEqual((await asAdmin("DELETE", `${types}/${type.id}`)).status, 200)
    const all = await asAdmin("GET", types)
    assert.notInclude(JSON.stringify(all.body.data.transaction_method_types), "local_bank")
  })

  it("are refused with every field that is at fault, by its name", async () => {
    const { token } = await member()
    const told = async (body: unknown) => {
      const answer = await add(token, body)
      return [answer.status, answer.code, answer.body.data]
    }
    assert.deepStrictEqual(await told({}), [422, "InvalidInput", { type: ["The type field is required."] }])
    assert.deepStrictEqual(await told({ type: "nagad", fields: "all", is_default: "perhaps" }), [
      422,
      "InvalidInput",
      {
        fields: ["The fields field must be an object."],
        is_default: ["The is default field must be true or false."]
      }
    ])
    assert.deepStrictEqual(await told({ type: "cash", fields: {} }), [
      422,
      "InvalidInput",
      { type: ["The selected type is invalid."] }
    ])
    assert.deepStrictEqual(await told({ type: "nagad" }), [
      422,
      "InvalidInput",
      {
        "fields.account_number": ["The fields.account number field is required."],
        "fields.account_name": ["The fields.account name field is required."]
      }
    ])
    const card = { card_number: "4111111111111112", expiry: "12/2099", security_code: "12a", card_holder: "R2D2" }
    assert.deepStrictEqual(await told({ type: "card", fields: card }), [
      422,
      "InvalidInput",
      {
        "fields.card_number": ["The fields.card number field must be a valid card number."],
        "fields.security_code": ["The fields.security code field must be between 3 and 4 digits."],
        "fields.card_holder": ["The fields.card holder field format is invalid."]
      }
    ])
  })

  it("keep one default, which is moved and inherited", async () => {
    const { mentor, token } = await member()
    const [first, second] = [await add(token, wallet), await add(token, wallet)].map(({ body }) => body.data.method)
    const moved = await host.send("POST", `${methods}/${second.id}/default`, { token })
    assert.deepStrictEqual(
      [moved.status, moved.body.message, moved.body.data.method.isDefault],
      [200, "Default transaction method updated successfully.", true]
    )
    await run(newWithdrawal(mentor, second.id))
    const kept = await host.send("DELETE", `${methods}/${second.id}`, { token })
    assert.deepStrictEqual(
      [kept.status, kept.code, kept.body.message],
      [422, "MethodHasOpenWithdrawal", "This payout method has an open withdrawal and cannot be deleted."]
    )
    await host.send("POST", `${methods}/${first.id}/default`, { token })
    const gone = await host.send("DELETE", `${methods}/${first.id}`, { token })
    assert.deepStrictEqual([gone.status, gone.body.data], [200, {}])
    const { body } = await host.send("GET", methods, { token })
    assert.deepStrictEqual(
      body.data.methods.map((one: { id: string; is_default: boolean }) => [one.id, one.is_default]),
      [[second.id, true]]
    )
  })

  it("of others, of nobody and of nowhere are not found", async () => {
    const [owner, stranger] = [await member(), await member()]
    const { id } = (await add(owner.token, wallet)).body.data.method
    for (const [method, path] of [
      ["POST", `${methods}/${id}/default`],
      ["DELETE", `${methods}/${id}`],
      ["DELETE", `${methods}/${crypto.randomUUID()}`],
      ["DELETE", `${methods}/mine`]
    ] as const) {
      const { body, code, status } = await host.send(method, path, { token: stranger.token })
      assert.deepStrictEqual(
        [status, code, body.message],
        [404, "TransactionMethodNotFound", "Transaction method not found."]
      )
    }
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { body, status } = await asAdmin(
        method,
        `${types}/${crypto.randomUUID()}`,
        method === "DELETE" ? undefined : {}
      )
      assert.deepStrictEqual([status, body.message], [404, "Transaction method type not found."])
    }
  })

  it("are for mentors, and their types for admins", async () => {
    const { token } = await member()
    const mentee = await run(Effect.flatMap(newUser({ roles: ["mentee"] }), ({ userId }) => newToken(userId)))
    const none = await host.send("GET", methods, { token: mentee })
    assert.deepStrictEqual([none.status, none.body.message], [404, "Mentor profile not found."])
    assert.strictEqual((await host.send("GET", methods)).status, 401)
    assert.strictEqual((await host.send("GET", types, { token })).status, 403)
    assert.strictEqual((await host.send("POST", types, { token, body: country })).status, 403)
  })

  it("of types that do not hold together an admin is told everything at once", async () => {
    const [bank, branch] = country.fields
    const broken = {
      type: "Local Bank",
      title_template: "{nobody}",
      currencies: ["XXX"],
      fields: [bank, { ...branch, depends_on: "Branch", input_type: "choice" }, bank]
    }
    const { body, status } = await asAdmin("POST", types, broken)
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(Object.keys(body.data), [
      "type",
      "name",
      "title_template",
      "currencies.0",
      "fields.0.options.0.branches",
      "fields.1.input_type",
      "fields.2.name",
      "fields.2.options.0.branches"
    ])
    const again = await asAdmin("POST", types, { ...country, type: "card" })
    assert.deepStrictEqual(again.body.data, { type: ["The type has already been taken."] })
    const [{ id }] = (await asAdmin("GET", types)).body.data.transaction_method_types
    const edited = await asAdmin("PUT", `${types}/${id}`, { type: "other", title_template: "{x}" })
    assert.deepStrictEqual(edited.body.data, {
      type: ["The type field must not be changed."],
      title_template: ["The title template field must name fields that may be shown."]
    })
  })

  it("twenty are enough for anybody", async () => {
    const { token } = await member()
    for (let number = 0; number < 20; number++) assert.strictEqual((await add(token, wallet)).status, 201)
    const { body, code, status } = await add(token, wallet)
    assert.deepStrictEqual(
      [status, code, body.message],
      [
        422,
        "TooManyTransactionMethods",
        "You have as many payout methods as you can have. Delete one before you add another."
      ]
    )
  })

  it("sent twice under one key are added once; under the same key another one is refused", async () => {
    const { token } = await member()
    const headers = { "Idempotency-Key": crypto.randomUUID() }
    const [once, twice] = [await add(token, wallet, headers), await add(token, wallet, headers)]
    assert.deepStrictEqual(twice.body, once.body)
    const other = { ...wallet, fields: { ...wallet.fields, account_number: "01812345678" } }
    assert.strictEqual((await add(token, other, headers)).status, 422)
    assert.strictEqual((await host.send("GET", methods, { token })).body.data.methods.length, 1)
  })
})
