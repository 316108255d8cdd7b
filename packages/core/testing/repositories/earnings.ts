/** The ledger. */
import assert from "node:assert/strict"
import { JournalEntryId } from "@mentorkit/core/earnings"
import {
  charge,
  entryBetween,
  type JournalEntry,
  Ledger,
  type Posting,
  type Sale
} from "@mentorkit/core/earnings/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { Currency, type MentorId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { Array, DateTime, Effect, Exit } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor, usd } from "../fixtures/people.js"
import {
  atOnce,
  excludeEachOther,
  inParallel,
  meetInTheMiddle,
  passesBy,
  rolledBack,
  transact
} from "../fixtures/transactions.js"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const eur = Currency.make("EUR")
const newEntryId = Effect.map(newId, (id) => JournalEntryId.make(id))

/** 80.00, of which 12.00 are the platform's. */
const newSale = Effect.fnUntraced(function* (mentorId?: MentorId, currency = usd) {
  const sale: Sale = {
    paymentId: yield* newId,
    mentorId: mentorId ?? (yield* newMentor()).id,
    gross: { minor: 8000n, currency },
    feeMinor: 1200n,
    refundedMinor: 0n,
    elsewhereMinor: 0n,
    disputedMinor: 0n,
    waitingMinor: 0n,
    isCleared: false
  }
  return sale
})

const chargeOf = (sale: Sale, when = at) => Effect.map(newEntryId, (id) => charge(id, sale, when))
const refundOf = Effect.fnUntraced(function* (sale: Sale, minor: bigint, when = at) {
  const fact = { id: yield* newEntryId, kind: "refund", of: yield* newId, at: when } as const
  const entry = entryBetween(sale, { ...sale, refundedMinor: minor }, fact)
  assert.ok(entry)
  return entry
})
const post = (entry: JournalEntry) => Effect.flatMap(Ledger, (ledger) => transact(ledger.post(entry)))
const postSale = (sale: Sale) => Effect.flatMap(chargeOf(sale), post)
const refusal = (entry: JournalEntry) => Effect.map(Effect.exit(post(entry)), Exit.isFailure)

const pending = (minor: bigint, currency = usd) => ({ currency, account: "mentor_pending", minor })

/** The first mentor gives each of the others a cent; the accounts in this order. */
const transfer = Effect.fnUntraced(function* (from: MentorId, ...to: ReadonlyArray<MentorId>) {
  const id = yield* newEntryId
  const posting = (mentorId: MentorId, minor: bigint): Posting => ({
    account: "mentor_available",
    mentorId,
    currency: usd,
    minor
  })
  const entry: JournalEntry = {
    id,
    kind: "charge",
    idempotencyKey: `transfer:${id}`,
    paymentId: null,
    occurredAt: at,
    postings: [posting(from, -BigInt(to.length)), ...to.map((one) => posting(one, 1n))]
  }
  return entry
})

