/** The account for the profile that a provider has told. */
import { DateTime, Effect, Option } from "effect"
import {
  admitted,
  type FactorMethod,
  makeCreateAccount,
  makeIssueToken,
  makeStartChallenge,
  makeTakeOverAccount,
  type PendingSignIn,
  type User,
  UserRepository
} from "../identity/index.js"
import { type TooManyRequests, UnitOfWork, type UserId } from "../kernel/index.js"
import { makeAccountLinks } from "./account-links.js"
import { OAuthAccountRepository, OAuthPendingLinkRepository, type ProviderPerson } from "./ports.js"
import { fullNameOf, isUsableAddress, type OAuthProfile } from "./profile.js"
import type { OAuthProvider } from "./provider.js"
import { SignInRefused } from "./sign-in-refused.js"

/** Somebody else was faster: what they have made counts now. */
class Overtaken {
  readonly _tag = "Overtaken"
}

const refused = (reason: SignInRefused["reason"]) => new SignInRefused({ reason })

const letIn = (user: User) =>
  Effect.catchTags(admitted(user), {
    AccountBanned: () => refused("account banned"),
    AccountInactive: () => refused("account inactive")
  })

/** The one address that may lead to an account: verified by the provider, and such as registration takes. */
const addressOf = ({ email, isEmailVerified }: OAuthProfile): Effect.Effect<string, SignInRefused> =>
  email === null || !isUsableAddress(email)
    ? refused("no usable address")
    : isEmailVerified
      ? Effect.succeed(email)
      : refused("unverified address")

/** What a sign-in has come to, with the account that it is for. */
export type SignedIn = { readonly user: User; readonly token: string } | PendingSignIn

/**
 * The account, and a full token for it: one transaction, which begins again where another sign-in was faster. Somebody
 * who comes for the first time owes an account of theirs its second factor, and is linked when that is given.
 */
export const makeSignIns = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* OAuthAccountRepository
  const pendingLinks = yield* OAuthPendingLinkRepository
  const { transact } = yield* UnitOfWork
  const { linkStateOf, link } = yield* makeAccountLinks
  const createAccount = yield* makeCreateAccount
  const takeOver = yield* makeTakeOverAccount
  const issueToken = yield* makeIssueToken
  const challenge = yield* makeStartChallenge

  const fullSignIn = Effect.fnUntraced(function* (userId: UserId) {
    // Locked: an account that is banned meanwhile would else keep the token that is issued below.
    const user = Option.getOrThrow(yield* users.lock(userId))
    yield* letIn(user)
    return { user, token: yield* issueToken(userId, yield* DateTime.now) }
  })

  const pendingSignIn = Effect.fnUntraced(function* (userId: UserId, method: FactorMethod, person: ProviderPerson) {
    const { signIn: pending, tokenId } = yield* challenge(userId, method, yield* DateTime.now)
    yield* pendingLinks.add(tokenId, person)
    return pending
  })

  /** Who can read an address's mail owns the account of that address, whatever was set up there without reading it. */
  const join = Effect.fnUntraced(function* (person: ProviderPerson, { id }: User) {
    const user = Option.getOrThrow(yield* users.lock(id))
    const now = yield* DateTime.now
    yield* letIn(user)
    if ((yield* linkStateOf(id, person)) === "another person") return yield* refused("account of another person")
    const isTakenOver = yield* takeOver(id, now)
    const method = user.defaultTwoFactorMethod
    if (!isTakenOver && method !== null) return yield* pendingSignIn(id, method, person)
    if (!(yield* link(id, person, isTakenOver, now))) return yield* Effect.fail(new Overtaken())
    return yield* fullSignIn(id)
  })

  const create = Effect.fnUntraced(function* (person: ProviderPerson, name: string | null, email: string) {
    const emailVerifiedAt = yield* DateTime.now
    const fullName = fullNameOf(name, email)
    const user = yield* createAccount({ fullName, email, passwordHash: null, timeZone: "UTC", emailVerifiedAt })
    if (!(yield* accounts.link({ ...person, userId: user.id }, emailVerifiedAt)))
      return yield* Effect.fail(new Overtaken())
    return yield* fullSignIn(user.id)
  })

  /** At a first sign-in the address decides; ever after the provider's own id alone. */
  const first = Effect.fnUntraced(function* (person: ProviderPerson, profile: OAuthProfile) {
    const email = yield* addressOf(profile)
    const user = Option.getOrUndefined(yield* users.findByEmail(email))
    return yield* user === undefined ? create(person, profile.name, email) : join(person, user)
  })

  const signIn = Effect.fnUntraced(function* (provider: OAuthProvider, profile: OAuthProfile) {
    const { subject } = profile
    const linked = Option.getOrUndefined(yield* accounts.find(provider, subject))
    return yield* linked === undefined ? first({ provider, subject }, profile) : fullSignIn(linked)
  }, transact)

  return (provider: OAuthProvider, profile: OAuthProfile): Effect.Effect<SignedIn, SignInRefused | TooManyRequests> =>
    signIn(provider, profile).pipe(
      Effect.retry({ times: 3, while: ({ _tag }) => _tag === "EmailTaken" || _tag === "Overtaken" }),
      Effect.catchTags({ EmailTaken: Effect.die, Overtaken: Effect.die })
    )
})
