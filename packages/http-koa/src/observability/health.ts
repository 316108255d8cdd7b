/** Whether the process lives, and whether it can do its work; for those who route requests and restart processes. */
import type { Context, Middleware } from "koa"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import { write } from "../answer/write.js"
import { livePath, readyPath } from "./probes.js"
import { sharedRun, within } from "./shared-run.js"

export interface HealthCheck {
  readonly name: string
  /** Without it the host serves nothing worth having; others are only shown. */
  readonly isNeeded: boolean
  /** Rejects where the dependency is down; the reason is for the log alone. */
  readonly check: () => Promise<unknown>
  /** For checks that burden somebody else. */
  readonly maxAgeMillis?: number
}

export interface HealthOptions {
  readonly checks: ReadonlyArray<HealthCheck>
  /** Shown beside the checks, each as seldom as they run, and no state of theirs; left out where it cannot be had. */
  readonly details?: Readonly<Record<string, () => Promise<unknown>>>
  /** From then on nobody should send requests here. */
  readonly isStopping: () => boolean
  /** A check that takes longer has failed; 2000 unless told. */
  readonly timeoutMillis?: number
  /** However many ask, a check runs once in this time; 1000 unless told. */
  readonly maxAgeMillis?: number
  /** Called when a dependency goes down, and not again before it was up. */
  readonly onDown?: (name: string, error: unknown) => void
}

interface State {
  readonly status: "up" | "down"
  readonly needed: boolean
  readonly latency_ms: number
}

const watch = ({ check, isNeeded, maxAgeMillis, name }: HealthCheck, options: HealthOptions) => {
  const { maxAgeMillis: common = 1000, onDown, timeoutMillis = 2000 } = options
  let wasUp = true
  return sharedRun(maxAgeMillis ?? common, async (): Promise<State> => {
    const began = performance.now()
    const state = (status: State["status"]): State => ({
      status,
      needed: isNeeded,
      latency_ms: Math.round((performance.now() - began) * 10) / 10
    })
    try {
      await within(timeoutMillis, check)
      wasUp = true
      return state("up")
    } catch (error) {
      if (wasUp) onDown?.(name, error)
      wasUp = false
      return state("down")
    }
  })
}

/** The details that could be read. */
const watchDetails = ({ details = {}, maxAgeMillis = 1000, timeoutMillis = 2000 }: HealthOptions) => {
  const watched = Object.entries(details).map(([name, read]) => {
    const shared = sharedRun(maxAgeMillis, () => within(timeoutMillis, read).catch(() => undefined))
    return async () => [name, await shared()] as const
  })
  // JSON leaves out what is undefined.
  return async () => Object.fromEntries(await Promise.all(watched.map((read) => read())))
}

type Status = "up" | "degraded" | "down"

const answer = (ctx: Context, status: Status, body: Readonly<Record<string, unknown>>): void =>
  write(ctx, {
    status: status === "down" ? 503 : 200,
    headers: status === "down" ? { "Retry-After": "1" } : {},
    body: { status, ...body }
  })

const statusOf = (states: ReadonlyArray<State>): Status => {
  const down = states.filter(({ status }) => status === "down")
  return down.length === 0 ? "up" : down.some(({ needed }) => needed) ? "down" : "degraded"
}

/** `GET /health/live` and `GET /health/ready`, open to everybody: they tell names, states and numbers, never a reason. */
export const health = (options: HealthOptions): Middleware => {
  const watched = options.checks.map((check) => [check.name, watch(check, options)] as const)
  const details = watchDetails(options)

  const ready = async (ctx: Context) => {
    if (options.isStopping()) return answer(ctx, "down", { stopping: true, checks: {} })
    const [shown, ...states] = await Promise.all([
      details(),
      ...watched.map(async ([name, state]) => [name, await state()] as const)
    ])
    return answer(ctx, statusOf(states.map(([, state]) => state)), { checks: Object.fromEntries(states), ...shown })
  }

  return async (ctx, next) => {
    if (ctx.path !== livePath && ctx.path !== readyPath) return next()
    if (!readingMethods.includes(ctx.method)) return unmatched(ctx, readingMethods)
    return ctx.path === livePath ? answer(ctx, "up", {}) : ready(ctx)
  }
}
