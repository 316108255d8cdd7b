import { outboxRelay } from "@mentorkit/adapters-pg"
import { checkConformance, outboxConformance, withinConformance } from "@mentorkit/core/testing"
import { reactingWithin } from "../../src/database/reacting-within.js"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("kernel", (runner, layer) => {
  checkConformance(runner, outboxConformance(outboxRelay()), layer)
  checkConformance(runner, withinConformance(reactingWithin, outboxRelay()), layer)
})
