import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { CheckoutIntentId, CheckoutSessionId } from "@mentorkit/core/payments"
import {
  type CheckoutIntent,
  CheckoutIntentRepository,
  intentStateAfter,
  type PaymentRepository
} from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Exit, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftIntent, newPayment } from "../fixtures/market.js"
import { newId } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { claimCases } from "./payments-claims.js"

const newIntent = Effect.fnUntraced(function* (dueAt?: DateTime.Utc) {
  const intent = yield* draftIntent(yield* newPayment())
  yield* (yield* CheckoutIntentRepository).add(intent, dueAt ?? DateTime.add(intent.createdAt, { minutes: 2 }))
  return intent
})

/** The gateway's answer, and the intent as it is then. */
const answered = Effect.fnUntraced(function* (intent: CheckoutIntent) {
  const sessionId = CheckoutSessionId.make(`session ${yield* newId}`)
  const expiresAt = DateTime.add(intent.expiresAt, { minutes: 5 })
  const answer = { sessionId, url: `https://gateway.test/${sessionId}`, expiresAt }
  return { answer, open: { ...intent, ...answer, state: "open" } satisfies CheckoutIntent }
})

/**
 * Supply `CheckoutIntentRepository`, the repositories of payments, users and mentors beside it, and the `UnitOfWork` of
 * them all.
 */
export const checkoutIntentRepositoryConformance = conformance<
  CheckoutIntentRepository | MentorRepository | PaymentRepository | UnitOfWork | UserRepository
>("CheckoutIntentRepository", {
  "an intent is live while it is started, and once it is open with the gateway's answer": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const intent = yield* newIntent()
    assert.deepEqual(yield* intents.findLive(intent.paymentId), Option.some(intent))
    const { answer, open } = yield* answered(intent)
    yield* intents.markOpened(intent.id, answer)
    assert.deepEqual(yield* intents.findLive(intent.paymentId), Option.some(open))
    assert.deepEqual(yield* intents.findBySession(intent.gateway, answer.sessionId), Option.some(open))
    assert.ok(Option.isNone(yield* intents.findBySession("another", answer.sessionId)))
  }),

  "of parallel intents of one payment one is stored, and the next once that one is over": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const payment = yield* newPayment()
    const drafts = yield* Effect.replicateEffect(draftIntent(payment), 6)
    const add = (intent: CheckoutIntent) => transact(intents.add(intent, intent.createdAt))
    const added = yield* Effect.forEach(drafts, (one) => Effect.exit(add(one)), atOnce)
    assert.equal(added.filter(Exit.isSuccess).length, 1)
    const first = drafts[added.findIndex(Exit.isSuccess)]
    assert.ok(first)
    yield* intents.markOpened(first.id, (yield* answered(first)).answer)
    assert.ok(Exit.isFailure(yield* Effect.exit(add(yield* draftIntent(payment)))))
    yield* intents.close(first.id, "abandoned")
    const second = yield* draftIntent(payment)
    yield* add(second)
    assert.deepEqual(yield* intents.findLive(payment.id), Option.some(second))
    yield* intents.close(second.id, "abandoned")
  }),

  "an intent changes between any two states exactly where it may": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const closed = ["completed", "expired", "abandoned", "superseded", "failed"] as const
    for (const from of [null, ...closed]) {
      for (const to of closed) {
        const intent = yield* newIntent()
        if (from !== null) yield* intents.close(intent.id, from)
        yield* intents.close(intent.id, to)
        const state = intentStateAfter(from ?? "started", to)
        assert.deepEqual(yield* intents.find(intent.id), Option.some({ ...intent, state }))
      }
    }
  }),

  "an intent is closed once, from started or open, and stays as it was closed": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    for (const state of ["completed", "expired", "abandoned"] as const) {
      const intent = yield* newIntent()
      const { answer, open } = yield* answered(intent)
      yield* intents.markOpened(intent.id, answer)
      yield* intents.close(intent.id, state)
      yield* intents.close(intent.id, state === "completed" ? "expired" : "completed")
      assert.ok(Option.isNone(yield* intents.findLive(intent.paymentId)))
      const closed = Option.some({ ...open, state })
      assert.deepEqual(yield* intents.findBySession(intent.gateway, answer.sessionId), closed)
    }
  }),

  "an answer that comes after the close is kept and opens nothing": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const intent = yield* newIntent()
    const { answer, open } = yield* answered(intent)
    yield* intents.close(intent.id, "abandoned")
    yield* intents.markOpened(intent.id, answer)
    const found = yield* intents.findBySession(intent.gateway, answer.sessionId)
    assert.deepEqual(found, Option.some({ ...open, state: "abandoned" }))
    assert.ok(Option.isNone(yield* intents.findLive(intent.paymentId)))
  }),

  "an answer and a close at the same time leave it closed": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    for (let round = 0; round < 5; round++) {
      const intent = yield* newIntent()
      const { answer, open } = yield* answered(intent)
      yield* Effect.all(
        [intents.markOpened(intent.id, answer), intents.close(intent.id, "expired")].map(transact),
        atOnce
      )
      const found = yield* intents.findBySession(intent.gateway, answer.sessionId)
      assert.deepEqual(found, Option.some({ ...open, state: "expired" }))
    }
  }),

  "only what is still started is claimed": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const past = DateTime.unsafeMake("1980-01-01T00:00:00Z")
    const [open, closed] = [yield* newIntent(past), yield* newIntent(past)]
    yield* intents.markOpened(open.id, (yield* answered(open)).answer)
    yield* intents.close(closed.id, "abandoned")
    assert.deepEqual(yield* intents.claimStarted(past, yield* DateTime.now, 9), [])
  }),

  ...claimCases(
    {
      add: (dueAt) => Effect.map(newIntent(dueAt), ({ id }) => id),
      claim: Effect.fnUntraced(function* (now, limit) {
        const intents = yield* CheckoutIntentRepository
        const claimed = yield* intents.claimStarted(now, DateTime.add(now, { days: 2 }), limit)
        return claimed.map(({ id }) => id)
      }),
      end: (id) =>
        Effect.flatMap(CheckoutIntentRepository, ({ close }) => close(CheckoutIntentId.make(id), "abandoned"))
    },
    1
  ),

  "a claim is over when its time is": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const past = DateTime.unsafeMake("1981-01-01T00:00:00Z")
    const intent = yield* newIntent(past)
    const until = DateTime.add(past, { minutes: 5 })
    assert.deepEqual(yield* intents.claimStarted(past, until, 9), [intent])
    assert.deepEqual(yield* intents.claimStarted(DateTime.subtract(until, { millis: 1 }), until, 9), [])
    assert.deepEqual(yield* intents.claimStarted(until, yield* DateTime.now, 9), [intent])
  }),

  "a unit that fails adds, opens and closes nothing": Effect.gen(function* () {
    const intents = yield* CheckoutIntentRepository
    const [known, payment] = [yield* newIntent(), yield* newPayment()]
    const [draft, { answer }] = [yield* draftIntent(payment), yield* answered(known)]
    yield* rolledBack(Effect.all([intents.add(draft, draft.createdAt), intents.markOpened(known.id, answer)]))
    yield* rolledBack(intents.close(known.id, "expired"))
    assert.deepEqual(yield* intents.findLive(known.paymentId), Option.some(known))
    assert.ok(Option.isNone(yield* intents.findLive(payment.id)))
  })
})
