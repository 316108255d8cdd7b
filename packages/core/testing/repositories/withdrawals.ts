/** The repository of withdrawals, and what is told of whoever asks for them. */
import assert from "node:assert/strict"
import { JournalEntryId } from "@mentorkit/core/earnings"
import { type JournalEntry, Ledger, withdrawalEntry } from "@mentorkit/core/earnings/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import type {
  TransactionMethodRepository,
  TransactionMethodTypeRepository
} from "@mentorkit/core/transaction-methods/ports"
import { isOpen, openStatuses } from "@mentorkit/core/withdrawals"
import {
  move,
  Payees,
  type Trigger,
  type Withdrawal,
  type WithdrawalFilter,
  WithdrawalRepository
} from "@mentorkit/core/withdrawals/ports"
import { Array, DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftWithdrawal, newEarnings, newWithdrawal } from "../fixtures/payouts.js"
import { newId, newMentor, usd } from "../fixtures/people.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

const eur = Currency.make("EUR")
const firstPage = { page: 1, per_page: 15 }
const everything = { mentorId: null, status: null, currency: null }

/** As it is after those moves, decided and not stored. */
const played = (withdrawal: Withdrawal, ...triggers: ReadonlyArray<Trigger>) =>
  Effect.map(DateTime.now, (now) =>
    triggers.reduce((one, trigger) => Either.getOrThrow(move(one, trigger, now, "Because")).withdrawal, withdrawal)
  )

/** Stores every state on the way. */
const moved = Effect.fnUntraced(function* (withdrawal: Withdrawal, ...triggers: ReadonlyArray<Trigger>) {
  const withdrawals = yield* WithdrawalRepository
  let before = withdrawal
  for (const trigger of triggers) {
    const after = yield* played(before, trigger)
    assert.ok(yield* withdrawals.move(before, after))
    before = after
  }
  return before
})

const listed = (filter: Partial<WithdrawalFilter>, page = { page: 1, per_page: 50 }) =>
  Effect.flatMap(WithdrawalRepository, ({ list }) =>
    Effect.map(list({ ...everything, ...filter }, page), ({ items, total }) => ({
      ids: items.map(({ id }) => id),
      total
    }))
  )

const posted = (entry: JournalEntry) => Effect.flatMap(Ledger, (ledger) => transact(ledger.post(entry)))

type People = MentorRepository | UserRepository | UnitOfWork
type Repositories = WithdrawalRepository | TransactionMethodRepository | TransactionMethodTypeRepository | People

