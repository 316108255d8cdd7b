/** Password reset links. */
import { DateTime, Duration, Effect, Option } from "effect"
import {
  Ids,
  Outbox,
  type PayloadOf,
  type ReactionHandler,
  reaction,
  Secrets,
  Settings,
  tokenOfHash,
  type UserId
} from "../kernel/index.js"
import { isAdmitted } from "./account-state.js"
import { PasswordResetLinkMade, type PasswordResetRequested } from "./events.js"
import { PasswordResetId } from "./ids.js"
import { type PasswordReset, PasswordResetRepository, UserRepository } from "./ports.js"
import { passwordResetCooldownSeconds, passwordResetMinutes } from "./settings.js"

const label = (id: PasswordResetId) => `identity.passwordReset:${id}`

/**
 * The token of a new link. It is derived whenever it is needed: the row holds a hash of it only, and the event holds the
 * id.
 */
export const passwordResetToken = (id: PasswordResetId): Effect.Effect<string, never, Secrets> =>
  Effect.flatMap(Secrets, (secrets) => secrets.derive(label(id)))

/** That of a stored link. None where it was derived under a secret that the host no longer knows. */
export const storedPasswordResetToken = ({ id, tokenHash }: PasswordReset) => tokenOfHash(label(id), tokenHash)

const makeResetLinks = Effect.gen(function* () {
  const resets = yield* PasswordResetRepository
  const outbox = yield* Outbox
  const ids = yield* Ids
  const secrets = yield* Secrets
  const settings = yield* Settings

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    const id = PasswordResetId.make(yield* ids.uuid)
    const token = yield* Effect.provideService(passwordResetToken(id), Secrets, secrets)
    const isMade = yield* resets.put(
      {
        id,
        userId,
        tokenHash: yield* secrets.hash(token),
        createdAt: now,
        expiresAt: DateTime.add(now, { minutes: yield* settings.get(passwordResetMinutes) })
      },
      Duration.seconds(yield* settings.get(passwordResetCooldownSeconds))
    )
    if (isMade) yield* outbox.append(PasswordResetLinkMade, { userId, passwordResetId: id }, now)
  })
})

const makeLinkForAddress = Effect.gen(function* () {
  const users = yield* UserRepository
  const makeLink = yield* makeResetLinks

  const reacting: ReactionHandler<PayloadOf<typeof PasswordResetRequested>> = {
    run: Effect.fnUntraced(function* ({ email }) {
      const found = Option.getOrUndefined(yield* users.findByEmail(email))
      if (found === undefined) return
      // Locked: a ban meanwhile removes every link, so it must find this one.
      const user = Option.getOrUndefined(yield* users.lock(found.id))
      if (user !== undefined && isAdmitted(user)) yield* makeLink(user.id, yield* DateTime.now)
    })
  }
  return reacting
})

/**
 * Looks up whose address was typed in, long after the request was answered: that all requests look alike is not for this
 * to see to. Nobody, somebody who is banned or suspended, and somebody who was just mailed a link get none.
 */
export const makePasswordResetLink = reaction(
  { name: "identity.makePasswordResetLink", lane: "effects", priority: "high", effects: "database" },
  makeLinkForAddress
)
