import { checkConformance, searchIndexConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("search", (runner, layer) => checkConformance(runner, searchIndexConformance, layer))
