import { operations } from "@mentorkit/core/passkeys"
import { bind } from "../bind.js"

export const passkeys = bind(operations, {
  registerOptions: {
    route: "POST /passkeys/register/options",
    summary: "Begin to add a passkey: what the browser is asked for.",
    message: "Passkey registration started.",
    failures: { TooManyPasskeys: 422, EmailNotVerified: 422, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to start the passkey registration."
  },
  register: {
    route: "POST /passkeys/register",
    summary: "Add the passkey that the browser has made.",
    message: "Passkey registered successfully.",
    status: 201,
    failures: {
      PasskeyNotVerified: 422,
      PasskeyAlreadyRegistered: 422,
      TooManyPasskeys: 422
    },
    fieldErrors: "errors",
    serverError: "Failed to register the passkey."
  },
  authenticateOptions: {
    route: "POST /passkeys/authenticate/options",
    summary: "Begin to sign in with a passkey: what the browser is asked for.",
    message: "Passkey sign-in started.",
    fieldErrors: "errors",
    serverError: "Failed to start the passkey sign-in."
  },
  authenticate: {
    route: "POST /passkeys/authenticate",
    summary: "Sign in with a passkey: a full token, no second factor.",
    message: "Login successful.",
    failures: { PasskeySignInRefused: 401 },
    fieldErrors: "errors",
    serverError: "Login failed."
  },
  list: {
    route: "GET /passkeys",
    summary: "List your passkeys.",
    message: "Passkeys retrieved.",
    fieldErrors: "errors",
    serverError: "Failed to retrieve passkeys."
  },
  remove: {
    route: "DELETE /passkeys/:id",
    summary: "Remove one of your passkeys.",
    message: "Passkey removed successfully.",
    failures: { PasskeyNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to remove the passkey."
  }
})
