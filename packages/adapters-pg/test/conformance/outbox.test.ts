import { outboxRelay } from "@mentorkit/adapters-pg"
import { checkConformance, outboxConformance, withinConformance } from "@mentorkit/core/testing"
import { portsWithSubscribers } from "../../src/database/ports-with-subscribers.js"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("kernel", (runner, layer) => {
  checkConformance(runner, outboxConformance(outboxRelay()), layer)
  checkConformance(runner, withinConformance(portsWithSubscribers, outboxRelay()), layer)
})
