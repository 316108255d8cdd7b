import { Purpose, SentBy, totpLabel } from "@mentorkit/core/two-factor/ports"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { twoFactor as twoFactorTables } from "../migrations/20261121_2145_two_factor.js"
import { totpConfirmedAt } from "../migrations/20261123_1610_totp_confirmed_at.js"
import { attemptRepository } from "./attempt-repository.js"
import { backupCodeRepository } from "./backup-code-repository.js"
import { oneTimeCodeRepository } from "./one-time-code-repository.js"
import { personalData } from "./personal-data.js"
import { totpRepository } from "./totp-repository.js"
import { trustedDeviceRepository } from "./trusted-device-repository.js"

export const twoFactor = manifest({
  repositories: Layer.mergeAll(
    attemptRepository,
    backupCodeRepository,
    oneTimeCodeRepository,
    totpRepository,
    trustedDeviceRepository
  ),
  migrations: [twoFactorTables, totpConfirmedAt],
  personalData,
  obligations: [],
  sealed: ["pending_secret", "secret"].map((column) => ({
    ...{ table: "totp_credentials", key: "user_id", column },
    labelOf: totpLabel
  })),
  enumerations: {
    "one_time_codes.method": SentBy,
    "one_time_codes.purpose": Purpose,
    "two_factor_attempts.purpose": Purpose
  }
})
