import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { GatewaySubscriptionId, SubscriptionId } from "@mentorkit/core/payments"
import { type SubscriptionEnd, SubscriptionEndRepository, SubscriptionRepository } from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor, newUser, usd } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { claimCases } from "./payments-claims.js"

const gateway = "conformance"
const far = DateTime.unsafeMake("2200-01-01T00:00:00Z")

const newSubscription = Effect.gen(function* () {
  const id = SubscriptionId.make(yield* newId)
  yield* (yield* SubscriptionRepository).add({
    id,
    purpose: "community",
    purchasableId: yield* newId,
    payerId: (yield* newUser()).id,
    mentorId: (yield* newMentor()).id,
    amount: { minor: 1000n, currency: usd },
    description: "The compiler club",
    interval: "month",
    status: "pending",
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    gateway,
    gatewaySubscriptionId: null,
    toldAt: null,
    endedBy: null,
    createdAt: yield* DateTime.now,
    endedAt: null
  })
  return id
})

/** Not stored. */
const draftEnd = Effect.fnUntraced(function* (fields: Partial<SubscriptionEnd> = {}) {
  const end: SubscriptionEnd = {
    gateway,
    gatewaySubscriptionId: GatewaySubscriptionId.make(`subscription ${yield* newId}`),
    subscriptionId: fields.subscriptionId ?? (yield* newSubscription),
    wantedAt: yield* DateTime.now,
    doneAt: null,
    ...fields
  }
  return end
})

const newEnd = Effect.fnUntraced(function* (dueAt: DateTime.Utc, fields: Partial<SubscriptionEnd> = {}) {
  const end = yield* draftEnd(fields)
  yield* (yield* SubscriptionEndRepository).add(end, dueAt)
  return end
})

const found = (end: SubscriptionEnd) =>
  Effect.flatMap(SubscriptionEndRepository, ({ find }) => find(end.gateway, end.gatewaySubscriptionId))

/**
 * Supply `SubscriptionEndRepository`, the repositories of subscriptions, users and mentors beside it, and the `UnitOfWork` of
 * them all.
 */
export const subscriptionEndRepositoryConformance = conformance<
  MentorRepository | SubscriptionEndRepository | SubscriptionRepository | UnitOfWork | UserRepository
>("SubscriptionEndRepository", {
  "an end is read as it was added": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const end = yield* newEnd(far)
    assert.deepEqual(yield* found(end), Option.some(end))
    assert.ok(Option.isNone(yield* ends.find("another", end.gatewaySubscriptionId)))
    assert.ok(Option.isNone(yield* ends.find(gateway, GatewaySubscriptionId.make(yield* newId))))
  }),

  "what is added again stays as it was, done or not": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const end = yield* draftEnd()
    const again = { ...end, wantedAt: DateTime.add(end.wantedAt, { days: 1 }) }
    assert.deepEqual([yield* ends.add(end, far), yield* ends.add(again, far)], [true, false])
    assert.deepEqual(yield* found(end), Option.some(end))
    const doneAt = yield* DateTime.now
    yield* ends.markDone(end.gateway, end.gatewaySubscriptionId, doneAt)
    assert.equal(yield* ends.add(again, far), false)
    assert.deepEqual(yield* found(end), Option.some({ ...end, doneAt }))
  }),

  "two gateways may have one name for different things": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const end = yield* newEnd(far)
    assert.ok(yield* ends.add({ ...end, gateway: "another" }, far))
    yield* ends.markDone("another", end.gatewaySubscriptionId, yield* DateTime.now)
    assert.deepEqual(yield* found(end), Option.some(end))
  }),

  "of those who add the same at the same time one is told that it is new": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    for (let round = 0; round < 5; round++) {
      const end = yield* draftEnd()
      const answers = yield* Effect.replicateEffect(transact(ends.add(end, far)), 6, atOnce)
      assert.equal(answers.filter((isNew) => isNew).length, 1)
    }
  }),

  "it is done once, at the first time": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const end = yield* newEnd(far)
    const first = yield* DateTime.now
    yield* ends.markDone(end.gateway, end.gatewaySubscriptionId, first)
    yield* ends.markDone(end.gateway, end.gatewaySubscriptionId, DateTime.add(first, { hours: 1 }))
    assert.deepEqual(yield* found(end), Option.some({ ...end, doneAt: first }))
    // Nobody has wanted this one.
    yield* ends.markDone(gateway, GatewaySubscriptionId.make(yield* newId), first)
  }),

  "only what is open at the gateway is claimed": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const dueAt = DateTime.unsafeMake("1980-01-01T00:00:00Z")
    const done = yield* newEnd(dueAt)
    yield* ends.markDone(done.gateway, done.gatewaySubscriptionId, dueAt)
    const elsewhere = yield* newEnd(dueAt, { gateway: "elsewhere" })
    assert.deepEqual(yield* ends.claimOpen(gateway, dueAt, far, 9), [])
    assert.deepEqual(yield* ends.claimOpen("elsewhere", dueAt, far, 9), [elsewhere])
  }),

  ...claimCases(
    {
      add: (dueAt) => Effect.map(newEnd(dueAt), ({ gatewaySubscriptionId }) => gatewaySubscriptionId),
      claim: Effect.fnUntraced(function* (now, limit) {
        const ends = yield* SubscriptionEndRepository
        const claimed = yield* ends.claimOpen(gateway, now, DateTime.add(now, { days: 2 }), limit)
        return claimed.map(({ gatewaySubscriptionId }) => gatewaySubscriptionId)
      }),
      end: Effect.fnUntraced(function* (id) {
        const { markDone: done } = yield* SubscriptionEndRepository
        yield* done(gateway, GatewaySubscriptionId.make(id), yield* DateTime.now)
      })
    },
    1
  ),

  "a claim is over when its time is, and the longest overdue goes first": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const dueAt = DateTime.unsafeMake("1981-01-01T00:00:00Z")
    const [later, sooner] = [yield* newEnd(DateTime.add(dueAt, { minutes: 1 })), yield* newEnd(dueAt)]
    const until = DateTime.add(dueAt, { minutes: 5 })
    assert.deepEqual(yield* ends.claimOpen(gateway, DateTime.add(dueAt, { minutes: 1 }), until, 1), [sooner])
    assert.deepEqual(yield* ends.claimOpen(gateway, DateTime.subtract(until, { millis: 1 }), far, 9), [later])
    assert.deepEqual(yield* ends.claimOpen(gateway, until, far, 9), [sooner])
  }),

  "a unit that fails wants nothing and ends nothing": Effect.gen(function* () {
    const ends = yield* SubscriptionEndRepository
    const [draft, known] = [yield* draftEnd(), yield* newEnd(far)]
    yield* rolledBack(ends.add(draft, far))
    yield* rolledBack(ends.markDone(known.gateway, known.gatewaySubscriptionId, known.wantedAt))
    assert.ok(Option.isNone(yield* found(draft)))
    assert.deepEqual(yield* found(known), Option.some(known))
    assert.ok(yield* ends.add(draft, far))
  })
})
