import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { ChargeId, GatewayEventId, InboxEventId, ReviewId } from "@mentorkit/core/payments"
import {
  ChargeRefunded,
  type GatewayEvent,
  GatewayInbox,
  type PaymentRepository,
  PaymentReviewRepository,
  type Review
} from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newPayment } from "../fixtures/market.js"
import { era, newId, usd } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { claimCases } from "./payments-claims.js"

const gateway = "conformance"

/** 40 dollars of a charge have gone back. */
const draftEvent = Effect.fnUntraced(function* (chargeId?: ChargeId, at?: DateTime.Utc) {
  return ChargeRefunded.make({
    id: GatewayEventId.make(yield* newId),
    type: "charge.refunded",
    // Gateways tell whole seconds.
    occurredAt: DateTime.startOf(at ?? (yield* DateTime.now), "second"),
    chargeId: chargeId ?? ChargeId.make(yield* newId),
    refunded: { minor: 4000n, currency: usd }
  })
})

const receive = Effect.fnUntraced(function* (
  event: GatewayEvent,
  options: { readonly dueAt?: DateTime.Utc; readonly receivedAt?: DateTime.Utc; readonly gateway?: string } = {}
) {
  const now = yield* DateTime.now
  return yield* (yield* GatewayInbox).receive({
    id: InboxEventId.make(yield* newId),
    gateway,
    event,
    payload: new TextEncoder().encode(`{"id":"${event.id}"}`),
    receivedAt: now,
    dueAt: DateTime.add(now, { minutes: 2 }),
    ...options
  })
})

const newReceived = (dueAt?: DateTime.Utc) =>
  Effect.flatMap(draftEvent(), (event) => receive(event, dueAt === undefined ? {} : { dueAt }))

/** Supply `GatewayInbox` and the `UnitOfWork` that it takes part in. */
export const gatewayInboxConformance = conformance<GatewayInbox | UnitOfWork>("GatewayInbox", {
  "an event that is known is answered as it stands, however it is told again": Effect.gen(function* () {
    const inbox = yield* GatewayInbox
    const event = yield* draftEvent()
    const first = yield* receive(event)
    assert.deepEqual(first, { id: first.id, gateway, event, state: "received" })
    assert.deepEqual(yield* receive({ ...event, type: "charge.updated" }), first)
    for (const state of ["parked", "review", "ignored", "processed"] as const) {
      yield* inbox.finish(first.id, state, yield* DateTime.now)
      assert.deepEqual(yield* receive(event), { ...first, state })
    }
  }),

  "another gateway's event of the same name is another event": Effect.gen(function* () {
    const event = yield* draftEvent()
    const [one, other] = [yield* receive(event), yield* receive(event, { gateway: "another" })]
    assert.notEqual(one.id, other.id)
    assert.equal(other.gateway, "another")
  }),

  "of parallel deliveries of one event one is stored, and all are answered with it": Effect.gen(function* () {
    for (let round = 0; round < 3; round++) {
      const event = yield* draftEvent()
      const answers = yield* Effect.replicateEffect(transact(receive(event)), 20, atOnce)
      for (const answer of answers) assert.deepEqual(answer, answers[0])
    }
  }),

  "parked refunds of a charge come in the order in which they came, and no others": Effect.gen(function* () {
    const inbox = yield* GatewayInbox
    const chargeId = ChargeId.make(yield* newId)
    const now = yield* DateTime.now
    const received = yield* Effect.forEach([2, 0, 1], (minutes) =>
      // Of one moment, so that their coming decides.
      Effect.flatMap(draftEvent(chargeId, now), (event) =>
        receive(event, { receivedAt: DateTime.add(now, { minutes }) })
      )
    )
    const others = [
      yield* receive(yield* draftEvent()),
      yield* receive(yield* draftEvent(chargeId), { gateway: "another" })
    ]
    yield* receive(yield* draftEvent(chargeId))
    yield* Effect.forEach([...received, ...others], ({ id }) => inbox.finish(id, "parked", now))
    const [last, first, second] = received.map(({ event, id }) => ({ event, id }))
    assert.deepEqual(yield* inbox.listParked(gateway, chargeId), [first, second, last])
    yield* Effect.forEach(received, ({ id }) => inbox.finish(id, "processed", now))
    assert.deepEqual(yield* inbox.listParked(gateway, chargeId), [])
  }),

  "only what is still received is claimed": Effect.gen(function* () {
    const inbox = yield* GatewayInbox
    const dueAt = DateTime.unsafeMake("1980-01-01T00:00:00Z")
    for (const state of ["processed", "parked", "ignored", "review"] as const) {
      yield* inbox.finish((yield* newReceived(dueAt)).id, state, dueAt)
    }
    assert.deepEqual(yield* inbox.claimReceived(dueAt, 9), [])
  }),

  ...claimCases(
    {
      add: (dueAt) => Effect.map(newReceived(dueAt), ({ id }) => id),
      claim: (now, limit) =>
        Effect.flatMap(GatewayInbox, ({ claimReceived }) =>
          Effect.map(claimReceived(now, limit), (claimed) => claimed.map(({ id }) => id))
        ),
      end: (id) => Effect.flatMap(GatewayInbox, ({ finish }) => finish(InboxEventId.make(id), "processed", era(0)))
    },
    1
  ),

  "each attempt puts the next one further off, to an hour at most": Effect.gen(function* () {
    const inbox = yield* GatewayInbox
    const { id } = yield* newReceived(era(9))
    const isDueAt = (now: DateTime.Utc) =>
      Effect.map(rolledBack(inbox.claimReceived(now, 9)), ({ length }) => length > 0)
    const probes = [0, 1, 2, 4, 8, 16, 32, 60].map((minutes) => ({ minutes }))
    const waits: Array<number> = []
    for (let now = era(9); waits.length < 8; ) {
      assert.deepEqual(
        (yield* inbox.claimReceived(now, 9)).map((one) => one.id),
        [id]
      )
      const next = yield* Effect.findFirst(probes, ({ minutes }) => isDueAt(DateTime.add(now, { minutes })))
      const { minutes } = yield* next
      waits.push(minutes)
      now = DateTime.add(now, { minutes })
    }
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => a - b)
    )
    const [first = 0, second = 0] = waits
    assert.ok(first > 0 && second > first)
    yield* inbox.finish(id, "processed", era(9))
  }),

  "a unit that fails stores nothing and finishes nothing": Effect.gen(function* () {
    const inbox = yield* GatewayInbox
    const [known, event] = [yield* newReceived(), yield* draftEvent()]
    const lost = yield* rolledBack(receive(event))
    yield* rolledBack(inbox.finish(known.id, "processed", yield* DateTime.now))
    assert.notEqual((yield* receive(event)).id, lost.id)
    assert.deepEqual(yield* receive(known.event), known)
  })
})

