import {
  checkConformance,
  newsRepositoryConformance,
  pairRepositoryConformance,
  peopleListsConformance,
  relationReaderConformance,
  suggestionRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("connections", (runner, layer) => {
  checkConformance(runner, pairRepositoryConformance, layer)
  checkConformance(runner, newsRepositoryConformance, layer)
  checkConformance(runner, relationReaderConformance, layer)
  checkConformance(runner, peopleListsConformance, layer)
  checkConformance(runner, suggestionRepositoryConformance, layer)
})
