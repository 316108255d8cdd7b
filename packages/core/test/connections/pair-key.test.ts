/** Two people in one order: locks and the order of events go by it. */
import { inOrder, pairKey } from "@mentorkit/core/internal/connections"
import { UserId } from "@mentorkit/core/kernel"
import { FastCheck, Schema } from "effect"
import { assert, describe, it } from "vitest"

const userId = FastCheck.uuid().map(Schema.decodeUnknownSync(UserId))

describe("a pair of people", () => {
  // Falls where it goes by who acts: the two would wait for each other, and their events come in any order.
  it("is the same whoever of them acts, the smaller id first", () => {
    FastCheck.assert(
      FastCheck.property(userId, userId, (one, other) => {
        assert.deepStrictEqual(inOrder(one, other), inOrder(other, one))
        assert.sameMembers([...inOrder(one, other)], [one, other])
        const [first, second] = inOrder(one, other)
        assert.isTrue(first <= second)
        assert.strictEqual(pairKey(one, other), `${first}:${second}`)
        assert.strictEqual(pairKey(one, other), pairKey(other, one))
      })
    )
  })
})
