import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { BackupCodeSetId } from "@mentorkit/core/two-factor"
import { BackupCodeRepository } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"
import { newAccount } from "./two-factor-accounts.js"

const draftSet = Effect.map(newId, (id) => ({
  id: BackupCodeSetId.make(id),
  hashes: Array.from({ length: 10 }, (_, n) => `${id} ${n}`)
}))

const newSet = Effect.fnUntraced(function* (userId: UserId) {
  const set = yield* draftSet
  yield* transact((yield* BackupCodeRepository).put(userId, set, yield* DateTime.now))
  return set
})

const hashesOf = (userId: UserId) =>
  Effect.flatMap(BackupCodeRepository, ({ find }) =>
    Effect.map(find(userId), (found) => [...(Option.getOrUndefined(found)?.hashes ?? [])].sort())
  )

/** Supply `BackupCodeRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const backupCodeRepositoryConformance = conformance<BackupCodeRepository | UserRepository | UnitOfWork>(
  "BackupCodeRepository",
  {
    "an account has no set until it is given one, and then the codes that are left": Effect.gen(function* () {
      const codes = yield* BackupCodeRepository
      const [userId, other, now] = [yield* newAccount, yield* newAccount, yield* DateTime.now]
      assert.ok(Option.isNone(yield* codes.find(userId)))
      const [set, theirs] = [yield* newSet(userId), yield* newSet(other)]
      assert.equal(Option.getOrThrow(yield* codes.find(userId)).id, set.id)
      assert.deepEqual(yield* hashesOf(userId), set.hashes)
      for (const hash of set.hashes) assert.equal(yield* codes.use(userId, hash, now), true)
      // A set that is used up is a set still.
      assert.deepEqual(Option.getOrNull(yield* codes.find(userId)), { id: set.id, hashes: [] })
      assert.deepEqual(yield* hashesOf(other), theirs.hashes)
    }),

    // Falls without the condition on `used_at`.
    "of 50 parallel uses of one code one is true": Effect.gen(function* () {
      const codes = yield* BackupCodeRepository
      const [userId, now] = [yield* newAccount, yield* DateTime.now]
      const { hashes } = yield* newSet(userId)
      const answers = yield* Effect.replicateEffect(transact(codes.use(userId, hashes[3] ?? "", now)), 50, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal((yield* hashesOf(userId)).length, 9)
    }),

    // Falls without the account in the condition.
    "a code of another account, or of no set, is none": Effect.gen(function* () {
      const codes = yield* BackupCodeRepository
      const [userId, other, now] = [yield* newAccount, yield* newAccount, yield* DateTime.now]
      const [hash = ""] = (yield* newSet(userId)).hashes
      yield* newSet(other)
      assert.equal(yield* codes.use(other, hash, now), false)
      assert.equal(yield* codes.use(yield* newAccount, hash, now), false)
      assert.equal(yield* codes.use(userId, "unknown", now), false)
      assert.equal(yield* codes.use(userId, hash, now), true)
    }),

    // Falls if `replace` only adds.
    "a new set kills the old one": Effect.gen(function* () {
      const codes = yield* BackupCodeRepository
      const [userId, now] = [yield* newAccount, yield* DateTime.now]
      const [hash = ""] = (yield* newSet(userId)).hashes
      const second = yield* newSet(userId)
      assert.equal(yield* codes.use(userId, hash, now), false)
      assert.deepEqual(yield* hashesOf(userId), second.hashes)
      yield* codes.remove(userId)
      assert.ok(Option.isNone(yield* codes.find(userId)))
      assert.equal(yield* codes.use(userId, second.hashes[0] ?? "", now), false)
    }),

    "a unit that fails replaces, uses and removes nothing": Effect.gen(function* () {
      const codes = yield* BackupCodeRepository
      const [userId, now] = [yield* newAccount, yield* DateTime.now]
      const set = yield* newSet(userId)
      yield* rolledBack(codes.put(userId, yield* draftSet, now))
      assert.equal(yield* rolledBack(codes.use(userId, set.hashes[0] ?? "", now)), true)
      yield* rolledBack(codes.remove(userId))
      assert.deepEqual(yield* hashesOf(userId), set.hashes)
    })
  }
)
