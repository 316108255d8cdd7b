import { checkConformance, uploadRepositoryConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("uploads", (runner, layer) => checkConformance(runner, uploadRepositoryConformance, layer))
