import { checkConformance, reportRepositoryConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("reports", (runner, layer) => checkConformance(runner, reportRepositoryConformance, layer))
