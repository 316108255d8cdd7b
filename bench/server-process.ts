/** Servers under measurement, each a process of its own that tells what it has used. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

/** What a process has used since it began. */
export interface Usage {
  readonly cpuMicros: number
  /** Sent to PostgreSQL through `pg`; transaction control counts. */
  readonly statements: number
}

/** In bytes, after a garbage collection. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  /** What objects of the heap hold outside of it: buffers are a part of that. */
  readonly external: number
}

export interface ServerProcess {
  /** "http://127.0.0.1:4711" */
  readonly url: string
  readonly usage: () => Promise<Usage>
  readonly memory: () => Promise<Memory>
  /** A message that a server of this folder knows what to do with. */
  readonly tell: (order: object) => void
  readonly stop: () => Promise<void>
}

const probe = new URL("probe.mjs", import.meta.url).href

/** By what this very process resolves: a server is started under the same conditions. */
export const isBuilt = import.meta.resolve("@mentorkit/core").includes("/dist/")
const hostFile = (name: string) =>
  fileURLToPath(
    new URL(`../packages/http-koa/${isBuilt ? "dist" : "src"}/${name}.${isBuilt ? "js" : "ts"}`, import.meta.url)
  )

/** The host without its start. */
export const hostMain = hostFile("host/start-host")
export const conditions: ReadonlyArray<string> = isBuilt ? [] : ["--conditions=mentorkit-source", "--import", "tsx"]

export const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}

/** Its answer to a question by IPC. */
const ask = async <A>(child: ChildProcess, question: string): Promise<A> => {
  const answer = once(child, "message")
  child.send(question)
  return ((await answer) as [A])[0]
}

const start = async (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  let output = ""
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      output = (output + String(chunk)).slice(-20_000)
      const found = /listens on (http:[^\s"]+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on("data", listen)
    child.stderr?.on("data", listen)
    child.once("exit", () => reject(new Error(`The server ended before it served:\n${output}`)))
  })
  return {
    url,
    usage: () => ask<Usage>(child, "usage"),
    memory: () => ask<Memory>(child, "memory"),
    tell: (order) => void child.send(order),
    stop: () => stopped(child)
  }
}

/** Of hosts and kits alike, so that each takes what another has signed. */
export const appSecret = "the secret of hosts that are measured, long"

/** A production's settings: no demo market, no clock that can be moved. */
export const hostSettings = (dataDir: string, databaseUrl?: string): Readonly<Record<string, string>> => ({
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "0",
  APP_URL: "http://localhost:3000",
  FRONTEND_URL: "http://localhost:3000",
  APP_SECRET: appSecret,
  GATEWAY: "offline",
  GATEWAY_SECRET: "the secret of the gateway",
  // Never written to: nothing that is measured leads to a mail.
  SMTP_URL: "smtp://127.0.0.1:9",
  LOG_LEVEL: "warn",
  // A loaded machine is no reason to turn requests away here.
  MAX_EVENT_LOOP_DELAY_MS: "0",
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl })
})

/** How the host is started: by its built file, or from the sources. */
export const hostCommand: ReadonlyArray<string> = [...conditions, hostFile("bin")]

export const startHostProcess = (
  settings: Readonly<Record<string, string>>,
  nodeOptions: ReadonlyArray<string> = []
): Promise<ServerProcess> => start(["--expose-gc", ...nodeOptions, "--import", probe, ...hostCommand], settings)

/** One of this folder's own servers. */
export const startOwnProcess = (file: string, args: ReadonlyArray<string>): Promise<ServerProcess> =>
  start(["--expose-gc", "--import", "tsx", "--import", probe, fileURLToPath(new URL(file, import.meta.url)), ...args], {
    NODE_ENV: "production"
  })
