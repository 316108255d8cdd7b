import {
  attemptRepositoryConformance,
  backupCodeRepositoryConformance,
  checkConformance,
  oneTimeCodeRepositoryConformance,
  totpRepositoryConformance,
  trustedDeviceRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("two-factor", (runner, layer) => {
  checkConformance(runner, attemptRepositoryConformance, layer)
  checkConformance(runner, oneTimeCodeRepositoryConformance, layer)
  checkConformance(runner, totpRepositoryConformance, layer)
  checkConformance(runner, backupCodeRepositoryConformance, layer)
  checkConformance(runner, trustedDeviceRepositoryConformance, layer)
})
