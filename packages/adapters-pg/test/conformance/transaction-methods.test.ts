import {
  checkConformance,
  transactionMethodRepositoryConformance,
  transactionMethodTypeRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("payout methods", (runner, layer) => {
  checkConformance(runner, transactionMethodTypeRepositoryConformance, layer)
  checkConformance(runner, transactionMethodRepositoryConformance, layer)
})
