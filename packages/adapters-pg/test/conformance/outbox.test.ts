import { outboxRelay } from "@mentorkit/adapters-pg"
import { checkConformance, outboxConformance } from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("kernel", (runner, layer) => checkConformance(runner, outboxConformance(outboxRelay), layer))
