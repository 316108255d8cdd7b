/**
 * Lists of bookings in tables of three sizes that stand side by side. The same people have as many bookings in each of them,
 * so what their pages cost must not follow the table; then those who have the most, in the largest one.
 */

import type { Viewer } from "@mentorkit/core/bookings/ports"
import { newWholeKit } from "./bookings-kit.js"
import {
  asMentee,
  asMentor,
  dueReads,
  feedRead,
  listing,
  type Market,
  operationRead,
  type Read,
  readsOf
} from "./bookings-reads.js"
import { fillBookings, known } from "./filled-bookings.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"
import { countingStatements } from "./statements.js"

const halfHour = 1_800_000

const openMarket = async (server: string, size: number): Promise<Market> => {
  const name = `bookings_${size}`
  const root = poolOn(server, 1)
  await root.query(`create database ${name}`)
  await root.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  const [pool, kit] = [poolOn(url.href), newWholeKit(url.href)]
  await kit.runtime.runtime()
  progress(`bookings: filling a table with ${size} of them`)
  const now = new Date(Math.floor(Date.now() / halfHour) * halfHour)
  await fillBookings(pool, size, now)
  return { size, pool, kit, now }
}

const closeMarket = async ({ kit, pool }: Market) => {
  await Promise.all([kit.close(), pool.end()])
}

interface Effort {
  readonly reads: number
  readonly rounds: number
}

const timesOf = async (read: Read, count: number): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return times
}

/** Each one's times, by round. */
const measured = (reads: ReadonlyArray<Read>, { reads: count, rounds }: Effort) =>
  inTurns(
    reads.map((read) => () => timesOf(read, count)),
    { rounds }
  )

type Rounds = ReadonlyArray<ReadonlyArray<number>>
const p95 = (rounds: Rounds) => quantile(ascending(rounds.flat()), 0.95)

const tell = (name: string, own: Rounds, limit?: Rounds) => {
  const ratio = limit && medianRatio(own.map(median), limit.map(median))
  print(`${name}.p50`, median(own.flat()).toFixed(1), "ms", ratio)
  print(`${name}.p95`, p95(own).toFixed(1), "ms", limit && (p95(own) / p95(limit)).toFixed(2))
}

const sizeOf = ({ size }: Market) => `${size / 1000}k`

/** Whoever has as many everywhere: every size and every limit take turns, so that one is compared to the other. */
const measureEverywhere = async (who: string, viewer: Viewer, markets: ReadonlyArray<Market>, effort: Effort) => {
  const reads = await Promise.all(markets.map((market) => readsOf(market, viewer)))
  for (const name of Object.keys(reads[0] ?? {})) {
    const [ours, limits] = [
      reads.flatMap((all) => all[name]?.ours ?? []),
      reads.flatMap((all) => all[name]?.limit ?? [])
    ]
    const samples = await measured([...ours, ...limits], effort)
    for (const [at, market] of markets.entries())
      tell(`bookings.${who}.${name}.${sizeOf(market)}`, samples[at] ?? [], samples[markets.length + at])
    const [least = [], most = []] = [samples[0], samples[markets.length - 1]]
    print(
      `bookings.${who}.${name}.growth`,
      (p95(most) / p95(least)).toFixed(2),
      "times-p95",
      medianRatio(most.map(median), least.map(median))
    )
  }
}

const measureLargest = async (who: string, viewer: Viewer, market: Market, effort: Effort) => {
  for (const [name, { limit, ours }] of Object.entries(await readsOf(market, viewer))) {
    const [own = [], bare] = await measured([ours, limit], effort)
    tell(`bookings.${who}.${name}.${sizeOf(market)}`, own, bare)
  }
}

/** As many for a page of fifty as for one of one, or there would be some for each row. */
const countStatements = async (viewer: Viewer, market: Market) => {
  const list = listing(market, viewer)
  const counting = countingStatements()
  const counts: Array<number> = []
  for (const perPage of [1, 15, 50]) {
    const before = counting.count()
    await list({ filter: {}, sort: "-starts_at", page: 1, perPage })
    counts.push(counting.count() - before)
  }
  counting.stop()
  if (new Set(counts).size > 1) throw new Error(`Pages of 1, 15 and 50 took ${counts.join(", ")} statements`)
  print("bookings.statements", String(counts[0]), "statements/page")
}

const measureOne = async (name: string, read: Read, effort: Effort) => {
  const [own = []] = await measured([read], effort)
  tell(`bookings.${name}`, own)
}

const measureRest = async (market: Market, effort: Effort) => {
  for (const [name, read] of dueReads(market)) await measureOne(`due.${name}.${sizeOf(market)}`, read, effort)
  for (const who of ["mentor", "largestMentor"] as const) {
    await measureOne(`operation.${who}.first.${sizeOf(market)}`, await operationRead(market, known[who]), effort)
    await measureOne(`feed.${who}.${sizeOf(market)}`, feedRead(market, known[who]), effort)
  }
}

export interface BookingsOptions extends Effort {
  readonly sizes: ReadonlyArray<number>
}

export const bookings = async (
  { sizes, ...effort }: BookingsOptions = { sizes: [1_000, 100_000, 1_000_000], reads: 10, rounds: 7 }
): Promise<void> => {
  const postgres = await startOwnPostgres()
  const markets: Array<Market> = []
  try {
    for (const size of sizes) markets.push(await openMarket(postgres.url, size))
    const largest = markets.at(-1)
    if (largest === undefined) return
    await countStatements(asMentor(known.mentor), largest)
    progress("bookings: of people who have as many in every table")
    await measureEverywhere("mentor", asMentor(known.mentor), markets, effort)
    await measureEverywhere("mentee", asMentee(known.mentee), markets, effort)
    progress("bookings: of those who have the most")
    await measureLargest("largest-mentor", asMentor(known.largestMentor), largest, effort)
    await measureLargest("largest-mentee", asMentee(known.largestMentee), largest, effort)
    await measureRest(largest, effort)
  } finally {
    await Promise.all(markets.map(closeMarket))
    await postgres.end()
  }
}
