/** The metrics of the host, in a registry of its own. No label has values that a client could invent. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { RealtimeStatistics } from "../realtime/statistics.js"
import { type BacklogSources, backlogGauges } from "./backlog-gauges.js"
import { realtimeMetrics } from "./realtime-metrics.js"
import type { ServedRequest } from "./request-observer.js"

export interface MetricSources extends BacklogSources {
  readonly inFlight: () => number
  readonly unfinishedBodies: () => number
  readonly realtime: RealtimeStatistics
  /** States that the engine does not know are left out. */
  readonly pool: () => ReadonlyArray<{
    readonly purpose: string
    readonly total: number
    readonly idle?: number
    readonly waiting?: number
  }>
  /** Ends of sweeps' runs in this process. */
  readonly sweepRuns: () => ReadonlyArray<readonly [sweep: string, outcome: string, count: number]>
  /** Deliveries of events by this process, by type. */
  readonly delivered: () => ReadonlyMap<string, number>
}

export interface HostMetrics {
  readonly noteRequest: (request: ServedRequest) => void
  /** The whole page in Prometheus' text format. */
  readonly page: () => Promise<{ readonly type: string; readonly text: string }>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requestMetrics = (registers: Array<Registry>) => {
  const duration = new Histogram({
    name: "mentorkit_http_request_duration_seconds",
    help: "From the first line of a request to the end of its answer.",
    labelNames: ["operation", "method", "status"],
    buckets: seconds,
    registers
  })
  const failures = new Counter({
    name: "mentorkit_http_failures_total",
    help: "Failures by the name that the client was told, wrong passwords and lockouts of identity.login among them.",
    labelNames: ["operation", "code"],
    registers
  })
  return ({ durationMillis, errorCode, isProbe, method, operation = "none", status }: ServedRequest): void => {
    if (isProbe) return
    duration.observe({ operation, method, status: `${Math.floor(status / 100)}xx` }, durationMillis / 1000)
    if (errorCode !== undefined) failures.inc({ operation, code: errorCode })
  }
}

const requestGauges = ({ inFlight, unfinishedBodies }: MetricSources, registers: Array<Registry>) => {
  new Gauge({
    name: "mentorkit_http_requests_in_flight",
    help: "Requests that are being worked on; health and metrics do not count, nor those whose body is not there yet.",
    registers,
    collect() {
      this.set(inFlight())
    }
  })
  new Gauge({
    name: "mentorkit_http_unfinished_bodies",
    help: "Requests whose body is still on its way.",
    registers,
    collect() {
      this.set(unfinishedBodies())
    }
  })
}

const poolGauge = ({ pool }: MetricSources, registers: Array<Registry>) =>
  new Gauge({
    name: "mentorkit_database_connections",
    help: "Connections to the database by what they are for: all, idle, and callers that wait for one.",
    labelNames: ["purpose", "state"],
    registers,
    collect() {
      for (const { purpose, ...states } of pool()) {
        for (const [state, count] of Object.entries(states)) this.set({ purpose, state }, count)
      }
    }
  })

const backgroundCounters = ({ delivered, sweepRuns }: MetricSources, registers: Array<Registry>) => {
  new Counter({
    name: "mentorkit_sweep_runs_total",
    help: "Runs of sweeps in this process.",
    labelNames: ["sweep", "outcome"],
    registers,
    collect() {
      this.reset()
      for (const [sweep, outcome, count] of sweepRuns()) this.inc({ sweep, outcome }, count)
    }
  })
  new Counter({
    name: "mentorkit_events_delivered_total",
    help: "Deliveries of events by this process, settlements and refunds among them; each subscriber counts, failed attempts do not.",
    labelNames: ["type"],
    registers,
    collect() {
      this.reset()
      for (const [type, count] of delivered()) this.inc({ type }, count)
    }
  })
}

export const hostMetrics = (sources: MetricSources): HostMetrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const noteRequest = requestMetrics(registers)
  requestGauges(sources, registers)
  poolGauge(sources, registers)
  backgroundCounters(sources, registers)
  realtimeMetrics(sources.realtime, registers)
  backlogGauges(sources, registers)
  return {
    noteRequest,
    page: async () => ({ type: registry.contentType, text: await registry.metrics() })
  }
}
