/** Films that arrive in chunks over the whole host and are put together at the end, against a bare server that does the same. */
import { createHash, randomUUID } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { film } from "@mentorkit/test-kit/files/films"
import type pg from "pg"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"
import {
  hostSettings,
  type Memory,
  type ServerProcess,
  startHostProcess,
  startOwnProcess,
  type Usage
} from "./server-process.js"

const [chunkBytes, megabyte] = [1_048_576, 1_048_576]
/** Each person sends one film a round: 100 of them, five at a time. */
const [people, rounds, filmsAtOnce, chunksAtOnce] = [20, 5, 5, 4]
const [filmBytes, largeBytes] = [25 * megabyte, 500 * megabyte]

const idOf = (number: number) => `01970000-0000-7000-8000-${String(number).padStart(12, "0")}`
const secretOf = (number: number) => `secret-of-${number}`
const numbers = Array.from({ length: people }, (_, index) => index + 1)

const fill = async (pool: pg.Pool) => {
  const ids = numbers.map(idOf)
  await pool.query(
    `insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
     select id, 'Person', 'person-' || n, 'person-' || n || '@bench.test', 'Europe/Berlin', true, now(), now(), now()
     from unnest($1::uuid[]) with ordinality people (id, n)`,
    [ids]
  )
  await pool.query("insert into user_roles (user_id, role) select id, 'mentee' from unnest($1::uuid[]) id", [ids])
  await pool.query(
    `insert into access_tokens (id, user_id, secret_hash, kind, last_used_at, expires_at, created_at)
     select id, id, hash, 'full', now() + interval '1 hour', now() + interval '30 days', now()
     from unnest($1::uuid[], $2::text[]) tokens (id, hash)`,
    [ids, numbers.map((number) => createHash("sha256").update(secretOf(number)).digest("hex"))]
  )
}

const works = async <A>(all: ReadonlyArray<A>, atOnce: number, work: (one: A) => Promise<unknown>) => {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const agent = new Agent({ keepAlive: true })

/** By Node's own client: `fetch` takes as much of the machine as a bare server does. */
const send = (
  method: string,
  url: string,
  { body, headers = {} }: { readonly body?: string | Buffer; readonly headers?: Readonly<Record<string, string>> } = {}
): Promise<string> =>
  new Promise((resolve, reject) => {
    const length = { "content-length": String(body === undefined ? 0 : Buffer.byteLength(body)) }
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, async (answer) => {
      const told = await text(answer)
      if (answer.statusCode !== undefined && answer.statusCode < 300) resolve(told)
      else reject(new Error(`${answer.statusCode} ${told}`))
    })
    asked.once("error", reject)
    asked.end(body)
  })

/** Four at once, as clients do. */
const sendChunks = (bytes: Buffer, sendOne: (index: number, body: Buffer) => Promise<unknown>) =>
  works([...Array(Math.ceil(bytes.length / chunkBytes)).keys()], chunksAtOnce, (index) =>
    sendOne(index, bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes))
  )

/** What one person asks the host for. */
const senderOf = ({ url }: ServerProcess, number: number, chunkMillis: Array<number>) => {
  const authorization = `Bearer ${idOf(number)}|${secretOf(number)}`
  const uploads = `${url}/api/v1/uploads`
  const headers = { authorization, "content-type": "application/octet-stream" }
  return {
    begin: async (purpose: string, bytes: Buffer): Promise<string> => {
      const about = { purpose, filename: "film.mp4", mime: "video/mp4", size: bytes.length }
      const asked = { headers: { authorization, "content-type": "application/json" }, body: JSON.stringify(about) }
      const id: string = JSON.parse(await send("POST", uploads, asked)).data.upload.upload_id
      await sendChunks(bytes, async (index, body) => {
        chunkMillis.push(await timed(() => send("PUT", `${uploads}/${id}/chunks/${index}`, { headers, body })))
      })
      return id
    },
    complete: (id: string) => send("POST", `${uploads}/${id}/complete`, { headers: { authorization } }),
    remove: (id: string) => send("DELETE", `${uploads}/${id}`, { headers: { authorization } })
  }
}

/** The same of the bare server. */
const bareSenderOf = ({ url }: ServerProcess) => ({
  begin: async (bytes: Buffer): Promise<string> => {
    const film = `${url}/${randomUUID()}`
    await sendChunks(bytes, (index, body) => send("PUT", `${film}/${index}`, { body }))
    return film
  },
  complete: (film: string, bytes: Buffer) => send("POST", `${film}/${Math.ceil(bytes.length / chunkBytes)}`),
  remove: (film: string) => send("DELETE", film)
})

const perSecond = (bytes: number, millis: number) => bytes / megabyte / (millis / 1000)

