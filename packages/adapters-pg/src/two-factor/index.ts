/** Every port of two-factor on PostgreSQL. */
import { Layer } from "effect"
import { attemptRepository } from "./attempt-repository.js"
import { backupCodeRepository } from "./backup-code-repository.js"
import { oneTimeCodeRepository } from "./one-time-code-repository.js"
import { totpRepository } from "./totp-repository.js"
import { trustedDeviceRepository } from "./trusted-device-repository.js"

export const twoFactorRepositories = Layer.mergeAll(
  attemptRepository,
  backupCodeRepository,
  oneTimeCodeRepository,
  totpRepository,
  trustedDeviceRepository
)
