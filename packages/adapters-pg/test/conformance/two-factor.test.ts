import {
  attemptRepositoryConformance,
  backupCodeRepositoryConformance,
  checkConformance,
  oneTimeCodeRepositoryConformance,
  totpRepositoryConformance,
  trustedDeviceRepositoryConformance
} from "@mentorkit/core/testing"
import { onEveryEngine } from "./on-every-engine.js"

onEveryEngine("two-factor", (runner, layer) => {
  checkConformance(runner, attemptRepositoryConformance, layer)
  checkConformance(runner, oneTimeCodeRepositoryConformance, layer)
  checkConformance(runner, totpRepositoryConformance, layer)
  checkConformance(runner, backupCodeRepositoryConformance, layer)
  checkConformance(runner, trustedDeviceRepositoryConformance, layer)
})
