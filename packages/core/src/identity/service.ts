/** Gathers identity's handlers, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { changePassword } from "./use-cases/change-password.js"
import { forgotPassword } from "./use-cases/forgot-password.js"
import { getMe } from "./use-cases/get-me.js"
import { login } from "./use-cases/login.js"
import { logout } from "./use-cases/logout.js"
import { register } from "./use-cases/register.js"
import { resendVerification } from "./use-cases/resend-verification.js"
import { resetPassword } from "./use-cases/reset-password.js"
import { listSessions, revokeSession } from "./use-cases/sessions.js"
import { verifyEmail } from "./use-cases/verify-email.js"
import { viewUser } from "./use-cases/view-user.js"

export class Identity extends Context.Tag("@mentorkit/Identity")<Identity, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Identity,
    Effect.all({
      register,
      login,
      verifyEmail,
      resendVerification,
      forgotPassword,
      resetPassword,
      changePassword,
      logout,
      listSessions,
      revokeSession,
      getMe,
      viewUser
    })
  )
}
