/** What a host holds when it has started, and after ten thousand requests: after a garbage collection, on both engines. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type LoadGenerator, startLoadGenerator } from "./load-generator.js"
import { startOwnPostgres } from "./own-postgres.js"
import { print, progress } from "./report.js"
import { hostSettings, type Memory, type ServerProcess, startHostProcess, startOwnProcess } from "./server-process.js"

const mentor = "/api/v1/public/mentors/01970000-0001-7000-8000-000000000003/session-types"
const paths = [mentor, `${mentor}/01970000-0001-7000-8000-000000000004/slots`, "/health/live"]

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)

const tell = (name: string, memory: Memory, limit?: Memory) => {
  for (const part of ["rss", "heapUsed"] as const) {
    const ratio = limit === undefined ? "-" : (memory[part] / limit[part]).toFixed(2)
    print(`memory.${name}.${part === "rss" ? "rss" : "heap"}`, megabytes(memory[part]), "MB", ratio)
  }
}

/** At rest, and when the requests are done. */
const weigh = async (server: ServerProcess, load: LoadGenerator, asked: ReadonlyArray<string>, requests: number) => {
  try {
    const rest = await server.memory()
    await load.run({ url: server.url, asks: asked, connections: 8, requests })
    return { rest, after: await server.memory() }
  } finally {
    await server.stop()
  }
}

export const memory = async ({ requests } = { requests: 10_000 }): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "mentorkit-bench-"))
  const postgres = await startOwnPostgres()
  const load = startLoadGenerator()
  try {
    progress("memory: bare Koa, then the host on each engine")
    const limit = await weigh(await startOwnProcess("bare-koa.mjs", []), load, ["/"], requests)
    const embedded = await weigh(await startHostProcess(hostSettings(join(folder, "data"))), load, paths, requests)
    const served = await weigh(await startHostProcess(hostSettings(folder, postgres.url)), load, paths, requests)
    tell("bare-koa.at-rest", limit.rest)
    tell("bare-koa.after-requests", limit.after)
    tell("pglite.at-rest", embedded.rest, limit.rest)
    tell("pglite.after-requests", embedded.after, limit.after)
    tell("postgresql.at-rest", served.rest, limit.rest)
    tell("postgresql.after-requests", served.after, limit.after)
  } finally {
    await load.stop()
    await postgres.end()
    await rm(folder, { recursive: true, force: true })
  }
}
