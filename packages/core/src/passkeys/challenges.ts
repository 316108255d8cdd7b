/** Challenges of passkeys, each for one answer. */
import { DateTime, Duration, Effect, Option } from "effect"
import { newMarkedText, Secrets, type UserId } from "../kernel/index.js"
import type { PasskeyAssertion, PasskeyAttestation } from "./ceremony-data.js"
import { CeremonyRefused, PasskeyCeremonies, PasskeyChallengeRepository } from "./ports.js"

export const challengeLife = Duration.minutes(5)

/** `userId`: for a registration; null: for a sign-in, before the user is known. */
export const makeChallenges = Effect.gen(function* () {
  const repository = yield* PasskeyChallengeRepository
  const ceremonies = yield* PasskeyCeremonies
  const secrets = yield* Secrets

  return {
    issue: Effect.fnUntraced(function* (userId: UserId | null) {
      const challenge = yield* Effect.provideService(newMarkedText, Secrets, secrets)
      const expiresAt = DateTime.addDuration(yield* DateTime.now, challengeLife)
      yield* repository.add({ hash: yield* secrets.hash(challenge), userId, expiresAt })
      return { challenge, timeoutMillis: Duration.toMillis(challengeLife) }
    }),

    /** Outside transactions: a wrong answer uses the challenge up, too. */
    take: Effect.fnUntraced(function* (answer: PasskeyAttestation | PasskeyAssertion, userId: UserId | null) {
      const challenge = Option.getOrUndefined(ceremonies.challengeOf(answer))
      if (challenge === undefined) return yield* new CeremonyRefused({ reason: "There is no challenge in it." })
      const isOurs = yield* repository.take(yield* secrets.hash(challenge), userId, yield* DateTime.now)
      return isOurs ? challenge : yield* new CeremonyRefused({ reason: "The challenge is unknown, used or expired." })
    })
  }
})