/** Supply `WithdrawalRepository`, those of payout methods, users and mentors, and the `UnitOfWork` of them all. */
export const withdrawalRepositoryConformance = conformance<Repositories>("WithdrawalRepository", {
  "a withdrawal is read as it was added and as it was moved, in every state": Effect.gen(function* () {
    const withdrawals = yield* WithdrawalRepository
    const ways: ReadonlyArray<ReadonlyArray<Trigger>> = [
      ["approve", "process", "pay"],
      ["approve", "process", "fail"],
      ["approve", "fail"],
      ["reject"]
    ]
    for (const way of ways) {
      let stored = yield* newWithdrawal()
      for (const trigger of [undefined, ...way]) {
        if (trigger !== undefined) stored = yield* moved(stored, trigger)
        assert.deepEqual(yield* withdrawals.find(stored.id), Option.some(stored))
        assert.deepEqual(yield* transact(withdrawals.lock(stored.id)), Option.some(stored))
        assert.deepEqual((yield* withdrawals.list({ ...everything, mentorId: stored.mentorId }, firstPage)).items, [
          stored
        ])
      }
    }
  }),

  "an unknown withdrawal is neither found nor locked nor moved": Effect.gen(function* () {
    const withdrawals = yield* WithdrawalRepository
    const unknown = yield* draftWithdrawal()
    assert.ok(Option.isNone(yield* withdrawals.find(unknown.id)))
    assert.ok(Option.isNone(yield* transact(withdrawals.lock(unknown.id))))
    assert.equal(yield* withdrawals.move(unknown, yield* played(unknown, "approve")), false)
  }),

  // Falls without the unique index.
  "of parallel requests of one mentor in one currency one is open; another currency is its own": Effect.gen(
    function* () {
      const withdrawals = yield* WithdrawalRepository
      const first = yield* draftWithdrawal()
      const { id: mentorId } = yield* newMentor()
      const drafts = yield* Effect.replicateEffect(draftWithdrawal({ mentorId, method: first.method }), 8)
      const added = yield* Effect.forEach(drafts, (one) => Effect.either(transact(withdrawals.add(one))), atOnce)
      assert.equal(added.filter(Either.isRight).length, 1)
      for (const { left } of added.filter(Either.isLeft)) assert.equal(left._tag, "WithdrawalAlreadyOpen")
      const other = yield* draftWithdrawal({ mentorId, method: first.method, amount: { minor: 5000n, currency: eur } })
      yield* withdrawals.add(other)
      yield* withdrawals.add({ ...first, mentorId: (yield* newMentor()).id })
    }
  ),

  "one that is open is in the way of another, in each of its states, and one that is closed is not": Effect.gen(
    function* () {
      const withdrawals = yield* WithdrawalRepository
      const ways: ReadonlyArray<ReadonlyArray<Trigger>> = [
        ["approve", "process", "pay"],
        ["approve", "fail"],
        ["reject"]
      ]
      for (const way of ways) {
        let stored = yield* newWithdrawal()
        const next = yield* draftWithdrawal({ mentorId: stored.mentorId, method: stored.method })
        for (const trigger of way) {
          const refused = yield* Effect.either(transact(withdrawals.add(next)))
          assert.ok(Either.isLeft(refused) && refused.left.currency === usd, stored.status)
          stored = yield* moved(stored, trigger)
        }
        assert.equal(isOpen(stored.status), false)
        yield* withdrawals.add(next)
      }
      assert.deepEqual(openStatuses, ["pending", "approved", "processing"])
    }
  ),

  // Falls without `for update`.
  "whoever has locked a withdrawal is alone with it": Effect.gen(function* () {
    const withdrawals = yield* WithdrawalRepository
    const { id } = yield* newWithdrawal()
    yield* excludeEachOther(Array.replicate(withdrawals.lock(id), 8))
  }),

  // Falls without the condition on the status.
  "of contradicting moves at the same time one happens, whatever anybody has locked": Effect.gen(function* () {
    const withdrawals = yield* WithdrawalRepository
    for (let round = 0; round < 5; round++) {
      const before = yield* newWithdrawal()
      const after = [yield* played(before, "approve"), yield* played(before, "reject")]
      const moves = Array.flatten(Array.replicate(after, 3))
      const won = yield* Effect.forEach(moves, (one) => transact(withdrawals.move(before, one)), atOnce)
      assert.equal(won.filter(Boolean).length, 1)
      assert.deepEqual(yield* withdrawals.find(before.id), Option.some(moves[won.indexOf(true)]))
    }
  }),

  "withdrawals are listed page by page, the newest first, by mentor, status and currency": Effect.gen(function* () {
    const { id: mentorId } = yield* newMentor()
    const base = DateTime.unsafeMake("1990-01-01T00:00:00Z")
    const first = yield* newWithdrawal({ mentorId, createdAt: base })
    const { method } = first
    yield* moved(first, "reject")
    const later = (hours: number) => DateTime.add(base, { hours })
    const third = yield* newWithdrawal({ mentorId, method, createdAt: later(2) })
    const second = yield* newWithdrawal({
      mentorId,
      method,
      createdAt: later(1),
      amount: { minor: 5000n, currency: eur }
    })
    assert.deepEqual(yield* listed({ mentorId }), { ids: [third.id, second.id, first.id], total: 3 })
    assert.deepEqual(yield* listed({ mentorId }, { page: 1, per_page: 2 }), { ids: [third.id, second.id], total: 3 })
    assert.deepEqual(yield* listed({ mentorId }, { page: 2, per_page: 2 }), { ids: [first.id], total: 3 })
    assert.deepEqual(yield* listed({ mentorId }, { page: 3, per_page: 2 }), { ids: [], total: 3 })
    assert.deepEqual(yield* listed({ mentorId, status: "rejected" }), { ids: [first.id], total: 1 })
    assert.deepEqual(yield* listed({ mentorId, currency: eur }), { ids: [second.id], total: 1 })
    assert.deepEqual(yield* listed({ mentorId, status: "rejected", currency: eur }), { ids: [], total: 0 })
    assert.deepEqual(yield* listed({ mentorId: MentorId.make(yield* newId) }), { ids: [], total: 0 })
    assert.ok((yield* listed({})).total >= 3)
  }),

  "a unit that fails adds no withdrawal and moves none": Effect.gen(function* () {
    const withdrawals = yield* WithdrawalRepository
    const [known, draft] = [yield* newWithdrawal(), yield* draftWithdrawal()]
    yield* rolledBack(Effect.all([withdrawals.add(draft), withdrawals.move(known, yield* played(known, "approve"))]))
    assert.deepEqual(yield* withdrawals.find(known.id), Option.some(known))
    assert.ok(Option.isNone(yield* withdrawals.find(draft.id)))
    yield* withdrawals.add(draft)
  })
})

/** Supply `Payees` and the `Ledger`, and what `withdrawalRepositoryConformance` asks for. */
export const payeesConformance = conformance<Payees | Ledger | Repositories>("Payees", {
  "whoever asks for money is told with their balances in its currency, in the order asked": Effect.gen(function* () {
    const payees = yield* Payees
    const { find } = yield* UserRepository
    const asked = yield* newWithdrawal()
    const other = yield* newWithdrawal({ amount: { minor: 5000n, currency: eur } })
    const { id: withdrawalId, mentorId, amount } = asked
    yield* newEarnings(mentorId, 7000n)
    yield* newEarnings(mentorId, 900n, eur)
    yield* newEarnings(other.mentorId, -100n, eur)
    const entryId = JournalEntryId.make(yield* newId)
    yield* posted(withdrawalEntry(entryId, "withdrawal_requested", { withdrawalId, mentorId, amount }, asked.createdAt))
    const told = yield* payees.list([other, asked, other])
    assert.deepEqual(
      told.map((one) => [one.mentorId, one.availableMinor, one.inReviewMinor, one.withdrawnMinor]),
      [
        [other.mentorId, -100n, 0n, 0n],
        [mentorId, 1000n, 6000n, 0n],
        [other.mentorId, -100n, 0n, 0n]
      ]
    )
    const [, payee] = told
    assert.ok(payee)
    const user = Option.getOrThrow(yield* find(payee.userId))
    assert.deepEqual([payee.name, payee.username, payee.email], [user.fullName, user.username, user.email])
    assert.deepEqual(yield* payees.list([]), [])
  })
})
