/**
 * Being signed in: `/me` over the whole host, against bare Koa with one statement for the token. Signing in: logins by
 * password, against bare Koa with one argon2id of the same strength.
 */
import { createHash } from "node:crypto"
import * as argon2 from "@node-rs/argon2"
import type pg from "pg"
import { type Ask, type LoadGenerator, startLoadGenerator } from "./load-generator.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { ascending, inTurns, median, medianRatio, print, progress, quantile } from "./report.js"
import { measuring, type Sample } from "./sample.js"
import { hostSettings, startHostProcess, startOwnProcess } from "./server-process.js"

const [people, connections, rounds] = [400, 8, 7]
const password = "a long password"
/** The strength of `@mentorkit/adapters-node`, see `password-hasher.ts`. */
const strength = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const idOf = (number: number) => `01970000-0000-7000-8000-${String(number).padStart(12, "0")}`
const secretOf = (number: number) => `secret-of-${number}`
const emailOf = (number: number) => `person-${number}@bench.test`

const numbers = Array.from({ length: people }, (_, index) => index + 1)

const fill = async (pool: pg.Pool, hash: string) => {
  const ids = numbers.map(idOf)
  await pool.query(
    `insert into users (id, full_name, username, email, password_hash, timezone, is_active, email_verified_at, created_at,
       updated_at)
     select id, 'Person', 'person-' || n, email, $3, 'Europe/Berlin', true, now(), now(), now()
     from unnest($1::uuid[], $2::text[]) with ordinality people (id, email, n)`,
    [ids, numbers.map(emailOf), hash]
  )
  await pool.query("insert into user_roles (user_id, role) select id, 'mentee' from unnest($1::uuid[]) id", [ids])
  await pool.query(
    `insert into mentee_profiles (id, user_id, created_at, updated_at)
     select id, id, now(), now() from unnest($1::uuid[]) id`,
    [ids]
  )
  await pool.query(
    `insert into access_tokens (id, user_id, secret_hash, kind, last_used_at, expires_at, created_at)
     select id, id, hash, 'full', now() + interval '1 hour', now() + interval '30 days', now()
     from unnest($1::uuid[], $2::text[]) tokens (id, hash)`,
    [ids, numbers.map((number) => createHash("sha256").update(secretOf(number)).digest("hex"))]
  )
  // One address asks for all of them here.
  await pool.query(
    "insert into settings (key, value, updated_at) values ('identity.logins_per_minute', '1000000', now())"
  )
}

const asks = {
  me: numbers.map((number): Ask => {
    return { path: "/api/v1/me", headers: { Authorization: `Bearer ${idOf(number)}|${secretOf(number)}` } }
  }),
  login: numbers.map((number): Ask => ({ path: "/api/v1/login", body: { email: emailOf(number), password } }))
}

const tell = (name: string, [ours = [], limit = []]: ReadonlyArray<ReadonlyArray<Sample>>) => {
  const rates = [ours, limit].map((samples) => samples.map(({ requestsPerSecond }) => requestsPerSecond))
  const [rate = [], limitRate = []] = rates
  print(`${name}`, median(rate).toFixed(0), "requests/s", medianRatio(rate, limitRate))
  print(`${name}.limit`, median(limitRate).toFixed(0), "requests/s")
  const p99 = (samples: ReadonlyArray<Sample>) =>
    quantile(ascending(samples.flatMap(({ latencies }) => latencies)), 0.99)
  print(`${name}.p99`, p99(ours).toFixed(1), "ms", (p99(ours) / p99(limit)).toFixed(2))
  const cpu = [ours, limit].map((samples) => samples.map(({ cpuMicros }) => cpuMicros))
  print(`${name}.process`, median(cpu[0] ?? []).toFixed(0), "us-cpu/request", medianRatio(cpu[0] ?? [], cpu[1] ?? []))
  print(`${name}.statements`, median(ours.map(({ statements }) => statements)).toFixed(2), "statements/request")
}

const measure = async (postgres: OwnPostgres, load: LoadGenerator) => {
  const hash = await argon2.hash(password, strength)
  const host = await startHostProcess(hostSettings(postgres.folder, postgres.url))
  const limit = await startOwnProcess("identity-limit.ts", [postgres.url, hash])
  const pool = poolOn(postgres.url)
  try {
    await fill(pool, hash)
    for (const [name, requests] of [
      ["me", 2000],
      ["login", 200]
    ] as const) {
      progress(`identity: ${name}`)
      const sample = measuring(load, { asks: asks[name], connections, requests })
      tell(`identity.${name}`, await inTurns([sample(host), sample(limit)], { rounds }))
    }
  } finally {
    await Promise.all([pool.end(), host.stop(), limit.stop()])
  }
}

export const identity = async (): Promise<void> => {
  const postgres = await startOwnPostgres()
  const load = startLoadGenerator()
  try {
    await measure(postgres, load)
  } finally {
    await load.stop()
    await postgres.end()
  }
}
