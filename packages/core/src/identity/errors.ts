/** Errors of identity. The message is for people; the tag and the fields are for programs. */
import { Schema } from "effect"
import { retryAfter } from "../kernel/index.js"

export class InvalidCredentials extends Schema.TaggedError<InvalidCredentials>()(
  "InvalidCredentials",
  {},
  {
    description: "The same for an unknown address, a wrong password and an account without a password."
  }
) {
  override get message() {
    return "Invalid credentials."
  }
}

export class AccountBanned extends Schema.TaggedError<AccountBanned>()("AccountBanned", {}) {
  override get message() {
    return "Your account has been banned."
  }
}

export class AccountInactive extends Schema.TaggedError<AccountInactive>()("AccountInactive", {}) {
  override get message() {
    return "Your account is inactive."
  }
}

export class EmailNotVerified extends Schema.TaggedError<EmailNotVerified>()("EmailNotVerified", {}) {
  override get message() {
    return "Please verify your email address first."
  }
}

export class InvalidVerificationToken extends Schema.TaggedError<InvalidVerificationToken>()(
  "InvalidVerificationToken",
  {}
) {
  override get message() {
    return "Invalid verification token."
  }
}

export class VerificationTokenExpired extends Schema.TaggedError<VerificationTokenExpired>()(
  "VerificationTokenExpired",
  {}
) {
  override get message() {
    return "Verification token has expired. Please request a new one."
  }
}

export class InvalidPasswordReset extends Schema.TaggedError<InvalidPasswordReset>()(
  "InvalidPasswordReset",
  {},
  {
    description: "The same for an unknown, expired or used link, and for one of another address."
  }
) {
  override get message() {
    return "This password reset link is invalid or has expired. Please request a new one."
  }
}

export class IncorrectCurrentPassword extends Schema.TaggedError<IncorrectCurrentPassword>()(
  "IncorrectCurrentPassword",
  {}
) {
  override get message() {
    return "Current password is incorrect."
  }
}

export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {}) {
  override get message() {
    return "Session not found."
  }
}

export class VerificationThrottled extends Schema.TaggedError<VerificationThrottled>()(
  "VerificationThrottled",
  retryAfter
) {
  override get message() {
    return "Please wait before requesting another verification email."
  }
}

export class EmailAlreadyVerified extends Schema.TaggedError<EmailAlreadyVerified>()("EmailAlreadyVerified", {}) {
  override get message() {
    return "This email address is already verified."
  }
}

export class AccountNotFound extends Schema.TaggedError<AccountNotFound>()("AccountNotFound", {}) {
  override get message() {
    return "No account exists for this email address."
  }
}

export class UserNotFound extends Schema.TaggedError<UserNotFound>()("UserNotFound", {}) {
  override get message() {
    return "User not found."
  }
}

/** The address belongs to another account. Reported as a problem of the field `email`. */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "This email is already registered."
  }
}

/** The username belongs to another account. */
export class UsernameTaken extends Schema.TaggedError<UsernameTaken>()("UsernameTaken", {}) {
  override get message() {
    return "The username has already been taken."
  }
}

export class AdminProtected extends Schema.TaggedError<AdminProtected>()(
  "AdminProtected",
  {},
  {
    description: "Only operators remove admins: an admin must not lock out the others, and one must remain."
  }
) {
  override get message() {
    return "The account of an admin cannot be suspended or banned, and that of the last one cannot be deleted."
  }
}
