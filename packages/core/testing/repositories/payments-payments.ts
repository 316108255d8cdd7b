import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { ChargeId, CheckoutSessionId, PaymentId } from "@mentorkit/core/payments"
import { CheckoutIntentRepository, type Payment, PaymentRepository } from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { Array, DateTime, Effect, Exit, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftIntent, draftPayment, newPayment } from "../fixtures/market.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, comesDuring, excludeEachOther, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const newCharge = Effect.map(newId, (id) => ChargeId.make(`charge ${id}`))

const settled = (payment: Payment, chargeId: ChargeId, paidAt: DateTime.Utc): Payment => ({
  ...payment,
  status: "succeeded",
  chargeId,
  paidAt
})

/**
 * Supply `PaymentRepository`, the `CheckoutIntentRepository` and those of users and mentors beside it, and the
 * `UnitOfWork` of them all.
 */
export const paymentRepositoryConformance = conformance<
  CheckoutIntentRepository | MentorRepository | PaymentRepository | UnitOfWork | UserRepository
>("PaymentRepository", {
  "a payment is read as it was added": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const payment = yield* newPayment()
    const stored = Option.some(payment)
    assert.deepEqual(yield* payments.find(payment.id), stored)
    assert.deepEqual(yield* transact(payments.lock(payment.id)), stored)
    assert.deepEqual(yield* payments.findFor("course", payment.purchasableId), stored)
    assert.ok(Option.isNone(yield* payments.findFor("community", payment.purchasableId)))
    const unknown = PaymentId.make(yield* newId)
    assert.ok(Option.isNone(yield* payments.find(unknown)))
    assert.ok(Option.isNone(yield* transact(payments.lock(unknown))))
  }),

  "a payment is found by its session, else by its own id": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const intents = yield* CheckoutIntentRepository
    const [one, other] = [yield* newPayment(), yield* newPayment()]
    const now = yield* DateTime.now
    const intent = yield* draftIntent(one)
    yield* intents.add(intent, now)
    const sessionId = CheckoutSessionId.make(`session ${yield* newId}`)
    yield* intents.markOpened(intent.id, { sessionId, url: "https://gateway.test/", expiresAt: one.expiresAt })
    const { gateway } = intent
    const elsewhere = CheckoutSessionId.make("elsewhere")
    const names = [
      [{ gateway, sessionId, paymentId: other.id }, one],
      [{ gateway, sessionId, paymentId: null }, one],
      [{ gateway: "another", sessionId, paymentId: other.id }, other],
      [{ gateway, sessionId: elsewhere, paymentId: other.id }, other],
      [{ gateway, sessionId: null, paymentId: other.id }, other],
      [{ gateway, sessionId: elsewhere, paymentId: null }, null],
      [{ gateway, sessionId: null, paymentId: null }, null]
    ] as const
    for (const [name, found] of names) {
      assert.deepEqual(yield* payments.findByGatewayNames(name), Option.fromNullable(found))
    }
  }),

  "of parallel open payments for one purchasable one is stored, and the next once that one is over": Effect.gen(
    function* () {
      const payments = yield* PaymentRepository
      const { payerId, mentorId, purchasableId } = yield* draftPayment()
      const drafts = yield* Effect.replicateEffect(draftPayment({ payerId, mentorId, purchasableId }), 6)
      const added = yield* Effect.forEach(drafts, (one) => Effect.exit(transact(payments.add(one))), atOnce)
      assert.equal(added.filter(Exit.isSuccess).length, 1)
      const first = drafts[added.findIndex(Exit.isSuccess)]
      assert.ok(first)
      assert.deepEqual(yield* payments.findFor("course", purchasableId), Option.some(first))
      for (const status of ["processing", "failed"] as const) {
        yield* payments.update({ ...first, status })
        assert.ok(Exit.isFailure(yield* Effect.exit(newPayment({ payerId, mentorId, purchasableId }))))
      }
      yield* payments.update({ ...first, status: "expired" })
      yield* Effect.sleep("2 millis")
      const second = yield* newPayment({ payerId, mentorId, purchasableId })
      assert.deepEqual(yield* payments.findFor("course", purchasableId), Option.some(second))
    }
  ),

  "whoever has locked a payment is alone with it, and sees it as the one before has left it": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const { id } = yield* newPayment({ gateway: "" })
    yield* excludeEachOther(Array.replicate(payments.lock(id), 6))
    const write = Effect.gen(function* () {
      const payment = yield* Effect.flatten(payments.lock(id))
      yield* payments.update({ ...payment, gateway: `${payment.gateway}x` })
    })
    yield* Effect.replicateEffect(transact(write), 10, atOnce)
    assert.equal(Option.getOrThrow(yield* payments.find(id)).gateway, "xxxxxxxxxx")
  }),

  "what is told of one charge is done in turn, so that nothing slips by a charge that is just being stored": Effect.gen(
    function* () {
      const payments = yield* PaymentRepository
      const payment = yield* newPayment()
      const [chargeId, now] = [yield* newCharge, yield* DateTime.now]
      const { gateway } = payment
      yield* excludeEachOther(Array.replicate(payments.serialise(gateway, chargeId), 6))
      const serialise = payments.serialise(gateway, chargeId)
      const look = transact(Effect.zipRight(serialise, payments.findByCharge(gateway, chargeId)))
      const found = yield* comesDuring(serialise, payments.update(settled(payment, chargeId, now)), look)
      assert.deepEqual(found, Option.some(settled(payment, chargeId, now)))
    }
  ),

  "what is told of another charge does not wait": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const { gateway, id } = yield* newPayment()
    const [one, other] = [yield* newCharge, yield* newCharge]
    yield* passesBy(payments.serialise(gateway, one), transact(payments.serialise(gateway, other)), payments.find(id))
  }),

  "an update stores what may change, and a payment is found by its charge then": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const [payment, chargeId, now] = [yield* newPayment(), yield* newCharge, yield* DateTime.now]
    const changed: Payment = {
      ...settled(payment, chargeId, now),
      // An admin may have accepted other money than asked for.
      amount: { ...payment.amount, minor: 9999n },
      status: "partially_refunded",
      gateway: "another",
      refundedMinor: 4000n,
      feeRefundedMinor: 600n,
      expiresAt: DateTime.add(payment.expiresAt, { hours: 1 })
    }
    yield* payments.update({ ...changed, description: "Another" })
    assert.deepEqual(yield* payments.find(payment.id), Option.some(changed))
    assert.deepEqual(yield* payments.findByCharge("another", chargeId), Option.some(changed))
    assert.ok(Option.isNone(yield* payments.findByCharge(payment.gateway, chargeId)))
  }),

  "payable ones whose time is over are found, the longest overdue first, no more than asked for": Effect.gen(
    function* () {
      const payments = yield* PaymentRepository
      const [second, first, third] = yield* Effect.forEach([2, 1, 3], (week) => newPayment({ expiresAt: era(week) }))
      assert.ok(second && first && third)
      const failed = { ...second, status: "failed" } as const
      yield* payments.update(failed)
      const processing = { ...(yield* newPayment({ expiresAt: era(1) })), status: "processing" } as const
      yield* payments.update(processing)
      assert.deepEqual(yield* payments.listDue(era(2), 9), [first, failed])
      assert.deepEqual(yield* payments.listDue(era(3), 9), [first, failed, third])
      assert.deepEqual(yield* payments.listDue(era(3), 1), [first])
      yield* Effect.forEach([first, failed, third], (one) => payments.update({ ...one, status: "expired" }))
      assert.deepEqual(yield* payments.listDue(era(3), 9), [])
    }
  ),

  "a unit that fails adds no payment and changes none": Effect.gen(function* () {
    const payments = yield* PaymentRepository
    const [known, draft, chargeId] = [yield* newPayment(), yield* draftPayment(), yield* newCharge]
    const now = yield* DateTime.now
    yield* rolledBack(Effect.all([payments.add(draft), payments.update(settled(known, chargeId, now))]))
    assert.deepEqual(yield* payments.find(known.id), Option.some(known))
    assert.ok(Option.isNone(yield* payments.findFor("course", draft.purchasableId)))
    assert.ok(Option.isNone(yield* payments.findByCharge(known.gateway, chargeId)))
    yield* payments.add(draft)
  })
})
