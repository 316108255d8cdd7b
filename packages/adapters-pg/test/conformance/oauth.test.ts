import {
  checkConformance,
  oauthAccountRepositoryConformance,
  oauthPendingLinkRepositoryConformance,
  oauthStateRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("oauth", (runner, layer) => {
  checkConformance(runner, oauthAccountRepositoryConformance, layer)
  checkConformance(runner, oauthPendingLinkRepositoryConformance, layer)
  checkConformance(runner, oauthStateRepositoryConformance, layer)
})
