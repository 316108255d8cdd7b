/** The metrics of realtime connections. */
import { Counter, Gauge, type Registry } from "prom-client"
import type { RealtimeEndpoint } from "../realtime/endpoint.js"

export type RealtimeSource = Pick<RealtimeEndpoint, "connectionCount" | "channelCount" | "counts">

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

export const realtimeMetrics = ({ channelCount, connectionCount, counts }: RealtimeSource, all: Array<Registry>) => {
  gauge("mentorkit_realtime_connections", "Websocket connections of this host.", all, connectionCount)
  gauge("mentorkit_realtime_channels", "Channels that somebody listens to on this host.", all, channelCount)
  gauge(
    "mentorkit_realtime_lag_seconds",
    "From the publication of the last frame to its arrival at this host; 0 where none has come for a minute.",
    all,
    counts.lagSeconds
  )
  counter("mentorkit_realtime_opened_total", "Connections that were taken.", all, () => counts.opened)
  counter("mentorkit_realtime_refused_total", "Connections that were turned away.", all, () => counts.refused)
  counter("mentorkit_realtime_sent_total", "Frames sent, to each of their connections.", all, () => counts.sent)
  counter(
    "mentorkit_realtime_cut_off_total",
    "Connections that were cut off since they did not read what they were sent.",
    all,
    () => counts.cutOff
  )
  counter(
    "mentorkit_realtime_missed_total",
    "Times at which this host missed frames, and had all its connections made anew.",
    all,
    () => counts.missed
  )
}
