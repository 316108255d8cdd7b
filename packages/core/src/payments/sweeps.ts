/** Sweeps of payments: overdue checkouts, and unfinished work of dead processes. */
import { DateTime, Effect, Exit, Option } from "effect"
import { Settings, type Sweep } from "../kernel/index.js"
import { makeCheckoutOpening } from "./checkout-opening.js"
import { makeClearSales } from "./clear-sales.js"
import { makeCloseSuperseded } from "./close-superseded.js"
import { PaymentGateway } from "./gateway.js"
import { makeGatewayRefunds } from "./gateway-refunds.js"
import {
  CheckoutIntentRepository,
  GatewayInbox,
  PaymentRepository,
  RefundRepository,
  SubscriptionEndRepository,
  SubscriptionRepository
} from "./ports.js"
import { makeReconciliation } from "./reconcile-day.js"
import { renewalGraceHours } from "./settings.js"
import { makeSettlement } from "./settlement/settle.js"
import { makeEndAtGateway } from "./subscription-ends.js"
import { answerDue } from "./taken-refund.js"

const batch = 50
/** How long raw payloads are kept. */
const payloadDays = 30
const everyMinute = "* * * * *"

/** Failures are logged and wait for the next run; they do not block the others. Returns the number of successes. */
const each = <A, B, E>(items: ReadonlyArray<A>, work: (item: A) => Effect.Effect<B, E>) =>
  Effect.forEach(items, (item) =>
    work(item).pipe(
      Effect.tapErrorCause((cause) => Effect.logWarning("A sweep of payments goes on without this one.", cause)),
      Effect.option,
      Effect.exit
    )
  ).pipe(Effect.map((exits) => exits.filter((exit) => Exit.isSuccess(exit) && Option.isSome(exit.value)).length))

/** The checkout's time is over and the gateway has not reported it. */
const expireCheckouts = Effect.gen(function* () {
  const payments = yield* PaymentRepository
  const { expireOverdue } = yield* makeSettlement
  const sweep: Sweep = {
    name: "payments.expireCheckouts",
    cron: everyMinute,
    run: Effect.flatMap(DateTime.now, (now) =>
      Effect.flatMap(payments.listDue(now, batch), (due) => each(due, expireOverdue))
    )
  }
  return sweep
})

const resumeCheckouts = Effect.gen(function* () {
  const intents = yield* CheckoutIntentRepository
  const { resume } = yield* makeCheckoutOpening
  const sweep: Sweep = {
    name: "payments.resumeCheckouts",
    cron: everyMinute,
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const claimed = yield* intents.claimStarted(now, DateTime.add(now, { minutes: 1 }), batch)
      yield* each(claimed, resume)
      return claimed.length
    })
  }
  return sweep
})

/** Sends unanswered refunds again, and asks for the state of those without an event. */
const resumeRefunds = Effect.gen(function* () {
  const refunds = yield* RefundRepository
  const { ask, look } = yield* makeGatewayRefunds
  const sweep: Sweep = {
    name: "payments.resumeRefunds",
    cron: everyMinute,
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const requested = yield* refunds.claim("requested", now, DateTime.add(now, { minutes: 10 }), batch)
      yield* each(requested, ({ id }) => ask(id))
      const silent = yield* refunds.claim("pending", now, DateTime.add(now, answerDue), batch)
      yield* each(silent, look)
      return requested.length + silent.length
    })
  }
  return sweep
})

/** Another gateway's subscriptions are left to a person: asking this one would end nothing. */
const resumeEnds = Effect.gen(function* () {
  const ends = yield* SubscriptionEndRepository
  const gateway = yield* PaymentGateway
  const ask = yield* makeEndAtGateway
  const sweep: Sweep = {
    name: "payments.resumeEnds",
    cron: everyMinute,
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const claimed = yield* ends.claimOpen(gateway.name, now, DateTime.add(now, { minutes: 10 }), batch)
      yield* each(claimed, ask)
      return claimed.length
    })
  }
  return sweep
})

const closeSuperseded = Effect.gen(function* () {
  const intents = yield* CheckoutIntentRepository
  const close = yield* makeCloseSuperseded
  const sweep: Sweep = {
    name: "payments.closeSuperseded",
    cron: everyMinute,
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const claimed = yield* intents.claimSuperseded(now, DateTime.add(now, { minutes: 10 }), batch)
      yield* each(claimed, close)
      return claimed.length
    })
  }
  return sweep
})

const clearDelivered = Effect.map(
  makeClearSales,
  (run): Sweep => ({ name: "payments.clearDelivered", cron: everyMinute, run })
)

/** Subscriptions whose period is over: cancelled ones at once, the others after a grace time. */
const endLapsedSubscriptions = Effect.gen(function* () {
  const subscriptions = yield* SubscriptionRepository
  const settings = yield* Settings
  const { endLapsed } = yield* makeSettlement
  const sweep: Sweep = {
    name: "payments.endLapsedSubscriptions",
    cron: "0 * * * *",
    run: Effect.gen(function* () {
      const endedBy = yield* DateTime.now
      const silentSince = DateTime.subtract(endedBy, { hours: yield* settings.get(renewalGraceHours) })
      const edges = { endedBy, silentSince }
      return yield* each(yield* subscriptions.listLapsed(edges, batch), (one) => endLapsed(one, edges))
    })
  }
  return sweep
})

/** Stored events that are not settled, after a crash or a fault. */
const settleReceived = Effect.gen(function* () {
  const inbox = yield* GatewayInbox
  const { settle } = yield* makeSettlement
  const sweep: Sweep = {
    name: "payments.settleReceived",
    cron: everyMinute,
    run: Effect.gen(function* () {
      const claimed = yield* inbox.claimReceived(yield* DateTime.now, batch)
      yield* each(claimed, settle)
      return claimed.length
    })
  }
  return sweep
})

/** Payloads name the gateway's customers; results are kept, payloads are not. */
const forgetPayloads = Effect.map(
  GatewayInbox,
  (inbox): Sweep => ({
    name: "payments.forgetPayloads",
    cron: "15 4 * * *",
    run: Effect.flatMap(DateTime.now, (now) => inbox.forgetPayloads(DateTime.subtract(now, { days: payloadDays }), 500))
  })
)

export const paymentsSweeps = Effect.gen(function* () {
  const { upkeep } = yield* PaymentGateway
  const own = yield* Effect.all([
    clearDelivered,
    closeSuperseded,
    endLapsedSubscriptions,
    expireCheckouts,
    forgetPayloads,
    makeReconciliation,
    resumeCheckouts,
    resumeEnds,
    resumeRefunds,
    settleReceived
  ])
  return [...own, ...upkeep]
})
