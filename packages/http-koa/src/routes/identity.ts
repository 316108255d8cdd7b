import { operations } from "@mentorkit/core/identity"
import { bind } from "../bind.js"

export const identity = bind(operations, {
  register: {
    route: "POST /register",
    message: "Registration successful, check email.",
    status: 201,
    fieldErrors: "errors",
    serverError: "Registration failed."
  },
  login: {
    route: "POST /login",
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
    message: "Verification email has been resent.",
    failures: { VerificationThrottled: 429, EmailAlreadyVerified: 429, AccountNotFound: 429 },
    fieldErrors: "errors",
    serverError: "Failed to resend verification email."
  },
  forgotPassword: {
    route: "POST /forgot-password",
    message: "If an account exists for that email address, a password reset link is on its way.",
    fieldErrors: "errors",
    serverError: "Failed to send the password reset link."
  },
  resetPassword: {
    route: "POST /reset-password",
    message: "Password reset successfully. You can now log in with your new password.",
    failures: { InvalidPasswordReset: 422 },
    fieldErrors: "errors",
    serverError: "Failed to reset password."
  },
  changePassword: {
    route: "PUT /password",
    message: "Password changed successfully.",
    failures: { IncorrectCurrentPassword: 422, TooManyRequests: 429 },
    fieldErrors: "errors",
    serverError: "Failed to change password."
  },
  listSessions: {
    route: "GET /sessions",
    message: "Sessions retrieved.",
    serverError: "Failed to retrieve the sessions."
  },
  revokeSession: {
    route: "DELETE /sessions/:session_id",
    message: "Session revoked.",
    failures: { SessionNotFound: 404 },
    serverError: "Failed to revoke the session."
  },
  logout: {
    route: "POST /logout",
    message: "Logged out successfully.",
    serverError: "Failed to log out."
  },
  getMe: {
    route: "GET /me",
    message: "Current user retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve user."
  },
  viewUser: {
    route: "GET /user/:username",
    message: "User retrieved.",
    failures: { UserNotFound: 404 },
    serverError: "Failed to retrieve user."
  }
})
