import { deadLetters, outboxRelay } from "@mentorkit/adapters-pg"
import { checkConformance, outboxConformance } from "@mentorkit/core/testing"
import { Layer } from "effect"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("kernel", (runner, layer) =>
  checkConformance(runner, outboxConformance(outboxRelay), Layer.provideMerge(deadLetters, layer))
)
