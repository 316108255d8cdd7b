/** Errors of passkeys. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class PasskeyNotVerified extends Schema.TaggedError<PasskeyNotVerified>()(
  "PasskeyNotVerified",
  {},
  {
    description: "The same for every fault of the passkey or its challenge. Ask for new options, then try again."
  }
) {
  override get message() {
    return "The passkey could not be verified. Please try again."
  }
}

export class PasskeyAlreadyRegistered extends Schema.TaggedError<PasskeyAlreadyRegistered>()(
  "PasskeyAlreadyRegistered",
  {},
  {
    description: "On this account or on another one."
  }
) {
  override get message() {
    return "This passkey is already registered."
  }
}

export class TooManyPasskeys extends Schema.TaggedError<TooManyPasskeys>()("TooManyPasskeys", {}) {
  override get message() {
    return "Your account has as many passkeys as it can have. Remove one before you add another."
  }
}

export class PasskeySignInRefused extends Schema.TaggedError<PasskeySignInRefused>()(
  "PasskeySignInRefused",
  {},
  {
    description: "The same for every reason, so that nothing about passkeys and accounts leaks."
  }
) {
  override get message() {
    return "You could not be signed in with this passkey."
  }
}

export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()("PasskeyNotFound", {}) {
  override get message() {
    return "Passkey not found."
  }
}
