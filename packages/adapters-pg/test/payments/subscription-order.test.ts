/** What a gateway tells of a subscription, in any order: in some of the 720, or in all of them with EVERY_ORDER=all. */
import { assert, describe, layer } from "@effect/vitest"
import type { GatewayEvent } from "@mentorkit/core/payments/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import { chargeRefunded, tell } from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { Effect, TestClock } from "effect"
import {
  begun,
  invoicePaid,
  newMembership,
  periodOf,
  standingOf,
  subscriptionDeleted,
  subscriptionUpdated
} from "../support/memberships.js"

const ordersOf = <A>(things: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, index) => ordersOf(things.filter((_, at) => at !== index)).map((rest) => [first, ...rest]))

const isTried = (index: number) => process.env["EVERY_ORDER"] === "all" || index % 23 === 0

/** A membership of two months, the first of which is given back; it is cancelled and ends. */
const story = Effect.gen(function* () {
  const membership = yield* newMembership()
  const [first, second] = [yield* periodOf(membership, 1), yield* periodOf(membership, 2)]
  const news: Array<GatewayEvent> = [yield* begun(membership)]
  const next = <E extends GatewayEvent>(event: Effect.Effect<E>) =>
    Effect.flatMap(Effect.zipRight(TestClock.adjust("1 minutes"), event), (one) => Effect.sync(() => news.push(one)))
  yield* next(invoicePaid(membership, first))
  yield* next(subscriptionUpdated(membership, true, first.end))
  yield* next(invoicePaid(membership, second))
  yield* next(chargeRefunded(membership, 1000n))
  yield* next(subscriptionDeleted(membership))
  return { membership, news, second }
})

const plain = (_: string, value: unknown) => (typeof value === "bigint" ? Number(value) : value)

/** Names are made of the payment's id. */
const anonymous = (standing: unknown, id: string) =>
  JSON.parse(JSON.stringify(standing, plain).replaceAll(id, "it")) as unknown

describe("news of a subscription", () => {
  layer(shop(pglite))((it) => {
    it.effect("leads to one end in each of its orders", () =>
      checked(
        Effect.gen(function* () {
          yield* TestClock.setTime(Date.UTC(2027, 2, 14, 10))
          let expected: unknown
          for (const order of ordersOf([0, 1, 2, 3, 4, 5]).filter((_, index) => isTried(index))) {
            yield* TestClock.setTime(Date.UTC(2027, 2, 14, 10))
            const { membership, news } = yield* story
            for (const index of order) yield* tell(news[index]!)
            const standing = anonymous(yield* standingOf(membership), membership.paymentId)
            expected ??= standing
            assert.deepStrictEqual(standing, expected, order.join())
          }
          assert.deepStrictEqual(expected, {
            subscription: {
              status: "expired",
              endedBy: "gateway",
              cancelAtPeriodEnd: true,
              until: "2027-05-14T10:00:00.000Z"
            },
            ware: { grants: 1, isOver: true },
            payments: [
              { status: "refunded", bill: "bill 1 of it", charge: "charge 1 of it", refundedMinor: 1000 },
              { status: "succeeded", bill: "bill 2 of it", charge: "charge 2 of it", refundedMinor: 0 }
            ],
            balances: [{ account: "mentor_pending", minor: 850 }],
            parked: []
          })
        })
      )
    )
  })
})
