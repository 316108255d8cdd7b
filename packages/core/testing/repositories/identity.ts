/** The repositories of identity. */
export { loginFailureRepositoryConformance } from "./identity-login-failures.js"
export { accessTokenRepositoryConformance } from "./identity-tokens.js"
export { userRepositoryConformance } from "./identity-users.js"
export { emailVerificationRepositoryConformance } from "./identity-verifications.js"
