/** Every port of identity on PostgreSQL. */
import { Layer } from "effect"
import { accessTokenRepository } from "./access-token-repository.js"
import { authenticator } from "./authenticator.js"
import { emailVerificationRepository } from "./email-verification-repository.js"
import { loginFailureRepository } from "./login-failure-repository.js"
import { passwordResetRepository } from "./password-reset-repository.js"
import { userRepository } from "./user-repository.js"

export const identityRepositories = Layer.mergeAll(
  accessTokenRepository,
  authenticator,
  emailVerificationRepository,
  loginFailureRepository,
  passwordResetRepository,
  userRepository
)
