/** The repositories of identity. */
export { userCredentialsConformance } from "./identity-credentials.js"
export { loginFailureRepositoryConformance } from "./identity-login-failures.js"
export { passwordResetRepositoryConformance } from "./identity-password-resets.js"
export { sessionsConformance } from "./identity-sessions.js"
export { accessTokenRepositoryConformance } from "./identity-tokens.js"
export { userRepositoryConformance } from "./identity-users.js"
export { emailVerificationRepositoryConformance } from "./identity-verifications.js"
