/** Subscriptions that the gateway has to end: asked for until it is done, whatever happens to their deliveries. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { PayloadOf } from "@mentorkit/core/internal/kernel"
import { endAtGateway } from "@mentorkit/core/internal/payments"
import { troubleOf, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { RecurringCheckout, type SubscriptionEndWanted } from "@mentorkit/core/payments"
import { concurrent, pglite } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { eventsOf, sweep, tell } from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { Cause, Effect, Exit, Logger, TestClock } from "effect"
import { begun, type Membership, newMembership } from "../support/memberships.js"

const active = Effect.tap(newMembership(), (membership) => Effect.flatMap(begun(membership), tell))

const end = ({ subscriptionId }: Membership) =>
  Effect.gen(function* () {
    const { transact } = yield* UnitOfWork
    yield* transact((yield* RecurringCheckout).end(subscriptionId))
  })

/** Its buyer has left at once. */
const left = Effect.tap(active, end)

const wanted = ({ gatewaySubscriptionId, subscriptionId }: Membership): PayloadOf<typeof SubscriptionEndWanted> => ({
  subscriptionId,
  gateway: "stub",
  gatewaySubscriptionId
})

/** What the relay does about the event. */
const relay = Effect.fnUntraced(function* (membership: Membership, gateway = "stub") {
  const { run } = yield* endAtGateway.make
  yield* run({ ...wanted(membership), gateway }, yield* newDelivery)
})

/** How often the gateway was reached with it. */
const asksOf = ({ gatewaySubscriptionId }: Membership) =>
  Effect.map(
    Effect.flatMap(StubGateway, (ref) => ref),
    ({ keys }) => keys.filter((key) => key === `end_now ${gatewaySubscriptionId}`).length
  )

const rowsOf = ({ gatewaySubscriptionId }: Membership) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly gateway: string; readonly isDone: boolean }>`
      select gateway, done_at is not null as is_done from subscription_ends
      where gateway_subscription_id = ${gatewaySubscriptionId}`
  )

const endingsOf = (membership: Membership) =>
  Effect.map(eventsOf({ ...membership, paymentId: membership.subscriptionId as never }), (types) =>
    types.filter((type) => type === "SubscriptionEndWanted")
  )

/** The errors that operators are told meanwhile. */
const errorsDuring = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const errors: Array<string> = []
    const collecting = Logger.make(({ logLevel, message }) => {
      if (logLevel._tag === "Error") errors.push(String(message))
    })
    return Effect.as(Effect.provide(work, Logger.replace(Logger.defaultLogger, collecting)), errors)
  })

const done = [{ gateway: "stub", isDone: true }]
const open = [{ gateway: "stub", isDone: false }]

