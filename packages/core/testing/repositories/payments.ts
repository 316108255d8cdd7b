/** The repositories of payments. */
export { checkoutIntentRepositoryConformance } from "./payments-checkouts.js"
export { subscriptionEndRepositoryConformance } from "./payments-ends.js"
export { gatewayInboxConformance, paymentReviewRepositoryConformance } from "./payments-inbox.js"
export { paymentRepositoryConformance } from "./payments-payments.js"
export { refundRepositoryConformance } from "./payments-refunds.js"
