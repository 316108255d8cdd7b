import {
  checkConformance,
  checkoutIntentRepositoryConformance,
  gatewayInboxConformance,
  paymentRepositoryConformance,
  paymentReviewRepositoryConformance,
  refundRepositoryConformance,
  subscriptionEndRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("payments", (runner, layer) => {
  checkConformance(runner, paymentRepositoryConformance, layer)
  checkConformance(runner, checkoutIntentRepositoryConformance, layer)
  checkConformance(runner, refundRepositoryConformance, layer)
  checkConformance(runner, subscriptionEndRepositoryConformance, layer)
  checkConformance(runner, gatewayInboxConformance, layer)
  checkConformance(runner, paymentReviewRepositoryConformance, layer)
})
