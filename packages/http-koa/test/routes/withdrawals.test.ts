/** Withdrawals as mentors and admins see them. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { balancesOf, newMethod, newPayee } from "@mentorkit/test-kit/payouts/withdrawals"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { withdrawals as endpoints } from "../../src/routes/withdrawals.js"
import { type Host, serve } from "../support/mounted-server.js"

describe.each(engines)("withdrawals over HTTP on %s", (_name, engine) => {
  const { withdrawals } = domains
  const kit = createMentorkit({
    domains: { withdrawals },
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

  const payee = async (minor?: bigint) => {
    const one = await run(newPayee(minor))
    return { ...one, token: await run(newToken(one.userId)) }
  }
  const submit = (token: string, body: unknown, headers: Record<string, string> = {}) =>
    host.send("POST", "/mentor/withdrawals", { token, body, headers })
  const decide = (id: string, move: string, body?: unknown) =>
    host.send("POST", `/admin/withdrawals/${id}/${move}`, { token: admin, ...(body !== undefined && { body }) })
  const sixty = { amount_minor: 6000, currency: "USD" }

  it("are requested, decided and paid; mentors see the masked method only, admins all of it", async () => {
    const { mentorId, methodId, token } = await payee()
    const made = await submit(token, { ...sixty, note: "Rent" })
    assert.deepStrictEqual([made.status, made.body.message], [201, "Withdrawal requested successfully."])
    const { withdrawal } = made.body.data
    assert.deepStrictEqual(Object.keys(withdrawal), [
      ...["id", "amount", "currency", "status", "status_label", "is_open", "method", "note"],
      ...["rejection_reason", "failure_reason", "reference", "created_at", "approved_at", "rejected_at"],
      ...["processing_at", "paid_at", "failed_at", "updated_at"]
    ])
    const { id } = withdrawal
    assert.deepInclude(withdrawal, { status: "pending", is_open: true, rejection_reason: null, failure_reason: null })
    assert.deepStrictEqual(withdrawal.amount, { minor: 6000, major: "60.00", formatted: "$60.00" })
    assert.deepStrictEqual(withdrawal.method, { id: methodId, type: "nagad", title: "Nagad 017****5678" })
    assert.notInclude(JSON.stringify(made.body), "01712345678")

    const queue = await host.send("GET", `/admin/withdrawals?status=pending&mentor=${mentorId}`, { token: admin })
    const [row] = queue.body.data.withdrawals.data
    assert.strictEqual(queue.body.data.withdrawals.meta.total, 1)
    assert.strictEqual(row.method.values[0].value, "01712345678")
    assert.deepInclude(row, {
      id,
      available_balance: { minor: 14_000, major: "140.00", formatted: "$140.00" },
      in_review: { minor: 6000, major: "60.00", formatted: "$60.00" }
    })
    assert.deepInclude(row.mentor, { id: mentorId, full_name: "Maya Mentor" })

    assert.strictEqual((await decide(id, "approve")).body.data.withdrawal.status, "approved")
    const refused = await decide(id, "reject", { reason: "Too late" })
    assert.deepInclude(refused, { status: 422, code: "WithdrawalMoveRefused" })
    assert.deepStrictEqual(refused.body, {
      status: "error",
      message: "This withdrawal cannot be rejected: it is approved.",
      data: { status: "approved", trigger: "reject" }
    })
    assert.strictEqual((await decide(id, "process")).body.data.withdrawal.status, "processing")
    assert.deepStrictEqual((await decide(id, "pay", { reference: " " })).body.data, {
      reference: ["The reference field is required."]
    })
    const paid = await decide(id, "pay", { reference: "TRX-1" })
    assert.deepStrictEqual([paid.status, paid.body.message], [200, "Withdrawal paid successfully."])
    const own = await host.send("GET", `/mentor/withdrawals/${id}`, { token })
    assert.deepInclude(own.body.data.withdrawal, { status: "paid", reference: "TRX-1", is_open: false })
    const list = await host.send("GET", "/mentor/withdrawals?status=paid&currency=USD", { token })
    assert.deepStrictEqual(
      list.body.data.withdrawals.data.map((one: { readonly id: string }) => one.id),
      [id]
    )
    assert.deepStrictEqual(await run(balancesOf(mentorId)), [14_000, 0, 6000])
  })

  it("are refused in words that say why", async () => {
    const { mentorId, token } = await payee(8000n)
    const card = await run(newMethod(mentorId, { isPayable: false, isDefault: false, values: null }))
    const { methodId: foreign } = await payee()
    const invalid = (field: string, message: string) => [422, "InvalidInput", { [field]: [message] }]
    const refusal = async (body: object) => {
      const answer = await submit(token, { ...sixty, ...body })
      return [answer.status, answer.code, answer.body.data]
    }
    const unknown = invalid("transaction_method_id", "The selected transaction method id is invalid.")
    assert.deepStrictEqual(await refusal({ transaction_method_id: foreign }), unknown)
    assert.deepStrictEqual(await refusal({ transaction_method_id: crypto.randomUUID() }), unknown)
    assert.deepStrictEqual(
      await refusal({ transaction_method_id: "mine" }),
      invalid("transaction_method_id", "The transaction method id field must be a valid UUID.")
    )
    assert.deepStrictEqual(await refusal({ currency: "ISK" }), invalid("currency", "The selected currency is invalid."))
    assert.deepStrictEqual(
      await refusal({ currency: "dollars" }),
      invalid("currency", "The currency field must be a valid currency.")
    )
    for (const [amount_minor, text] of [
      [60.5, "must be an integer"],
      ["6000", "must be an integer"],
      [0, "must be at least 1"],
      [-6000, "must be at least 1"],
      [2 ** 53, "must be an integer"]
    ] as const) {
      const told = invalid("amount_minor", `The amount minor field ${text}.`)
      assert.deepStrictEqual(await refusal({ amount_minor }), told)
    }

    const business = async (body: object) => {
      const { body: answer, code, status } = await submit(token, { ...sixty, ...body })
      return [status, code, answer.message]
    }
    const minimum = [422, "BelowWithdrawalMinimum", "The minimum withdrawal is $50.00."]
    assert.deepStrictEqual(await business({ amount_minor: 4999 }), minimum)
    const tooMuch = [422, "InsufficientBalance", "You can withdraw $80.00 at most."]
    assert.deepStrictEqual(await business({ amount_minor: 8001 }), tooMuch)
    const unfit = await business({ transaction_method_id: card.id })
    assert.deepStrictEqual(unfit.slice(0, 2), [422, "PayoutMethodUnfit"])
    assert.strictEqual((await submit(token, sixty)).status, 201)
    const second = [422, "WithdrawalAlreadyOpen", "You already have an open withdrawal in USD."]
    assert.deepStrictEqual(await business({ amount_minor: 5000 }), second)

    const missing = await submit(token, {})
    assert.deepStrictEqual(Object.keys(missing.body.data), ["amount_minor", "currency"])
    const poor = await run(newMentor({ approved: false }))
    const none = await submit(await run(newToken(poor.userId)), sixty)
    assert.deepStrictEqual([none.status, none.code], [422, "NoPayoutMethod"])
  })

  it("answer a repeated request as the first one, and reserve once", async () => {
    const { mentorId, token } = await payee()
    const headers = { "idempotency-key": crypto.randomUUID() }
    const [first, again] = [await submit(token, sixty, headers), await submit(token, sixty, headers)]
    assert.strictEqual(first.status, 201)
    assert.deepStrictEqual(again.body, first.body)
    const other = await submit(token, { ...sixty, amount_minor: 7000 }, headers)
    assert.deepInclude(other, { status: 422, code: "IdempotencyKeyReused" })
    assert.deepStrictEqual(await run(balancesOf(mentorId)), [14_000, 6000, 0])
  })

  it("are their mentor's and the admins' alone", async () => {
    const [one, other] = [await payee(), await payee()]
    const { id } = (await submit(one.token, sixty)).body.data.withdrawal
    const mentee = await run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId)))
    for (const [method, path] of [
      ["GET", "/mentor/withdrawals"],
      ["POST", "/mentor/withdrawals"],
      ["GET", `/mentor/withdrawals/${id}`]
    ] as const) {
      assert.strictEqual((await host.send(method, path)).status, 401)
      const answer = await host.send(method, path, { token: mentee })
      assert.deepStrictEqual([answer.status, answer.body.message], [404, "Mentor profile not found."])
    }
    for (const name of [id, crypto.randomUUID(), "no-id"]) {
      const answer = await host.send("GET", `/mentor/withdrawals/${name}`, { token: other.token })
      assert.deepStrictEqual([answer.status, answer.body.message], [404, "Withdrawal not found."])
    }
    for (const move of ["approve", "reject", "process", "pay", "fail"]) {
      const path = `/admin/withdrawals/${id}/${move}`
      const body = { reason: "Because", reference: "TRX" }
      assert.strictEqual((await host.send("POST", path, { body })).status, 401)
      assert.strictEqual((await host.send("POST", path, { body, token: one.token })).status, 403)
      assert.strictEqual((await decide("no-id", move, body)).status, 404)
    }
    assert.strictEqual((await host.send("GET", "/admin/withdrawals", { token: one.token })).status, 403)
    const listed = await host.send("GET", "/mentor/withdrawals", { token: other.token })
    assert.strictEqual(listed.body.data.withdrawals.meta.total, 0)
    const short = await decide(id, "reject", { reason: "no" })
    assert.deepStrictEqual(short.body.data, { reason: ["The reason field must be at least 3 characters."] })
    const wrong = await host.send("GET", "/admin/withdrawals?status=lost&mentor=nobody", { token: admin })
    assert.deepStrictEqual(Object.keys(wrong.body.data).sort(), ["mentor", "status"])
    assert.deepStrictEqual(host.reported, [])
  })
})
