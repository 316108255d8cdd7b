/** What two people may do about each other, tried from every state that they can come to. */

import { assert, describe, it } from "@effect/vitest"
import { after, countChanges, decide, isBlocked, type Move, strangers } from "@mentorkit/core/connections"
import { DateTime, Either, FastCheck } from "effect"
import {
  atFirst,
  both,
  isParted,
  moves,
  now,
  otherOf,
  reachable,
  seenBy,
  statusFor,
  stored,
  type TwoPeople,
  terms,
  type Who
} from "./two-people.js"

const answerOf = (two: TwoPeople, mover: Who, move: Move) => decide(seenBy(mover, two), move, terms)
const changesOf = (two: TwoPeople, mover: Who, move: Move) => Either.getOrElse(answerOf(two, mover, move), () => [])
const afterMove = (two: TwoPeople, mover: Who, move: Move) => stored(two, mover, changesOf(two, mover, move))
const refusalOf = (two: TwoPeople, mover: Who, move: Move) =>
  Either.match(answerOf(two, mover, move), { onLeft: ({ _tag }) => _tag, onRight: () => null })

const states = reachable(changesOf)
const turns = states.flatMap((two) => both.flatMap((mover) => moves.map((move) => ({ two, mover, move }))))
const turnsOf = (move: Move) => turns.filter((turn) => turn.move === move)
const told = (turn: object) => JSON.stringify(turn)

/** Edges of a person, as they are counted. */
const edgesOf = (who: Who, { follows, isConnected }: TwoPeople) => ({
  connections: Number(isConnected),
  followers: Number(follows[otherOf(who)]),
  following: Number(follows[who])
})

const heldBack = ({ request }: TwoPeople) => request !== null && !request.hasReached

describe("two people", () => {
  it("come to every state that is possible, and to no other", () => {
    for (const two of states) {
      if (isParted(two))
        assert.deepStrictEqual([two.isConnected, two.request, two.follows], [false, null, [false, false]], told(two))
      assert.isFalse(two.isConnected && two.request !== null, told(two))
      if (two.isConnected) assert.deepStrictEqual(two.declined, atFirst.declined, told(two))
      if (two.request !== null && !two.request.hasReached)
        assert.notStrictEqual(two.declined[two.request.by], "never", told(two))
    }
    // Each with follows both ways, and the declines that may lie behind it: a request is seen only where its sender's own is not
    // recent, and while it is held back nobody declines anything.
    const sizes = {
      none: states.filter((two) => !two.isConnected && two.request === null && !isParted(two)).length,
      connected: states.filter((two) => two.isConnected).length,
      reached: states.filter(({ request }) => request?.hasReached === true).length,
      heldBack: states.filter(heldBack).length,
      parted: states.filter(isParted).length
    }
    assert.deepStrictEqual(sizes, { none: 4 * 9, connected: 4, reached: 2 * 4 * 6, heldBack: 2 * 4 * 5, parted: 3 * 9 })
  })

  it("agree on how they stand to each other, except where a request is held back", () => {
    const pairs = new Set(states.map((two) => [...both.map((who) => statusFor(who, two)), heldBack(two)].join()))
    assert.deepStrictEqual(
      [...pairs].sort(),
      [
        ...["connected,connected,false", "none,none,false"],
        ...["pending_incoming,pending_outgoing,false", "pending_outgoing,pending_incoming,false"],
        ...["none,pending_outgoing,true", "pending_outgoing,none,true"]
      ].sort()
    )
  })

  it("see after a move what was stored", () => {
    for (const { mover, move, two } of turns) {
      const expected = seenBy(mover, afterMove(two, mover, move))
      assert.deepStrictEqual(
        after(seenBy(mover, two), changesOf(two, mover, move)),
        expected,
        told({ two, mover, move })
      )
    }
  })

  it("are counted as many edges as there are", () => {
    for (const { mover, move, two } of turns) {
      const counted = countChanges(changesOf(two, mover, move))
      const next = afterMove(two, mover, move)
      for (const [side, who] of [["mover", mover] as const, ["other", otherOf(mover)] as const]) {
        const [before, then] = [edgesOf(who, two), edgesOf(who, next)]
        assert.deepStrictEqual(
          counted[side],
          {
            connections: then.connections - before.connections,
            followers: then.followers - before.followers,
            following: then.following - before.following
          },
          told({ two, mover, move, side })
        )
      }
    }
  })

  it("do each move once: the second time nothing is changed", () => {
    for (const { mover, move, two } of turns) {
      const next = afterMove(two, mover, move)
      assert.deepStrictEqual(changesOf(next, mover, move), [], told({ two, mover, move }))
    }
  })

  it("start as strangers", () => {
    for (const who of both) assert.deepStrictEqual(seenBy(who, atFirst), strangers)
  })
})

