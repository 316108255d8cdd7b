/** The operations of identity. */
import { Schema } from "effect"
import { FreshSignInRequired, namedOperations, operation, TimeZone, TooManyRequests } from "../kernel/index.js"
import { EmailAddress, OwnEmailAddress } from "./email-address.js"
import {
  AccountBanned,
  AccountInactive,
  AccountNotFound,
  EmailAlreadyVerified,
  EmailNotVerified,
  IncorrectCurrentPassword,
  InvalidCredentials,
  InvalidPasswordReset,
  InvalidVerificationToken,
  SessionNotFound,
  UserNotFound,
  VerificationThrottled,
  VerificationTokenExpired
} from "./errors.js"
import { FullName } from "./full-name.js"
import { AccessTokenId } from "./ids.js"
import { NewPassword, Password, unchangedPassword, unconfirmedPassword } from "./password.js"
import { CurrentUser, PublicProfile, SessionResource, UserResource } from "./resources.js"
import {
  loginsPerMinute,
  passwordChangesPerMinute,
  passwordResetsPerMinute,
  registrationsPerMinute,
  resendsPerMinute,
  resetLinksPerMinute
} from "./settings.js"
import { PendingSignIn } from "./sign-in-challenge.js"

const passwordFields = ["password", "password_confirmation"] as const

export const operations = namedOperations("identity", {
  register: operation({
    access: "public",
    input: Schema.Struct({
      full_name: FullName,
      email: OwnEmailAddress,
      password: NewPassword,
      password_confirmation: Password,
      timezone: Schema.optionalWith(TimeZone, { nullable: true, default: () => "UTC" })
    }),
    rules: unconfirmedPassword,
    verbatim: passwordFields,
    success: Schema.Struct({ user: UserResource }),
    failures: [],
    rateLimit: { perMinute: registrationsPerMinute }
  }),
  login: operation({
    access: "public",
    input: Schema.Struct({
      email: EmailAddress,
      password: Password,
      /** Token of a trusted device. A token of another account is ignored. */
      device_token: Schema.optionalWith(Schema.String, { nullable: true, exact: true })
    }),
    verbatim: ["password"],
    success: Schema.Union(
      Schema.Struct({ user: UserResource, token: Schema.String, requires_two_factor: Schema.Literal(false) }),
      PendingSignIn
    ),
    failures: [InvalidCredentials, AccountBanned, AccountInactive, EmailNotVerified, TooManyRequests],
    rateLimit: { perMinute: loginsPerMinute }
  }),
  verifyEmail: operation({
    access: "public",
    input: Schema.Struct({ token: Schema.String }),
    success: Schema.Struct({ user: UserResource, token: Schema.String }),
    failures: [InvalidVerificationToken, VerificationTokenExpired, AccountBanned, AccountInactive]
  }),
  resendVerification: operation({
    access: "public",
    input: Schema.Struct({ email: EmailAddress }),
    success: Schema.Struct({}),
    failures: [VerificationThrottled, EmailAlreadyVerified, AccountNotFound],
    rateLimit: { perMinute: resendsPerMinute }
  }),
  forgotPassword: operation({
    access: "public",
    input: Schema.Struct({ email: EmailAddress }),
    success: Schema.Struct({}),
    failures: [],
    rateLimit: { perMinute: resetLinksPerMinute }
  }),
  resetPassword: operation({
    access: "public",
    input: Schema.Struct({
      // No rules of their own: every invalid link gets the same answer.
      token: Schema.String,
      email: Schema.String.annotations({ jsonSchema: { type: "string", format: "email" } }),
      password: NewPassword,
      password_confirmation: Password
    }),
    rules: unconfirmedPassword,
    verbatim: passwordFields,
    success: Schema.Struct({}),
    failures: [InvalidPasswordReset],
    rateLimit: { perMinute: passwordResetsPerMinute }
  }),
  changePassword: operation({
    access: "user",
    input: Schema.Struct({
      /** Required if the account has a password, prohibited if it has none. */
      current_password: Schema.optionalWith(Password, { nullable: true, exact: true }),
      password: NewPassword,
      password_confirmation: Password
    }),
    rules: (raw) => [...unconfirmedPassword(raw), ...unchangedPassword(raw)],
    verbatim: ["current_password", ...passwordFields],
    success: Schema.Struct({}),
    failures: [IncorrectCurrentPassword, FreshSignInRequired, TooManyRequests],
    // Two hashes each, also for those who know their password.
    rateLimit: { perMinute: passwordChangesPerMinute }
  }),
  listSessions: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({ sessions: Schema.Array(SessionResource) }),
    failures: []
  }),
  revokeSession: operation({
    access: "user",
    input: Schema.Struct({ session_id: AccessTokenId }),
    success: Schema.Struct({}),
    failures: [SessionNotFound]
  }),
  logout: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({}),
    failures: []
  }),
  getMe: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({ user: CurrentUser }),
    failures: [UserNotFound]
  }),
  viewUser: operation({
    access: "user",
    input: Schema.Struct({ username: Schema.String }),
    success: Schema.Struct({ user: PublicProfile }),
    failures: [UserNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
