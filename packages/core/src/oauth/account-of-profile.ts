/** Finds or makes the account for an OAuth profile. */
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

/** Another sign-in was faster: start again with what it has stored. */
class Overtaken {
  readonly _tag = "Overtaken"
}

const refused = (reason: SignInRefused["reason"]) => new SignInRefused({ reason })

const letIn = (user: User) =>
  Effect.catchTags(admitted(user), {
    AccountBanned: () => refused("account banned"),
    AccountInactive: () => refused("account inactive")
  })

/** The address to look up: verified by the provider, and acceptable for registration. */
const addressOf = ({ email, isEmailVerified }: OAuthProfile): Effect.Effect<string, SignInRefused> =>
  email === null || !isUsableAddress(email)
    ? refused("no usable address")
    : isEmailVerified
      ? Effect.succeed(email)
      : refused("unverified address")

/** Result of a sign-in. */
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
    // Locked: an account banned meanwhile would keep the token issued below.
    const user = Option.getOrThrow(yield* users.lock(userId))
    yield* letIn(user)
    return { user, token: yield* issueToken(userId, yield* DateTime.now) }
  })

  const pendingSignIn = Effect.fnUntraced(function* (userId: UserId, method: FactorMethod, person: ProviderPerson) {
    const { signIn: pending, tokenId } = yield* challenge(userId, method, yield* DateTime.now)
    yield* pendingLinks.add(tokenId, person)
    return pending
  })

  /** Reading the mail proves the address: the owner takes over what was set up there unverified. */
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

  /** The first sign-in looks at the address; later ones only at the provider's id. */
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
