import {
  checkConformance,
  commentRepositoryConformance,
  feedReaderConformance,
  hashtagReaderConformance,
  pollRepositoryConformance,
  postFileRepositoryConformance,
  postRepositoryConformance,
  rankedFeedConformance,
  reactionNewsRepositoryConformance,
  reportableContentConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("feed", (runner, layer) => {
  checkConformance(runner, postRepositoryConformance, layer)
  checkConformance(runner, postFileRepositoryConformance, layer)
  checkConformance(runner, pollRepositoryConformance, layer)
  checkConformance(runner, commentRepositoryConformance, layer)
  checkConformance(runner, reactionNewsRepositoryConformance, layer)
  checkConformance(runner, feedReaderConformance, layer)
  checkConformance(runner, hashtagReaderConformance, layer)
  checkConformance(runner, reportableContentConformance, layer)
  checkConformance(runner, rankedFeedConformance, layer)
})
