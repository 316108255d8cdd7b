/** The link that verifies an address. */
import { DateTime, Duration, Effect, Option } from "effect"
import {
  type HandlerWithin,
  Ids,
  Outbox,
  type PayloadOf,
  reactionWithin,
  Secrets,
  Settings,
  secondsUntil,
  tokenOfHash,
  type UserId
} from "../kernel/index.js"
import { VerificationThrottled } from "./errors.js"
import { EmailVerificationRequested, type EmailVerified } from "./events.js"
import { EmailVerificationId } from "./ids.js"
import { type EmailVerification, EmailVerificationRepository } from "./ports.js"
import { verificationCooldownSeconds, verificationMinutes } from "./settings.js"

const label = (id: EmailVerificationId) => `identity.emailVerification:${id}`

/**
 * The token of a new link. It is derived whenever it is needed: the row holds a hash of it only, and the event holds the
 * id.
 */
export const verificationToken = (id: EmailVerificationId): Effect.Effect<string, never, Secrets> =>
  Effect.flatMap(Secrets, (secrets) => secrets.derive(label(id)))

/** That of a stored link. None where it was derived under a secret that the host no longer knows. */
export const storedVerificationToken = ({ id, tokenHash }: EmailVerification) => tokenOfHash(label(id), tokenHash)

/** Makes an account's next link in the caller's transaction and has it mailed after the commit. */
export const makeRequestVerification = Effect.gen(function* () {
  const verifications = yield* EmailVerificationRepository
  const outbox = yield* Outbox
  const ids = yield* Ids
  const secrets = yield* Secrets
  const settings = yield* Settings

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    const id = EmailVerificationId.make(yield* ids.uuid)
    const token = yield* Effect.provideService(verificationToken(id), Secrets, secrets)
    const notBefore = yield* verifications.put(
      {
        id,
        userId,
        tokenHash: yield* secrets.hash(token),
        createdAt: now,
        expiresAt: DateTime.add(now, { minutes: yield* settings.get(verificationMinutes) })
      },
      Duration.seconds(yield* settings.get(verificationCooldownSeconds))
    )
    if (Option.isSome(notBefore)) {
      return yield* new VerificationThrottled({ retryAfterSeconds: secondsUntil(notBefore.value, now) })
    }
    yield* outbox.append(EmailVerificationRequested, { userId, emailVerificationId: id }, now)
  })
})

/** However an address was proven: its open link goes with that, or it would be a second proof. */
export const removeVerificationLink = reactionWithin(
  "identity.removeVerificationLink",
  Effect.map(
    EmailVerificationRepository,
    ({ remove }): HandlerWithin<PayloadOf<typeof EmailVerified>> => ({ run: ({ userId }) => remove(userId) })
  )
)
