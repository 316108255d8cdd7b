import {
  checkConformance,
  checkoutIntentRepositoryConformance,
  gatewayInboxConformance,
  paymentRepositoryConformance,
  paymentReviewRepositoryConformance,
  refundRepositoryConformance,
  subscriptionEndRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("payments", (runner, layer) => {
  checkConformance(runner, paymentRepositoryConformance, layer)
  checkConformance(runner, checkoutIntentRepositoryConformance, layer)
  checkConformance(runner, refundRepositoryConformance, layer)
  checkConformance(runner, subscriptionEndRepositoryConformance, layer)
  checkConformance(runner, gatewayInboxConformance, layer)
  checkConformance(runner, paymentReviewRepositoryConformance, layer)
})
