/** The metrics of realtime connections. */
import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import type { RealtimeCounts, RealtimeStatistics } from "../realtime/statistics.js"

const gauge = (name: string, help: string, registers: Array<Registry>, read: () => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read())
    }
  })

const counter = (name: string, help: string, registers: Array<Registry>, read: () => number) =>
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset()
      this.inc(read())
    }
  })

const counters: ReadonlyArray<readonly [what: keyof RealtimeCounts, name: string, help: string]> = [
  ["opened", "opened", "Connections that were taken."],
  ["refused", "refused", "Connections that were turned away."],
  ["sent", "sent", "Frames sent, to each of their connections."],
  ["cutOff", "cut_off", "Connections that were cut off since they did not read what they were sent."],
  ["missed", "missed", "Times at which this host missed frames, and had all its connections made anew."]
]

/** Commit to arrival takes milliseconds; where the doorbell is not heard, up to a second. */
const lagBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export const realtimeMetrics = (statistics: RealtimeStatistics, registers: Array<Registry>) => {
  const { channels, connections, onLag, readerSilenceSeconds } = statistics
  gauge("mentorkit_realtime_connections", "Websocket connections of this host.", registers, connections)
  gauge("mentorkit_realtime_channels", "Channels that somebody listens to on this host.", registers, channels)
  gauge(
    "mentorkit_realtime_reader_silence_seconds",
    "For how long the reader of frames has heard nothing of the storage, not even that there is nothing new; 0 without one.",
    registers,
    readerSilenceSeconds
  )
  const lag = new Histogram({
    name: "mentorkit_realtime_lag_seconds",
    help: "From the publication of a frame to its arrival at this host.",
    buckets: lagBuckets,
    registers
  })
  onLag((seconds) => lag.observe(seconds))
  for (const [what, name, help] of counters) {
    counter(`mentorkit_realtime_${name}_total`, help, registers, () => statistics.counts()[what])
  }
}
