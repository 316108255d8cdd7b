/** Ends of subscriptions that the releases before had wanted: those that may be open are found again. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { emptyPostgresUrl, hostOn } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { Effect, Layer } from "effect"
import { migrateTo } from "../../src/database/migrator/migrate.js"
import { migrations } from "../../src/migrations.js"

const upTo = (name: string) => migrations.slice(0, migrations.findIndex((one) => one.name === name) + 1)
const wantedAt = new Date("2026-11-01T12:00:00Z")

const newSubscription = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const id = crypto.randomUUID()
  yield* sql`insert into subscriptions ${sql.insert({
    ...{ id, purpose: "community", purchasableId: crypto.randomUUID(), payerId: (yield* newUser()).userId },
    ...{ mentorId: (yield* newMentor()).mentorId, amountMinor: 1000n, currency: "USD", description: "A club" },
    ...{ billingInterval: "month", status: "expired", gateway: "stripe", createdAt: wantedAt, endedAt: wantedAt },
    endedBy: "buyer"
  })}`
  return id
})

/** As the release before has it: settled once its subscriber has had it, or has failed for good. */
const newEvent = Effect.fnUntraced(function* (
  name: string,
  { isDead = false, isSettled = isDead, type = "payments.SubscriptionEndWanted" } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const [id, subscriptionId] = [crypto.randomUUID(), yield* newSubscription]
  const payload = JSON.stringify({ subscriptionId, gateway: "stripe", gatewaySubscriptionId: name })
  const settledAt = isSettled ? wantedAt : null
  const event = { id, type, aggregate: subscriptionId, payload, occurredAt: wantedAt, dueAt: wantedAt, settledAt }
  yield* sql`insert into outbox ${sql.insert(event)}`
  if (isSettled) {
    yield* sql`insert into outbox_deliveries ${sql.insert({
      ...{ eventId: id, subscriber: "payments.endAtGateway", attempts: 10 },
      ...{ deliveredAt: isDead ? null : wantedAt, deadAt: isDead ? wantedAt : null }
    })}`
  }
  return { id, subscriptionId }
})

describe("ends of subscriptions of the releases before", () => {
  it.scopedLive("are rows where their events wait or were given up", () =>
    Effect.gen(function* () {
      const engine = hostOn(yield* emptyPostgresUrl, 3)
      const migratingTo = (name: string) => Layer.fresh(migrateTo(upTo(name)))
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* Effect.scoped(Layer.build(migratingTo("20261122_1330_admin")))
        const waiting = yield* newEvent("waiting")
        const dead = yield* newEvent("dead", { isDead: true })
        yield* newEvent("delivered", { isSettled: true })
        yield* newEvent("something else", { type: "payments.SubscriptionEnded" })
        yield* Effect.scoped(Layer.build(migratingTo("20261122_1500_deliveries")))
        // Between the two releases: with a delivery that is under way, and with one that has arrived.
        const underWay = yield* newEvent("under way", { isSettled: true })
        const arrived = yield* newEvent("arrived", { isSettled: true })
        for (const { id } of [underWay, arrived]) {
          yield* sql`insert into deliveries ${sql.insert({
            ...{ id: crypto.randomUUID(), eventId: id, seq: 1, type: "payments.SubscriptionEndWanted", aggregate: id },
            ...{ subscriber: "payments.endAtGateway", lane: "effects", priority: 2, isOrdered: false, dueAt: wantedAt },
            deliveredAt: id === arrived.id ? wantedAt : null
          })}`
        }
        yield* Effect.scoped(Layer.build(migratingTo("20261122_1530_subscription_ends")))
        const rows = yield* sql`select * from subscription_ends order by gateway_subscription_id`
        const row = (name: string, { subscriptionId }: { readonly subscriptionId: string }) => ({
          gateway: "stripe",
          gatewaySubscriptionId: name,
          subscriptionId,
          wantedAt,
          dueAt: new Date("2026-11-01T12:10:00Z"),
          doneAt: null
        })
        assert.deepStrictEqual(rows, [row("dead", dead), row("under way", underWay), row("waiting", waiting)])
      }).pipe(Effect.provide(Layer.provideMerge(testLinks, engine)))
    })
  )
})
