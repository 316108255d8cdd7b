/** What operations cost by themselves: without HTTP, one after the other. */
import { ascending, median, medianRatio, print, quantile } from "./report.js"
import { countingStatements } from "./statements.js"

export type Act = (turn: number) => Promise<unknown>

const parts = [
  ["p50", 0.5],
  ["p95", 0.95]
] as const

/** Its turns go on from one round to the next. */
export const timing = (act: Act, count: number) => {
  let turn = 0
  return async () => {
    const times: Array<number> = []
    for (let n = 0; n < count; n++) {
      const began = performance.now()
      await act(turn++)
      times.push(performance.now() - began)
    }
    return ascending(times)
  }
}

/** Of the turn; the one before it has asked for what is only asked for once. */
export const statementsOf = async (figure: string, act: Act, turn: number) => {
  await act(turn - 1)
  const { count, stop } = countingStatements()
  await act(turn)
  stop()
  print(`${figure}.statements`, String(count()), "statements")
}

export const tell = (
  figure: string,
  rounds: ReadonlyArray<ReadonlyArray<number>>,
  limits?: ReadonlyArray<ReadonlyArray<number>>
) => {
  for (const [part, share] of parts) {
    const own = rounds.map((times) => quantile(times, share))
    const bare = limits?.map((times) => quantile(times, share))
    print(`${figure}.${part}`, median(own).toFixed(2), "ms", bare === undefined ? undefined : medianRatio(own, bare))
    if (bare !== undefined) print(`${figure}.${part}.limit`, median(bare).toFixed(2), "ms")
  }
}
