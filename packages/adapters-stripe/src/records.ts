/** Stripe's own books: its balance transactions of one day. Fees are part of a payout and no business of a payment. */
import type { LocalDate } from "@mentorkit/core/kernel"
import { ChargeId } from "@mentorkit/core/payments"
import type { GatewayRecord, GatewayRecords, PaymentGateway } from "@mentorkit/core/payments/ports"
import { DateTime, Effect, Either, Schema } from "effect"
import { amountOf, Id, Moment, maybe, Reference, seconds, Units } from "./shapes.js"
import { refusedIsUnavailable, type StripeClient } from "./stripe-client.js"

/** A charge, a refund or a dispute; whatever else has a balance transaction has no payment intent. */
const Source = Schema.Struct({
  object: Schema.String,
  amount: maybe(Units),
  currency: maybe(Schema.String),
  payment_intent: maybe(Reference)
})

const BalanceTransaction = Schema.Struct({
  id: Id,
  type: Schema.String,
  created: Moment,
  /** Before fees, in the currency of our balance. */
  amount: Units,
  currency: Schema.String,
  source: maybe(Schema.Union(Source, Schema.String))
})
type BalanceTransaction = typeof BalanceTransaction.Type

const Page = Schema.Struct({ data: Schema.Array(BalanceTransaction), has_more: Schema.Boolean })

const kinds: Readonly<Record<string, GatewayRecord["kind"]>> = {
  charge: "charge",
  refund: "refund",
  dispute: "dispute"
}

/** Types of movements of a charge's money, and of their reversals. A dispute is an adjustment of the balance. */
const types: ReadonlySet<string> = new Set([
  ...["charge", "payment", "payment_failure_refund", "payment_reversal"],
  ...["refund", "payment_refund", "refund_failure", "adjustment"]
])

/** Relative to our balance: charges add to it, refunds and disputes take from it. */
const signOf = (kind: GatewayRecord["kind"], amount: number): number => (kind === "charge" ? 1 : -1) * Math.sign(amount)

/** Undefined for what is none of ours: payouts, fees, transfers, and charges of programs that know no intents. */
const recordOf = ({
  amount,
  created,
  currency,
  source,
  type
}: BalanceTransaction): Either.Either<GatewayRecord | undefined, string> => {
  if (source === null || typeof source === "string" || source.payment_intent === null) return Either.right(undefined)
  const kind = types.has(type) ? kinds[source.object] : undefined
  if (kind === undefined || source.amount === null || source.currency === null) return Either.right(undefined)
  // A balance may be in another currency than the buyer's; the source has the buyer's amount.
  const moved = source.currency === currency ? Math.abs(amount) : source.amount
  const chargeId = ChargeId.make(source.payment_intent)
  return Either.map(amountOf(moved * signOf(kind, amount), source.currency), (inOurs) => ({
    kind,
    chargeId,
    amount: inOurs,
    occurredAt: created
  }))
}

const dayOf = (day: LocalDate) => {
  const begin = DateTime.unsafeMake(day)
  return { gte: seconds(begin), lt: seconds(DateTime.add(begin, { days: 1 })) }
}

const pageSize = 100

export const records =
  ({ call }: StripeClient): (typeof PaymentGateway.Service)["records"] =>
  (day, after) =>
    call("balanceTransactions.list", Page, (stripe) =>
      stripe.balanceTransactions.list({
        created: dayOf(day),
        limit: pageSize,
        expand: ["data.source"],
        ...(after !== null && { starting_after: after })
      })
    ).pipe(
      refusedIsUnavailable("balanceTransactions.list"),
      Effect.flatMap(({ data, has_more }) =>
        Effect.map(
          Effect.forEach(data, (one) =>
            Effect.catchAll(recordOf(one), () =>
              // Left out it shows up as missing, which is what somebody has to look at.
              Effect.as(
                Effect.annotateLogs(Effect.logError("A balance transaction of Stripe could not be read"), {
                  id: one.id
                }),
                undefined
              )
            )
          ),
          (all): GatewayRecords => ({
            records: all.filter((one) => one !== undefined),
            next: has_more ? (data.at(-1)?.id ?? null) : null
          })
        )
      )
    )
