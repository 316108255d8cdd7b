/** What clients are told of who is there, against what is true, for any order in which hosts hear of it. */
import { UserId } from "@mentorkit/core/kernel"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { type Member, newPresenceRosters, presenceOf } from "../../src/realtime/presence-rosters.js"

const people = ["ada", "bo"].map((name) => ({
  userId: UserId.make(`0198c5a0-0000-7000-8000-00000000000${name.length}`),
  info: { name, username: name, avatar_url: null }
}))
const memberOf = (person: number): Member => people[person] as Member

/** A connection of one of two people comes, goes, or is told again. */
const steps = fc.array(
  fc.record({ socket: fc.integer({ min: 0, max: 5 }), comes: fc.boolean(), again: fc.boolean() }),
  { maxLength: 40 }
)
const channel = "presence-chat.1"

describe("a thread's channel", () => {
  // Falls where a second connection of a person counts as a second person, or where what is told twice counts twice.
  it("tells of each person when the first connection comes and the last one goes", () => {
    fc.assert(
      fc.property(steps, fc.nat(), (all, at) => {
        const readAt = at % Math.max(1, all.length)
        const rosters = newPresenceRosters()
        rosters.open(channel)
        const truth = new Map<string, Member>()
        const told = new Set<UserId>()
        let isRead = false
        const tell = (socket: string, comes: boolean) => {
          if (comes) {
            if (rosters.add(channel, socket, memberOf(Number(socket) % 2)))
              told.add(memberOf(Number(socket) % 2).userId)
          } else {
            const gone = rosters.remove(channel, socket)
            if (gone !== undefined) assert.isTrue(told.delete(gone))
          }
        }
        for (const [index, { again, comes, socket }] of all.entries()) {
          const id = String(socket)
          if (comes) truth.set(id, memberOf(socket % 2))
          else truth.delete(id)
          if (index === readAt) {
            // The storage is read after this step, before the frame of it comes.
            rosters.beginReading(channel)?.(truth)
            for (const { userId } of truth.values()) told.add(userId)
            isRead = true
          }
          tell(id, comes)
          if (again) tell(id, comes)
        }
        if (!isRead) return
        assert.deepStrictEqual(told, new Set([...truth.values()].map(({ userId }) => userId)))
        assert.deepStrictEqual(presenceOf(rosters.members(channel) ?? new Map()).presence.count, told.size)
      })
    )
  })
})
