/**
 * The public slot list over the whole host, against bare Koa with one statement written by hand that answers the same JSON:
 * a week and the whole horizon of one mentor, in tables of three sizes. The cost must follow the mentor's own slots.
 */
import { fillMarket, idOf } from "./filled-market.js"
import { newKit } from "./kit.js"
import { type LoadGenerator, startLoadGenerator } from "./load-generator.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"
import { measuring, type Sample } from "./sample.js"
import { hostSettings, type ServerProcess, startHostProcess, startOwnProcess } from "./server-process.js"
import { type Ask, readsOneByOne } from "./slot-reads-one-by-one.js"

const day = 86_400_000
const connections = 8

interface Window {
  readonly name: string
  readonly days: number
  readonly requestsPerRound: number
}
const windows: ReadonlyArray<Window> = [
  { name: "week", days: 7, requestsPerRound: 600 },
  { name: "90-days", days: 90, requestsPerRound: 120 }
]

/** Both session types of mentors all over the table, more of them than answers stay in any cache of a connection. */
const asksOf = (mentors: number, { days }: Window, tomorrow: number): ReadonlyArray<Ask> => {
  const asked = Math.min(mentors, 400)
  return Array.from({ length: asked }, (_, index) => {
    const mentor = 1 + Math.floor((index * mentors) / asked)
    return {
      mentorId: idOf("mentor", mentor),
      sessionTypeId: idOf(index % 2 === 0 ? "review" : "talk", mentor),
      from: new Date(tomorrow),
      until: new Date(tomorrow + days * day)
    }
  })
}

const pathOf = ({ from, mentorId, sessionTypeId, until }: Ask): string =>
  `/api/v1/public/mentors/${mentorId}/session-types/${sessionTypeId}/slots?from=${from.toISOString()}&until=${until.toISOString()}`

const differenceOf = (ours = "", limit = ""): string => {
  const at = [...ours].findIndex((character, index) => character !== limit[index])
  return `the host says ${ours.slice(Math.max(0, at - 400), at + 100)} and the limit ${limit.slice(Math.max(0, at - 400), at + 100)}`
}

const mustAgree = async (servers: ReadonlyArray<ServerProcess>, paths: ReadonlyArray<string>) => {
  for (const path of paths.slice(0, 10)) {
    const [ours, limit] = await Promise.all(servers.map(async ({ url }) => (await fetch(url + path)).text()))
    if (ours !== limit) throw new Error(`${path}: ${differenceOf(ours, limit)}`)
    if (!ours?.includes('"id"')) throw new Error(`${path} has no slots`)
  }
}

const millis = (samples: ReadonlyArray<Sample>, share: number) =>
  quantile(ascending(samples.flatMap(({ latencies }) => latencies)), share)

const tell = (name: string, [ours = [], limit = []]: ReadonlyArray<ReadonlyArray<Sample>>) => {
  const figure = (unit: string, part: string, valueOf: (sample: Sample) => number, digits: number) => {
    const [values, limits] = [ours.map(valueOf), limit.map(valueOf)]
    print(`${name}${part}`, median(values).toFixed(digits), unit, medianRatio(values, limits))
    print(`${name}${part}.limit`, median(limits).toFixed(digits), unit)
  }
  figure("requests/s", "", ({ requestsPerSecond }) => requestsPerSecond, 0)
  for (const [part, share] of [
    ["p50", 0.5],
    ["p99", 0.99]
  ] as const) {
    const [value, least] = [millis(ours, share), millis(limit, share)]
    print(`${name}.${part}`, value.toFixed(1), "ms", (value / least).toFixed(2))
    print(`${name}.${part}.limit`, least.toFixed(1), "ms")
  }
  figure("us-cpu/request", ".process", ({ cpuMicros }) => cpuMicros, 0)
  print(`${name}.statements`, median(ours.map(({ statements }) => statements)).toFixed(2), "statements/request")
}

export interface SlotReadsOptions {
  readonly sizes: ReadonlyArray<number>
  readonly rounds: number
}

const measure = async (postgres: OwnPostgres, load: LoadGenerator, { rounds, sizes }: SlotReadsOptions) => {
  const host = await startHostProcess(hostSettings(postgres.folder, postgres.url))
  const limit = await startOwnProcess("slot-reads-limit.ts", [postgres.url])
  const pool = poolOn(postgres.url)
  const kit = newKit(postgres.url, 2)
  try {
    const tomorrow = Math.ceil(Date.now() / day) * day
    let mentors = 0
    for (const slots of sizes) {
      progress(`slot-reads: filling the table up to ${slots} slots`)
      mentors = await fillMarket(pool, { from: mentors, slots })
      for (const window of windows) {
        const asks = asksOf(mentors, window, tomorrow)
        const paths = asks.map(pathOf)
        await mustAgree([host, limit], paths)
        progress(`slot-reads: a ${window.name} among ${slots} slots`)
        const sample = measuring(load, { asks: paths, connections, requests: window.requestsPerRound })
        const name = `slot-reads.${window.name}.${slots / 1000}k`
        tell(name, await inTurns([sample(host), sample(limit)], { rounds }))
        await readsOneByOne(`${name}.operation`, { kit, pool, asks, rounds })
      }
    }
  } finally {
    await Promise.all([pool.end(), kit.close(), host.stop(), limit.stop()])
  }
}

export const slotReads = async (
  options: SlotReadsOptions = { sizes: [10_000, 100_000, 1_000_000], rounds: 7 }
): Promise<void> => {
  const postgres = await startOwnPostgres()
  const load = startLoadGenerator()
  try {
    await measure(postgres, load, options)
  } finally {
    await load.stop()
    await postgres.end()
  }
}
