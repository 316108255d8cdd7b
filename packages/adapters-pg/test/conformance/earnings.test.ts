import { checkConformance, ledgerConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("earnings", (runner, layer) => {
  checkConformance(runner, ledgerConformance, layer)
})
