import { operations } from "@mentorkit/core/identity"
import { bind } from "../bind.js"

export const identity = bind(operations, {
  register: {
    route: "POST /register",
    summary: "Create an account; a link to verify its address is mailed.",
    message: "Registration successful, check email.",
    status: 201,
    fieldErrors: "errors",
    serverError: "Registration failed."
  },
  login: {
    route: "POST /login",
    summary: "Sign in: a full token, or a pending one that owes the second factor.",
    message: "Login successful.",
    variants: [
      { when: ({ requires_two_factor: requires }) => requires, message: "Two-factor authentication required." }
    ],
    headers: { device_token: ["X-Trusted-Device"] },
    failures: {
      InvalidCredentials: 401,
      AccountBanned: 401,
      AccountInactive: 401,
      EmailNotVerified: 401,
      TooManyRequests: 429
    },
    fieldErrors: "errors",
    serverError: "Login failed."
  },
  verifyEmail: {
    route: "POST /verify-email",
    summary: "Verify an address by the mailed token; signs in and turns codes by mail on.",
    message: "Email verified successfully.",
    failures: {
      InvalidVerificationToken: 422,
      VerificationTokenExpired: 422,
      AccountBanned: 422,
      AccountInactive: 422
    },
    fieldErrors: "errors",
    serverError: "Email verification failed."
  },
  resendVerification: {
    route: "POST /resend-email-verification",
    summary: "Mail another link to verify an address.",
    message: "Verification email has been resent.",
    failures: { VerificationThrottled: 429, EmailAlreadyVerified: 429, AccountNotFound: 429 },
    fieldErrors: "errors",
    serverError: "Failed to resend verification email."
  },
  forgotPassword: {
    route: "POST /forgot-password",
    summary: "Mail a link to set a new password; the answer is the same for every address.",
    message: "If an account exists for that email address, a password reset link is on its way.",
    fieldErrors: "errors",
    serverError: "Failed to send the password reset link."
  },
  resetPassword: {
    route: "POST /reset-password",
    summary: "Set a new password by the mailed token; signs out everywhere.",
    message: "Password reset successfully. You can now log in with your new password.",
    failures: { InvalidPasswordReset: 422 },
    fieldErrors: "errors",
    serverError: "Failed to reset password."
  },
  changePassword: {
    route: "PUT /password",
    summary: "Change your password, or set a first one; signs out everywhere else.",
    message: "Password changed successfully.",
    failures: { IncorrectCurrentPassword: 422, FreshSignInRequired: 403, TooManyRequests: 429 },
    fieldErrors: "errors",
    serverError: "Failed to change password."
  },
  listSessions: {
    route: "GET /sessions",
    summary: "List where you are signed in.",
    message: "Sessions retrieved.",
    serverError: "Failed to retrieve the sessions."
  },
  revokeSession: {
    route: "DELETE /sessions/:session_id",
    summary: "Sign out one of your sessions.",
    message: "Session revoked.",
    failures: { SessionNotFound: 404 },
    serverError: "Failed to revoke the session."
  },
  logout: {
    route: "POST /logout",
    summary: "Sign out: the token used is worth nothing any more.",
    message: "Logged out successfully.",
    serverError: "Failed to log out."
  },
  getMe: {
    route: "GET /me",
    summary: "Your own profile, with everything of your account.",
    message: "Current user retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve user."
  },
  viewUser: {
    route: "GET /user/:username",
    summary: "The public profile of a user.",
    message: "User retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve user."
  }
})
