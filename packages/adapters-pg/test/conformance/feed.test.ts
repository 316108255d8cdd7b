import {
  checkConformance,
  commentRepositoryConformance,
  hashtagReaderConformance,
  postRepositoryConformance,
  reportableContentConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("feed", (runner, layer) => {
  checkConformance(runner, postRepositoryConformance, layer)
  checkConformance(runner, commentRepositoryConformance, layer)
  checkConformance(runner, hashtagReaderConformance, layer)
  checkConformance(runner, reportableContentConformance, layer)
})
