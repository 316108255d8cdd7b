/** Verifies passkey answers, for sign-ins and for confirmations. */
import { type DateTime, Effect, Option } from "effect"
import type { UserId } from "../kernel/index.js"
import type { PasskeyAssertion } from "./ceremony-data.js"
import { makeChallenges } from "./challenges.js"
import type { Passkey } from "./passkey.js"
import { CeremonyRefused, PasskeyCeremonies, PasskeyRepository } from "./ports.js"

export interface ProvenPasskey {
  readonly passkey: Passkey
  readonly signCount: number
}

const refused = (reason: string) => new CeremonyRefused({ reason })

export const makePasskeyAssertions = Effect.gen(function* () {
  const passkeys = yield* PasskeyRepository
  const ceremonies = yield* PasskeyCeremonies
  const { take } = yield* makeChallenges

  /** The options name no passkey, so the answer must say whose it is (WebAuthn, section 7.2, step 6). */
  const named = Effect.fnUntraced(function* ({ id, response }: PasskeyAssertion) {
    const passkey = Option.getOrUndefined(yield* passkeys.findByCredentialId(id))
    if (passkey === undefined) return yield* refused("No account has the passkey.")
    return response.userHandle === passkey.userHandle ? passkey : yield* refused("It names another account.")
  })

  return {
    /** Verifies an answer, `of` one account if known. Outside transactions: the challenge is used up. */
    verify: Effect.fnUntraced(function* (answer: PasskeyAssertion, of?: UserId) {
      const challenge = yield* take(answer, null)
      const passkey = yield* named(answer)
      if (of !== undefined && passkey.userId !== of) return yield* refused("It is another account's.")
      return { passkey, signCount: yield* ceremonies.verifyAssertion(answer, challenge, passkey) }
    }),

    /** In the caller's transaction, which holds the account's lock. */
    use: Effect.fnUntraced(function* ({ passkey, signCount }: ProvenPasskey, now: DateTime.Utc) {
      if (!(yield* passkeys.recordUse(passkey.id, signCount, now))) return yield* refused("Its count has not risen.")
    })
  }
})