/** Supply `Ledger`, the repositories of users and mentors beside it, and the `UnitOfWork` of them all. */
export const ledgerConformance = conformance<Ledger | MentorRepository | UnitOfWork | UserRepository>("Ledger", {
  // Falls if the same fact is an error and no answer.
  "a fact is posted once, and the balances with it": Effect.gen(function* () {
    const { listBalances: balances } = yield* Ledger
    const sale = yield* newSale()
    assert.deepEqual(yield* balances(sale.mentorId), [])
    assert.equal(yield* postSale(sale), "posted")
    assert.equal(yield* postSale(sale), "known")
    const back = yield* refundOf(sale, 4000n)
    assert.equal(yield* post(back), "posted")
    assert.equal(yield* post({ ...back, id: yield* newEntryId }), "known")
    assert.deepEqual(yield* balances(sale.mentorId), [pending(3400n)])
  }),

  "every account that was touched has its balance, in every currency, of that mentor alone": Effect.gen(function* () {
    const { listBalances: balances } = yield* Ledger
    const [one, other] = [yield* newMentor(), yield* newMentor()]
    yield* postSale(yield* newSale(one.id))
    yield* postSale(yield* newSale(one.id, eur))
    yield* post(yield* transfer(one.id, other.id))
    const sorted = [pending(6800n, eur), { currency: usd, account: "mentor_available", minor: -1n }, pending(6800n)]
    const byName = [...(yield* balances(one.id))].sort((a, b) =>
      `${a.currency} ${a.account}` < `${b.currency} ${b.account}` ? -1 : 1
    )
    assert.deepEqual(byName, sorted)
    assert.deepEqual(yield* balances(other.id), [{ currency: usd, account: "mentor_available", minor: 1n }])
    // An account that is empty again was touched all the same.
    yield* post(yield* transfer(other.id, one.id))
    assert.deepEqual(yield* balances(other.id), [{ currency: usd, account: "mentor_available", minor: 0n }])
  }),

  "of parallel posts of one fact exactly one is the one": Effect.gen(function* () {
    const { listBalances: balances } = yield* Ledger
    const sale = yield* newSale()
    const answers = yield* Effect.replicateEffect(postSale(sale), 20, atOnce)
    assert.equal(answers.filter((answer) => answer === "posted").length, 1)
    assert.deepEqual(yield* balances(sale.mentorId), [pending(6800n)])
  }),

  "a post that waited for one that failed is the one": Effect.gen(function* () {
    const { listBalances: balances, post: postNow } = yield* Ledger
    for (let round = 0; round < 3; round++) {
      const sale = yield* newSale()
      const failing = rolledBack(Effect.zipLeft(Effect.flatMap(chargeOf(sale), postNow), Effect.sleep("15 millis")))
      const [, answer] = yield* Effect.all([failing, Effect.delay(postSale(sale), "5 millis")], atOnce)
      assert.equal(answer, "posted")
      assert.deepEqual(yield* balances(sale.mentorId), [pending(6800n)])
    }
  }),

  "no posting of one mentor is lost among many at the same time": Effect.gen(function* () {
    const { listBalances: balances } = yield* Ledger
    const { id } = yield* newMentor()
    const sales = yield* Effect.replicateEffect(newSale(id), 30)
    yield* Effect.forEach(sales, postSale, atOnce)
    assert.deepEqual(yield* balances(id), [pending(204_000n)])
  }),

  "entries that move money between the same accounts in opposite directions never get stuck": Effect.gen(function* () {
    const { listBalances: balances, post: postNow } = yield* Ledger
    const [one, other] = [yield* newMentor(), yield* newMentor()]
    const transfers = yield* Effect.forEach(Array.range(1, 20), (n) =>
      n % 2 === 0 ? transfer(one.id, other.id) : transfer(other.id, one.id)
    )
    yield* inParallel(transfers.map(postNow))
    assert.deepEqual(yield* balances(one.id), [{ currency: usd, account: "mentor_available", minor: 0n }])
  }),

  // Falls if balances are locked in the order in which an entry names them.
  "entries that name the same accounts in opposite orders never get stuck": Effect.gen(function* () {
    const { listBalances: balances, post: postNow } = yield* Ledger
    for (let round = 0; round < 2; round++) {
      const [one, two] = [(yield* newMentor()).id, (yield* newMentor()).id]
      const [middle, beside] = [(yield* newMentor()).id, (yield* newMentor()).id]
      const [there, back] = [yield* transfer(one, middle, two), yield* transfer(two, middle, one)]
      yield* meetInTheMiddle(postNow(yield* transfer(middle, beside)), postNow(there), postNow(back))
      for (const [mentorId, minor] of [[one, -1n] as const, [middle, 1n] as const]) {
        assert.deepEqual(yield* balances(mentorId), [{ currency: usd, account: "mentor_available", minor }])
      }
    }
  }),

  "an open posting keeps the sales of other mentors waiting for nothing": Effect.gen(function* () {
    const ledger = yield* Ledger
    const [one, other] = [yield* newSale(), yield* newSale()]
    const first = Effect.flatMap(chargeOf(one), ledger.post)
    assert.equal(yield* passesBy(first, postSale(other), Effect.void), "posted")
  }),

  // Falls without the check at the commit.
  "an entry that does not balance is refused, in each currency by itself, and leaves nothing": Effect.gen(function* () {
    const { listBalances: balances } = yield* Ledger
    const sale = yield* newSale()
    const entry = yield* chargeOf(sale)
    const [first, ...rest] = entry.postings
    assert.ok(first)
    const crooked = [rest, [{ ...first, minor: -8001n }, ...rest], [{ ...first, currency: eur }, ...rest]]
    for (const postings of crooked) assert.ok(yield* refusal({ ...entry, postings }))
    assert.deepEqual(yield* balances(sale.mentorId), [])
    assert.equal(yield* post(entry), "posted")
  }),

  "what is available is told in its currency, and is nothing where nothing was posted": Effect.gen(function* () {
    const { lockAvailable } = yield* Ledger
    const [one, other] = [(yield* newMentor()).id, (yield* newMentor()).id]
    const available = (mentorId: MentorId, currency = usd) => transact(lockAvailable(mentorId, currency))
    assert.equal(yield* available(one), 0n)
    yield* post(yield* transfer(one, other))
    yield* postSale(yield* newSale(other))
    assert.deepEqual([yield* available(one), yield* available(other), yield* available(other, eur)], [-1n, 1n, 0n])
  }),

  // Falls without the lock.
  "whoever has locked what is available is alone with it, and nobody posts to it meanwhile": Effect.gen(function* () {
    const ledger = yield* Ledger
    const [one, other] = [(yield* newMentor()).id, (yield* newMentor()).id]
    yield* post(yield* transfer(one, other))
    const entry = yield* transfer(one, other)
    yield* excludeEachOther([...Array.replicate(ledger.lockAvailable(other, usd), 6), ledger.post(entry)])
    assert.equal(yield* transact(ledger.lockAvailable(other, usd)), 2n)
  }),

  "nothing is posted without a transaction": Effect.gen(function* () {
    const { listBalances: balances, post: postNow } = yield* Ledger
    const sale = yield* newSale()
    assert.ok(Exit.isFailure(yield* Effect.exit(Effect.flatMap(chargeOf(sale), postNow))))
    assert.deepEqual(yield* balances(sale.mentorId), [])
  }),

  "a unit that fails posts nothing, and the fact may be posted again": Effect.gen(function* () {
    const { listBalances: balances, post: postNow } = yield* Ledger
    const sale = yield* newSale()
    assert.equal(yield* rolledBack(Effect.flatMap(chargeOf(sale), postNow)), "posted")
    assert.deepEqual(yield* balances(sale.mentorId), [])
    assert.equal(yield* postSale(sale), "posted")
  }),

  "what a mentor earned is told by stretches: each from its edge, up to the next one, by currency": Effect.gen(
    function* () {
      const { listEarned: earned } = yield* Ledger
      const { id } = yield* newMentor()
      const edges = [0, 1, 2, 3].map((days) => DateTime.add(at, { days }))
      const [first, second, third, last] = edges
      assert.ok(first && second && third && last)
      const sale = yield* newSale(id)
      const sales = [
        [yield* newSale(id), DateTime.subtract(first, { millis: 1 })],
        [sale, first],
        [yield* newSale(id), DateTime.subtract(second, { millis: 1 })],
        [yield* newSale(id, eur), third],
        [yield* newSale(id), last]
      ] as const
      for (const [one, when] of sales) yield* Effect.flatMap(chargeOf(one, when), post)
      yield* post(yield* refundOf(sale, 8000n, third))
      const told = [...(yield* earned(id, [usd, eur], edges))].sort(
        (a, b) => a.index - b.index || (a.currency < b.currency ? -1 : 1)
      )
      assert.deepEqual(told, [
        { currency: usd, index: 0, earnedMinor: 13_600n, refundedMinor: 0n },
        { currency: eur, index: 2, earnedMinor: 6800n, refundedMinor: 0n },
        { currency: usd, index: 2, earnedMinor: 0n, refundedMinor: 6800n }
      ])
      const ofEuros = told.filter(({ currency }) => currency === eur)
      assert.deepEqual(yield* earned(id, [eur], edges), ofEuros)
      assert.deepEqual(yield* earned(id, [], edges), [])
      assert.deepEqual(yield* earned((yield* newMentor()).id, [usd, eur], edges), [])
    }
  )
})
