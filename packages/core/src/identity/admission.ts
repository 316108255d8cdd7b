/** Admits users of a host's own login: without password, mail or token. */
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { isNonEmptyReadonlyArray } from "effect/Array"
import { InvalidInput, Locale, problemsOf, TimeZone, UnitOfWork, type UserId } from "../kernel/index.js"
import { makeCreateAccount } from "./account-creation.js"
import { admitted } from "./account-state.js"
import { makeTakeOverAccount } from "./account-takeover.js"
import { OwnEmailAddress } from "./email-address.js"
import type { AccountBanned, AccountInactive } from "./errors.js"
import { FullName } from "./full-name.js"
import { UserRepository } from "./ports.js"

/** A user as the host's own login knows them. */
export const Person = Schema.Struct({
  /** Proven by the host. */
  email: OwnEmailAddress,
  full_name: FullName,
  /** IANA name; default "UTC". */
  timezone: Schema.optionalWith(TimeZone, { nullable: true, default: () => "UTC" }),
  /** Language tag, "de-AT"; English unless it is said. */
  locale: Schema.optionalWith(Locale, { nullable: true })
})

export class Admission extends Context.Tag("@mentorkit/Admission")<
  Admission,
  {
    /**
     * The account of the address, made at its owner's first visit. An account that somebody has registered under the
     * address without ever verifying it becomes the owner's, and loses password, second factors and tokens.
     */
    readonly admit: (
      person: typeof Person.Encoded
    ) => Effect.Effect<UserId, AccountBanned | AccountInactive | InvalidInput>
  }
>() {
  static readonly layer = Layer.effect(
    Admission,
    Effect.suspend(() => make)
  )
}

const decode = Schema.decodeUnknown(Person, { errors: "all" })

const invalid = (problems: ReturnType<typeof problemsOf>) =>
  isNonEmptyReadonlyArray(problems)
    ? new InvalidInput({ problems })
    : new InvalidInput({ problems: [{ path: [], message: "The given data was invalid." }] })

const make = Effect.gen(function* () {
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork
  const createAccount = yield* makeCreateAccount
  const takeOver = yield* makeTakeOverAccount

  const create = ({ email, full_name: fullName, locale, timezone: timeZone }: typeof Person.Type) =>
    Effect.gen(function* () {
      const emailVerifiedAt = yield* DateTime.now
      return yield* createAccount({ fullName, email, passwordHash: null, timeZone, locale, emailVerifiedAt })
    }).pipe(transact)

  const find = (email: string) => Effect.map(users.findByEmail(email), Option.getOrUndefined)

  return Admission.of({
    admit: Effect.fnUntraced(function* (raw) {
      const person = yield* Effect.mapError(decode(raw), ({ issue }) => invalid(problemsOf(issue)))
      const user =
        (yield* find(person.email)) ??
        // Of two parallel first visits one creates the account.
        (yield* Effect.catchTag(create(person), "EmailTaken", () => find(person.email)))
      if (user === undefined) return yield* Effect.dieMessage("An address is taken by nobody.")
      yield* admitted(user)
      if (user.emailVerifiedAt === null) yield* transact(takeOver(user.id, yield* DateTime.now))
      return user.id
    })
  })
})
