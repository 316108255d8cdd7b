import { jobQueueWith } from "@mentorkit/adapters-pg"
import { checkConformance, jobQueueConformance } from "@mentorkit/core/testing"
import { Layer } from "effect"
import { patientEngines } from "../support/engines.js"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine(
  "kernel",
  (runner, layer) =>
    checkConformance(
      runner,
      jobQueueConformance(Layer.orDie(jobQueueWith({ lookEveryMillis: 50, graceSeconds: 1, leaseSeconds: 600 }))),
      layer
    ),
  // Its cases wait most of the time.
  patientEngines
)
