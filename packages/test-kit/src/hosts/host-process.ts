/** A host as a process of its own, from the sources, as an operator starts it. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { sourceArgs } from "../run/from-source.js"

const bin = fileURLToPath(new URL("../../../http-koa/src/bin.ts", import.meta.url))
const preload = new URL("host-preload.mjs", import.meta.url).href

/** What a process holds, in bytes where it is memory. */
export interface Holdings {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
  readonly openFiles: number
}

export interface HostProcess {
  readonly pid: number
  /** Where it serves; fails where it ends before it does. */
  readonly url: Promise<string>
  readonly output: () => string
  readonly isRunning: () => boolean
  /** Once it has ended; null where a signal ended it. */
  readonly exitCode: () => Promise<number | null>
  /** SIGTERM: asks it to stop. */
  readonly stop: () => void
  /** SIGKILL, and nothing is left of it. */
  readonly kill: () => Promise<void>
  readonly holdings: () => Promise<Holdings>
}

export const startHostProcess = (
  settings: Readonly<Record<string, string>>,
  nodeOptions: ReadonlyArray<string> = []
): HostProcess => {
  const child = spawn(process.execPath, [...nodeOptions, "--import", preload, ...sourceArgs(bin)], {
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  const exited = once(child, "exit")
  let output = ""
  const url = new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      output = (output + String(chunk)).slice(-200_000)
      const found = /serves (http:\S+)\/api\/v1/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on("data", listen)
    child.stderr?.on("data", listen)
    exited.then(() => reject(new Error(`The host ended before it served:\n${output}`)))
  })
  // Whoever waits for it hears of it; nobody has to.
  url.catch(() => undefined)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    url,
    output: () => output,
    isRunning,
    exitCode: async () => {
      await exited
      return child.exitCode
    },
    stop: () => void child.kill("SIGTERM"),
    kill: async () => {
      if (isRunning()) child.kill("SIGKILL")
      await exited
    },
    holdings: async () => {
      const answer = once(child, "message")
      child.send("How much do you hold?")
      const [holdings]: [Holdings] = (await answer) as [Holdings]
      return holdings
    }
  }
}
