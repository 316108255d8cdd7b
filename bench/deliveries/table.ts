/** The table at the end. */
import { ascending, quantile } from "../report.js"

export interface Line {
  readonly cells: ReadonlyArray<string>
  readonly holds: boolean
}

const mostMillis = 2000

/** A time that nobody has waited for counts as longer than every other. */
const told = (millis: number) => (millis === Number.POSITIVE_INFINITY ? "> 30 s" : `${millis.toFixed(0)} ms`)

/** Of one behaviour of the server, and something that must not wait for it. */
export const lineOf = (mode: string, what: string, times: ReadonlyArray<number>): Line => {
  const sorted = ascending(times)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share))
  const holds = p99 !== undefined && p99 <= mostMillis
  const figures = [p50, p95, p99, sorted.at(-1)].map((millis) => told(millis ?? Number.NaN))
  return { cells: [mode, what, String(sorted.length), ...figures, holds ? "holds" : "FAILS"], holds }
}

const head = ["server", "what", "samples", "p50", "p95", "p99", "max", "2 s at p99"]

export const table = (lines: ReadonlyArray<Line>): string => {
  const rows = [head, ...lines.map(({ cells }) => cells)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n")
}