const tellMemory = (name: string, memory: Memory) => {
  print(`uploads.memory.${name}.rss`, (memory.rss / megabyte).toFixed(1), "MB")
  print(`uploads.memory.${name}.heap`, (memory.heapUsed / megabyte).toFixed(1), "MB")
}

/** MB/s of a film of each person; what was stored is removed afterwards. */
const measureRound = async (
  sendOne: (number: number) => Promise<() => Promise<unknown>>,
  onSent: () => Promise<unknown> = async () => {}
): Promise<number> => {
  const removals: Array<() => Promise<unknown>> = []
  const millis = await timed(() =>
    works(numbers, filmsAtOnce, async (number) => void removals.push(await sendOne(number)))
  )
  await onSent()
  for (const remove of removals) await remove()
  return perSecond(people * filmBytes, millis)
}

const measureFilms = async (host: ServerProcess, limit: ServerProcess) => {
  const bytes = film(filmBytes)
  const chunkMillis: Array<number> = []
  const [before, during]: [Memory, Array<Memory>] = [await host.memory(), []]
  const bareSender = bareSenderOf(limit)
  let used: Usage = { cpuMicros: 0, statements: 0 }
  const sendFilms = async () => {
    const began = await host.usage()
    const sendOne = async (number: number) => {
      const sender = senderOf(host, number, chunkMillis)
      const id = await sender.begin("feed_video", bytes)
      await sender.complete(id)
      return () => sender.remove(id)
    }
    return measureRound(sendOne, async () => {
      const ended = await host.usage()
      used = {
        cpuMicros: used.cpuMicros + ended.cpuMicros - began.cpuMicros,
        statements: used.statements + ended.statements - began.statements
      }
      during.push(await host.memory())
    })
  }
  const sendBareFilms = () =>
    measureRound(async () => {
      const id = await bareSender.begin(bytes)
      await bareSender.complete(id, bytes)
      return () => bareSender.remove(id)
    })
  const streamFilms = () =>
    measureRound(async () => {
      await send("POST", limit.url, { body: bytes })
      return async () => {}
    })
  const [ours = [], bare = [], streamed = []] = await inTurns([sendFilms, sendBareFilms, streamFilms], {
    rounds,
    warmUp: 0
  })
  print("uploads.films", median(ours).toFixed(1), "MB/s", medianRatio(ours, bare))
  print("uploads.films.limit", median(bare).toFixed(1), "MB/s")
  print("uploads.films.stream", median(streamed).toFixed(1), "MB/s", medianRatio(streamed, bare))
  const chunks = ascending(chunkMillis)
  print("uploads.chunk.p50", quantile(chunks, 0.5).toFixed(1), "ms")
  print("uploads.chunk.p95", quantile(chunks, 0.95).toFixed(1), "ms")
  print("uploads.chunk.cpu", (used.cpuMicros / 1000 / chunks.length).toFixed(1), "ms")
  print("uploads.chunk.statements", (used.statements / chunks.length).toFixed(1), "statements")
  tellMemory("at-rest", before)
  for (const [index, memory] of during.entries()) tellMemory(`after-${(index + 1) * people}`, memory)
}

const measureLarge = async (host: ServerProcess, limit: ServerProcess) => {
  const bytes = film(largeBytes)
  const [sender, bareSender] = [senderOf(host, 1, []), bareSenderOf(limit)]
  const [id, bareId] = [await sender.begin("course_video", bytes), await bareSender.begin(bytes)]
  const bare = await timed(() => bareSender.complete(bareId, bytes))
  const ours = await timed(() => sender.complete(id))
  print("uploads.complete-500-MB", (ours / 1000).toFixed(2), "s", (ours / bare).toFixed(2))
  print("uploads.complete-500-MB.limit", (bare / 1000).toFixed(2), "s")
  await Promise.all([sender.remove(id), bareSender.remove(bareId)])
}

const measure = async (postgres: OwnPostgres) => {
  const folder = join(postgres.folder, "bare")
  await mkdir(folder)
  const host = await startHostProcess(hostSettings(postgres.folder, postgres.url))
  const limit = await startOwnProcess("uploads-limit.ts", [folder])
  const pool = poolOn(postgres.url)
  try {
    await fill(pool)
    progress("uploads: one of 500 MB")
    await measureLarge(host, limit)
    progress("uploads: films of 25 MB")
    await measureFilms(host, limit)
  } finally {
    await Promise.all([pool.end(), host.stop(), limit.stop()])
  }
}

export const uploads = async (): Promise<void> => {
  const postgres = await startOwnPostgres()
  try {
    await measure(postgres)
  } finally {
    await postgres.end()
  }
}
