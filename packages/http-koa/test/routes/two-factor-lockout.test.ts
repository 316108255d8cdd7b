/** Guessing second factors. PostgreSQL, where guesses truly meet. */

import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, newToken } from "@mentorkit/test-kit/people/accounts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { invalidCode, type Member, useTwoFactorSite } from "../support/two-factor-site.js"

const locked = { status: 429, code: "TwoFactorLocked" }
const lockedBody = refusal("Too many wrong codes. Please try again later.")

describe.each(concurrent)("guessing second factors on %s", (_name, engine) => {
  const site = useTwoFactorSite(engine)

  /** That many wrong answers. */
  const guess = async (pending: string, times: number) => {
    for (let i = 0; i < times; i++) assert.deepStrictEqual(await site().challenge(pending, { code: "x" }), invalidCode)
  }
  const changesOf = async ({ userId }: Member) =>
    (await site().run(eventsOf(userId)))
      .filter(({ type }) => type === "twoFactor.FactorsChanged")
      .map(({ payload }) => Object(payload).change)
  const pendingTokens = ({ userId }: Member, amount: number) =>
    site().run(Effect.replicateEffect(newToken(userId, "pending"), amount))
  const statusesOf = (answers: ReadonlyArray<{ readonly status: number }>) => {
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    return {
      ok: count(200),
      wrong: count(422),
      locked: count(429),
      others: answers.length - count(200) - count(422) - count(429)
    }
  }

  // Falls without counting before looking.
  it("is over for a quarter of an hour after five, whatever is tried instead", async () => {
    const { advance, backupCodesOf, challenge, host, member, post } = site()
    const grace = await member(["email", "totp"])
    const [backupCode = ""] = await backupCodesOf(grace.token)
    const [first, second] = [await grace.begin(), await grace.begin()]
    const code = await grace.code()
    await guess(first, 5)

    const sixth = await host.fetch("POST", "/2fa/challenge", { token: first, body: { code: "x" } })
    assert.deepStrictEqual([sixth.status, sixth.headers.get("x-error-code")], [429, "TwoFactorLocked"])
    assert.approximately(Number(sixth.headers.get("retry-after")), 900, 5)
    const { data, ...words } = (await sixth.json()) as ReturnType<typeof refusal>
    assert.deepStrictEqual({ ...words, data: {} }, lockedBody)
    assert.approximately(Object(data).retry_after_seconds, 900, 5)

    // The right code, another pending token, another method, another sign-in, another code, another way in.
    assert.deepInclude(await challenge(second, { code }), locked)
    assert.deepInclude(await challenge(second, { code: site().appCode(grace.secret, 1), method: "totp" }), locked)
    assert.deepInclude(await post("/2fa/challenge/backup", { code: backupCode }, first), locked)
    assert.deepInclude(await challenge(await grace.begin(), { code: await grace.code() }), locked)
    advance(2)
    assert.strictEqual((await post("/2fa/switch-method", { method: "email" }, first)).status, 200)
    assert.deepInclude(await challenge(first, { code: await grace.code() }), locked)

    advance(12.9)
    assert.deepInclude(await challenge(await grace.begin(), { code: await grace.code() }), locked)
    advance(0.2)
    assert.strictEqual((await challenge(await grace.begin(), { code: await grace.code() })).status, 200)
    // Once for the lockout, however often it turned somebody away.
    assert.deepStrictEqual(
      (await changesOf(grace)).filter((change) => change === "locked_out"),
      ["locked_out"]
    )
  })

  it("counts every kind of answer together, over all pending tokens", async () => {
    const { challenge, member, post } = site()
    const grace = await member(["email", "totp"])
    await guess(await grace.begin(), 1)
    const pending = await grace.begin()
    for (const body of [
      { code: "000000", method: "sms" },
      { code: await grace.code(), method: "totp" }
    ]) {
      assert.strictEqual((await challenge(pending, body)).status, 422)
    }
    assert.deepStrictEqual(await post("/2fa/challenge/backup", { code: "aaaabbbb" }, pending), invalidCode)
    assert.deepStrictEqual(await challenge(pending, { code: "aaaabbbb", method: "backup_code" }), invalidCode)
    // A method that is not enabled was no answer, so one is left.
    await guess(await grace.begin(), 1)
    assert.deepInclude(await challenge(pending, { code: "x" }), locked)
  })

  // Falls if the right answer stores nothing.
  it("starts over after a right answer", async () => {
    const { challenge, member } = site()
    const grace = await member()
    for (let round = 0; round < 2; round++) {
      const pending = await grace.begin()
      await guess(pending, 4)
      assert.strictEqual((await challenge(pending, { code: await grace.code() })).status, 200)
    }
    await guess(await grace.begin(), 4)
  })

  it("starts over after a lockout, and leads to the next one", async () => {
    const { advance, challenge, member } = site()
    const grace = await member()
    for (let round = 0; round < 2; round++) {
      const pending = await grace.begin()
      await guess(pending, 5)
      assert.deepInclude(await challenge(pending, { code: "x" }), locked)
      advance(15.1)
    }
    assert.strictEqual((await changesOf(grace)).filter((change) => change === "locked_out").length, 2)
  })

  it("is an account's own, and each purpose's own", async () => {
    const { challenge, member, post } = site()
    const [grace, ada] = [await member(["totp"]), await member()]
    const pending = await grace.begin()
    await guess(pending, 5)
    assert.strictEqual((await challenge(await ada.begin(), { code: await ada.code() })).status, 200)
    // Whoever is signed in goes on with the settings, and guesses there have a count of their own.
    await post("/2fa/totp/setup", {}, grace.token)
    const confirm = () => post("/2fa/totp/confirm", { code: "x" }, grace.token)
    for (let i = 0; i < 5; i++) assert.deepStrictEqual(await confirm(), invalidCode)
    assert.deepInclude(await confirm(), locked)
    assert.strictEqual((await post("/phone/update", { phone_number: "+4930123499" }, grace.token)).status, 200)
    assert.deepStrictEqual(await post("/phone/verify", { code: "x" }, grace.token), invalidCode)
  })

  // Falls without the lock of the account and of its count: all hundred are looked at.
  it("gets five answers of a hundred at once", async () => {
    const { challenge, member } = site()
    const grace = await member()
    const tokens = [await grace.begin(), await grace.begin()]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => challenge(tokens[i % 2] ?? "", { code: String(i).padStart(7, "0") }))
    )
    assert.deepStrictEqual(statusesOf(answers), { ok: 0, wrong: 5, locked: 95, others: 0 })
  })

  // Falls without the lock of the account together with the condition in the repository's `use`.
  it("fifty at once with one backup code: one gets in", async () => {
    const { backupCodesOf, member, post } = site()
    const grace = await member()
    const [code = ""] = await backupCodesOf(grace.token)
    const tokens = await pendingTokens(grace, 50)
    const answers = await Promise.all(tokens.map((token) => post("/2fa/challenge/backup", { code }, token)))
    const { ok, others } = statusesOf(answers)
    assert.deepStrictEqual({ ok, others }, { ok: 1, others: 0 })
    assert.strictEqual(answers.find(({ status }) => status === 200)?.body.data.remaining_backup_codes, 9)
  })

  // Falls without the lock of the account together with the condition of `useStep`.
  it("ten at once with one step of an app: one gets in", async () => {
    const { appCode, challenge, member, settle } = site()
    const grace = await member(["totp"])
    settle()
    const [tokens, code] = [await pendingTokens(grace, 10), appCode(grace.secret)]
    const answers = await Promise.all(tokens.map((token) => challenge(token, { code, method: "totp" })))
    const { ok, others } = statusesOf(answers)
    assert.deepStrictEqual({ ok, others }, { ok: 1, others: 0 })
  })
})
