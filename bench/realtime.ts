/**
 * Realtime frames from the commit to the screen, over the whole host on PostgreSQL. The host is a process of its own; clients and publisher
 * share this one. The limit is a bare `ws` server that sends the same bytes.
 */
import type { UserId } from "@mentorkit/core/kernel"
import { personChannel, Realtime, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import type { WebSocket } from "ws"
import { newWholeKit } from "./bookings-kit.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { newPeople, realtimeSettings } from "./realtime-host.js"
import { openBare, opened, openListening } from "./realtime-sockets.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"
import { type ServerProcess, startHostProcess, startOwnProcess } from "./server-process.js"

type Kit = ReturnType<typeof newWholeKit>

/** One transaction. */
const publish = (kit: Kit, frames: ReadonlyArray<{ readonly channel: string; readonly data: unknown }>) =>
  kit.runtime.runPromise(
    Effect.flatMap(Effect.all([Realtime, UnitOfWork]), ([realtime, { transact }]) =>
      transact(
        Effect.forEach(frames, (frame) => realtime.publish({ event: "session.booked", ...frame }), { discard: true })
      )
    )
  )

const end = (sockets: ReadonlyArray<WebSocket>) => {
  for (const socket of sockets) socket.terminate()
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** About what a row of the inbox weighs. */
const body = "x".repeat(800)

/** At so many frames a second, each to one of the people; transactions of ten. */
const latency = async (kit: Kit, host: ServerProcess, people: ReadonlyArray<UserId>, seconds: number) => {
  const perTransaction = 10
  const channels = people.map(personChannel)
  const committed = new Map<number, number>()
  const arrived = new Map<number, number>()
  const hear = (data: string) => arrived.set(JSON.parse(data).n, performance.now())
  const sockets = await opened(people.length, (index) => openListening(host.url, channels[index] ?? "", hear))
  let [n, sent] = [0, 0]
  const began = performance.now()
  const publishing: Array<Promise<void>> = []
  while (performance.now() - began < seconds * 1000) {
    while (sent < performance.now() - began && sent < seconds * 1000) {
      const frames = Array.from({ length: perTransaction }, () => {
        n += 1
        return { channel: channels[n % channels.length] ?? "", data: { n, body } }
      })
      sent += perTransaction
      const numbers = frames.map(({ data }) => data.n)
      publishing.push(
        publish(kit, frames).then(() => {
          for (const one of numbers) committed.set(one, performance.now())
        })
      )
    }
    await pause(5)
  }
  await Promise.all(publishing)
  for (let waits = 0; arrived.size < n && waits < 100; waits++) await pause(100)
  end(sockets)
  if (arrived.size < n) throw new Error(`${n - arrived.size} of ${n} frames have not arrived`)
  const times = ascending([...committed].map(([one, at]) => Math.max(0, (arrived.get(one) ?? Number.NaN) - at)))
  print("realtime.from-commit.p50", quantile(times, 0.5).toFixed(1), "ms")
  print("realtime.from-commit.p99", quantile(times, 0.99).toFixed(1), "ms")
  print("realtime.from-commit.frames", (n / seconds).toFixed(0), "frames/s")
}

/** Everything that is published, to every connection of one channel; against the same bytes by a bare server. */
const throughput = async (kit: Kit, host: ServerProcess, bare: ServerProcess, person: UserId, rounds: number) => {
  const [listeners, frames, perTransaction] = [50, 2_000, 100]
  const channel = personChannel(person)
  let heard = 0
  let wake = () => {}
  const count = () => {
    heard += 1
    if (heard === listeners * frames) wake()
  }
  const all = async (work: () => Promise<unknown>) => {
    heard = 0
    const done = new Promise<void>((resolve) => {
      wake = resolve
    })
    const began = performance.now()
    await work()
    await done
    return (listeners * frames) / ((performance.now() - began) / 1000)
  }
  const text = JSON.stringify({ event: "session.booked", channel, data: JSON.stringify({ n: 1, body }) })
  const ours = await opened(listeners, () => openListening(host.url, channel, count))
  const theirs = await opened(listeners, async () => (await openBare(bare.url)).on("message", count))
  const some = Array.from({ length: perTransaction }, () => ({ channel, data: { n: 1, body } }))
  const [perSecond = [], limits = []] = await inTurns(
    [
      () =>
        all(async () => {
          for (let sent = 0; sent < frames; sent += perTransaction) await publish(kit, some)
        }),
      () => all(async () => bare.tell({ text, times: frames }))
    ],
    { rounds }
  )
  end([...ours, ...theirs])
  print("realtime.broadcast", median(perSecond).toFixed(0), "frames/s", medianRatio(perSecond, limits))
  print("realtime.broadcast.bare-ws", median(limits).toFixed(0), "frames/s")
}

/** Everybody comes back at once, as after the end of a host. */
const storm = async (host: ServerProcess, people: ReadonlyArray<UserId>) => {
  const began = performance.now()
  const sockets = await Promise.all(
    people.map((person) => openListening(host.url, personChannel(person), () => undefined))
  )
  const seconds = (performance.now() - began) / 1000
  end(sockets)
  print("realtime.storm", (people.length / seconds).toFixed(0), "subscriptions/s")
}

export const realtime = async (
  { people: count, rounds, seconds }: Readonly<Record<"people" | "rounds" | "seconds", number>> = {
    people: 1_000,
    rounds: 7,
    seconds: 10
  }
): Promise<void> => {
  const postgres = await startOwnPostgres()
  const kit = newWholeKit(postgres.url, 10)
  const pool = poolOn(postgres.url)
  const servers: Array<ServerProcess> = []
  try {
    await kit.runtime.runtime()
    const host = await startHostProcess(realtimeSettings(postgres.url))
    const bare = await startOwnProcess("bare-ws.mjs", [])
    servers.push(host, bare)
    const people = await newPeople(pool, count)
    progress("realtime: from the commit to the screen")
    await latency(kit, host, people, seconds)
    progress("realtime: one channel with many connections")
    await throughput(kit, host, bare, people[0] as UserId, rounds)
    progress("realtime: everybody at once")
    await storm(host, people)
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
