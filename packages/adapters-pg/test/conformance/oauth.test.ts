import {
  checkConformance,
  oauthAccountRepositoryConformance,
  oauthPendingLinkRepositoryConformance,
  oauthStateRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("oauth", (runner, layer) => {
  checkConformance(runner, oauthAccountRepositoryConformance, layer)
  checkConformance(runner, oauthPendingLinkRepositoryConformance, layer)
  checkConformance(runner, oauthStateRepositoryConformance, layer)
})
