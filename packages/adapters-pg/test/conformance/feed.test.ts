import { checkConformance, hashtagReaderConformance, reportableContentConformance } from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("feed", (runner, layer) => {
  checkConformance(runner, hashtagReaderConformance, layer)
  checkConformance(runner, reportableContentConformance, layer)
})
