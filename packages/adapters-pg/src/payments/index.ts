import { Layer } from "effect"
import { checkoutIntentRepository } from "./checkout-intent-repository.js"
import { disputeRepository } from "./dispute-repository.js"
import { gatewayInbox } from "./gateway-inbox.js"
import { paymentRepository } from "./payment-repository.js"
import { paymentReviewRepository } from "./payment-review-repository.js"
import { reconciliationRepository } from "./reconciliation-repository.js"
import { refundRepository } from "./refund-repository.js"
import { subscriptionEndRepository } from "./subscription-end-repository.js"
import { subscriptionRepository } from "./subscription-repository.js"
import { transactions } from "./transactions.js"

export const paymentsRepositories = Layer.mergeAll(
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
)
