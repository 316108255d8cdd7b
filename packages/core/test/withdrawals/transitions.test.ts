/** The table of transitions, and a withdrawal's life as any order of triggers could play it, with the money behind it. */
import { assert, describe, it } from "@effect/vitest"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { type JournalEntry, type WithdrawalEntryKind, withdrawalEntry } from "@mentorkit/core/earnings/ports"
import { covers, entryKindsOf, fits, transitions } from "@mentorkit/core/internal/withdrawals"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import {
  isOpen,
  WithdrawalId,
  WithdrawalMoveRefused,
  WithdrawalStatus,
  withdrawalStatusLabels
} from "@mentorkit/core/withdrawals"
import { move, request, Trigger, type Withdrawal } from "@mentorkit/core/withdrawals/ports"
import { DateTime, Either, FastCheck, Schema } from "effect"

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`
const usd = Currency.make("USD")
const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")

const requested = request(
  {
    id: WithdrawalId.make(id(1)),
    mentorId: MentorId.make(id(2)),
    amount: { minor: 6000n, currency: usd },
    method: { id: TransactionMethodId.make(id(3)), type: "nagad", title: "Nagad 017****5678" },
    note: null
  },
  start
)

/** Who may go where, written down a second time from the spec. */
const expected: { readonly [S in WithdrawalStatus]: { readonly [T in Trigger]?: WithdrawalStatus } } = {
  pending: { approve: "approved", reject: "rejected" },
  approved: { process: "processing", fail: "failed" },
  processing: { pay: "paid", fail: "failed" },
  paid: {},
  rejected: {},
  failed: {}
}

/** The shortest way there. */
const ways: { readonly [S in WithdrawalStatus]: ReadonlyArray<Trigger> } = {
  pending: [],
  approved: ["approve"],
  processing: ["approve", "process"],
  paid: ["approve", "process", "pay"],
  rejected: ["reject"],
  failed: ["approve", "fail"]
}
const brought = (status: WithdrawalStatus): Withdrawal =>
  ways[status].reduce(
    (withdrawal, trigger) => Either.getOrThrow(move(withdrawal, trigger, start, "because")).withdrawal,
    requested
  )

describe("the table of withdrawal transitions", () => {
  it("has the moves of the spec and no other, each once", () => {
    const found = WithdrawalStatus.literals.map((from) => [
      from,
      Object.fromEntries(transitions.filter((row) => row.from === from).map(({ on, to }) => [on, to]))
    ])
    assert.deepStrictEqual(Object.fromEntries(found), expected)
    assert.strictEqual(transitions.length, 6)
  })

  it("posts the same by whatever way a withdrawal came to a status", () => {
    const ends = new Set<string>()
    const walk = (status: WithdrawalStatus, posted: ReadonlyArray<string>): void => {
      ends.add(status)
      assert.deepStrictEqual<ReadonlyArray<string>>(entryKindsOf(status), posted)
      for (const { from, posts, to } of transitions) {
        if (from === status) walk(to, posts === null ? posted : [...posted, posts])
      }
    }
    walk("pending", ["withdrawal_requested"])
    assert.deepStrictEqual([...ends].sort(), [...WithdrawalStatus.literals].sort())
  })

  it("posts exactly where a withdrawal closes", () => {
    for (const { posts, to } of transitions) {
      const wanted = isOpen(to) ? null : to === "paid" ? "withdrawal_paid" : "withdrawal_released"
      assert.strictEqual(posts, wanted)
    }
  })

  for (const status of WithdrawalStatus.literals) {
    it(`every trigger from ${status} moves as the spec has it, or is refused in words that name the state`, () => {
      const before = brought(status)
      assert.strictEqual(before.status, status)
      for (const trigger of Trigger.literals) {
        const result = move(before, trigger, start, "because")
        const to = expected[status][trigger]
        if (Either.isRight(result)) assert.strictEqual(result.right.withdrawal.status, to)
        else {
          assert.isUndefined(to)
          assert.instanceOf(result.left, WithdrawalMoveRefused)
          assert.include(result.left.message, `it is ${withdrawalStatusLabels[status].toLowerCase()}.`)
        }
      }
    })
  }
})

const Step = Schema.Struct({ trigger: Trigger, minutes: Schema.Int.pipe(Schema.between(0, 3 * 24 * 60)) })
const steps = Schema.Array(Step).pipe(Schema.maxItems(12))

type Account = JournalEntry["postings"][number]["account"]

/** An account book in memory that starts with what the mentor has available. */
const newBook = (available: bigint) => {
  const balances = new Map<Account, bigint>([["mentor_available", available]])
  const keys = new Set<string>()
  const balance = (account: Account) => balances.get(account) ?? 0n
  const post = (kind: WithdrawalEntryKind, { amount, id: withdrawalId, mentorId }: Withdrawal) => {
    const entry = withdrawalEntry(JournalEntryId.make(id(9)), kind, { withdrawalId, mentorId, amount }, start)
    assert.isFalse(keys.has(entry.idempotencyKey), entry.idempotencyKey)
    keys.add(entry.idempotencyKey)
    for (const { account, minor } of entry.postings) balances.set(account, balance(account) + minor)
  }
  return { balance, post }
}

describe("a withdrawal's life", () => {
  it.prop("moves as the table has it, keeps its times, and never loses or makes money", { steps }, ({ steps }) => {
    const { balance, post } = newBook(10_000n)
    post("withdrawal_requested", requested)
    let [withdrawal, at] = [requested, start]
    for (const { minutes, trigger } of steps) {
      at = DateTime.add(at, { minutes })
      const result = move(withdrawal, trigger, at, "because")
      const to = expected[withdrawal.status][trigger]
      assert.strictEqual(Either.isRight(result), to !== undefined)
      if (Either.isRight(result)) {
        const { transition, withdrawal: after } = result.right
        // Nothing that was written down before changes.
        for (const key of ["createdAt", "approvedAt", "processingAt"] as const) {
          if (withdrawal[key] !== null) assert.strictEqual(after[key], withdrawal[key])
        }
        assert.strictEqual(after.updatedAt, at)
        if (transition.posts !== null) post(transition.posts, after)
        withdrawal = after
      }
      const { amount, status } = withdrawal
      assert.strictEqual(balance("mentor_in_review"), isOpen(status) ? amount.minor : 0n)
      assert.strictEqual(balance("mentor_withdrawn"), status === "paid" ? amount.minor : 0n)
      const lifetime = balance("mentor_available") + balance("mentor_in_review") + balance("mentor_withdrawn")
      assert.strictEqual(lifetime, 10_000n)
    }
    assert.strictEqual(withdrawal.rejectionReason !== null, withdrawal.status === "rejected")
    assert.strictEqual(withdrawal.failureReason !== null, withdrawal.status === "failed")
    assert.strictEqual(withdrawal.reference !== null, withdrawal.status === "paid")
    for (const [status, time] of [
      ["rejected", withdrawal.rejectedAt],
      ["paid", withdrawal.paidAt],
      ["failed", withdrawal.failedAt]
    ] as const) {
      assert.strictEqual(time !== null, withdrawal.status === status)
    }
  })
})

describe("what can be withdrawn", () => {
  it.prop(
    "is what is available, and nothing where something is owed",
    [FastCheck.bigInt(-20_000n, 20_000n), FastCheck.bigInt(1n, 20_000n)],
    ([available, minor]) => {
      const result = covers(available, { minor, currency: usd })
      assert.strictEqual(Either.isRight(result), available >= minor)
      if (Either.isLeft(result)) assert.strictEqual(result.left.available.minor, Math.max(0, Number(available)))
    }
  )

  it("goes to methods that can be paid out to, in currencies that their type knows", () => {
    const bdt = Currency.make("BDT")
    const nagad = { isPayable: true, title: "Nagad 017****5678", currencies: [bdt] }
    assert.isTrue(Either.isRight(fits(nagad, bdt)))
    assert.isTrue(Either.isRight(fits({ ...nagad, currencies: null }, usd)))
    const wrong = Either.flip(fits(nagad, usd))
    assert.strictEqual(Either.getOrThrow(wrong).message, "Nagad 017****5678 cannot be paid out to in USD.")
    const card = Either.flip(fits({ ...nagad, isPayable: false }, bdt))
    assert.match(Either.getOrThrow(card).message, /^A card cannot be paid out to\./)
  })
})
