/** What claimers of due work promise each other, whatever the work is. */
import assert from "node:assert/strict"
import { DateTime, Effect } from "effect"
import { era } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

interface Work<R> {
  /** Stores new work that is due then, and answers its id. */
  readonly add: (dueAt: DateTime.Utc) => Effect.Effect<string, unknown, R>
  /** The ids of what was claimed at the moment; nobody else gets it for a while. */
  readonly claim: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<string>, unknown, R>
  /** Nobody has to do it any more. */
  readonly end: (id: string) => Effect.Effect<void, unknown, R>
}

/** Eras from `first` on are these cases' own. */
export const claimCases = <R>({ add, claim, end }: Work<R>, first: number) => {
  const [one, two, three, four] = [era(first), era(first + 1), era(first + 2), era(first + 3)]
  return {
    "what is due is claimed once, no more than asked for, and nobody else gets it for a while": Effect.gen(
      function* () {
        const due = yield* Effect.replicateEffect(add(one), 3)
        const later = yield* add(DateTime.add(one, { days: 1 }))
        const some = yield* claim(one, 2)
        assert.equal(some.length, 2)
        const rest = yield* claim(one, 2)
        assert.deepEqual(new Set([...some, ...rest]), new Set(due))
        assert.deepEqual(yield* claim(one, 2), [])
        yield* Effect.forEach(due, end)
        assert.deepEqual(yield* claim(DateTime.add(one, { days: 1 }), 9), [later])
        yield* end(later)
      }
    ),

    "of parallel claimers no two get the same, and nothing is left over": Effect.gen(function* () {
      const due = yield* Effect.replicateEffect(add(two), 12)
      const claims = yield* Effect.replicateEffect(transact(claim(two, 5)), 6, atOnce)
      const claimed = [...claims.flat(), ...(yield* claim(two, 50))]
      assert.equal(claimed.length, due.length)
      assert.deepEqual(new Set(claimed), new Set(due))
      yield* Effect.forEach(due, end)
    }),

    "a claimer passes by what another one is just claiming": Effect.gen(function* () {
      const due = yield* Effect.replicateEffect(add(three), 4)
      const theirs: Array<string> = []
      const first = Effect.map(claim(three, 2), (ids) => theirs.push(...ids))
      const ours = yield* passesBy(first, transact(claim(three, 2)), Effect.void)
      assert.deepEqual(new Set([...theirs, ...ours]), new Set(due))
      yield* Effect.forEach(due, end)
    }),

    "what a failing unit has claimed is due as before": Effect.gen(function* () {
      const id = yield* add(four)
      assert.deepEqual(yield* rolledBack(claim(four, 9)), [id])
      assert.deepEqual(yield* claim(four, 9), [id])
      yield* end(id)
    })
  }
}
