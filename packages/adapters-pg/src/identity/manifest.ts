import { AccessTokenKind, FactorMethod } from "@mentorkit/core/identity/ports"
import { Role } from "@mentorkit/core/kernel"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { identity as identityTables } from "../migrations/20261121_0200_identity.js"
import { accounts } from "../migrations/20261121_2140_accounts.js"
import { freshSignIn } from "../migrations/20261123_0900_fresh_sign_in.js"
import { userLocale } from "../migrations/20261126_1200_user_locale.js"
import { accessTokenRepository } from "./access-token-repository.js"
import { authenticator } from "./authenticator.js"
import { emailVerificationRepository } from "./email-verification-repository.js"
import { loginFailureRepository } from "./login-failure-repository.js"
import { passwordResetRepository } from "./password-reset-repository.js"
import { personalData } from "./personal-data.js"
import { userRepository } from "./user-repository.js"

export const identity = manifest({
  repositories: Layer.mergeAll(
    accessTokenRepository,
    authenticator,
    emailVerificationRepository,
    loginFailureRepository,
    passwordResetRepository,
    userRepository
  ),
  migrations: [identityTables, accounts, freshSignIn, userLocale],
  personalData,
  obligations: [],
  enumerations: {
    "access_tokens.challenge_method": FactorMethod,
    "access_tokens.kind": AccessTokenKind,
    "user_roles.role": Role,
    "users.two_factor_methods": FactorMethod
  }
})
