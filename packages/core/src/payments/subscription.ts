/** A subscription. Pure: no Effect, no clock. */
import { DateTime } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import { periodEnd } from "./billing-period.js"
import type { GatewaySubscriptionId, SubscriptionId } from "./ids.js"
import type { BillingInterval, EndedBy, Purpose, SubscriptionStatus } from "./statuses.js"

export interface Subscription {
  readonly id: SubscriptionId
  readonly purpose: Purpose
  readonly purchasableId: string
  readonly payerId: UserId
  readonly mentorId: MentorId
  /** Amount of one period. */
  readonly amount: Amount
  readonly description: string
  readonly interval: BillingInterval
  readonly status: SubscriptionStatus
  readonly cancelAtPeriodEnd: boolean
  /** Paid through this moment; null before the first payment. */
  readonly currentPeriodEnd: DateTime.Utc | null
  readonly gateway: string
  /** Known once the buyer has paid. */
  readonly gatewaySubscriptionId: GatewaySubscriptionId | null
  /** The gateway's time of its last event about the subscription's state. */
  readonly toldAt: DateTime.Utc | null
  readonly endedBy: EndedBy | null
  readonly createdAt: DateTime.Utc
  readonly endedAt: DateTime.Utc | null
}

/** A subscription to be ended at its gateway, which would go on charging for nothing. */
export interface SubscriptionEnd {
  readonly gateway: string
  readonly gatewaySubscriptionId: GatewaySubscriptionId
  /** Our subscription: it may be over, or live on with another subscription of the gateway. */
  readonly subscriptionId: SubscriptionId
  readonly wantedAt: DateTime.Utc
  /** When the gateway was known to have ended it. */
  readonly doneAt: DateTime.Utc | null
}

/** A cancellation can be taken back while the period runs. */
export const canResume = ({ cancelAtPeriodEnd, currentPeriodEnd, status }: Subscription, now: DateTime.Utc): boolean =>
  status === "active" && cancelAtPeriodEnd && currentPeriodEnd !== null && DateTime.greaterThan(currentPeriodEnd, now)

/** End of the next period by the calendar, in UTC, until the gateway says more exactly. */
export const nextPeriodEnd = (from: DateTime.Utc, interval: BillingInterval): DateTime.Utc =>
  periodEnd(from, interval, 1)

const latest = (one: DateTime.Utc | null, other: DateTime.Utc): DateTime.Utc =>
  one === null ? other : DateTime.max(one, other)

/** Extends to `paidUntil` at least. A lapsed one revives; an ended one does not. */
export const extended = (subscription: Subscription, paidUntil: DateTime.Utc): Subscription => {
  const currentPeriodEnd = latest(subscription.currentPeriodEnd, paidUntil)
  if (subscription.status === "expired" && subscription.endedBy !== "lapse")
    return { ...subscription, currentPeriodEnd }
  return { ...subscription, status: "active", currentPeriodEnd, endedAt: null, endedBy: null }
}

/** Ends it; if over it stays as it is, but the gateway's event overrides. */
export const ended = (
  subscription: Subscription,
  endedBy: NonNullable<Subscription["endedBy"]>,
  at: DateTime.Utc
): Subscription => {
  if (subscription.status !== "expired") return { ...subscription, status: "expired", endedBy, endedAt: at }
  return endedBy === "gateway" ? { ...subscription, endedBy } : subscription
}

/**
 * Whether it ends with its period, as the gateway says; what it said later is known already. The period that such news
 * names may be one that nobody has paid for yet, so only bills move its end.
 */
export const updated = (
  subscription: Subscription,
  news: { readonly cancelAtPeriodEnd: boolean; readonly at: DateTime.Utc }
): Subscription => {
  const { toldAt } = subscription
  if (toldAt !== null && DateTime.lessThan(news.at, toldAt)) return subscription
  return { ...subscription, cancelAtPeriodEnd: news.cancelAtPeriodEnd, toldAt: news.at }
}

/** A cancelled one ends with its period; an unrenewed one after a grace time. */
export interface LapseEdges {
  readonly endedBy: DateTime.Utc
  readonly silentSince: DateTime.Utc
}

export const hasLapsed = (
  { cancelAtPeriodEnd, currentPeriodEnd, status }: Subscription,
  { endedBy, silentSince }: LapseEdges
): boolean =>
  status === "active" &&
  currentPeriodEnd !== null &&
  DateTime.lessThanOrEqualTo(currentPeriodEnd, cancelAtPeriodEnd ? endedBy : silentSince)
