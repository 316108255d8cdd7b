import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { GatewayRefundId, RefundId } from "@mentorkit/core/payments"
import {
  type Payment,
  type PaymentRepository,
  type Refund,
  RefundRepository,
  type TakenRefund
} from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftRefund, newPayment } from "../fixtures/market.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { claimCases } from "./payments-claims.js"

const newRefund = Effect.fnUntraced(function* (
  options: { readonly payment?: Payment; readonly dueAt?: DateTime.Utc } = {}
) {
  const refund = yield* draftRefund(options.payment ?? (yield* newPayment()))
  yield* (yield* RefundRepository).add(refund, options.dueAt ?? DateTime.add(refund.createdAt, { minutes: 2 }))
  return refund
})

const nameAtGateway = Effect.map(newId, (id) => GatewayRefundId.make(`refund ${id}`))
const atGateway = Effect.map(nameAtGateway, (gatewayRefundId): TakenRefund => ({ gatewayRefundId, takenAt: null }))
const nothingKnown: TakenRefund = { gatewayRefundId: null, takenAt: null }
const soon = DateTime.unsafeMake("2099-01-01T00:00:00Z")

const stateOf = ({ id }: { readonly id: RefundId }) =>
  Effect.flatMap(RefundRepository, ({ find }) => Effect.map(find(id), (found) => Option.getOrThrow(found).state))

/**
 * Supply `RefundRepository`, the repositories of payments, users and mentors beside it, and the `UnitOfWork` of them all.
 */
export const refundRepositoryConformance = conformance<
  MentorRepository | PaymentRepository | RefundRepository | UnitOfWork | UserRepository
