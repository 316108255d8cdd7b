import {
  checkConformance,
  passkeyChallengeRepositoryConformance,
  passkeyRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("passkeys", (runner, layer) => {
  checkConformance(runner, passkeyRepositoryConformance, layer)
  checkConformance(runner, passkeyChallengeRepositoryConformance, layer)
})
