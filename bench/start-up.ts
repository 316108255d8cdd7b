/**
 * From the start of the process to the first answer, of the host on each engine and of bare Koa; and what of that goes into
 * loading modules.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { startOwnPostgres } from "./own-postgres.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"
import { conditions, hostCommand, hostMain, hostSettings, stopped } from "./server-process.js"

const bareKoa = fileURLToPath(new URL("bare-koa.mjs", import.meta.url))
const loadedModules = fileURLToPath(new URL("loaded-modules.mjs", import.meta.url))
const anApiRead = "/api/v1/public/mentors/01970000-0001-7000-8000-000000000003/session-types"

const mostMillis = 60_000

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = Object(server.address())
  server.close()
  await once(server, "close")
  return Number(port)
}

/** Whether the answer to one request is a success; nobody listens before the server is there. */
const isAnswered = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port })
    socket.once("connect", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`))
    socket.once("error", () => resolve(false))
    socket.once("close", () => resolve(false))
    socket.once("data", (chunk) => {
      socket.destroy()
      resolve(String(chunk).startsWith("HTTP/1.1 200"))
    })
  })

const answered = async (port: number, path: string, isOver: () => boolean): Promise<void> => {
  while (!(await isAnswered(port, path))) {
    if (isOver()) throw new Error(`The server never answered ${path}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

interface Start {
  readonly args: ReadonlyArray<string>
  readonly env: Readonly<Record<string, string>>
  readonly read: string
}

/** In milliseconds. */
interface Sample {
  readonly live: number
  readonly read: number
}

const begin = async ({ args, env, read }: Start): Promise<Sample> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"] ?? "", ...env, PORT: String(port) },
    stdio: "ignore"
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null || performance.now() - began > mostMillis
  try {
    await answered(port, "/health/live", isOver)
    const live = performance.now() - began
    await answered(port, read, isOver)
    return { live, read: performance.now() - began }
  } finally {
    await stopped(child)
  }
}

const bare: Start = { args: [bareKoa], env: {}, read: "/" }
const hostWith = (env: Start["env"]): Start => ({ args: hostCommand, env, read: anApiRead })

const tell = (name: string, samples: ReadonlyArray<Sample>, limits: ReadonlyArray<Sample>) => {
  for (const part of ["live", "read"] as const) {
    const [values, least] = [samples, limits].map((all) => all.map((sample) => sample[part]))
    print(`start-up.${name}.${part}`, median(values ?? []).toFixed(0), "ms", medianRatio(values ?? [], least ?? []))
  }
}

interface Loaded {
  readonly millis: number
  readonly total: number
  readonly packages: ReadonlyArray<readonly [name: string, modules: number]>
}

const load = async (args: ReadonlyArray<string>): Promise<Loaded> => {
  const child = spawn(process.execPath, [...conditions, loadedModules, hostMain, ...args], {
    stdio: ["ignore", "ignore", "inherit", "ipc"]
  })
  try {
    const [loaded] = await Promise.race([once(child, "message"), once(child, "close")])
    if (typeof loaded !== "object" || loaded === null) throw new Error(`${hostMain} cannot be loaded`)
    return loaded as Loaded
  } finally {
    await stopped(child)
  }
}

/** By package what a start of the host loads, and what of the start that takes. */
const tellModules = async (starts: ReadonlyArray<Sample>, rounds: number) => {
  const { packages, total } = await load(["count"])
  const [loads = []] = await inTurns([() => load([])], { rounds })
  const share = median(loads.map(({ millis }) => millis)) / median(starts.map(({ live }) => live))
  print("start-up.loading", median(loads.map(({ millis }) => millis)).toFixed(0), "ms")
  print("start-up.loading.share", (100 * share).toFixed(0), "% of a start on PostgreSQL")
  print("start-up.modules", String(total), "modules")
  for (const [name, count] of packages) print(`start-up.modules.${name}`, String(count), "modules")
}

export const startUp = async ({ rounds } = { rounds: 5 }): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "mentorkit-bench-"))
  const postgres = await startOwnPostgres()
  let fresh = 0
  try {
    progress("start-up: the host on each engine, and bare Koa")
    const warm = hostSettings(join(folder, "warm"))
    const onPostgres = hostSettings(join(folder, "unused"), postgres.url)
    const [none = [], known = [], made = [], server = []] = await inTurns(
      [
        () => begin(bare),
        () => begin(hostWith(warm)),
        () => begin(hostWith(hostSettings(join(folder, `fresh-${fresh++}`)))),
        () => begin(hostWith(onPostgres))
      ],
      { rounds }
    )
    tell("bare-koa", none, none)
    tell("pglite-warm", known, none)
    tell("pglite-fresh", made, none)
    tell("postgresql", server, none)
    await tellModules(server, rounds)
  } finally {
    await postgres.end()
    await rm(folder, { recursive: true, force: true })
  }
}
