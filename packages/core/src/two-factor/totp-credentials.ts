/** Stored TOTP secrets: sealed, each for its account. */
import { Effect, Option } from "effect"
import { Secrets, type UserId } from "../kernel/index.js"
import { TotpRepository } from "./ports.js"

/** Of the seals; each is bound to its account. */
export const totpLabel = (userId: string) => `twoFactor.totp:${userId}`

export const makeTotpCredentials = Effect.gen(function* () {
  const totp = yield* TotpRepository
  const secrets = yield* Secrets

  const opened = (userId: UserId, sealed: string | null) =>
    sealed === null
      ? Effect.succeed(null)
      : Effect.flatMap(
          secrets.open(totpLabel(userId), sealed),
          Effect.mapError(() => new Error("A TOTP secret was sealed under another APP_SECRET."))
        )

  return {
    seal: (userId: UserId, secret: string) => secrets.seal(totpLabel(userId), secret),

    /** With its secrets in the clear. A secret that does not open is a fault: the host's own secret was changed. */
    find: Effect.fnUntraced(function* (userId: UserId) {
      const stored = Option.getOrUndefined(yield* totp.find(userId))
      if (stored === undefined) return undefined
      const [secret, pendingSecret] = yield* Effect.all([
        opened(userId, stored.secret),
        opened(userId, stored.pendingSecret)
      ])
      return { ...stored, secret, pendingSecret }
    }, Effect.orDie)
  }
})
