/** The operations of two-factor. */
import { Schema } from "effect"
import { FullToken, freshSignIn, Password, TwoFactorMethod, UserResource } from "../identity/index.js"
import { described, insteadOf, namedOperations, operation, Text, TooManyRequests } from "../kernel/index.js"
import { PasskeyAssertion, PasskeyNotVerified } from "../passkeys/index.js"
import { exactlyOneProof } from "./confirmation-input.js"
import {
  BackupCodesAreNoMethod,
  ChallengeOver,
  CodeRequired,
  CodeThrottled,
  IncorrectPassword,
  InvalidCode,
  LastMethod,
  MethodNotEnabled,
  NoPhoneToVerify,
  NoTotpSetup,
  PhoneNotVerified,
  SmsUnavailable,
  TotpNotConfirmed,
  TrustedDeviceNotFound,
  TwoFactorLocked,
  TwoFactorNotEnabled
} from "./errors.js"
import { TrustedDeviceId } from "./ids.js"
import { PhoneNumber } from "./phone-number.js"
import {
  PhoneStatus,
  PhoneUpdate,
  RemainingCodes,
  TotpSetup,
  TrustedDeviceResource,
  TwoFactorStatus
} from "./resources.js"
import { challengesPerMinute, phoneUpdatesPerMinute } from "./settings.js"

const AnyCode = Text(64)
const Code = (description: string, example = "123456") => described(AnyCode, description, example)
const rateLimit = { perMinute: challengesPerMinute }
const trustDevice = Schema.optionalWith(
  described(Schema.Boolean, "Whether this device spares its user the second factor from now on. Left out: no."),
  { nullable: true, default: () => false }
)
const signedIn = {
  user: described(UserResource, "Whoever has signed in."),
  token: FullToken,
  trusted_device_token: Schema.NullOr(
    described(
      Schema.String,
      "Sent as `X-Trusted-Device`, it spares this device the second factor at a sign-in; null unless it was asked for.",
      "01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE"
    )
  )
}
const methodOf = (description: string) => Schema.Struct({ method: described(TwoFactorMethod, description) })
/** The type has more methods than may be chosen. */
const noBackupCodes = "`backup_code` is refused."
const nothing = Schema.Struct({})

