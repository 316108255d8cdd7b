import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { PasskeyId } from "@mentorkit/core/passkeys"
import { type Passkey, PasskeyRepository } from "@mentorkit/core/passkeys/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const most = 20

/** Not stored: of a new account unless told. */
const draft = Effect.fnUntraced(function* (fields: Partial<Passkey> = {}) {
  const passkey: Passkey = {
    id: PasskeyId.make(yield* newId),
    userId: fields.userId ?? (yield* newUser()).id,
    credentialId: `credential_${yield* newId}`,
    publicKey: "pQECAyYgASFYIA",
    signCount: 0,
    userHandle: "YW4gb3BhcXVlIGhhbmRsZQ",
    attestationType: "none",
    transports: ["internal", "hybrid"],
    deviceName: "Firefox on Linux",
    lastUsedAt: null,
    createdAt: yield* DateTime.now,
    ...fields
  }
  return passkey
})

const stored = Effect.fnUntraced(function* (fields: Partial<Passkey> = {}) {
  const passkey = yield* draft(fields)
  yield* (yield* PasskeyRepository).add(passkey, most)
  return passkey
})

const idsOf = Effect.fnUntraced(function* ({ userId }: Pick<Passkey, "userId">) {
  return (yield* (yield* PasskeyRepository).list(userId)).map(({ id }) => id)
})

const add = (passkey: Passkey, limit = most) =>
  Effect.flatMap(PasskeyRepository, (passkeys) => Effect.either(transact(passkeys.add(passkey, limit))))

const countOf = ({ credentialId }: Passkey) =>
  Effect.flatMap(PasskeyRepository, (passkeys) =>
    Effect.map(passkeys.findByCredentialId(credentialId), (found) => Option.getOrThrow(found).signCount)
  )

/** Supply `PasskeyRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const passkeyRepositoryConformance = conformance<PasskeyRepository | UserRepository | UnitOfWork>(
  "PasskeyRepository",
  {
    "a passkey is found by its credential and by its account": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const usedAt = yield* DateTime.now
      const passkey = yield* stored({ signCount: 4_294_967_295, transports: [], lastUsedAt: usedAt })
      yield* stored()
      assert.deepEqual(yield* passkeys.findByCredentialId(passkey.credentialId), Option.some(passkey))
      assert.deepEqual(yield* passkeys.list(passkey.userId), [passkey])
      assert.ok(Option.isNone(yield* passkeys.findByCredentialId(passkey.credentialId.toUpperCase())))
    }),

    "an account's passkeys are told newest first": Effect.gen(function* () {
      const first = yield* stored()
      const { createdAt, userId } = first
      const third = yield* stored({ userId, createdAt: DateTime.add(createdAt, { seconds: 2 }) })
      const second = yield* stored({ userId, createdAt: DateTime.add(createdAt, { seconds: 1 }) })
      assert.deepEqual(yield* idsOf(first), [third.id, second.id, first.id])
    }),

    "one more than an account can have is refused, and nobody else is": Effect.gen(function* () {
      const first = yield* stored()
      const { userId } = first
      assert.equal((yield* add(yield* draft({ userId }), 2))._tag, "Right")
      const refused = yield* add(yield* draft({ userId }), 2)
      assert.equal(refused._tag === "Left" && refused.left._tag, "TooManyPasskeys")
      assert.equal((yield* idsOf(first)).length, 2)
      assert.equal((yield* add(yield* draft(), 2))._tag, "Right")
    }),

    // Falls without the lock on the account: each counts before the others have added.
    "of parallel callers as many succeed as there is room for": Effect.gen(function* () {
      const first = yield* stored()
      const { userId } = first
      const drafts = yield* Effect.replicateEffect(draft({ userId }), 12)
      const answers = yield* Effect.forEach(drafts, (one) => add(one, 4), atOnce)
      assert.equal(answers.filter(({ _tag }) => _tag === "Right").length, 3)
      assert.equal((yield* idsOf(first)).length, 4)
    }),

    // Falls without the unique index.
    "a credential is one account's, whoever adds it at the same time": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const { credentialId } = yield* draft()
      const drafts = yield* Effect.replicateEffect(draft({ credentialId }), 8)
      const answers = yield* Effect.forEach(drafts, (one) => add(one), atOnce)
      const winner = drafts[answers.findIndex(({ _tag }) => _tag === "Right")]
      assert.deepEqual(yield* passkeys.findByCredentialId(credentialId), Option.fromNullable(winner))
      const refusals = answers.flatMap((one) => (one._tag === "Left" ? [one.left._tag] : []))
      assert.deepEqual(refusals, Array(7).fill("PasskeyAlreadyRegistered"))
    }),

    "a use is noted where the count has risen, or has never been more than 0": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const passkey = yield* stored()
      const at = DateTime.add(passkey.createdAt, { hours: 1 })
      const used = (count: number) => passkeys.recordUse(passkey.id, count, at)
      assert.deepEqual([yield* used(0), yield* used(0), yield* used(1)], [true, true, true])
      assert.deepEqual([yield* used(1), yield* used(0), yield* used(4_294_967_295)], [false, false, true])
      assert.equal(yield* used(4_294_967_294), false)
      assert.deepEqual(
        yield* passkeys.findByCredentialId(passkey.credentialId),
        Option.some({ ...passkey, signCount: 4_294_967_295, lastUsedAt: at })
      )
      assert.equal(yield* passkeys.recordUse(PasskeyId.make(yield* newId), 1, at), false)
    }),

    // Falls without the condition on the count.
    "of parallel uses with one count one is noted": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const passkey = yield* stored({ signCount: 5 })
      const use = transact(passkeys.recordUse(passkey.id, 6, passkey.createdAt))
      const answers = yield* Effect.replicateEffect(use, 10, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal(yield* countOf(passkey), 6)
    }),

    // Falls without the account in the condition.
    "a passkey is removed by its own account, once": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const [passkey, { userId: stranger }] = [yield* stored(), yield* stored()]
      assert.equal(yield* passkeys.remove(passkey.id, stranger), false)
      assert.deepEqual(yield* idsOf(passkey), [passkey.id])
      const answers = yield* Effect.replicateEffect(transact(passkeys.remove(passkey.id, passkey.userId)), 5, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.deepEqual(yield* idsOf(passkey), [])
      assert.equal((yield* add(passkey))._tag, "Right")
    }),

    "a unit that fails adds, uses and removes nothing": Effect.gen(function* () {
      const passkeys = yield* PasskeyRepository
      const [known, unknown] = [yield* stored(), yield* draft()]
      yield* rolledBack(passkeys.add(unknown, most))
      assert.equal(yield* rolledBack(passkeys.recordUse(known.id, 1, known.createdAt)), true)
      assert.equal(yield* rolledBack(passkeys.remove(known.id, known.userId)), true)
      assert.deepEqual(yield* idsOf(unknown), [])
      assert.equal(yield* countOf(known), 0)
    })
  }
)
