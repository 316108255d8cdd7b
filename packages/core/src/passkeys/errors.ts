/** Errors of passkeys. The message is for people; the tag is for programs. */
import { Schema } from "effect"

/** One error for every fault of an attestation or its challenge. */
export class PasskeyNotVerified extends Schema.TaggedError<PasskeyNotVerified>()("PasskeyNotVerified", {}) {
  override get message() {
    return "The passkey could not be verified. Please try again."
  }
}

/** On any account: an authenticator never makes one id twice. */
export class PasskeyAlreadyRegistered extends Schema.TaggedError<PasskeyAlreadyRegistered>()(
  "PasskeyAlreadyRegistered",
  {}
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

/** One error for every reason, so that nothing about passkeys and accounts leaks. */
export class PasskeySignInRefused extends Schema.TaggedError<PasskeySignInRefused>()("PasskeySignInRefused", {}) {
  override get message() {
    return "You could not be signed in with this passkey."
  }
}

export class PasskeyNotFound extends Schema.TaggedError<PasskeyNotFound>()("PasskeyNotFound", {}) {
  override get message() {
    return "Passkey not found."
  }
}