export const operations = namedOperations("twoFactor", {
  challenge: operation({
    access: "pending",
    showsPeople: "oneself",
    input: Schema.Struct({
      code: Code("The code of the second factor."),
      method: Schema.optionalWith(
        described(TwoFactorMethod, "Where the code is from. Left out: the method that the sign-in asks for."),
        { nullable: true, exact: true }
      ),
      trust_device: trustDevice
    }),
    success: Schema.Struct(signedIn),
    failures: [InvalidCode, TwoFactorLocked, MethodNotEnabled, ChallengeOver],
    rateLimit
  }),
  challengeByBackupCode: operation({
    access: "pending",
    showsPeople: "oneself",
    input: Schema.Struct({ code: Code("A backup code that is not used yet.", "3rae94ab"), trust_device: trustDevice }),
    success: Schema.Struct({ ...signedIn, remaining_backup_codes: RemainingCodes }),
    failures: [InvalidCode, TwoFactorLocked, ChallengeOver],
    rateLimit
  }),
  switchMethod: operation({
    access: "pending",
    input: methodOf(`The method to answer with; its code is sent. ${noBackupCodes}`),
    success: methodOf("The method that the sign-in asks for now."),
    failures: [BackupCodesAreNoMethod, MethodNotEnabled, SmsUnavailable, CodeThrottled, ChallengeOver],
    rateLimit
  }),
  setUpTotp: operation({
    access: "user",
    input: nothing,
    success: TotpSetup,
    failures: [],
    rateLimit,
    freshSignIn
  }),
  showTotpQrCode: operation({
    access: "user",
    input: nothing,
    success: TotpSetup,
    failures: [NoTotpSetup],
    // A picture takes the event loop for longer than most requests.
    rateLimit,
    // It holds the secret of the app to come.
    freshSignIn
  }),
  confirmTotp: operation({
    access: "user",
    input: Schema.Struct({ code: Code("The code that the app shows now.") }),
    success: TwoFactorStatus,
    failures: [NoTotpSetup, InvalidCode, TwoFactorLocked],
    rateLimit,
    freshSignIn
  }),
  enable: operation({
    access: "user",
    input: methodOf(`The method that sign-ins ask for. ${noBackupCodes}`),
    success: TwoFactorStatus,
    failures: [BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed],
    freshSignIn
  }),
  disable: operation({
    access: "user",
    input: Schema.Struct({
      password: Schema.optionalWith(
        described(Password, "The account's password; required if it has one.", "correct horse battery"),
        { nullable: true, exact: true }
      ),
      code: Schema.optionalWith(
        insteadOf(
          "password",
          Code(
            "Of accounts without a password: of the default method, or a backup code. Left out: one is sent, or an app shows it."
          )
        ),
        { nullable: true, exact: true }
      )
    }),
    verbatim: ["password"],
    success: TwoFactorStatus,
    failures: [
      TwoFactorNotEnabled,
      IncorrectPassword,
      CodeRequired,
      InvalidCode,
      TwoFactorLocked,
      CodeThrottled,
      TooManyRequests
    ],
    rateLimit
  }),
  enableMethod: operation({
    access: "user",
    input: methodOf(`The method to add beside the others. ${noBackupCodes}`),
    success: TwoFactorStatus,
    failures: [TwoFactorNotEnabled, BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed],
    freshSignIn
  }),
  disableMethod: operation({
    access: "user",
    input: methodOf(`The method to take away. ${noBackupCodes}`),
    success: TwoFactorStatus,
    failures: [BackupCodesAreNoMethod, MethodNotEnabled, LastMethod],
    freshSignIn
  }),
  setDefaultMethod: operation({
    access: "user",
    input: methodOf(`An enabled method, which sign-ins ask for from now on. ${noBackupCodes}`),
    success: TwoFactorStatus,
    failures: [BackupCodesAreNoMethod, MethodNotEnabled],
    // It makes trusted devices strangers.
    freshSignIn
  }),
  regenerateBackupCodes: operation({
    access: "user",
    input: nothing,
    success: TwoFactorStatus,
    failures: [TwoFactorNotEnabled],
    freshSignIn
  }),
  listTrustedDevices: operation({
    access: "user",
    input: nothing,
    success: Schema.Struct({
      trusted_devices: described(Schema.Array(TrustedDeviceResource), "The caller's own that have not expired.")
    }),
    failures: []
  }),
  revokeTrustedDevice: operation({
    access: "user",
    input: Schema.Struct({ trusted_device_id: TrustedDeviceId }),
    success: nothing,
    failures: [TrustedDeviceNotFound],
    freshSignIn
  }),
  updatePhone: operation({
    access: "user",
    input: Schema.Struct({ phone_number: PhoneNumber }),
    success: PhoneUpdate,
    failures: [SmsUnavailable, CodeThrottled],
    rateLimit: { perMinute: phoneUpdatesPerMinute },
    freshSignIn
  }),
  verifyPhone: operation({
    access: "user",
    input: Schema.Struct({ code: Code("The code that was sent to the number.") }),
    success: PhoneStatus,
    failures: [NoPhoneToVerify, InvalidCode, TwoFactorLocked],
    rateLimit,
    freshSignIn
  }),
  /** Confirms the caller's identity: operations that need a fresh sign-in then work for a while. */
  confirmIdentity: operation({
    access: "user",
    input: Schema.Struct({
      password: Schema.optionalWith(
        described(
          Password,
          "The account's password, if it has one. One of `password`, `method` and `credential` must be sent.",
          "correct horse battery"
        ),
        { nullable: true, exact: true }
      ),
      method: Schema.optionalWith(
        insteadOf(
          "password",
          described(TwoFactorMethod, "Where the code is from: `email` if the address is proven, or an enabled method.")
        ),
        { nullable: true, exact: true }
      ),
      code: Schema.optionalWith(
        insteadOf(
          "password",
          Code("The code of `method`. Left out: one is sent, or an app shows it; the same call with it confirms.")
        ),
        { nullable: true, exact: true }
      ),
      credential: Schema.optionalWith(
        insteadOf("password", described(PasskeyAssertion, "A passkey's answer to the options of a sign-in.")),
        { nullable: true, exact: true }
      )
    }),
    rules: exactlyOneProof,
    verbatim: ["password"],
    success: nothing,
    failures: [
      IncorrectPassword,
      MethodNotEnabled,
      SmsUnavailable,
      CodeRequired,
      InvalidCode,
      TwoFactorLocked,
      CodeThrottled,
      PasskeyNotVerified,
      TooManyRequests
    ],
    rateLimit
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
