/** Errors of two-factor. */
import { Schema } from "effect"
import { described, retryAfter } from "../kernel/index.js"

export class InvalidCode extends Schema.TaggedError<InvalidCode>()(
  "InvalidCode",
  {},
  {
    description: "The same for a wrong, expired, used or foreign code."
  }
) {
  override get message() {
    return "The code is invalid or has expired."
  }
}

export class TwoFactorLocked extends Schema.TaggedError<TwoFactorLocked>()("TwoFactorLocked", retryAfter) {
  override get message() {
    return "Too many wrong codes. Please try again later."
  }
}

export class CodeThrottled extends Schema.TaggedError<CodeThrottled>()("CodeThrottled", retryAfter) {
  override get message() {
    return "Please wait before requesting another code."
  }
}

export class ChallengeOver extends Schema.TaggedError<ChallengeOver>()(
  "ChallengeOver",
  {},
  {
    description: "The pending token was used or has expired."
  }
) {
  override get message() {
    return "This sign-in has expired. Please sign in again."
  }
}

export class MethodNotEnabled extends Schema.TaggedError<MethodNotEnabled>()("MethodNotEnabled", {}) {
  override get message() {
    return "This two-factor method is not enabled."
  }
}

/** Backup codes are a fallback that comes with two-factor, not a method. */
export class BackupCodesAreNoMethod extends Schema.TaggedError<BackupCodesAreNoMethod>()("BackupCodesAreNoMethod", {}) {
  override get message() {
    return "Backup codes are a fallback and cannot be chosen as a method."
  }
}

export class TwoFactorNotEnabled extends Schema.TaggedError<TwoFactorNotEnabled>()("TwoFactorNotEnabled", {}) {
  override get message() {
    return "Two-factor authentication is not enabled."
  }
}

/** The last method cannot be disabled alone: that would turn two-factor off without a proof. */
export class LastMethod extends Schema.TaggedError<LastMethod>()("LastMethod", {}) {
  override get message() {
    return "This is your only two-factor method. Enable another one first, or turn two-factor authentication off."
  }
}

export class PhoneNotVerified extends Schema.TaggedError<PhoneNotVerified>()("PhoneNotVerified", {}) {
  override get message() {
    return "Please verify your phone number first."
  }
}

export class SmsUnavailable extends Schema.TaggedError<SmsUnavailable>()(
  "SmsUnavailable",
  {},
  {
    description: "The host cannot send texts."
  }
) {
  override get message() {
    return "Text messages are not available."
  }
}

export class TotpNotConfirmed extends Schema.TaggedError<TotpNotConfirmed>()("TotpNotConfirmed", {}) {
  override get message() {
    return "Please set up your authenticator app and confirm it with a code first."
  }
}

export class NoTotpSetup extends Schema.TaggedError<NoTotpSetup>()(
  "NoTotpSetup",
  {},
  {
    description: "No set-up waits for its confirmation: begin one."
  }
) {
  override get message() {
    return "No authenticator app is being set up."
  }
}

export class CodeRequired extends Schema.TaggedError<CodeRequired>()(
  "CodeRequired",
  {
    method: described(
      Schema.Literal("email", "sms", "totp"),
      "How the code was sent just now; `totp`: the authenticator app shows it."
    )
  },
  {
    description: "The account has no password, so a code was sent; repeat the call with it."
  }
) {
  override get message() {
    return this.method === "totp"
      ? "Please confirm with the code that your authenticator app shows."
      : "Please confirm with the code that we have just sent you."
  }
}

export class TrustedDeviceNotFound extends Schema.TaggedError<TrustedDeviceNotFound>()("TrustedDeviceNotFound", {}) {
  override get message() {
    return "Trusted device not found."
  }
}

export class NoPhoneToVerify extends Schema.TaggedError<NoPhoneToVerify>()(
  "NoPhoneToVerify",
  {},
  {
    description: "No code was sent, or it was used."
  }
) {
  override get message() {
    return "There is no phone number to verify. Please request a code first."
  }
}

export class IncorrectPassword extends Schema.TaggedError<IncorrectPassword>()("IncorrectPassword", {}) {
  override get message() {
    return "The password is incorrect."
  }
}
