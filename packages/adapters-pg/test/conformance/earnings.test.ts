import { checkConformance, ledgerConformance } from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("earnings", (runner, layer) => {
  checkConformance(runner, ledgerConformance, layer)
})
