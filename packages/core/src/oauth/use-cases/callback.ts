import { DateTime, Effect, Option } from "effect"
import { toUserResource } from "../../identity/index.js"
import { type Handler, Secrets } from "../../kernel/index.js"
import { makeSignIns } from "../account-of-profile.js"
import { OAuthAuthenticationFailed } from "../errors.js"
import type { Operations } from "../operations.js"
import { OAuthProviders, OAuthStateRepository } from "../ports.js"
import type { OAuthProvider } from "../provider.js"
import { logged, type OAuthProviderFailure, SignInRefused } from "../sign-in-refused.js"
import { proofsOf, stateProblem } from "../state.js"

type Answer = Operations["callback"]["input"]["Type"]

const failed = (provider: OAuthProvider) => (failure: SignInRefused | OAuthProviderFailure) =>
  Effect.zipRight(logged("A social sign-in failed", provider)(failure), new OAuthAuthenticationFailed())

/** Ends a sign-in: returns a full token, or a pending one with a challenge. */
export const callback = Effect.gen(function* () {
  const providers = yield* OAuthProviders
  const states = yield* OAuthStateRepository
  const secrets = yield* Secrets
  const signIn = yield* makeSignIns

  /** Used up by its first use, right or wrong. */
  const takenState = Effect.fnUntraced(function* ({ browser_secret: secret, provider, state }: Answer) {
    if (state === undefined) return yield* new SignInRefused({ reason: "no state" })
    const taken = Option.getOrUndefined(yield* states.take(yield* secrets.hash(state)))
    const browserHash = secret === undefined ? null : yield* secrets.hash(secret)
    const problem = stateProblem(taken, { provider, browserHash, now: yield* DateTime.now })
    return problem === undefined ? state : yield* new SignInRefused({ reason: problem })
  })

  /** No transaction is open during the call to the provider. */
  const profileOf = Effect.fnUntraced(function* (answer: Answer) {
    const { code, error, iss: issuer = null, provider } = answer
    const state = yield* takenState(answer)
    if (error !== undefined) return yield* new SignInRefused({ reason: "declined at the provider" })
    if (code === undefined) return yield* new SignInRefused({ reason: "no code" })
    const proofs = yield* Effect.provideService(proofsOf(state), Secrets, secrets)
    return yield* providers.exchange(provider, { code, issuer, state, ...proofs })
  })

  const handler: Handler<Operations, "callback"> = (_, answer) =>
    profileOf(answer).pipe(
      Effect.flatMap((profile) => signIn(answer.provider, profile)),
      Effect.map((signedIn) => ("user" in signedIn ? { ...signedIn, user: toUserResource(signedIn.user) } : signedIn)),
      Effect.catchTags({ SignInRefused: failed(answer.provider), OAuthProviderFailure: failed(answer.provider) })
    )

  return handler
})
