import { DateTime, Effect } from "effect"
import { type Handler, newMarkedText, Secrets } from "../../kernel/index.js"
import { OAuthRedirectFailed } from "../errors.js"
import type { Operations } from "../operations.js"
import { OAuthBrowserBinding, OAuthProviders, OAuthStateRepository } from "../ports.js"
import { logged } from "../sign-in-refused.js"
import { browserSecretBytes, proofsOf, stateLife } from "../state.js"

/** The format of our own. */
const ours = /^[\w-]{43}$/

/** Begins a sign-in with a state bound to this browser. */
export const redirect = Effect.gen(function* () {
  const providers = yield* OAuthProviders
  const isBound = yield* OAuthBrowserBinding
  const states = yield* OAuthStateRepository
  const secrets = yield* Secrets

  const browserSecret = (known: string | undefined) =>
    known !== undefined && ours.test(known) ? Effect.succeed(known) : secrets.random(browserSecretBytes)

  const handler: Handler<Operations, "redirect"> = Effect.fnUntraced(function* (
    _,
    { browser_secret: known, provider }
  ) {
    const state = yield* Effect.provideService(newMarkedText, Secrets, secrets)
    const proofs = yield* Effect.provideService(proofsOf(state), Secrets, secrets)
    const url = yield* providers.authorizationUrl(provider, { state, ...proofs }).pipe(
      Effect.tapError(logged("A social sign-in could not begin", provider)),
      Effect.catchAll(() => new OAuthRedirectFailed())
    )
    const secret = isBound ? yield* browserSecret(known) : null
    yield* states.add({
      stateHash: yield* secrets.hash(state),
      provider,
      browserHash: secret === null ? null : yield* secrets.hash(secret),
      expiresAt: DateTime.addDuration(yield* DateTime.now, stateLife)
    })
    return { redirect_url: url, browser_secret: secret }
  })

  return handler
})