>("RefundRepository", {
  "a refund is read as it was added": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const refund = yield* newRefund()
    assert.deepEqual(yield* refunds.find(refund.id), Option.some(refund))
    assert.ok(Option.isNone(yield* refunds.find(RefundId.make(yield* newId))))
  }),

  "a refund is found by the call that asked for it, unless the gateway has refused it": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [refund, other, key] = [yield* newRefund(), yield* newRefund(), yield* newId]
    assert.ok(Option.isNone(yield* refunds.findByCall(key)))
    yield* refunds.recordCall(refund.id, key)
    assert.deepEqual(yield* refunds.findByCall(key), Option.some(refund))
    yield* refunds.markRefused(refund.id, "No.")
    assert.ok(Option.isNone(yield* refunds.findByCall(key)))
    // The call may then ask for another one.
    yield* refunds.recordCall(other.id, key)
    assert.deepEqual(yield* refunds.findByCall(key), Option.some(other))
  }),

  "a refund goes from requested over pending to succeeded, and a late word of its gateway takes none of it back":
    Effect.gen(function* () {
      const refunds = yield* RefundRepository
      const refund = yield* newRefund()
      yield* refunds.markAccepted(refund.id, yield* atGateway, soon)
      assert.equal(yield* stateOf(refund), "pending")
      yield* refunds.markSucceeded(refund.id, yield* DateTime.now)
      assert.equal(yield* stateOf(refund), "succeeded")
      yield* refunds.markAccepted(refund.id, yield* atGateway, soon)
      yield* refunds.markRefused(refund.id, "charge already refunded")
      assert.equal(yield* stateOf(refund), "succeeded")
    }),

  "a refund is refused where it is requested, and not where the gateway has taken it": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [asked, taken] = [yield* newRefund(), yield* newRefund()]
    yield* refunds.markAccepted(taken.id, yield* atGateway, soon)
    for (const { id } of [asked, taken]) yield* refunds.markRefused(id, "no such charge")
    assert.deepEqual([yield* stateOf(asked), yield* stateOf(taken)], ["refused", "pending"])
  }),

  "a confirmation that comes at the same time as the answer to the request wins": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const now = yield* DateTime.now
    for (let round = 0; round < 5; round++) {
      const { id } = yield* newRefund()
      const gatewayId = yield* atGateway
      const words = [
        refunds.markAccepted(id, gatewayId, soon),
        refunds.markSucceeded(id, now),
        refunds.markAccepted(id, gatewayId, soon)
      ]
      yield* Effect.all(words.map(transact), atOnce)
      assert.equal(yield* stateOf({ id }), "succeeded")
    }
  }),

  "that the gateway has taken it is news once, with the gateway's name for it or without": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [{ id }, payment] = [yield* newRefund(), yield* newPayment()]
    assert.deepEqual(
      [
        yield* refunds.markAccepted(id, nothingKnown, soon),
        yield* refunds.markAccepted(id, yield* atGateway, soon),
        yield* stateOf({ id })
      ],
      [true, false, "pending"]
    )
    const unnamed = yield* newRefund({ payment })
    yield* refunds.markAccepted(unnamed.id, nothingKnown, soon)
    const found = yield* refunds.findUnnamed(payment.id, unnamed.amountMinor)
    assert.deepEqual(found, Option.some({ ...unnamed, state: "pending" }))
    assert.ok(Option.isNone(yield* refunds.findUnnamed(payment.id, unnamed.amountMinor + 1n)))
    assert.equal(yield* refunds.sumFailed(payment.id, soon), 0n)
    yield* refunds.markAccepted(unnamed.id, yield* atGateway, soon)
    assert.ok(Option.isNone(yield* refunds.findUnnamed(payment.id, unnamed.amountMinor)))
    yield* refunds.markFailed(unnamed.id, "It did not arrive.")
    assert.equal(yield* refunds.sumFailed(payment.id, soon), unnamed.amountMinor)
  }),

  "requested and pending ones of a payment wait, the oldest first": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const payment = yield* newPayment()
    const [first, over, third, refused] = yield* Effect.replicateEffect(
      Effect.zipLeft(newRefund({ payment }), Effect.sleep("2 millis")),
      4
    )
    assert.ok(first && over && third && refused)
    yield* newRefund()
    yield* refunds.markAccepted(first.id, yield* atGateway, soon)
    yield* refunds.markSucceeded(over.id, yield* DateTime.now)
    yield* refunds.markRefused(refused.id, "no")
    assert.deepEqual(yield* refunds.listWaiting(payment.id), [{ ...first, state: "pending" }, third])
  }),

  "only what is still requested is claimed": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const dueAt = DateTime.unsafeMake("1980-01-01T00:00:00Z")
    const [taken, refused, confirmed] = yield* Effect.replicateEffect(newRefund({ dueAt }), 3)
    assert.ok(taken && refused && confirmed)
    yield* refunds.markAccepted(taken.id, yield* atGateway, soon)
    yield* refunds.markRefused(refused.id, "no")
    yield* refunds.markSucceeded(confirmed.id, yield* DateTime.now)
    assert.deepEqual(yield* refunds.claim("requested", dueAt, yield* DateTime.now, 9), [])
  }),

  ...claimCases(
    {
      add: (dueAt) => Effect.map(newRefund({ dueAt }), ({ id }) => id),
      claim: Effect.fnUntraced(function* (now, limit) {
        const refunds = yield* RefundRepository
        const claimed = yield* refunds.claim("requested", now, DateTime.add(now, { days: 2 }), limit)
        return claimed.map(({ id }) => id)
      }),
      end: (id) => Effect.flatMap(RefundRepository, ({ markRefused: refused }) => refused(RefundId.make(id), "no"))
    },
    1
  ),

  "what the gateway has taken is claimed once it has been silent for long enough": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const dueAt = DateTime.unsafeMake("1982-01-01T00:00:00Z")
    const [requested, taken, over] = yield* Effect.replicateEffect(newRefund({ dueAt }), 3)
    assert.ok(requested && taken && over)
    const later = DateTime.add(dueAt, { hours: 1 })
    for (const { id } of [taken, over]) yield* refunds.markAccepted(id, nothingKnown, later)
    yield* refunds.markAccepted(taken.id, yield* atGateway, DateTime.add(later, { days: 1 }))
    yield* refunds.markSucceeded(over.id, yield* DateTime.now)
    const until = DateTime.add(later, { hours: 1 })
    assert.deepEqual(yield* refunds.claim("pending", DateTime.subtract(later, { millis: 1 }), until, 9), [])
    assert.deepEqual(yield* refunds.claim("pending", later, until, 9), [{ ...taken, state: "pending" }])
    assert.deepEqual(yield* refunds.claim("pending", later, until, 9), [])
    yield* refunds.markRefused(requested.id, "no")
    yield* refunds.markSucceeded(taken.id, yield* DateTime.now)
  }),

  "when the gateway took it is kept once, and says which sums count it": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const payment = yield* newPayment()
    const takenAt = DateTime.unsafeMake("2027-03-01T08:00:00Z")
    const before = DateTime.subtract(takenAt, { millis: 1 })
    const [arrived, failed, waits] = yield* Effect.replicateEffect(newRefund({ payment }), 3)
    assert.ok(arrived && failed && waits)
    const named = Effect.map(atGateway, (known) => ({ ...known, takenAt }))
    for (const { id } of [arrived, failed, waits]) {
      yield* refunds.markAccepted(id, nothingKnown, soon)
      yield* refunds.markAccepted(id, yield* named, soon)
      yield* refunds.markAccepted(id, { ...nothingKnown, takenAt: before }, soon)
    }
    assert.deepEqual(Option.getOrThrow(yield* refunds.find(waits.id)).takenAt, takenAt)
    yield* refunds.markSucceeded(arrived.id, takenAt)
    yield* refunds.markFailed(failed.id, "It did not arrive.")
    assert.equal(yield* refunds.sumTakenAfter(payment.id, before), arrived.amountMinor)
    assert.equal(yield* refunds.sumTakenAfter(payment.id, takenAt), 0n)
    assert.equal(yield* refunds.sumFailed(payment.id, before), 0n)
    assert.equal(yield* refunds.sumFailed(payment.id, takenAt), failed.amountMinor)
  }),

  "a claim is over when its time is": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const dueAt = DateTime.unsafeMake("1981-01-01T00:00:00Z")
    const refund = yield* newRefund({ dueAt })
    const until = DateTime.add(dueAt, { minutes: 5 })
    assert.deepEqual(yield* refunds.claim("requested", dueAt, until, 9), [refund])
    assert.deepEqual(yield* refunds.claim("requested", DateTime.subtract(until, { millis: 1 }), until, 9), [])
    assert.deepEqual(yield* refunds.claim("requested", until, yield* DateTime.now, 9), [refund])
  }),

  "a move stores state, end and verdict, only where state and verdict still are as they were": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [{ id: by }, { id }, at] = [yield* newUser(), yield* newRefund(), yield* DateTime.now]
    yield* refunds.markRefused(id, "no")
    const refused = Option.getOrThrow(yield* refunds.find(id))
    const verdict = { resolution: "paid_elsewhere", by, note: "By bank transfer.", at } as const
    const paid: Refund = { ...refused, state: "succeeded", succeededAt: at, verdict }
    assert.equal(yield* refunds.move({ ...refused, state: "pending" }, paid), false)
    assert.equal(yield* refunds.move({ ...refused, verdict }, paid), false)
    assert.deepEqual(yield* refunds.find(id), Option.some(refused))
    assert.equal(yield* refunds.move(refused, paid), true)
    assert.equal(yield* refunds.move(refused, paid), false)
    assert.deepEqual(yield* refunds.find(id), Option.some(paid))
  }),

  "of parallel moves one is made": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [{ id: by }, { id }, at] = [yield* newUser(), yield* newRefund(), yield* DateTime.now]
    yield* refunds.markRefused(id, "no")
    const refused = Option.getOrThrow(yield* refunds.find(id))
    const decided = (["retried", "waived", "withdrawn", "paid_elsewhere"] as const).map((resolution): Refund => {
      const verdict = { resolution, by, note: "Decided.", at }
      if (resolution === "waived") return { ...refused, state: "waived", verdict }
      return resolution === "paid_elsewhere"
        ? { ...refused, state: "succeeded", succeededAt: at, verdict }
        : { ...refused, verdict }
    })
    const moved = yield* Effect.forEach(decided, (after) => transact(refunds.move(refused, after)), atOnce)
    assert.equal(moved.filter(Boolean).length, 1)
    assert.deepEqual(yield* refunds.find(id), Option.fromNullable(decided[moved.indexOf(true)]))
  }),

  "a unit that fails asks for nothing and changes nothing": Effect.gen(function* () {
    const refunds = yield* RefundRepository
    const [payment, known] = [yield* newPayment(), yield* newRefund()]
    const [draft, gatewayId, now] = [yield* draftRefund(payment), yield* atGateway, yield* DateTime.now]
    yield* rolledBack(Effect.all([refunds.add(draft, now), refunds.markAccepted(known.id, gatewayId, soon)]))
    yield* rolledBack(refunds.markRefused(known.id, "no"))
    yield* rolledBack(refunds.markSucceeded(known.id, now))
    assert.deepEqual(yield* refunds.find(known.id), Option.some(known))
    assert.deepEqual(yield* refunds.listWaiting(payment.id), [])
  })
})
