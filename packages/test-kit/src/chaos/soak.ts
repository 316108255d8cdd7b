/** One host under a steady, mixed load for a long time, and whether it holds more and more meanwhile. */
import { type Sample, type Verdict, verdictsOf } from "./flatness.js"
import { newOwnMarket, type OwnMarket, openMarket } from "./own-market.js"
import { startStream } from "./stream.js"
import { vandalise } from "./vandals.js"

export interface SoakOptions {
  readonly seed: number
  readonly seconds: number
  readonly sampleEverySeconds: number
  readonly mentors: number
  readonly mentees: number
  readonly tell: (line: string) => void
}

export interface SoakReport {
  readonly samples: ReadonlyArray<Sample>
  readonly verdicts: ReadonlyArray<Verdict>
  readonly answers: number
  readonly faults: ReadonlyArray<object>
}

const sampleOf = async ({ database, fleet }: OwnMarket): Promise<Sample> => {
  const [host] = fleet.hosts()
  if (host === undefined) throw new Error("The host is gone")
  const { heapUsed, openFiles, rss } = await host.holdings()
  const [row] = await database.query<{ readonly connections: number }>(
    "select count(*)::int as connections from pg_stat_activity where application_name = 'mentorkit'"
  )
  return { rss, heapUsed, openFiles, connections: row?.connections ?? 0 }
}

const inMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
const shown = ({ connections, heapUsed, openFiles, rss }: Sample) =>
  `rss ${inMegabytes(rss)} MB, heap ${inMegabytes(heapUsed)} MB, ${openFiles} files, ${connections} connections`

/** A verdict compares quarters of the run: on a machine so busy that the time gives fewer samples, it lasts longer. */
const fewestSamples = 4

const sampled = async (own: OwnMarket, { sampleEverySeconds, seconds, tell }: SoakOptions) => {
  const samples: Array<Sample> = []
  const began = performance.now()
  while (performance.now() - began < seconds * 1000 || samples.length < fewestSamples) {
    await new Promise((resolve) => setTimeout(resolve, sampleEverySeconds * 1000))
    const sample = await sampleOf(own)
    samples.push(sample)
    const passed = ((performance.now() - began) / 1000).toFixed(0)
    tell(`${passed} s, ${own.fleet.counts().answers} answers, ${shown(sample)}`)
  }
  return samples
}

export const runSoak = async (options: SoakOptions): Promise<SoakReport> => {
  options.tell(`soak, seed ${options.seed}`)
  const own = await newOwnMarket({ seed: options.seed, hosts: 1, nodeOptions: ["--expose-gc"] })
  const { dice, fleet, market } = own
  try {
    await openMarket(own, options.mentors)
    const stream = await startStream(market, options.mentees, 40)
    let isOver = false
    const vandals = fleet.serving().map((url) => vandalise(url, dice.for("vandals"), () => isOver))
    const samples = await sampled(own, options)
    isOver = true
    await Promise.all([stream.end(), ...vandals])
    const verdicts = verdictsOf(samples)
    for (const { after, before, isFlat, name } of verdicts) {
      const figure = (value: number) => (name === "rss" || name === "heapUsed" ? `${inMegabytes(value)} MB` : value)
      const change = `${figure(before)} in the second quarter, ${figure(after)} in the last`
      options.tell(`${name}: ${change}: ${isFlat ? "flat" : "it grows"}`)
    }
    return { samples, verdicts, answers: fleet.counts().answers, faults: fleet.unexpectedFaults() }
  } finally {
    await own.end()
  }
}
