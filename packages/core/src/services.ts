/** Every domain's service, the events' subscribers and the sweeps, on top of the ports. What a host builds. */
import { Effect, Layer } from "effect"
import { Administration } from "./admin/index.js"
import { Bookings, bookingPurchasable } from "./bookings/index.js"
import { CalendarFeeds } from "./calendar-feeds/index.js"
import { Dashboards } from "./dashboards/index.js"
import { DeadLetterDesk } from "./dead-letters/index.js"
import { Earnings } from "./earnings/index.js"
import { Admission, Identity } from "./identity/index.js"
import { Invoices } from "./invoices/index.js"
import { Ids } from "./kernel/index.js"
import { MentorSearch } from "./mentor-search/index.js"
import { awaitingChallenge, OAuth } from "./oauth/index.js"
import { accountPasskeys, Passkeys } from "./passkeys/index.js"
import { Checkout, OwnPurchasables, Payments, Purchasables, RecurringCheckout } from "./payments/index.js"
import { PersonalData } from "./personal-data/index.js"
import { ProfileMedia } from "./profile-media/index.js"
import { Profiles } from "./profiles/index.js"
import { subscriptions } from "./reactions.js"
import { Reports } from "./reports/index.js"
import { Scheduling } from "./scheduling/index.js"
import { sweeps } from "./sweeps.js"
import { TransactionMethods } from "./transaction-methods/index.js"
import { secondFactor, TwoFactor } from "./two-factor/index.js"
import { mentorDocuments, Verification } from "./verification/index.js"
import { Withdrawals } from "./withdrawals/index.js"

const operations = Layer.mergeAll(
  Administration.layer,
  Bookings.layer,
  CalendarFeeds.layer,
  Dashboards.layer,
  DeadLetterDesk.layer,
  Earnings.layer,
  Admission.layer,
  Identity.layer,
  Invoices.layer,
  MentorSearch.layer,
  OAuth.layer,
  Passkeys.layer,
  Payments.layer,
  PersonalData.layer,
  ProfileMedia.layer,
  Profiles.layer,
  Reports.layer,
  Scheduling.layer,
  TransactionMethods.layer,
  TwoFactor.layer,
  Verification.layer,
  Withdrawals.layer
)

/** What can be bought, one for each purpose: ours cannot be taken over by accident. */
const purchasables = Layer.effect(
  Purchasables,
  Effect.gen(function* () {
    const all = [yield* bookingPurchasable, ...(yield* OwnPurchasables)]
    const twice = all.find(({ purpose }, at) => all.findIndex((other) => other.purpose === purpose) < at)
    return twice === undefined
      ? all
      : yield* Effect.dieMessage(`Two purchasables are for the purpose ${twice.purpose}.`)
  })
)

export const services = Layer.mergeAll(operations, subscriptions, sweeps).pipe(
  Layer.provideMerge(purchasables),
  Layer.provideMerge(Layer.merge(Checkout.layer, RecurringCheckout.layer)),
  Layer.provideMerge(Layer.mergeAll(secondFactor, awaitingChallenge, accountPasskeys)),
  Layer.provideMerge(mentorDocuments),
  Layer.provideMerge(Ids.layer)
)
