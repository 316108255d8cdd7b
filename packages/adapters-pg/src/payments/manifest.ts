import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { payments as paymentsTables } from "../migrations/20261121_0600_payments.js"
import { money } from "../migrations/20261122_0700_money.js"
import { offlineGateway } from "../migrations/20261122_0740_offline_gateway.js"
import { reconciliation } from "../migrations/20261122_0760_reconciliation.js"
import { subscriptionEnds } from "../migrations/20261122_1530_subscription_ends.js"
import { undecidedRefunds } from "../migrations/20261123_1600_undecided_refunds.js"
import { refundCalls } from "../migrations/20261123_1620_refund_calls.js"
import { checkoutIntentRepository } from "./checkout-intent-repository.js"
import { disputeRepository } from "./dispute-repository.js"
import { enumerations } from "./enumerations.js"
import { gatewayInbox } from "./gateway-inbox.js"
import { gauges } from "./gauges.js"
import { paymentRepository } from "./payment-repository.js"
import { paymentReviewRepository } from "./payment-review-repository.js"
import { personalData } from "./personal-data.js"
import { reconciliationRepository } from "./reconciliation-repository.js"
import { refundRepository } from "./refund-repository.js"
import { subscriptionEndRepository } from "./subscription-end-repository.js"
import { subscriptionRepository } from "./subscription-repository.js"
import { transactions } from "./transactions.js"

export const payments = manifest({
  repositories: Layer.mergeAll(
    paymentRepository,
    checkoutIntentRepository,
    refundRepository,
    gatewayInbox,
    paymentReviewRepository,
    disputeRepository,
    reconciliationRepository,
    subscriptionRepository,
    subscriptionEndRepository,
    transactions
  ),
  migrations: [paymentsTables, money, offlineGateway, reconciliation, subscriptionEnds, undecidedRefunds, refundCalls],
  personalData,
  obligations: [],
  gauges,
  enumerations
})