/**
 * Supply `PaymentReviewRepository`, the inbox and the repositories of payments, users and mentors beside it, and the
 * `UnitOfWork` of them all.
 */
export const paymentReviewRepositoryConformance = conformance<
  GatewayInbox | MentorRepository | PaymentRepository | PaymentReviewRepository | UnitOfWork | UserRepository
>("PaymentReviewRepository", {
  "a review of an event that has one already is no failure, also at the same time": Effect.gen(function* () {
    const reviews = yield* PaymentReviewRepository
    const { amount, id: paymentId } = yield* newPayment()
    const { id: inboxEventId } = yield* newReceived()
    const at = yield* DateTime.now
    const actual = { ...amount, minor: amount.minor + 1n }
    const add = Effect.flatMap(newId, (id) =>
      reviews.add(
        {
          id: ReviewId.make(id),
          paymentId,
          kind: "charge_differs",
          expected: amount,
          actual,
          charge: null,
          returnedMinor: 0n,
          createdAt: at,
          decision: null,
          note: null,
          decidedBy: null,
          decidedAt: null,
          resolvedAt: null
        },
        inboxEventId
      )
    )
    yield* rolledBack(add)
    yield* Effect.replicateEffect(transact(add), 8, atOnce)
    yield* add
  }),

  "those of the given ids are found, each once": Effect.gen(function* () {
    const reviews = yield* PaymentReviewRepository
    const at = yield* DateTime.now
    const add = Effect.gen(function* () {
      const { amount, id: paymentId } = yield* newPayment()
      const id = ReviewId.make(yield* newId)
      const charge = { gateway: "test", chargeId: ChargeId.make(`charge ${id}`) }
      const undecided = { decision: null, note: null, decidedBy: null, decidedAt: null, resolvedAt: null }
      const money = { expected: amount, actual: { ...amount, minor: amount.minor + 1n }, returnedMinor: 0n }
      const review: Review = { id, paymentId, kind: "charge_differs", ...money, charge, createdAt: at, ...undecided }
      yield* reviews.add(review, (yield* newReceived()).id)
      return review
    })
    const [one, other] = [yield* add, yield* add]
    yield* add
    const ids = [other.id, one.id, ReviewId.make(yield* newId)]
    const found = yield* reviews.findMany(ids)
    assert.deepEqual(
      [...found].sort((a, b) => (a.id < b.id ? -1 : 1)),
      [one, other].sort((a, b) => (a.id < b.id ? -1 : 1))
    )
    assert.deepEqual(yield* reviews.findMany([]), [])
  })
})
