/** Gathers two-factor's handlers. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { regenerateBackupCodes } from "./use-cases/backup-codes.js"
import { challenge, challengeByBackupCode } from "./use-cases/challenge.js"
import { confirmIdentity } from "./use-cases/confirm-identity.js"
import { disable } from "./use-cases/disable.js"
import { enable, enableMethod } from "./use-cases/enable.js"
import { disableMethod, setDefaultMethod } from "./use-cases/methods.js"
import { updatePhone, verifyPhone } from "./use-cases/phone.js"
import { switchMethod } from "./use-cases/switch-method.js"
import { confirmTotp, setUpTotp, showTotpQrCode } from "./use-cases/totp.js"
import { listTrustedDevices, revokeTrustedDevice } from "./use-cases/trusted-devices.js"

export class TwoFactor extends Context.Tag("@mentorkit/TwoFactor")<TwoFactor, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    TwoFactor,
    Effect.all({
      challenge,
      challengeByBackupCode,
      switchMethod,
      setUpTotp,
      showTotpQrCode,
      confirmTotp,
      enable,
      disable,
      enableMethod,
      disableMethod,
      setDefaultMethod,
      regenerateBackupCodes,
      listTrustedDevices,
      revokeTrustedDevice,
      updatePhone,
      verifyPhone,
      confirmIdentity
    })
  )
}
