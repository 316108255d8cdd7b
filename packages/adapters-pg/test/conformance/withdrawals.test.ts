import { checkConformance, payeesConformance, withdrawalRepositoryConformance } from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("withdrawals", (runner, layer) => {
  checkConformance(runner, withdrawalRepositoryConformance, layer)
  checkConformance(runner, payeesConformance, layer)
})
