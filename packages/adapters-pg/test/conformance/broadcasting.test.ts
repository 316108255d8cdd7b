import { checkConformance, presenceRepositoryConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("broadcasting", (runner, layer) => checkConformance(runner, presenceRepositoryConformance, layer))
