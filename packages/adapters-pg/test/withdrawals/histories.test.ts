/**
 * Random histories of one mentor's money: sales that clear, refunds that claw back, requests in two currencies and
 * whatever admins do with them. After every step the books must add up.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Ledger, mentorAccounts } from "@mentorkit/core/earnings/ports"
import { transitions } from "@mentorkit/core/internal/withdrawals"
import type { Currency, MentorId } from "@mentorkit/core/kernel"
import { type WithdrawalId, type WithdrawalStatus, Withdrawals } from "@mentorkit/core/withdrawals"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { ask, earn, eur, newAdmin, newPayee, usd } from "@mentorkit/test-kit/payouts/withdrawals"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, FastCheck } from "effect"
import { checkFacts } from "../../src/earnings/verification/facts.js"

const verbs = [
  ...["earn", "clawBack", "ask", "ask", "ask"],
  ...["approveWithdrawal", "approveWithdrawal", "rejectWithdrawal", "processWithdrawal", "processWithdrawal"],
  ...["payWithdrawal", "payWithdrawal", "failWithdrawal"]
] as const
const Step = FastCheck.record({
  does: FastCheck.constantFrom(...verbs),
  currency: FastCheck.constantFrom(usd, eur),
  minor: FastCheck.integer({ min: 4000, max: 15_000 })
})
type Step = typeof Step extends FastCheck.Arbitrary<infer S> ? S : never
const history = FastCheck.array(Step, { minLength: 40, maxLength: 60 })

interface Row {
  readonly id: WithdrawalId
  readonly status: WithdrawalStatus
  readonly amountMinor: bigint
  readonly currency: Currency
}

const sumOf = (rows: ReadonlyArray<Row>, ...statuses: ReadonlyArray<WithdrawalStatus>) =>
  rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

/** `lifetime = pending + available + in review + withdrawn`, and the withdrawals say what is in review and withdrawn. */
const audit = Effect.fnUntraced(function* (mentorId: MentorId, earned: ReadonlyMap<Currency, bigint>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Row>`select id, status, amount_minor, currency from withdrawals where mentor_id = ${mentorId}`
  const balances = yield* (yield* Ledger).listBalances(mentorId)
  for (const currency of [usd, eur]) {
    const own = rows.filter((row) => row.currency === currency)
    const [pending = 0n, available = 0n, inReview = 0n, withdrawn = 0n] = mentorAccounts.map(
      (account) => balances.find((one) => one.account === account && one.currency === currency)?.minor
    )
    assert.strictEqual(pending + available + inReview + withdrawn, earned.get(currency) ?? 0n, "lifetime")
    assert.strictEqual(inReview, sumOf(own, "pending", "approved", "processing"), "in review")
    assert.strictEqual(withdrawn, sumOf(own, "paid"), "withdrawn")
    assert.isAtMost(own.filter(({ status }) => ["pending", "approved", "processing"].includes(status)).length, 1)
  }
  return rows
}, Effect.orDie)

const newActors = Effect.gen(function* () {
  const kit = yield* Withdrawals
  const [admin, { mentor, mentorId }] = [yield* newAdmin, yield* newPayee(0n)]
  const earned = new Map<Currency, bigint>()
  const newest = new Map<Currency, WithdrawalId>()

  const take = (minor: bigint, currency: Currency) =>
    Effect.map(earn(mentorId, minor, currency), () => earned.set(currency, (earned.get(currency) ?? 0n) + minor))

  /** What the rules forbid is refused, which is part of the play; a defect ends it. */
  const act = Effect.fnUntraced(function* ({ currency, does, minor }: Step) {
    if (does === "earn") return yield* take(BigInt(minor) * 2n, currency)
    if (does === "clawBack") return yield* take(-BigInt(minor), currency)
    if (does === "ask") return newest.set(currency, (yield* ask(mentor, minor, currency)).withdrawal.id)
    const id = newest.get(currency)
    if (id === undefined) return
    return yield* kit[does](admin, { id, reason: "Because", reference: "TRX" })
  })
  return { act, earned, mentorId }
})

const play = Effect.fnUntraced(function* (steps: ReadonlyArray<Step>) {
  const { act, earned, mentorId } = yield* newActors
  const states = new Map<WithdrawalId, WithdrawalStatus>()
  const seen = new Set<string>()
  for (const step of steps) {
    yield* Effect.ignore(act(step))
    for (const { id, status } of yield* audit(mentorId, earned)) {
      const before = states.get(id) ?? "pending"
      const isLegal = before === status || transitions.some(({ from, to }) => from === before && to === status)
      assert.isTrue(isLegal, `${step.does}: ${before} to ${status}`)
      states.set(id, status)
      seen.add(status)
    }
  }
  return seen
})

describe.each(engines)("histories of withdrawals on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    const seen = new Set<string>()

    it.effect.prop(
      "random ones: after every step the books add up",
      { history },
      ({ history: steps }) =>
        Effect.map(play(steps), (states) => {
          for (const state of states) seen.add(state)
        }),
      { fastCheck: { numRuns: 6, seed: 20_270_314 } }
    )

    it("and they have been everywhere", () => {
      assert.includeMembers([...seen], ["pending", "approved", "processing", "paid", "rejected", "failed"])
    })

    // Falls where a withdrawal's entries are looked for under another key, or a status has others.
    it.effect("and the ledger's verification finds of every withdrawal what its status says", () =>
      Effect.gen(function* () {
        const found: Array<string> = []
        const findings = { add: (line: string) => void found.push(line), lines: () => found, count: () => found.length }
        yield* checkFacts(findings, () => Effect.void)
        assert.deepStrictEqual(found, [])
      })
    )
  })
})
