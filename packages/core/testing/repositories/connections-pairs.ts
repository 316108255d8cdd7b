/** The repository of pairs: what stands between two people, changed and counted together. */
import assert from "node:assert/strict"
import { strangers } from "@mentorkit/core/connections"
import { type Pair, PairRepository, RelationReader } from "@mentorkit/core/connections/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { ask, askInVain, at, block, connect, decline, follow, pairOf, start, store } from "../fixtures/pairs.js"
import { era, newUser } from "../fixtures/people.js"
import { atOnce, excludeEachOther, inParallel, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const twoPeople = Effect.map(Effect.all([newUser(), newUser()]), ([one, other]) => [one.id, other.id] as const)

/** As the first of them sees the pair, and as the second one does. */
const bothViews = (one: UserId, other: UserId) => Effect.all([pairOf(one, other), pairOf(other, one)])

const countOf = (id: UserId) => Effect.flatMap(RelationReader, ({ count }) => count(id))
const counted = (connections: number, followers: number, following: number) => ({ connections, followers, following })

/** Supply `PairRepository`, `RelationReader`, `UserRepository` and the `UnitOfWork` of them. */
export const pairRepositoryConformance = conformance<PairRepository | RelationReader | UnitOfWork | UserRepository>(
  "PairRepository",
  {
    "strangers are found as strangers, and count nothing": Effect.gen(function* () {
      const [one, other] = yield* twoPeople
      assert.deepEqual(yield* bothViews(one, other), [strangers, strangers])
      assert.deepEqual(yield* countOf(one), counted(0, 0, 0))
    }),

    "each change is found by both sides, each from their own": Effect.gen(function* () {
      const [one, other] = yield* twoPeople
      yield* ask(one, other)
      assert.deepEqual(yield* bothViews(one, other), [
        { ...strangers, tie: { _tag: "Requested", by: "mover", hasReached: true } },
        { ...strangers, tie: { _tag: "Requested", by: "other", hasReached: true } }
      ])
      yield* store({ mover: one, other }, [{ _tag: "RequestEnded", by: "mover", isDeclined: false }])
      assert.deepEqual(yield* bothViews(one, other), [strangers, strangers])
      yield* follow(one, other)
      assert.deepEqual(yield* bothViews(one, other), [
        { ...strangers, moverFollows: true },
        { ...strangers, otherFollows: true }
      ])
      yield* store({ mover: other, other: one }, [{ _tag: "Unfollowed", by: "other" }])
      yield* block(one, other)
      assert.deepEqual(yield* bothViews(one, other), [
        { ...strangers, moverBlocks: true },
        { ...strangers, otherBlocks: true }
      ])
      yield* store({ mover: one, other }, [{ _tag: "Unblocked" }])
      yield* connect(one, other)
      const connected: Pair = { ...strangers, tie: { _tag: "Connected" } }
      assert.deepEqual(yield* bothViews(one, other), [connected, connected])
      yield* store({ mover: other, other: one }, [{ _tag: "Disconnected" }])
      assert.deepEqual(yield* bothViews(one, other), [strangers, strangers])
    }),

    // Falls where the note of the first decline stays, or one of the two notes.
    "the last decline is noted for whoever had asked, and a connection forgets those of both": Effect.gen(function* () {
      const [one, other] = yield* twoPeople
      for (const minutes of [1, 5]) {
        yield* askInVain(one, other, at(60))
        yield* decline(other, one, at(minutes))
      }
      yield* ask(other, one)
      yield* decline(one, other, at(7))
      assert.deepEqual(yield* bothViews(one, other), [
        { ...strangers, declinedAt: at(5) },
        { ...strangers, declinedAt: at(7) }
      ])
      yield* ask(one, other)
      yield* connect(one, other)
      yield* store({ mover: one, other }, [{ _tag: "Disconnected" }])
      assert.deepEqual(yield* bothViews(one, other), [strangers, strangers])
    }),

    // Falls where a count is forgotten, or given to the wrong one of the two.
    "edges are counted with the change, and with all changes of one move": Effect.gen(function* () {
      const [one, other] = yield* twoPeople
      yield* store({ mover: one, other }, [
        { _tag: "Requested", reachesAt: start, hasReached: true },
        { _tag: "Followed" }
      ])
      assert.deepEqual([yield* countOf(one), yield* countOf(other)], [counted(0, 0, 1), counted(0, 1, 0)])
      yield* store({ mover: other, other: one }, [{ _tag: "Connected" }, { _tag: "Followed" }])
      assert.deepEqual([yield* countOf(one), yield* countOf(other)], [counted(1, 1, 1), counted(1, 1, 1)])
      yield* store({ mover: one, other }, [{ _tag: "Unfollowed", by: "mover" }])
      assert.deepEqual([yield* countOf(one), yield* countOf(other)], [counted(1, 1, 0), counted(1, 0, 1)])
      yield* store({ mover: one, other }, [
        { _tag: "Disconnected" },
        { _tag: "Unfollowed", by: "other" },
        { _tag: "Blocked" }
      ])
      assert.deepEqual([yield* countOf(one), yield* countOf(other)], [counted(0, 0, 0), counted(0, 0, 0)])
    }),

    "what a unit stores that fails is neither stored nor counted": Effect.gen(function* () {
      const [one, other] = yield* twoPeople
      yield* rolledBack(Effect.zipRight(follow(one, other), connect(other, one)))
      assert.deepEqual(yield* pairOf(one, other), strangers)
      assert.deepEqual([yield* countOf(one), yield* countOf(other)], [counted(0, 0, 0), counted(0, 0, 0)])
    }),

    "whoever has locked a pair is alone with it, from whichever side": Effect.gen(function* () {
      const { lock } = yield* PairRepository
      const [one, other] = yield* twoPeople
      const locks = [lock({ mover: one, other }), lock({ mover: other, other: one })]
      yield* excludeEachOther(Array.flatten(Array.replicate(locks, 4)))
    }),

    "the lock of a pair keeps nobody waiting who moves towards one of the two": Effect.gen(function* () {
      const { lock } = yield* PairRepository
      const [one, other] = yield* twoPeople
      const third = (yield* newUser()).id
      const passing = transact(lock({ mover: third, other }))
      yield* passesBy(lock({ mover: one, other }), passing, Effect.void)
    }),

    // Falls where counts are locked in the order of mover and other.
    "moves that count the same people in opposite orders do not wait in a circle, and each is counted": Effect.gen(
      function* () {
        const people = yield* Effect.replicateEffect(newUser(), 5)
        const ids = people.map(({ id }) => id)
        const pairs = ids.flatMap((mover) => ids.filter((other) => other !== mover).map((other) => ({ mover, other })))
        for (const change of [{ _tag: "Followed" } as const, { _tag: "Unfollowed", by: "mover" } as const]) {
          const { store } = yield* PairRepository
          yield* inParallel(pairs.map((pair) => store(pair, [change], start)))
          const size = change._tag === "Followed" ? 4 : 0
          for (const id of ids) assert.deepEqual(yield* countOf(id), counted(0, size, size))
        }
      }
    ),

    "requests that are due are found, the longest overdue first, no more than asked for, and none that is seen":
      Effect.gen(function* () {
        const { listReaching } = yield* PairRepository
        const { id: target } = yield* newUser()
        const requesters = yield* Effect.forEach([2, 1, 3], (week) =>
          Effect.tap(
            Effect.map(newUser(), ({ id }) => id),
            (id) => askInVain(id, target, era(week), era(0))
          )
        )
        const [second, first, third] = requesters.map((requesterId) => ({ requesterId, targetId: target }))
        yield* ask((yield* newUser()).id, target, era(0))
        assert.deepEqual(yield* listReaching(era(2), 9), [first, second])
        assert.deepEqual(yield* listReaching(era(3), 1), [first])
        assert.deepEqual(yield* listReaching(era(3), 9), [first, second, third])
        for (const mover of requesters)
          yield* store({ mover, other: target }, [{ _tag: "RequestEnded", by: "mover", isDeclined: false }])
        assert.deepEqual(yield* listReaching(era(3), 9), [])
      }),

    "a request reaches whom it is for once, when it is due": Effect.gen(function* () {
      const { markReached } = yield* PairRepository
      const [requesterId, targetId] = yield* twoPeople
      const mark = (now: DateTime.Utc) => transact(markReached({ requesterId, targetId }, now))
      assert.equal(yield* mark(at(10)), false)
      yield* askInVain(requesterId, targetId, at(10))
      assert.equal(yield* mark(at(9)), false)
      assert.deepEqual((yield* pairOf(targetId, requesterId)).tie, {
        _tag: "Requested",
        by: "other",
        hasReached: false
      })
      const marked = yield* Effect.replicateEffect(mark(at(10)), 6, atOnce)
      assert.equal(marked.filter(Boolean).length, 1)
      assert.deepEqual((yield* pairOf(targetId, requesterId)).tie, { _tag: "Requested", by: "other", hasReached: true })
    }),

    "notes of declines from before a moment are forgotten, no more than asked for": Effect.gen(function* () {
      const { forgetDeclined } = yield* PairRepository
      const { id: decliner } = yield* newUser()
      const requesters = yield* Effect.forEach([1, 2, 3], (week) =>
        Effect.tap(
          Effect.map(newUser(), ({ id }) => id),
          (id) => Effect.zipRight(askInVain(id, decliner, era(week), era(week)), decline(decliner, id, era(week)))
        )
      )
      const notes = Effect.forEach(requesters, (id) =>
        Effect.map(pairOf(id, decliner), ({ declinedAt }) => declinedAt !== null)
      )
      assert.equal(yield* transact(forgetDeclined(era(1), 9)), 0)
      assert.equal(yield* transact(forgetDeclined(era(3), 1)), 1)
      assert.equal((yield* notes).filter(Boolean).length, 2)
      assert.equal(yield* transact(forgetDeclined(era(3), 9)), 1)
      assert.deepEqual(yield* notes, [false, false, true])
      assert.equal(yield* transact(forgetDeclined(DateTime.add(era(3), { millis: 1 }), 9)), 1)
    })
  }
)
