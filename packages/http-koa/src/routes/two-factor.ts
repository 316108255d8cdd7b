import { operations } from "@mentorkit/core/two-factor"
import { bind } from "../bind.js"

const account = { fieldErrors: "errors" } as const

export const twoFactor = bind(operations, {
  challenge: {
    ...account,
    route: "POST /2fa/challenge",
    summary: "Answer the challenge of a sign-in with a code: trades the pending token for a full one.",
    message: "Login successful.",
    failures: { InvalidCode: 422, TwoFactorLocked: 429, MethodNotEnabled: 422, ChallengeOver: 401 },
    serverError: "Failed to verify the code."
  },
  challengeByBackupCode: {
    ...account,
    route: "POST /2fa/challenge/backup",
    summary: "Answer the challenge with a backup code, each of which works once.",
    message: "Login successful.",
    failures: { InvalidCode: 422, TwoFactorLocked: 429, ChallengeOver: 401 },
    serverError: "Failed to verify the code."
  },
  switchMethod: {
    ...account,
    route: "POST /2fa/switch-method",
    summary: "Answer the challenge by another method, or have its code sent again.",
    message: "Two-factor method switched.",
    failures: {
      BackupCodesAreNoMethod: 422,
      MethodNotEnabled: 422,
      SmsUnavailable: 422,
      CodeThrottled: 429,
      ChallengeOver: 401
    },
    serverError: "Failed to switch the two-factor method."
  },
  setUpTotp: {
    ...account,
    route: "POST /2fa/totp/setup",
    summary: "Begin to connect an authenticator app: secret, link and QR code.",
    message: "Scan the QR code and confirm it with a code.",
    serverError: "Failed to set up the authenticator app."
  },
  showTotpQrCode: {
    ...account,
    route: "GET /2fa/totp/qr",
    summary: "The QR code again, as long as the set-up is not confirmed.",
    message: "QR code retrieved.",
    failures: { NoTotpSetup: 404 },
    serverError: "Failed to retrieve the QR code."
  },
  confirmTotp: {
    ...account,
    route: "POST /2fa/totp/confirm",
    summary: "Confirm an authenticator app with a code that it shows; then it may be enabled.",
    message: "Authenticator app confirmed.",
    failures: { NoTotpSetup: 422, InvalidCode: 422, TwoFactorLocked: 429 },
    serverError: "Failed to confirm the authenticator app."
  },
  enable: {
    ...account,
    route: "POST /2fa/enable",
    summary: "Turn two-factor sign-in on, or make a method its default; the first time with backup codes.",
    message: "Two-factor authentication enabled.",
    failures: {
      BackupCodesAreNoMethod: 422,
      PhoneNotVerified: 422,
      SmsUnavailable: 422,
      TotpNotConfirmed: 422
    },
    serverError: "Failed to enable two-factor authentication."
  },
  disable: {
    ...account,
    route: "POST /2fa/disable",
    summary: "Turn two-factor sign-in off, by password, or by a code where there is none.",
    message: "Two-factor authentication disabled.",
    failures: {
      TwoFactorNotEnabled: 422,
      IncorrectPassword: 422,
      CodeRequired: 422,
      InvalidCode: 422,
      TwoFactorLocked: 429,
      CodeThrottled: 429,
      TooManyRequests: 429
    },
    serverError: "Failed to disable two-factor authentication."
  },
  enableMethod: {
    ...account,
    route: "POST /2fa/methods/enable",
    summary: "Add a method beside those enabled.",
    message: "Two-factor method enabled.",
    failures: {
      TwoFactorNotEnabled: 422,
      BackupCodesAreNoMethod: 422,
      PhoneNotVerified: 422,
      SmsUnavailable: 422,
      TotpNotConfirmed: 422
    },
    serverError: "Failed to enable the two-factor method."
  },
  disableMethod: {
    ...account,
    route: "POST /2fa/methods/disable",
    summary: "Remove a method that is not the last one.",
    message: "Two-factor method disabled.",
    failures: { BackupCodesAreNoMethod: 422, MethodNotEnabled: 422, LastMethod: 422 },
    serverError: "Failed to disable the two-factor method."
  },
  setDefaultMethod: {
    ...account,
    route: "PUT /2fa/default-method",
    summary: "Choose the method that is asked for first.",
    message: "Default two-factor method updated.",
    failures: { BackupCodesAreNoMethod: 422, MethodNotEnabled: 422 },
    serverError: "Failed to update the default two-factor method."
  },
  regenerateBackupCodes: {
    ...account,
    route: "POST /2fa/backup-codes/regenerate",
    summary: "Ten new backup codes; the old ones are worth nothing.",
    message: "Backup codes regenerated.",
    failures: { TwoFactorNotEnabled: 422 },
    serverError: "Failed to regenerate the backup codes."
  },
  listTrustedDevices: {
    ...account,
    route: "GET /2fa/trusted-devices",
    summary: "List the devices that spare you the second factor.",
    message: "Trusted devices retrieved.",
    serverError: "Failed to retrieve the trusted devices."
  },
  revokeTrustedDevice: {
    ...account,
    route: "DELETE /2fa/trusted-devices/:trusted_device_id",
    summary: "Trust a device no longer.",
    message: "Trusted device revoked.",
    failures: { TrustedDeviceNotFound: 404 },
    serverError: "Failed to revoke the trusted device."
  },
  updatePhone: {
    ...account,
    route: "POST /phone/update",
    summary: "Tell a phone number; a code is sent to it.",
    message: "A verification code has been sent to the phone number.",
    variants: [
      { when: ({ code_sent_to: sentTo }) => sentTo === null, message: "This phone number is already verified." }
    ],
    failures: { SmsUnavailable: 422, CodeThrottled: 429 },
    serverError: "Failed to update the phone number."
  },
  verifyPhone: {
    ...account,
    route: "POST /phone/verify",
    summary: "Prove the number with the code that was sent to it.",
    message: "Phone number verified.",
    failures: { NoPhoneToVerify: 422, InvalidCode: 422, TwoFactorLocked: 429 },
    serverError: "Failed to verify the phone number."
  },
  confirmIdentity: {
    ...account,
    route: "POST /confirm-identity",
    summary: "Prove again who you are, by password, code or passkey, before you change how the account is entered.",
    message: "Your identity is confirmed.",
    failures: {
      IncorrectPassword: 422,
      MethodNotEnabled: 422,
      SmsUnavailable: 422,
      CodeRequired: 422,
      InvalidCode: 422,
      TwoFactorLocked: 429,
      CodeThrottled: 429,
      PasskeyNotVerified: 422,
      TooManyRequests: 429
    },
    serverError: "Failed to confirm your identity."
  }
})
