/** What a verification has found. */
import { Effect } from "effect"

export interface LedgerReport {
  readonly entries: bigint
  /** Entries that were too young to be sealed: a transaction that ran could still have come before them. */
  readonly unsealed: bigint
  /** The last seal. Kept somewhere else it tells later whether the chain was made anew. */
  readonly head: { readonly position: bigint; readonly hash: string } | null
  readonly totals: ReadonlyArray<{ readonly currency: string; readonly account: string; readonly minor: bigint }>
  /** The first of each kind, a line each. */
  readonly differences: ReadonlyArray<string>
  /** All of them. */
  readonly differenceCount: number
}

/** Tells whoever waits how far it has come. */
export type Progress = (line: string) => Effect.Effect<void>

const named = 10

/** Keeps the first lines of one kind, so that a ledger that is wrong all over fits into memory, too. */
export const newFindings = () => {
  const lines: Array<string> = []
  let count = 0
  return {
    add: (line: string) => {
      count += 1
      if (lines.length < named) lines.push(line)
    },
    lines: (): ReadonlyArray<string> => lines,
    count: () => count
  }
}
export type Findings = ReturnType<typeof newFindings>

export const pageSize = 1000

/** Page after page, until one is not full. */
export const inPages = <A, Key, E, R>(
  first: Key,
  read: (after: Key) => Effect.Effect<ReadonlyArray<A>, E, R>,
  keyOf: (last: A) => Key,
  each: (page: ReadonlyArray<A>) => Effect.Effect<void, E, R>
): Effect.Effect<void, E, R> =>
  Effect.iterate({ key: first, isOver: false } as { readonly key: Key; readonly isOver: boolean }, {
    while: ({ isOver }) => !isOver,
    body: ({ key }) =>
      Effect.flatMap(read(key), (page) => {
        const last = page.at(-1)
        return Effect.as(each(page), {
          key: last === undefined ? key : keyOf(last),
          isOver: last === undefined || page.length < pageSize
        })
      })
  }).pipe(Effect.asVoid)
