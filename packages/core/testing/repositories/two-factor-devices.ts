import assert from "node:assert/strict"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { TrustedDeviceId } from "@mentorkit/core/two-factor"
import { type NewTrustedDevice, TrustedDeviceRepository } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"
import { newAccount } from "./two-factor-accounts.js"

const most = 10

/** Not stored: of a new account unless told, good for an hour. */
const draft = Effect.fnUntraced(function* (fields: Partial<NewTrustedDevice> = {}) {
  const createdAt = fields.createdAt ?? (yield* DateTime.now)
  const device: NewTrustedDevice = {
    id: TrustedDeviceId.make(yield* newId),
    userId: fields.userId ?? (yield* newAccount),
    secretHash: yield* newId,
    userAgent: "curl/8",
    ipAddress: "203.0.113.1",
    lastUsedAt: createdAt,
    createdAt,
    expiresAt: DateTime.add(createdAt, { hours: 1 }),
    ...fields
  }
  return device
})

const stored = Effect.fnUntraced(function* (fields: Partial<NewTrustedDevice> = {}) {
  const device = yield* draft(fields)
  yield* (yield* TrustedDeviceRepository).add(device, most)
  return device
})

const listed = Effect.fnUntraced(function* ({ userId }: Pick<NewTrustedDevice, "userId">, now?: DateTime.Utc) {
  return yield* (yield* TrustedDeviceRepository).list(userId, now ?? (yield* DateTime.now))
})
const idsOf = (device: NewTrustedDevice, now?: DateTime.Utc) =>
  Effect.map(listed(device, now), (all) => all.map(({ id }) => id))

