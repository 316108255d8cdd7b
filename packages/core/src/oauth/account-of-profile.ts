/** Whose account somebody signs in to whom a provider vouches for. */
import { DateTime, Effect, Option } from "effect"
import {
  accountCreation,
  accountTakeover,
  admitted,
  type EmailTaken,
  tokenIssuer,
  type User,
  UserRepository
} from "../identity/index.js"
import { Outbox, UnitOfWork } from "../kernel/index.js"
import { OAuthLinked } from "./events.js"
import { OAuthAccountRepository } from "./ports.js"
import { fullNameOf, isUsableAddress, type OAuthProfile } from "./profile.js"
import type { OAuthProvider } from "./provider.js"
import { SignInRefused } from "./refusal.js"

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

/** The account, and a full token for it: one transaction, which begins again where another sign-in was faster. */
export const signIns = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* OAuthAccountRepository
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork
  const createAccount = yield* accountCreation
  const takeOver = yield* accountTakeover
  const issueToken = yield* tokenIssuer

  const linkTo = Effect.fnUntraced(function* (
    provider: OAuthProvider,
    { subject }: OAuthProfile,
    { id: userId }: User,
    now: DateTime.Utc
  ) {
    if (!(yield* accounts.link({ provider, subject, userId }, now))) return yield* Effect.fail(new Overtaken())
  })

  /** Who can read an address's mail owns the account of that address, whatever was set up there without reading it. */
  const join = Effect.fnUntraced(function* (provider: OAuthProvider, profile: OAuthProfile, user: User) {
    const now = yield* DateTime.now
    yield* letIn(user)
    const isTakenOver = yield* takeOver(user.id, now)
    yield* linkTo(provider, profile, user, now)
    yield* outbox.append(OAuthLinked, { userId: user.id, provider, isTakenOver }, now)
    return user.id
  })

  const create = Effect.fnUntraced(function* (provider: OAuthProvider, profile: OAuthProfile, email: string) {
    const emailVerifiedAt = yield* DateTime.now
    const fullName = fullNameOf(profile.name, email)
    const user = yield* createAccount({ fullName, email, passwordHash: null, timeZone: "UTC", emailVerifiedAt })
    yield* linkTo(provider, profile, user, emailVerifiedAt)
    return user.id
  })

  /** At a first sign-in the address decides; ever after the provider's own id alone. */
  const first = Effect.fnUntraced(function* (provider: OAuthProvider, profile: OAuthProfile) {
    const email = yield* addressOf(profile)
    const user = Option.getOrUndefined(yield* users.findByEmail(email))
    return yield* user === undefined ? create(provider, profile, email) : join(provider, profile, user)
  })

  const signIn = Effect.fnUntraced(function* (provider: OAuthProvider, profile: OAuthProfile) {
    const linked = Option.getOrUndefined(yield* accounts.find(provider, profile.subject))
    const userId = linked ?? (yield* first(provider, profile))
    // Locked: an account that is banned meanwhile would else keep the token that is issued below.
    const user = Option.getOrThrow(yield* users.lock(userId))
    yield* letIn(user)
    return { user, token: yield* issueToken(userId, yield* DateTime.now) }
  }, transact)

  return (provider: OAuthProvider, profile: OAuthProfile) =>
    signIn(provider, profile).pipe(
      Effect.retry({
        times: 3,
        while: (failure: EmailTaken | Overtaken | SignInRefused) => failure._tag !== "SignInRefused"
      }),
      Effect.catchTags({ EmailTaken: Effect.die, Overtaken: Effect.die })
    )
})
