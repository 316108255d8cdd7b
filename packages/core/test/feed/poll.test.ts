/** What a person's votes become. */
import { assert, describe, it } from "@effect/vitest"
import { isClosed, type Poll, PollId, PollOptionId, replaceVotes, withdrawVotes } from "@mentorkit/core/internal/feed"
import { DateTime, Either, FastCheck as fc } from "effect"

const ids = Array.from({ length: 10 }, (_, n) => PollOptionId.make(`00000000-0000-7000-8000-00000000000${n}`))
const at = (seconds: number) => DateTime.unsafeMake(seconds * 1000)

const polls = fc.record({
  id: fc.constant(PollId.make("00000000-0000-7000-8000-000000000099")),
  question: fc.constant(null),
  allowsMultiple: fc.boolean(),
  expiresAt: fc.option(fc.integer({ min: 0, max: 20 }).map(at)),
  options: fc.integer({ min: 2, max: 8 }).map((count) => ids.slice(0, count).map((id, n) => ({ id, label: `${n}` })))
})
const some = fc.array(fc.constantFrom(...ids), { maxLength: 4 })
const moments = fc.integer({ min: 0, max: 20 }).map(at)

const votesAfter = (before: ReadonlyArray<PollOptionId>, { added, removed }: Changed): ReadonlyArray<PollOptionId> =>
  [...before.filter((id) => !removed.includes(id)), ...added].sort()
type Changed = Either.Either.Right<ReturnType<typeof replaceVotes>>

/** Votes that a person can have. */
const votesIn = (poll: Poll, chosen: ReadonlyArray<PollOptionId>) => {
  const there = [...new Set(chosen)].filter((id) => poll.options.some((option) => option.id === id))
  return poll.allowsMultiple ? there : there.slice(0, 1)
}

describe("votes", () => {
  it.prop("become what was wanted, or nothing changes", [polls, some, some, moments], ([poll, chosen, wanted, now]) => {
    const before = votesIn(poll, chosen)
    const distinct = [...new Set(wanted)].sort()
    const fits =
      distinct.every((id) => poll.options.some((option) => option.id === id)) &&
      (poll.allowsMultiple || distinct.length <= 1)
    const result = replaceVotes(poll, before, wanted, now)
    if (isClosed(poll, now)) return assert.strictEqual(Either.flip(result).pipe(Either.getOrThrow)._tag, "PollClosed")
    if (!fits) return assert.strictEqual(Either.flip(result).pipe(Either.getOrThrow)._tag, "InvalidInput")
    const change = Either.getOrThrow(result)
    assert.deepStrictEqual(votesAfter(before, change), distinct)
    // What stays is not touched: two counters would be locked for nothing.
    assert.isTrue(change.added.every((id) => !before.includes(id)))
    assert.isTrue(change.removed.every((id) => before.includes(id)))
  })

  it.prop("are taken back whole, until the poll is closed", [polls, some, moments], ([poll, chosen, now]) => {
    const before = votesIn(poll, chosen)
    const result = withdrawVotes(poll, before, now)
    assert.strictEqual(Either.isLeft(result), isClosed(poll, now))
    if (Either.isRight(result)) assert.deepStrictEqual(votesAfter(before, result.right), [])
  })

  it("close at their moment, and never without one", () => {
    assert.deepStrictEqual(
      [4, 5, 6].map((now) => isClosed({ expiresAt: at(5) }, at(now))),
      [false, true, true]
    )
    assert.isFalse(isClosed({ expiresAt: null }, at(1e9)))
  })
})