/** Supply `TrustedDeviceRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const trustedDeviceRepositoryConformance = conformance<TrustedDeviceRepository | UserRepository | UnitOfWork>(
  "TrustedDeviceRepository",
  {
    "devices are listed newest first until they expire, without their secrets": Effect.gen(function* () {
      const first = yield* stored({ userAgent: null, ipAddress: null })
      const { createdAt, userId } = first
      const third = yield* stored({ userId, createdAt: DateTime.add(createdAt, { minutes: 2 }) })
      const second = yield* stored({ userId, createdAt: DateTime.add(createdAt, { minutes: 1 }) })
      yield* stored()
      const shown = [third, second, first].map(({ secretHash: _, ...device }) => device)
      assert.deepEqual(yield* listed(first), shown)
      // In the moment of its expiry a device is none any more.
      assert.deepEqual(yield* idsOf(first, first.expiresAt), [third.id, second.id])
    }),

    // Falls without the account, the secret or the expiry in the condition.
    "a use is noted for its own account, with its own secret, while it has not expired": Effect.gen(function* () {
      const devices = yield* TrustedDeviceRepository
      const [device, stranger] = [yield* stored(), yield* stored()]
      const { createdAt, expiresAt, id, secretHash, userId } = device
      const at = DateTime.add(createdAt, { minutes: 5 })
      assert.equal(yield* devices.use({ id, secretHash, userId: stranger.userId }, at), false)
      assert.equal(yield* devices.use({ id, secretHash: stranger.secretHash, userId }, at), false)
      assert.equal(yield* devices.use({ id: stranger.id, secretHash, userId }, at), false)
      assert.equal(yield* devices.use({ id, secretHash, userId }, expiresAt), false)
      assert.deepEqual((yield* listed(device))[0]?.lastUsedAt, createdAt)
      assert.equal(yield* devices.use({ id, secretHash, userId }, at), true)
      assert.equal(yield* devices.use({ id, secretHash, userId }, at), true)
      assert.deepEqual((yield* listed(device))[0]?.lastUsedAt, at)
    }),

    "the oldest ones go where there are more than allowed, and nobody else's": Effect.gen(function* () {
      const first = yield* stored()
      const { createdAt, userId } = first
      const later = yield* Effect.forEach([1, 2, 3], (minutes) =>
        draft({ userId, createdAt: DateTime.add(createdAt, { minutes }) })
      )
      const other = yield* stored()
      yield* Effect.forEach(later, (device) =>
        Effect.flatMap(TrustedDeviceRepository, (devices) => devices.add(device, 2))
      )
      assert.deepEqual(yield* idsOf(first), [later[2]?.id, later[1]?.id])
      assert.deepEqual(yield* idsOf(other), [other.id])
    }),

    "of 37 that are trusted at once under the lock of the account ten stay": Effect.gen(function* () {
      const [devices, users] = [yield* TrustedDeviceRepository, yield* UserRepository]
      const first = yield* stored()
      const { userId } = first
      const drafts = yield* Effect.replicateEffect(draft({ userId }), 37)
      yield* Effect.forEach(
        drafts,
        (device) => transact(Effect.zipRight(users.lock(userId), devices.add(device, most))),
        atOnce
      )
      assert.equal((yield* idsOf(first)).length, most)
    }),

    // Falls without the account in the condition.
    "a device is removed by its own account, once; all of an account's go together": Effect.gen(function* () {
      const devices = yield* TrustedDeviceRepository
      const [device, stranger] = [yield* stored(), yield* stored()]
      const { id, userId } = device
      assert.equal(yield* devices.remove(stranger.userId, id), false)
      const answers = yield* Effect.replicateEffect(transact(devices.remove(userId, id)), 5, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.equal(yield* devices.use(device, yield* DateTime.now), false)
      yield* Effect.replicateEffect(stored({ userId }), 3)
      yield* devices.removeAll(userId)
      assert.deepEqual(yield* idsOf(device), [])
      assert.deepEqual(yield* idsOf(stranger), [stranger.id])
    }),

    // Falls without the limit, or if a device goes in the moment in which it expires.
    "devices that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
      const devices = yield* TrustedDeviceRepository
      yield* Effect.replicateEffect(stored({ createdAt: era(51) }), 3)
      const edge = yield* stored({ createdAt: DateTime.add(era(51), { hours: 1 }) })
      assert.equal(yield* devices.forgetExpired(edge.expiresAt, 2), 2)
      assert.equal(yield* devices.forgetExpired(edge.expiresAt, 2), 1)
      assert.equal(yield* devices.forgetExpired(edge.expiresAt, 2), 0)
      assert.equal(yield* devices.forgetExpired(DateTime.add(edge.expiresAt, { seconds: 1 }), 2), 1)
    }),

    // Falls without `skip locked`.
    "a sweep passes by a device that somebody is just using": Effect.gen(function* () {
      const devices = yield* TrustedDeviceRepository
      const used = yield* stored({ createdAt: era(52) })
      yield* Effect.replicateEffect(stored({ createdAt: era(52) }), 2)
      const other = yield* stored()
      const forget = devices.forgetExpired(DateTime.add(era(52), { days: 1 }), 100)
      const forgotten = yield* passesBy(devices.use(used, era(52)), forget, devices.use(other, other.createdAt))
      assert.equal(forgotten + (yield* forget), 3)
    }),

    "a unit that fails adds, uses, removes and forgets nothing": Effect.gen(function* () {
      const devices = yield* TrustedDeviceRepository
      const known = yield* stored({ createdAt: era(53) })
      const { createdAt, id, userId } = known
      const at = DateTime.add(createdAt, { minutes: 1 })
      yield* rolledBack(devices.add(yield* draft({ userId, createdAt }), 1))
      assert.equal(yield* rolledBack(devices.use(known, at)), true)
      assert.equal(yield* rolledBack(devices.remove(userId, id)), true)
      yield* rolledBack(devices.removeAll(userId))
      const forget = devices.forgetExpired(DateTime.add(era(53), { days: 1 }), 100)
      assert.equal(yield* rolledBack(forget), 1)
      assert.deepEqual(
        (yield* listed(known, at)).map(({ id, lastUsedAt }) => ({ id, lastUsedAt })),
        [{ id, lastUsedAt: createdAt }]
      )
      assert.equal(yield* forget, 1)
    })
  }
)
