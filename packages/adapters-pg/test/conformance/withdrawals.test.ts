import { checkConformance, payeesConformance, withdrawalRepositoryConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("withdrawals", (runner, layer) => {
  checkConformance(runner, withdrawalRepositoryConformance, layer)
  checkConformance(runner, payeesConformance, layer)
})
