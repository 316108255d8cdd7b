/** The repositories of two-factor. */
export { attemptRepositoryConformance } from "./two-factor-attempts.js"
export { backupCodeRepositoryConformance } from "./two-factor-backup-codes.js"
export { oneTimeCodeRepositoryConformance } from "./two-factor-codes.js"
export { trustedDeviceRepositoryConformance } from "./two-factor-devices.js"
export { totpRepositoryConformance } from "./two-factor-totp.js"
