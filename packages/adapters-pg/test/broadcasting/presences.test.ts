/** Who is in a thread, over hosts that come, go and die. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { type Presence, Presences, ThreadId, threadChannel } from "@mentorkit/core/broadcasting/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, TestClock } from "effect"

const forgetDeadHosts = Effect.flatMap(
  domains.broadcasting.sweeps,
  ([sweep]) => sweep?.run ?? Effect.dieMessage("gone")
)

const newChannel = Effect.sync(() => threadChannel(ThreadId.make(crypto.randomUUID())))
const newPresence = Effect.fnUntraced(function* (channel: string, hostId: string) {
  const { userId } = yield* newUser()
  const info = { name: "Ada Lovelace", username: "ada", avatar_url: null }
  return { channel, hostId, userId, info, entryId: `1.${crypto.randomUUID()}` } satisfies Presence
})
const framesOf = (channel: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly tag: string; readonly entry: string }>`
        select data::jsonb ->> '_tag' as tag, data::jsonb ->> 'entryId' as entry
        from realtime_frames where channel = ${channel} order by seq`,
      (rows) => rows.map(({ entry, tag }) => `${tag} ${entry}`)
    )
  )

describe.each(concurrent)("presences on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a host that is alive is taken for dead, or where nobody hears of those who were on one that is.
    it.effect("those of a host that has died are gone, and everybody is told once", () =>
      Effect.gen(function* () {
        const presences = yield* Presences
        const [channel, dead, alive] = [yield* newChannel, crypto.randomUUID(), crypto.randomUUID()]
        const [lost, stays] = [yield* newPresence(channel, dead), yield* newPresence(channel, alive)]
        yield* presences.enter(lost)
        yield* presences.enter(stays)
        yield* TestClock.adjust("59 seconds")
        yield* presences.beat(alive)
        yield* forgetDeadHosts
        assert.lengthOf(yield* presences.list(channel), 2)
        yield* TestClock.adjust("2 seconds")
        yield* Effect.all([forgetDeadHosts, forgetDeadHosts, forgetDeadHosts], { concurrency: "unbounded" })
        assert.deepStrictEqual(yield* presences.list(channel), [stays])
        assert.deepStrictEqual(yield* framesOf(channel), [
          `PresenceEntered ${lost.entryId}`,
          `PresenceEntered ${stays.entryId}`,
          `PresenceLeft ${lost.entryId}`
        ])
      })
    )

    // Falls where the row and its frame are not of one transaction.
    it.effect("rows and frames agree, whatever happens at the same time", () =>
      Effect.gen(function* () {
        const presences = yield* Presences
        const [channel, hosts] = [yield* newChannel, [crypto.randomUUID(), crypto.randomUUID()]]
        const all = yield* Effect.forEach(Array.from({ length: 12 }), (_, n) =>
          newPresence(channel, hosts[n % 2] ?? "")
        )
        const visit = (presence: Presence, n: number) =>
          Effect.gen(function* () {
            yield* presences.enter(presence)
            if (n % 3 === 0) {
              const leave = presences.leave(channel, presence.entryId)
              yield* Effect.all([leave, leave], { concurrency: "unbounded" })
            }
          })
        const visits = all.map(visit)
        const stop = Effect.zipRight(Effect.yieldNow(), presences.leaveAll(hosts[1] ?? ""))
        yield* Effect.all([...visits, stop], { concurrency: "unbounded" })
        const there = new Set((yield* presences.list(channel)).map(({ entryId }) => entryId))
        const told = new Set<string>()
        for (const frame of yield* framesOf(channel)) {
          const [what, socket = ""] = frame.split(" ")
          // Of two who take one away both tell: hearing it again changes nothing.
          if (what === "PresenceLeft") told.delete(socket)
          else told.add(socket)
        }
        assert.deepStrictEqual(told, there)
      })
    )

    // Falls where only the row's removal is told: an erasure has removed it already, and the person would stay online.
    it.effect("the end of an entry is told also where its row has been erased", () =>
      Effect.gen(function* () {
        const [presences, sql] = [yield* Presences, yield* SqlClient.SqlClient]
        const channel = yield* newChannel
        const erased = yield* newPresence(channel, crypto.randomUUID())
        yield* presences.enter(erased)
        yield* sql`delete from presences where user_id = ${erased.userId}`
        yield* presences.leave(channel, erased.entryId)
        assert.deepStrictEqual(yield* framesOf(channel), [
          `PresenceEntered ${erased.entryId}`,
          `PresenceLeft ${erased.entryId}`
        ])
      })
    )
  })
})
