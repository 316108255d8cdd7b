/** What gateways tell, and what it is about, on the database in memory. */

import { hasLapsed } from "@mentorkit/core/internal/payments"
import {
  DisputeRepository,
  GatewayInbox,
  type Parked,
  PaymentReviewRepository,
  SubscriptionEndRepository,
  SubscriptionRepository
} from "@mentorkit/core/payments/ports"
import { Effect, Layer, Option } from "effect"
import { Memory } from "./memory.js"
import { firstOf, isDue, newestFirst, valuesOf } from "./memory-rows.js"

const minute = 60_000

const inbox = Layer.effect(
  GatewayInbox,
  Effect.map(Memory, ({ run }) =>
    GatewayInbox.of({
      receive: ({ dueAt, event, gateway, id }) =>
        run(({ inbox: rows }) => {
          const known = valuesOf(rows).find((one) => one.event.id === event.id)
          const row = known ?? { id, gateway, event, state: "received", dueAt: dueAt.epochMillis, attempts: 0 }
          rows.set(row.id, row)
          return { ...row, id: row.id as typeof id }
        }),
      finish: (id, state) =>
        run(({ inbox: rows }) => {
          const row = rows.get(id)
          if (row !== undefined) rows.set(id, { ...row, state })
        }),
      updateEvent: (id, event) =>
        run(({ inbox: rows }) => {
          const row = rows.get(id)
          if (row !== undefined) rows.set(id, { ...row, event })
        }),
      // Bodies are not kept here.
      forgetPayloads: () => Effect.succeed(0),
      findByReview: (reviewId) =>
        run(({ inbox: rows, reviews }) =>
          Option.map(Option.fromNullable(rows.get(reviews.get(reviewId)?.inboxEventId ?? "")), (row) => ({
            ...row,
            id: row.id as never
          }))
        ),
      listParked: (_, about) =>
        run(({ inbox: rows }) =>
          valuesOf(rows)
            .filter(({ event, state }) => {
              if (state !== "parked") return false
              if ("subscriptionId" in event) return event.gatewaySubscriptionId === about
              return "chargeId" in event && event.chargeId === about
            })
            .sort((one, other) => one.event.occurredAt.epochMillis - other.event.occurredAt.epochMillis)
            // Only such news is ever parked.
            .map(({ event, id }) => ({ id, event }) as Parked)
        ),
      claimReceived: (now, limit) =>
        run(({ inbox: rows }) => {
          const due = valuesOf(rows)
            .filter((one) => one.state === "received" && isDue(one, now))
            .slice(0, limit)
          for (const one of due) {
            const pause = Math.min(60 * minute, minute * 2 ** Math.min(one.attempts, 10))
            rows.set(one.id, { ...one, attempts: one.attempts + 1, dueAt: now.epochMillis + pause })
          }
          return due.map((row) => ({ ...row, id: row.id as never }))
        })
    })
  )
)

const reviewRepository = Layer.effect(
  PaymentReviewRepository,
  Effect.map(Memory, ({ run }) =>
    PaymentReviewRepository.of({
      add: (review, inboxEventId) =>
        run(({ reviews }) => {
          if (valuesOf(reviews).some((one) => one.inboxEventId === inboxEventId))
            throw new Error("one review for an event")
          reviews.set(review.id, { ...review, inboxEventId })
        }),
      find: (id) => run(({ reviews }) => Option.fromNullable(reviews.get(id))),
      findMany: (ids) => run(({ reviews }) => ids.flatMap((id) => reviews.get(id) ?? [])),
      lock: (id) => run(({ reviews }) => Option.fromNullable(reviews.get(id))),
      findByCharge: (_, chargeId) =>
        run(({ reviews }) => firstOf(valuesOf(reviews).filter(({ charge }) => charge?.chargeId === chargeId))),
      update: (review) =>
        run(({ reviews }) => {
          const before = reviews.get(review.id)
          if (before !== undefined) reviews.set(review.id, { ...before, ...review })
        })
    })
  )
)

const disputeRepository = Layer.effect(
  DisputeRepository,
  Effect.map(Memory, ({ run }) =>
    DisputeRepository.of({
      find: (_, id) => run(({ disputes }) => firstOf(valuesOf(disputes).filter((one) => one.gatewayDisputeId === id))),
      put: (dispute) => run(({ disputes }) => void disputes.set(dispute.id, dispute))
    })
  )
)

const subscriptionRepository = Layer.effect(
  SubscriptionRepository,
  Effect.map(Memory, ({ run }) =>
    SubscriptionRepository.of({
      add: (subscription) => run(({ subscriptions }) => void subscriptions.set(subscription.id, subscription)),
      find: (id) => run(({ subscriptions }) => Option.fromNullable(subscriptions.get(id))),
      lock: (id) => run(({ subscriptions }) => Option.fromNullable(subscriptions.get(id))),
      findByGatewayId: (_, id) =>
        run(({ subscriptions }) => firstOf(valuesOf(subscriptions).filter((one) => one.gatewaySubscriptionId === id))),
      findFor: (purpose, id) =>
        run(({ subscriptions }) =>
          firstOf(
            newestFirst(valuesOf(subscriptions).filter((one) => one.purpose === purpose && one.purchasableId === id))
          )
        ),
      update: (subscription) => run(({ subscriptions }) => void subscriptions.set(subscription.id, subscription)),
      listLapsed: (edges, limit) =>
        run(({ subscriptions }) =>
          valuesOf(subscriptions)
            .filter((one) => hasLapsed(one, edges))
            .slice(0, limit)
        )
    })
  )
)

const endRepository = Layer.effect(
  SubscriptionEndRepository,
  Effect.map(Memory, ({ run }) =>
    SubscriptionEndRepository.of({
      add: (end, dueAt) =>
        run(({ ends }) => {
          if (ends.has(end.gatewaySubscriptionId)) return false
          ends.set(end.gatewaySubscriptionId, { ...end, dueAt: dueAt.epochMillis })
          return true
        }),
      find: (_, id) => run(({ ends }) => Option.fromNullable(ends.get(id))),
      markDone: (_, id, doneAt) =>
        run(({ ends }) => {
          const end = ends.get(id)
          if (end?.doneAt === null) ends.set(id, { ...end, doneAt })
        }),
      claimOpen: (_, now, until, limit) =>
        run(({ ends }) => {
          const due = valuesOf(ends)
            .filter((one) => one.doneAt === null && isDue(one, now))
            .sort((one, other) => one.dueAt - other.dueAt)
            .slice(0, limit)
          for (const one of due) ends.set(one.gatewaySubscriptionId, { ...one, dueAt: until.epochMillis })
          return due
        })
    })
  )
)

export const memoryNews = Layer.mergeAll(
  inbox,
  reviewRepository,
  disputeRepository,
  subscriptionRepository,
  endRepository
)
