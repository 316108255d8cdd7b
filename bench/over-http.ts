/** What reads cost over the whole host, beside the same without HTTP: its processes share the measured database. */
import { createHash } from "node:crypto"
import type pg from "pg"
import { idOf } from "./filled-market.js"
import { startLoadGenerator } from "./load-generator.js"
import type { OwnPostgres } from "./own-postgres.js"
import { print, progress, quantile } from "./report.js"
import { measuring } from "./sample.js"
import { hostSettings, startHostProcess } from "./server-process.js"

export interface OverHttp {
  /** Each has the path asked for in turn, by four connections. */
  readonly requests: number
  readonly paths: Readonly<Record<string, string>>
  /** By the numbers of their accounts, as the filled market has them. */
  readonly readers: ReadonlyArray<number>
}

const connections = 4
const secret = "a secret of nobody"

const signIn = async (pool: pg.Pool, readers: ReadonlyArray<number>) => {
  const hash = createHash("sha256").update(secret).digest("hex")
  await pool.query(
    `insert into access_tokens (id, user_id, secret_hash, kind, last_used_at, expires_at, created_at)
     select id, id, $2, 'full', now() + interval '1 hour', now() + interval '30 days', now()
     from unnest($1::uuid[]) id on conflict do nothing`,
    [readers.map((number) => idOf("user", number)), hash]
  )
}

export const tellOverHttp = async (
  postgres: OwnPostgres,
  pool: pg.Pool,
  figure: string,
  { paths, readers, requests }: OverHttp
): Promise<void> => {
  await signIn(pool, readers)
  const load = startLoadGenerator()
  const host = await startHostProcess(hostSettings(postgres.folder, postgres.url))
  try {
    for (const [name, path] of Object.entries(paths)) {
      progress(`${figure}.http.${name}`)
      const asks = readers.map((reader) => ({
        path,
        headers: { Authorization: `Bearer ${idOf("user", reader)}|${secret}` }
      }))
      const sample = measuring(load, { asks, connections, requests })(host)
      await sample()
      const { cpuMicros, latencies, requestsPerSecond, statements } = await sample()
      print(`${figure}.http.${name}`, requestsPerSecond.toFixed(0), "requests/s")
      print(`${figure}.http.${name}.p50`, quantile(latencies, 0.5).toFixed(2), "ms")
      print(`${figure}.http.${name}.p95`, quantile(latencies, 0.95).toFixed(2), "ms")
      print(`${figure}.http.${name}.process`, (cpuMicros / 1000).toFixed(2), "ms-cpu/request")
      print(`${figure}.http.${name}.statements`, statements.toFixed(1), "statements/request")
    }
  } finally {
    await Promise.all([host.stop(), load.stop()])
  }
}
