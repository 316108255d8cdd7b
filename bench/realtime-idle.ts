/** What a connection that does nothing holds, listening to a channel of its own: beside one of a bare `ws` server. */
import type { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { WebSocket } from "ws"
import { newWholeKit } from "./bookings-kit.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { newPeople, realtimeSettings } from "./realtime-host.js"
import { openBare, opened, openListening } from "./realtime-sockets.js"
import { median, print, progress } from "./report.js"
import { type Memory, type ServerProcess, startHostProcess, startOwnProcess } from "./server-process.js"

const readings = 5
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Weight {
  /** What its objects take, buffers included: it does not depend on how the system hands out pages. */
  readonly held: number
  readonly rss: number
}

/** Each after a garbage collection; the middle ones. */
const weight = async (server: ServerProcess): Promise<Weight> => {
  const memories: Array<Memory> = []
  for (let n = 0; n < readings; n++) {
    await pause(500)
    memories.push(await server.memory())
  }
  return {
    held: median(memories.map(({ external, heapUsed }) => heapUsed + external)),
    rss: median(memories.map(({ rss }) => rss))
  }
}

/** In kB for each connection; what the process held before the first one is not counted. */
const weigh = async (
  start: () => Promise<ServerProcess>,
  connections: number,
  open: (server: ServerProcess, index: number) => Promise<WebSocket>
): Promise<Weight> => {
  const server = await start()
  try {
    const before = await weight(server)
    const sockets = await opened(connections, (index) => open(server, index))
    const after = await weight(server)
    if (sockets.some(({ readyState }) => readyState !== WebSocket.OPEN)) throw new Error("Connections have ended")
    for (const socket of sockets) socket.terminate()
    const each = (total: number) => total / connections / 1000
    return { held: each(after.held - before.held), rss: each(after.rss - before.rss) }
  } finally {
    await server.stop()
  }
}

/** Each of the people has one connection. */
const compare = async (databaseUrl: string, people: ReadonlyArray<UserId>) => {
  const channels = people.map(personChannel)
  const limit = await weigh(
    () => startOwnProcess("bare-ws.mjs", []),
    people.length,
    ({ url }) => openBare(url)
  )
  const ours = await weigh(
    () => startHostProcess(realtimeSettings(databaseUrl)),
    people.length,
    ({ url }, index) => openListening(url, channels[index] ?? "", () => undefined)
  )
  for (const part of ["held", "rss"] as const) {
    print(`realtime.idle.${part}`, ours[part].toFixed(1), "kB/connection", (ours[part] / limit[part]).toFixed(2))
    print(`realtime.idle.${part}.bare-ws`, limit[part].toFixed(1), "kB/connection")
  }
  print("realtime.idle.above-bare-ws", (ours.held - limit.held).toFixed(1), "kB/connection")
}

export const realtimeIdle = async ({ connections } = { connections: 10_000 }): Promise<void> => {
  const postgres = await startOwnPostgres()
  const kit = newWholeKit(postgres.url, 1)
  const pool = poolOn(postgres.url)
  try {
    await kit.runtime.runtime()
    const people = await newPeople(pool, connections)
    progress(`realtime: ${connections} connections that do nothing`)
    await compare(postgres.url, people)
  } finally {
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
