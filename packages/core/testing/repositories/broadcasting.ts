/** The repository of broadcasting. */
import assert from "node:assert/strict"
import { type Presence, PresenceRepository, ThreadId, threadChannel } from "@mentorkit/core/broadcasting/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const now = era(60)
const newChannel = Effect.map(newId, (id) => threadChannel(ThreadId.make(id)))
const newHost = (seenAt = now) =>
  Effect.gen(function* () {
    const id = yield* newId
    yield* (yield* PresenceRepository).lockHost(id, seenAt)
    return id
  })

/** Somebody's connection in the channel. */
const newPresence = Effect.fnUntraced(function* (channel: string, hostId: string) {
  const { fullName: name, id: userId, username } = yield* newUser()
  const presence: Presence = {
    ...{ channel, hostId, userId, entryId: `1.${yield* newId}` },
    info: { name, username, avatar_url: null }
  }
  yield* (yield* PresenceRepository).add(presence)
  return presence
})

const byEntry = (presences: ReadonlyArray<Presence>) =>
  [...presences].sort((one, other) => (one.entryId < other.entryId ? -1 : 1))

/** Supply `PresenceRepository`, the repository of users, and the `UnitOfWork` that both take part in. */
export const presenceRepositoryConformance = conformance<PresenceRepository | UnitOfWork | UserRepository>(
  "PresenceRepository",
  {
    "a channel has the connections that were added to it, of all hosts, and of no other channel": Effect.gen(
      function* () {
        const { list } = yield* PresenceRepository
        const [channel, other] = [yield* newChannel, yield* newChannel]
        const [here, there] = [yield* newHost(), yield* newHost()]
        const present = [yield* newPresence(channel, here), yield* newPresence(channel, there)]
        yield* newPresence(other, here)
        assert.deepEqual(yield* list(channel), byEntry(present))
        assert.deepEqual(yield* list(yield* newChannel), [])
      }
    ),

    // Falls where two that leave at once both tell the others.
    "of those who remove one at once, one is told of it": Effect.gen(function* () {
      const { list, remove } = yield* PresenceRepository
      const channel = yield* newChannel
      const presence = yield* newPresence(channel, yield* newHost())
      const removed = yield* Effect.replicateEffect(transact(remove(channel, presence.entryId)), 8, atOnce)
      assert.deepEqual(removed.flat(), [presence])
      assert.deepEqual(yield* list(channel), [])
    }),

    "a host that goes takes its connections along, and nobody else's": Effect.gen(function* () {
      const { list, removeHost } = yield* PresenceRepository
      const channel = yield* newChannel
      const [here, there] = [yield* newHost(), yield* newHost()]
      const gone = [yield* newPresence(channel, here), yield* newPresence(channel, here)]
      const stays = yield* newPresence(channel, there)
      assert.deepEqual(byEntry(yield* transact(removeHost(here))), byEntry(gone))
      assert.deepEqual(yield* list(channel), [stays])
      assert.deepEqual(yield* transact(removeHost(here)), [])
    }),

    // Falls where a host that has said since then that it is there is removed, or where `lockHost` makes an old one young.
    "hosts that nobody has seen since a moment are removed, as many as are asked for": Effect.gen(function* () {
      const { lockHost, list, markSeen, removeHostsNotSeen } = yield* PresenceRepository
      const channel = yield* newChannel
      const long = DateTime.subtract(now, { hours: 1 })
      const [one, other, awake] = [yield* newHost(long), yield* newHost(long), yield* newHost(long)]
      const lost = [yield* newPresence(channel, one), yield* newPresence(channel, other)]
      const stays = yield* newPresence(channel, awake)
      yield* lockHost(one, now)
      yield* markSeen(awake, now)
      yield* markSeen(yield* newId, now)
      const before = DateTime.subtract(now, { minutes: 1 })
      const first = yield* transact(removeHostsNotSeen(before, 1))
      assert.equal(first.length, 1)
      const rest = yield* transact(removeHostsNotSeen(before, 10))
      assert.deepEqual(byEntry([...first, ...rest]), byEntry(lost))
      assert.deepEqual(yield* list(channel), [stays])
      assert.deepEqual(yield* transact(removeHostsNotSeen(before, 10)), [])
    }),

    "a unit that fails adds and removes nothing": Effect.gen(function* () {
      const { list, remove, removeHost } = yield* PresenceRepository
      const [channel, host] = [yield* newChannel, yield* newHost()]
      const presence = yield* newPresence(channel, host)
      yield* rolledBack(newPresence(channel, host))
      yield* rolledBack(remove(channel, presence.entryId))
      yield* rolledBack(removeHost(host))
      assert.deepEqual(yield* list(channel), [presence])
    })
  }
)