describe("the end of a subscription at the gateway", () => {
  layer(shop(pglite))((it) => {
    it.effect("is noted with the event, asked for once and done", () =>
      Effect.gen(function* () {
        const membership = yield* left
        assert.deepStrictEqual(yield* rowsOf(membership), open)
        assert.lengthOf(yield* endingsOf(membership), 1)
        yield* relay(membership)
        yield* relay(membership)
        assert.deepStrictEqual(yield* rowsOf(membership), done)
        yield* TestClock.adjust("1 hours")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
        assert.strictEqual(yield* asksOf(membership), 1)
      })
    )

    // Falls without the sweep, as does the simulation in core.
    it.effect("is taken up by a sweep where its delivery is dead, after ten minutes and once", () =>
      Effect.gen(function* () {
        const membership = yield* left
        yield* TestClock.adjust("9 minutes")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
        yield* TestClock.adjust("1 minutes")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
        assert.deepStrictEqual(yield* rowsOf(membership), done)
        yield* TestClock.adjust("1 hours")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
        assert.strictEqual(yield* asksOf(membership), 1)
      })
    )

    it.effect("waits for a gateway that is away for days, and the relay hears that nobody is there", () =>
      Effect.gen(function* () {
        const membership = yield* left
        yield* script({ isDown: true })
        for (let hour = 0; hour < 100; hour++) {
          yield* TestClock.adjust("1 hours")
          if (hour < 72) assert.strictEqual((yield* Effect.flip(relay(membership)))._tag, "PeerUnavailable")
          assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
          assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
        }
        yield* script({ isDown: false })
        yield* TestClock.adjust("10 minutes")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
        assert.deepStrictEqual([yield* rowsOf(membership), yield* asksOf(membership)], [done, 1])
      })
    )

    it.effect("is done where the gateway says that it is over", () =>
      Effect.gen(function* () {
        const membership = yield* left
        yield* script({ hasEnded: true })
        yield* relay(membership)
        yield* script({ hasEnded: false })
        assert.deepStrictEqual(yield* rowsOf(membership), done)
      })
    )

    // Falls where a refusal is taken for "it is over": the gateway's key may be of another account.
    it.effect("that the gateway refuses stays open, is told each time, and is done once the gateway does it", () =>
      Effect.gen(function* () {
        const membership = yield* left
        yield* script({ refusal: "No such subscription" })
        const errors = yield* errorsDuring(
          Effect.gen(function* () {
            const exit = yield* Effect.exit(relay(membership))
            // As a fault of ours: neither a dead letter at once, nor a gateway that nobody can reach.
            assert.strictEqual(troubleOf(Exit.isFailure(exit) ? exit.cause : Cause.empty), "other")
            assert.isTrue(Exit.isFailure(exit))
            for (let hour = 0; hour < 100; hour++) {
              yield* TestClock.adjust("1 hours")
              assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
              assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
            }
          })
        )
        assert.deepStrictEqual([yield* rowsOf(membership), yield* asksOf(membership)], [open, 101])
        assert.lengthOf(errors, 101)
        for (const error of errors) {
          assert.include(error, `"stub" refuses to end subscription ${membership.gatewaySubscriptionId}`)
          assert.notInclude(error, "No such subscription")
        }
        yield* script({ refusal: null })
        yield* TestClock.adjust("10 minutes")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
        yield* relay(membership)
        assert.deepStrictEqual([yield* rowsOf(membership), yield* asksOf(membership)], [done, 102])
      })
    )

    it.effect("wanted once more is one row and one event", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const membership = yield* active
        const [wantedAt, dueAt] = [new Date(0), new Date("2200-01-01")]
        yield* sql`insert into subscription_ends ${sql.insert({ ...wanted(membership), wantedAt, dueAt })}`
        yield* end(membership)
        assert.deepStrictEqual([yield* rowsOf(membership), yield* endingsOf(membership)], [open, []])
      })
    )

    it.effect("at another gateway is told once, stays open for a person, and is nothing for the sweep", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const membership = yield* active
        yield* sql`update subscriptions set gateway = 'elsewhere' where id = ${membership.subscriptionId}`
        yield* end(membership)
        const errors = yield* errorsDuring(
          Effect.gen(function* () {
            yield* relay(membership, "elsewhere")
            for (let day = 0; day < 3; day++) {
              yield* TestClock.adjust("1 days")
              assert.strictEqual(yield* sweep("payments.resumeEnds"), 0)
            }
          })
        )
        assert.lengthOf(errors, 1)
        assert.deepStrictEqual(yield* rowsOf(membership), [{ gateway: "elsewhere", isDone: false }])
        assert.strictEqual(yield* asksOf(membership), 0)
      })
    )

    it.effect("that a host of the release before wants is noted by whoever delivers it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const membership = yield* left
        yield* sql`delete from subscription_ends where gateway_subscription_id = ${membership.gatewaySubscriptionId}`
        yield* script({ isDown: true })
        assert.strictEqual((yield* Effect.flip(relay(membership)))._tag, "PeerUnavailable")
        yield* script({ isDown: false })
        yield* TestClock.adjust("10 minutes")
        assert.strictEqual(yield* sweep("payments.resumeEnds"), 1)
        assert.deepStrictEqual([yield* rowsOf(membership), yield* asksOf(membership)], [done, 1])
      })
    )
  })
})

describe.each(concurrent)("an end on %s that several are after", (_name, engine) => {
  layer(shop(engine), { excludeTestServices: true })((it) => {
    it.effect("is asked for by one sweep and by its delivery at most, and done", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        for (let round = 0; round < 20; round++) {
          const membership = yield* left
          yield* sql`
            update subscription_ends set due_at = '2020-01-01'
            where gateway_subscription_id = ${membership.gatewaySubscriptionId}`
          const [one, other] = yield* Effect.all(
            [sweep("payments.resumeEnds"), sweep("payments.resumeEnds"), relay(membership)],
            { concurrency: "unbounded" }
          )
          assert.isAtMost(one + other, 1)
          const asks = yield* asksOf(membership)
          assert.isTrue(asks === 1 || asks === 2, `${asks} times`)
          assert.deepStrictEqual(yield* rowsOf(membership), done)
        }
      })
    )
  })
})
