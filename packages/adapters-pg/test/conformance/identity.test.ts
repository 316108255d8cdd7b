import {
  accessTokenRepositoryConformance,
  checkConformance,
  emailVerificationRepositoryConformance,
  loginFailureRepositoryConformance,
  passwordResetRepositoryConformance,
  sessionsConformance,
  userCredentialsConformance,
  userRepositoryConformance
} from "@mentorkit/core/testing"
import { onConformanceEngines } from "./on-conformance-engines.js"

onConformanceEngines("identity", (runner, layer) => {
  checkConformance(runner, userRepositoryConformance, layer)
  checkConformance(runner, userCredentialsConformance, layer)
  checkConformance(runner, passwordResetRepositoryConformance, layer)
  checkConformance(runner, sessionsConformance, layer)
  checkConformance(runner, emailVerificationRepositoryConformance, layer)
  checkConformance(runner, accessTokenRepositoryConformance, layer)
  checkConformance(runner, loginFailureRepositoryConformance, layer)
})
