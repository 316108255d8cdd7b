import {
  checkConformance,
  transactionMethodRepositoryConformance,
  transactionMethodTypeRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("payout methods", (runner, layer) => {
  checkConformance(runner, transactionMethodTypeRepositoryConformance, layer)
  checkConformance(runner, transactionMethodRepositoryConformance, layer)
})
