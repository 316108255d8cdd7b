import { Layer } from "effect"
import { checkoutIntentRepository } from "./checkout-intent-repository.js"
import { gatewayInbox } from "./gateway-inbox.js"
import { paymentRepository } from "./payment-repository.js"
import { paymentReviewRepository } from "./payment-review-repository.js"
import { refundRepository } from "./refund-repository.js"

export const paymentsRepositories = Layer.mergeAll(
  paymentRepository,
  checkoutIntentRepository,
  refundRepository,
  gatewayInbox,
  paymentReviewRepository
)
