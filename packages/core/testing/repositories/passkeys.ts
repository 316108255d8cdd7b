/** The repositories of passkeys. */
export { passkeyChallengeRepositoryConformance } from "./passkeys-challenges.js"
export { passkeyRepositoryConformance } from "./passkeys-passkeys.js"