describe("the moves of document 2", () => {
  it("request: asks and follows, or connects with whoever has asked, seen or not", () => {
    for (const { mover, move, two } of turnsOf("request")) {
      const next = afterMove(two, mover, move)
      const where = told({ two, mover })
      if (isParted(two)) assert.strictEqual(refusalOf(two, mover, move), "PersonUnreachable", where)
      else if (two.isConnected) assert.strictEqual(refusalOf(two, mover, move), "AlreadyConnected", where)
      else {
        const crosses = two.request?.by === otherOf(mover)
        const waits = two.request?.by === mover
        assert.strictEqual(statusFor(mover, next), crosses ? "connected" : "pending_outgoing", where)
        // One who has asked already may have unfollowed since.
        assert.strictEqual(next.follows[mover], waits ? two.follows[mover] : true, where)
        assert.strictEqual(next.follows[otherOf(mover)], two.follows[otherOf(mover)], where)
        if (!crosses && !waits) assert.strictEqual(next.request?.hasReached, two.declined[mover] !== "recently", where)
      }
    }
  })

  it("accept: connects where there is a request to see, and follows nobody", () => {
    for (const { mover, move, two } of turnsOf("accept")) {
      const next = afterMove(two, mover, move)
      if (statusFor(mover, two) === "pending_incoming") {
        assert.isTrue(next.isConnected)
        assert.deepStrictEqual(next.follows, two.follows)
      } else assert.strictEqual(refusalOf(two, mover, move), "ConnectionRequestNotFound", told({ two, mover }))
    }
  })

  it("remove: nothing is left that the mover knows of, and follows stay; only declines are noted", () => {
    for (const { mover, move, two } of turnsOf("remove")) {
      const next = afterMove(two, mover, move)
      const isDeclined = statusFor(mover, two) === "pending_incoming"
      assert.deepStrictEqual([statusFor(mover, next), next.follows], ["none", two.follows])
      assert.deepStrictEqual(
        next.declined[otherOf(mover)],
        isDeclined ? "recently" : two.declined[otherOf(mover)],
        told({ two, mover })
      )
      assert.strictEqual(next.declined[mover], two.declined[mover])
    }
  })

  it("follow and unfollow: one's own follow alone, and none across a block", () => {
    for (const move of ["follow", "unfollow"] as const)
      for (const { mover, two } of turnsOf(move)) {
        const next = afterMove(two, mover, move)
        assert.deepStrictEqual({ ...next, follows: two.follows }, two)
        assert.strictEqual(next.follows[otherOf(mover)], two.follows[otherOf(mover)])
        assert.strictEqual(next.follows[mover], move === "follow" && !isParted(two))
        assert.strictEqual(refusalOf(two, mover, move), move === "follow" && isParted(two) ? "PersonUnreachable" : null)
      }
  })

  it("block: ends everything both ways and forgets no decline; unblock: lifts one's own alone and brings nothing back", () => {
    for (const { mover, two } of turnsOf("block")) {
      const next = afterMove(two, mover, "block")
      const { declined } = two
      assert.deepStrictEqual({ ...next, blocks: atFirst.blocks }, { ...atFirst, declined }, told({ two, mover }))
      assert.deepStrictEqual([next.blocks[mover], next.blocks[otherOf(mover)]], [true, two.blocks[otherOf(mover)]])
      const lifted = afterMove(next, mover, "unblock")
      assert.deepStrictEqual(lifted, { ...next, blocks: two.blocks[mover] ? lifted.blocks : two.blocks })
      assert.isFalse(lifted.blocks[mover])
    }
  })
})

describe("what must not be told", () => {
  // All but the moves about one's own block, of which one knows anyway.
  const others = moves.filter((move) => move !== "block" && move !== "unblock")

  it("who of the two has blocked the other one: every answer is the same", () => {
    const blocks = [[true, false] as const, [false, true] as const, [true, true] as const]
    for (const two of states.filter(isParted))
      for (const mover of both)
        for (const move of others) {
          const answers = blocks.map((those) => told(answerOf({ ...two, blocks: those }, mover, move)))
          const texts = blocks.map((those) =>
            Either.match(answerOf({ ...two, blocks: those }, mover, move), {
              onLeft: ({ message }) => message,
              onRight: () => ""
            })
          )
          assert.deepStrictEqual([new Set(answers).size, new Set(texts).size], [1, 1], told({ two, mover, move }))
          assert.isTrue(isBlocked(seenBy(mover, two)))
        }
  })

  it("that a request is held back: to its sender it is like any other, and to the other one like none", () => {
    for (const two of states.filter(heldBack)) {
      const sender = two.request?.by ?? 0
      const target = otherOf(sender)
      const seen = { ...two, request: { by: sender, hasReached: true } }
      assert.strictEqual(statusFor(sender, two), statusFor(sender, seen))
      for (const move of moves) assert.deepStrictEqual(answerOf(two, sender, move), answerOf(seen, sender, move), move)
      const none = { ...two, request: null }
      assert.strictEqual(statusFor(target, two), statusFor(target, none))
      // Asking oneself connects, and blocking ends the request.
      for (const move of moves.filter((one) => one !== "request" && one !== "block"))
        assert.deepStrictEqual(answerOf(two, target, move), answerOf(none, target, move), move)
    }
  })

  const days = FastCheck.integer({ min: 0, max: 400 })
  const minutes = FastCheck.integer({ min: 0, max: 60 * 24 * 500 })
  it.prop(
    "a request reaches whoever declined the one before once the days are over, to the millisecond",
    [days, minutes],
    ([askAgainDays, ago]) => {
      for (const shift of [-1, 0, 1]) {
        const declinedAt = DateTime.subtract(now, { minutes: ago, millis: shift })
        const [requested] = Either.getOrElse(
          decide({ ...strangers, declinedAt }, "request", { now, askAgainDays }),
          () => []
        )
        const opens = DateTime.add(declinedAt, { days: askAgainDays }).epochMillis
        assert.deepInclude(requested, {
          _tag: "Requested",
          hasReached: opens <= now.epochMillis,
          reachesAt: DateTime.unsafeMake(Math.max(opens, now.epochMillis))
        })
      }
    }
  )

  it("the boundary is in it: on the thirtieth day a request reaches, a millisecond before it does not", () => {
    const hasReached = (millis: number) => {
      const declinedAt = DateTime.add(now, { days: -30, millis })
      const [requested] = Either.getOrElse(decide({ ...strangers, declinedAt }, "request", terms), () => [])
      return requested?._tag === "Requested" && requested.hasReached
    }
    assert.deepStrictEqual([-1, 0, 1].map(hasReached), [true, true, false])
  })
})
