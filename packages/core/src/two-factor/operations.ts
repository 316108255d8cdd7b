/** The operations of two-factor. */
import { Schema } from "effect"
import { freshSignIn, Password, TwoFactorMethod, UserResource } from "../identity/index.js"
import { namedOperations, operation, Text, TooManyRequests } from "../kernel/index.js"
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
import { PhoneStatus, PhoneUpdate, TotpSetup, TrustedDeviceResource, TwoFactorStatus } from "./resources.js"
import { challengesPerMinute, phoneUpdatesPerMinute } from "./settings.js"

const Code = Text(64)
const rateLimit = { perMinute: challengesPerMinute }
const trustDevice = Schema.optionalWith(Schema.Boolean, { nullable: true, default: () => false })
const signedIn = {
  user: UserResource,
  token: Schema.String,
  /** To be sent as `X-Trusted-Device` at the next sign-in; null unless requested. */
  trusted_device_token: Schema.NullOr(Schema.String)
}
const method = Schema.Struct({ method: TwoFactorMethod })
const nothing = Schema.Struct({})

export const operations = namedOperations("twoFactor", {
  challenge: operation({
    access: "pending",
    input: Schema.Struct({
      code: Code,
      /** The challenge's own method unless told. */
      method: Schema.optionalWith(TwoFactorMethod, { nullable: true, exact: true }),
      trust_device: trustDevice
    }),
    success: Schema.Struct(signedIn),
    failures: [InvalidCode, TwoFactorLocked, MethodNotEnabled, ChallengeOver],
    rateLimit
  }),
  challengeByBackupCode: operation({
    access: "pending",
    input: Schema.Struct({ code: Code, trust_device: trustDevice }),
    success: Schema.Struct({ ...signedIn, remaining_backup_codes: Schema.Int }),
    failures: [InvalidCode, TwoFactorLocked, ChallengeOver],
    rateLimit
  }),
  switchMethod: operation({
    access: "pending",
    input: method,
    success: method,
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
    input: Schema.Struct({ code: Code }),
    success: TwoFactorStatus,
    failures: [NoTotpSetup, InvalidCode, TwoFactorLocked],
    rateLimit,
    freshSignIn
  }),
  enable: operation({
    access: "user",
    input: method,
    success: TwoFactorStatus,
    failures: [BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed],
    freshSignIn
  }),
  disable: operation({
    access: "user",
    input: Schema.Struct({
      /** Of accounts that have one. */
      password: Schema.optionalWith(Password, { nullable: true, exact: true }),
      /** Of accounts without a password: a code that was sent, of the app, or a backup code. */
      code: Schema.optionalWith(Code, { nullable: true, exact: true })
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
    input: method,
    success: TwoFactorStatus,
    failures: [TwoFactorNotEnabled, BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed],
    freshSignIn
  }),
  disableMethod: operation({
    access: "user",
    input: method,
    success: TwoFactorStatus,
    failures: [BackupCodesAreNoMethod, MethodNotEnabled, LastMethod],
    freshSignIn
  }),
  setDefaultMethod: operation({
    access: "user",
    input: method,
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
    success: Schema.Struct({ trusted_devices: Schema.Array(TrustedDeviceResource) }),
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
    input: Schema.Struct({ code: Code }),
    success: PhoneStatus,
    failures: [NoPhoneToVerify, InvalidCode, TwoFactorLocked],
    rateLimit,
    freshSignIn
  }),
  /** Confirms the caller's identity: operations that need a fresh sign-in then work for a while. */
  confirmIdentity: operation({
    access: "user",
    input: Schema.Struct({
      /** Of accounts that have one. */
      password: Schema.optionalWith(Password, { nullable: true, exact: true }),
      /** How a code comes, or which app shows it. By mail it comes to every verified address. */
      method: Schema.optionalWith(TwoFactorMethod, { nullable: true, exact: true }),
      /** Without it one is sent. */
      code: Schema.optionalWith(Code, { nullable: true, exact: true }),
      /** The answer of a passkey to the options of a sign-in. */
      credential: Schema.optionalWith(PasskeyAssertion, { nullable: true, exact: true })
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
