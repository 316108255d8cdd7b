import { operations } from "@mentorkit/core/passkeys"
import { bind } from "../bind.js"

export const passkeys = bind(operations, {
  registerOptions: {
    route: "POST /passkeys/register/options",
    message: "Passkey registration started.",
    failures: { TooManyPasskeys: 422, EmailNotVerified: 422, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to start the passkey registration."
  },
  register: {
    route: "POST /passkeys/register",
    message: "Passkey registered successfully.",
    status: 201,
    failures: { PasskeyNotVerified: 422, PasskeyAlreadyRegistered: 422, TooManyPasskeys: 422 },
    fieldErrors: "errors",
    serverError: "Failed to register the passkey."
  },
  authenticateOptions: {
    route: "POST /passkeys/authenticate/options",
    message: "Passkey sign-in started.",
    fieldErrors: "errors",
    serverError: "Failed to start the passkey sign-in."
  },
  authenticate: {
    route: "POST /passkeys/authenticate",
    message: "Login successful.",
    failures: { PasskeySignInRefused: 401 },
    fieldErrors: "errors",
    serverError: "Login failed."
  },
  list: {
    route: "GET /passkeys",
    message: "Passkeys retrieved.",
    fieldErrors: "errors",
    serverError: "Failed to retrieve passkeys."
  },
  remove: {
    route: "DELETE /passkeys/:id",
    message: "Passkey removed successfully.",
    failures: { PasskeyNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to remove the passkey."
  }
})
