/** The reader of relations: how people stand to each other. */
import assert from "node:assert/strict"
import { type PairRepository, RelationReader } from "@mentorkit/core/connections/ports"
import { unrelated } from "@mentorkit/core/identity"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { ask, askInVain, at, block, connect, follow } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"

const someone = Effect.map(newUser(), ({ id }) => id)
const relationsOf = Effect.fnUntraced(function* (viewer: UserId, others: ReadonlyArray<UserId>) {
  const found = yield* (yield* RelationReader).amongst(viewer, others)
  assert.equal(found.size, new Set(others).size)
  return others.map((other) => found.get(other))
})

/** Supply `RelationReader`, `PairRepository`, `UserRepository` and the `UnitOfWork` of them. */
export const relationReaderConformance = conformance<PairRepository | RelationReader | UnitOfWork | UserRepository>(
  "RelationReader",
  {
    "everybody who is asked for is in it, known or not, and oneself": Effect.gen(function* () {
      const me = yield* someone
      const unknown = UserId.make(yield* newId)
      assert.deepEqual(yield* relationsOf(me, [yield* someone, unknown, me]), [unrelated, unrelated, unrelated])
      assert.deepEqual(yield* relationsOf(me, []), [])
      assert.deepEqual(yield* (yield* RelationReader).count(unknown), { connections: 0, followers: 0, following: 0 })
    }),

    "both sides see a connection and a request, each from their own, and follows that are theirs": Effect.gen(
      function* () {
        const me = yield* someone
        const [connected, asked, asking, followed, follower] = [
          ...[yield* someone, yield* someone, yield* someone],
          ...[yield* someone, yield* someone]
        ]
        assert.ok(connected && asked && asking && followed && follower)
        yield* connect(me, connected)
        yield* ask(me, asked)
        yield* ask(asking, me)
        yield* follow(me, followed)
        yield* follow(follower, me)
        assert.deepEqual(yield* relationsOf(me, [connected, asked, asking, followed, follower]), [
          { ...unrelated, connection: "connected" },
          { ...unrelated, connection: "pending_outgoing" },
          { ...unrelated, connection: "pending_incoming" },
          { ...unrelated, isFollowing: true },
          unrelated
        ])
        const seen = yield* Effect.forEach([connected, asked, asking, followed, follower], (one) =>
          relationsOf(one, [me])
        )
        assert.deepEqual(seen.flat(), [
          { ...unrelated, connection: "connected" },
          { ...unrelated, connection: "pending_incoming" },
          { ...unrelated, connection: "pending_outgoing" },
          unrelated,
          { ...unrelated, isFollowing: true }
        ])
      }
    ),

    "a request that is held back is there for its sender alone": Effect.gen(function* () {
      const [me, other] = [yield* someone, yield* someone]
      yield* askInVain(me, other, at(60))
      assert.deepEqual(yield* relationsOf(me, [other]), [{ ...unrelated, connection: "pending_outgoing" }])
      assert.deepEqual(yield* relationsOf(other, [me]), [unrelated])
    }),

    "a block of either of them is the same to both": Effect.gen(function* () {
      const [me, other] = [yield* someone, yield* someone]
      yield* block(me, other)
      const blocked = [{ ...unrelated, isBlocked: true }]
      assert.deepEqual([yield* relationsOf(me, [other]), yield* relationsOf(other, [me])], [blocked, blocked])
      assert.deepEqual(yield* relationsOf(me, [yield* someone]), [unrelated])
    })
  }
)
