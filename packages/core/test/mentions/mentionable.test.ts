/** Who comes first of those whom a writer may want to mention. */
import { assert, describe, it } from "@effect/vitest"
import { type ConnectionStatus, type Relation, unrelated } from "@mentorkit/core/internal/identity"
import { UserId } from "@mentorkit/core/internal/kernel"
import { beginningOf, maxMentionables, nearestFirst } from "@mentorkit/core/internal/mentions"
import { FastCheck as fc } from "effect"

const statuses: ReadonlyArray<ConnectionStatus> = ["none", "pending_outgoing", "pending_incoming", "connected"]
const ids = Array.from({ length: 30 }, (_, n) => UserId.make(`00000000-0000-7000-8000-0000000000${10 + n}`))
const cards = fc
  .array(fc.constantFrom(...ids), { maxLength: 40 })
  .map((some) => some.map((id) => ({ id, name: "Ana", username: id, avatarUrl: null })))
const relations = fc
  .array(
    fc.record({ isBlocked: fc.constant(false), connection: fc.constantFrom(...statuses), isFollowing: fc.boolean() }),
    {
      minLength: ids.length,
      maxLength: ids.length
    }
  )
  .map((all) => new Map<UserId, Relation>(ids.map((id, n) => [id, all[n] ?? unrelated])))

describe("people to mention", () => {
  // Falls where one of the circles is left out, where somebody comes twice, and where the order within a circle changes.
  it.prop(
    "are those nearest, each once, in the order of the candidates",
    [cards, relations],
    ([candidates, related]) => {
      const order = [...new Set(candidates.map(({ id }) => id))]
      const isIn = (circle: number) => (id: UserId) => {
        const { connection, isFollowing } = related.get(id) ?? unrelated
        return circle === (connection === "connected" ? 0 : isFollowing ? 1 : 2)
      }
      const expected = [0, 1, 2].flatMap((circle) => order.filter(isIn(circle)))
      assert.deepStrictEqual(
        nearestFirst(candidates, related).map(({ id }) => id),
        expected.slice(0, maxMentionables)
      )
    }
  )

  it("are looked for without the sign, and by nothing where there is nothing else", () => {
    for (const q of [undefined, "", "@", " @ "]) assert.isNull(beginningOf(q?.trim()))
    for (const q of ["ana", "@ana", "@@ana"]) assert.strictEqual(beginningOf(q), "ana")
  })
})
