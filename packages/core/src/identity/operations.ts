/** The operations of identity. */
import { Schema } from "effect"
import {
  described,
  FreshSignInRequired,
  Locale,
  namedOperations,
  operation,
  TimeZone,
  TooManyRequests
} from "../kernel/index.js"
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
import { NewPassword, Password, PasswordConfirmation, unchangedPassword, unconfirmedPassword } from "./password.js"
import { CurrentUser, FullToken, PublicProfile, SessionResource, UserResource } from "./resources.js"
import {
  loginsPerMinute,
  passwordChangesPerMinute,
  passwordResetsPerMinute,
  registrationsPerMinute,
  resendsPerMinute,
  resetLinksPerMinute
} from "./settings.js"
import { PendingSignIn } from "./sign-in-challenge.js"

const SignedInUser = described(UserResource, "Whoever has signed in.")

const passwordFields = ["password", "password_confirmation"] as const

export const operations = namedOperations("identity", {
  register: operation({
    access: "public",
    showsPeople: "oneself",
    input: Schema.Struct({
      full_name: FullName,
      email: OwnEmailAddress,
      password: NewPassword,
      password_confirmation: PasswordConfirmation,
      timezone: Schema.optionalWith(
        described(TimeZone, "Time zone by its IANA name; UTC unless it is said.", "Europe/Berlin"),
        {
          nullable: true,
          default: () => "UTC"
        }
      ),
      locale: Schema.optionalWith(
        described(
          Locale,
          "Language of mails and notifications; what `Accept-Language` asks for unless it is said.",
          "de-AT"
        ),
        { nullable: true }
      )
    }),
    rules: unconfirmedPassword,
    verbatim: passwordFields,
    success: Schema.Struct({
      user: described(UserResource, "The new account, which cannot sign in before its address is proven.")
    }),
    failures: [],
    rateLimit: { perMinute: registrationsPerMinute }
  }),
  login: operation({
    access: "public",
    showsPeople: "oneself",
    input: Schema.Struct({
      email: EmailAddress,
      password: Password,
      device_token: Schema.optionalWith(
        described(
          Schema.String,
          "Token of a trusted device, which spares the second factor. That of another account is ignored.",
          "01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE"
        ),
        { nullable: true, exact: true }
      )
    }),
    verbatim: ["password"],
    success: Schema.Union(
      Schema.Struct({
        user: SignedInUser,
        token: FullToken,
        requires_two_factor: described(Schema.Literal(false), "False: the sign-in is complete.")
      }),
      PendingSignIn
    ),
    failures: [InvalidCredentials, AccountBanned, AccountInactive, EmailNotVerified, TooManyRequests],
    rateLimit: { perMinute: loginsPerMinute }
  }),
  verifyEmail: operation({
    access: "public",
    showsPeople: "oneself",
    input: Schema.Struct({
      token: described(Schema.String, "The token out of the mailed link, which works once.", "YW9286wRokwb8Ys4Kd1VqE")
    }),
    success: Schema.Struct({ user: SignedInUser, token: FullToken }),
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
      token: described(
        Schema.String,
        "The token out of the mailed link, which works once.",
        "01920000-0000-7000-8000-000000000005|w2Nf6Tj0LsA"
      ),
      email: described(
        Schema.String.annotations({ jsonSchema: { type: "string", format: "email" } }),
        "The address that the link was mailed to; the token works for no other.",
        "mika@example.com"
      ),
      password: NewPassword,
      password_confirmation: PasswordConfirmation
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
      current_password: Schema.optionalWith(
        described(
          Password,
          "The present password: required if the account has one, refused if it has none.",
          "eleven quiet mornings"
        ),
        { nullable: true, exact: true }
      ),
      password: described(NewPassword, "The new password, other than the present one.", "correct horse battery"),
      password_confirmation: PasswordConfirmation
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
    success: Schema.Struct({
      sessions: described(Schema.Array(SessionResource), "The caller's own, last used first.")
    }),
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
    showsPeople: "oneself",
    input: Schema.Struct({}),
    success: Schema.Struct({ user: described(CurrentUser, "The caller.") }),
    failures: [UserNotFound]
  }),
  viewUser: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ username: described(Schema.String, "Username of the person.", "ana-duarte") }),
    success: Schema.Struct({ user: described(PublicProfile, "The person.") }),
    failures: [UserNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
