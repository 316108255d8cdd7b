/** Gauges that stand in the database: read when somebody scrapes, and at most once in a few seconds. */
import { Gauge, type Registry } from "prom-client"
import { sharedRun, within } from "./shared-run.js"

/** As whoever keeps the figures describes it. */
export interface GaugeDescription {
  readonly name: string
  readonly help: string
}

/** Values by the names of the gauges. */
export type Backlog = Readonly<Record<string, number>>

const laneGauges = {
  oldestDueSeconds: [
    "mentorkit_deliveries_oldest_due_seconds",
    "For how long the oldest delivery that is not delivered has been due; one that fails, since its first failure."
  ],
  deadLetters: ["mentorkit_dead_letters", "Deliveries that were given up."]
} as const

export type LaneBacklog = { readonly lane: string } & { readonly [Name in keyof typeof laneGauges]: number }

export interface BacklogSources {
  readonly gauges: ReadonlyArray<GaugeDescription>
  /** Counts may end at some bound. */
  readonly backlog: () => Promise<Backlog>
  /** Every lane; counts likewise. */
  readonly deliveries: () => Promise<ReadonlyArray<LaneBacklog>>
  /** Told when the database did not answer, at most once in a few seconds. */
  readonly onFailure: (error: unknown) => void
  readonly sweepsOverdueSeconds: () => Promise<number>
}

const maxAgeMillis = 5000
const timeoutMillis = 2000

/** Undefined where the database does not say; those gauges are missing then, which is not the same as 0. */
const reader = <A>(read: () => Promise<A>, onFailure: (error: unknown) => void) =>
  sharedRun(maxAgeMillis, () =>
    within(timeoutMillis, read).catch((error) => {
      onFailure(error)
      return undefined
    })
  )

const databaseGauges = (
  gauges: ReadonlyArray<GaugeDescription>,
  read: () => Promise<Backlog | undefined>,
  registers: Array<Registry>
) => {
  for (const { help, name } of gauges) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove()
        const value = (await read())?.[name]
        if (value !== undefined) this.set(value)
      }
    })
  }
  new Gauge({
    name: "mentorkit_database_up",
    help: "1 where the database answered the last time it was asked.",
    registers,
    async collect() {
      this.set((await read()) === undefined ? 0 : 1)
    }
  })
}

const deliveryGauges = (read: () => Promise<ReadonlyArray<LaneBacklog> | undefined>, registers: Array<Registry>) => {
  for (const key of ["oldestDueSeconds", "deadLetters"] as const) {
    const [name, help] = laneGauges[key]
    new Gauge({
      name,
      help,
      labelNames: ["lane"],
      registers,
      async collect() {
        const lanes = await read()
        this.reset()
        for (const one of lanes ?? []) this.set({ lane: one.lane }, one[key])
      }
    })
  }
}

const sweepGauge = ({ onFailure, sweepsOverdueSeconds }: BacklogSources, registers: Array<Registry>) => {
  const read = reader(sweepsOverdueSeconds, onFailure)
  new Gauge({
    name: "mentorkit_sweeps_overdue_seconds",
    help: "For how long the sweep that is overdue longest has been: its period began, and no host has finished it.",
    registers,
    async collect() {
      this.remove()
      const seconds = await read()
      if (seconds !== undefined) this.set(seconds)
    }
  })
}

export const backlogGauges = (sources: BacklogSources, registers: Array<Registry>): void => {
  databaseGauges(sources.gauges, reader(sources.backlog, sources.onFailure), registers)
  deliveryGauges(reader(sources.deliveries, sources.onFailure), registers)
  sweepGauge(sources, registers)
}
