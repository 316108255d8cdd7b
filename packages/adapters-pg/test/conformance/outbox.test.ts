import { outboxRelay } from "@mentorkit/adapters-pg"
import { checkConformance, outboxConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("kernel", (runner, layer) => checkConformance(runner, outboxConformance(outboxRelay()), layer))
