/** Probes: what they tell, whom they tell it, and that they burden nobody. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import Koa from "koa"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type HealthCheck, type HealthOptions, health } from "../../src/observability/health.js"

interface Readiness {
  readonly status: string
  readonly checks: Readonly<Record<string, { readonly status: string; readonly needed: boolean }>>
  readonly [detail: string]: unknown
}

const readiness = async (baseUrl: string) => {
  const response = await fetch(`${baseUrl}/health/ready`)
  return { status: response.status, body: (await response.json()) as Readiness }
}

describe("health of a host", () => {
  let scope: Scope.CloseableScope
  let host: TestHost
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    // The other tests of operating are on PostgreSQL.
    host = await newHost("PGlite", scope, { shutdownDelaySeconds: 1, keepAliveSeconds: 7 })
  })

  it("is up, dependency by dependency", async () => {
    const live = await fetch(`${host.baseUrl}/health/live`)
    assert.strictEqual(live.status, 200)
    // Falls where the setting does not reach the server.
    assert.strictEqual(live.headers.get("keep-alive"), "timeout=7")
    assert.deepStrictEqual(await live.json(), { status: "up" })

    // Whether they have looked for work by now is luck; that this makes no difference is shown in `worker-vitals.test.ts`.
    const first = (await readiness(host.baseUrl)).body
    assert.deepStrictEqual([first.checks["relay"]?.status, first.checks["sweeps"]?.status], ["up", "up"])
    const { body, status } = await until("a host that answers in time", async () => {
      const seen = await readiness(host.baseUrl)
      return seen.body.status === "up" ? seen : undefined
    })
    assert.strictEqual(status, 200)
    assert.sameMembers(Object.keys(body.checks), [
      "database",
      "migrations",
      "sweeps",
      "relay",
      "mail",
      "files",
      "uploads"
    ])
    for (const [name, check] of Object.entries(body.checks)) {
      assert.hasAllKeys(check, ["status", "needed", "latency_ms"])
      assert.strictEqual(check.needed, ["database", "migrations"].includes(name), name)
    }
    const lanes = body["deliveries"] as Readonly<Record<string, Readonly<Record<string, unknown>>>>
    assert.deepStrictEqual(Object.keys(lanes), ["effects", "realtime", "mail", "texts"])
    for (const lane of Object.values(lanes)) {
      assert.hasAllKeys(lane, ["oldest_due_seconds", "dead_letters"])
      assert.isTrue(Object.values(lane).every((value) => typeof value === "number"))
    }
  })

  it("is not ready where a migration is missing, and does not say which", async () => {
    await host.sql((sql) => sql`update mentorkit_migrations set name = 'x' || name where name like '%payments'`)
    const down = await until("the missing migration", async () => {
      const seen = await readiness(host.baseUrl)
      return seen.status === 503 ? seen : undefined
    })
    assert.strictEqual(down.body.status, "down")
    assert.strictEqual(down.body.checks["migrations"]?.status, "down")
    assert.strictEqual(down.body.checks["database"]?.status, "up")
    assert.notMatch(JSON.stringify(down.body), /payments|missing/i)
    await host.sql((sql) => sql`update mentorkit_migrations set name = substr(name, 2) where name like 'x%'`)
    await until("the mended host", async () => ((await readiness(host.baseUrl)).status === 200 ? true : undefined))
  })

  // Falls if everybody may read them, or if a proxied request counts as local.
  it("lets programs on the same machine read its metrics, and nobody else as long as there is no token", async () => {
    const page = await (await fetch(`${host.baseUrl}/metrics`)).text()
    assert.match(page, /^mentorkit_database_up 1$/m)
    assert.match(page, /^mentorkit_database_connections\{purpose="all",state="total"\} 1$/m)
    const proxied = await fetch(`${host.baseUrl}/metrics`, { headers: { "x-forwarded-for": "203.0.113.7" } })
    assert.strictEqual(proxied.status, 404)
  })

  // Falls if it says so only when it listens no longer.
  it("says that it stops before it listens no longer", async () => {
    const { baseUrl } = host
    const closed = Effect.runPromise(Scope.close(scope, Exit.void))
    const down = await until("the end of readiness", async () => {
      const response = await fetch(`${baseUrl}/health/ready`)
      return response.status === 503 ? await response.json() : undefined
    })
    assert.deepInclude(down, { status: "down", stopping: true })
    // Falls where the server does not hear of the stop before its own end.
    const late = await fetch(`${baseUrl}/health/live`)
    assert.deepStrictEqual([late.status, late.headers.get("connection")], [200, "close"])
    await closed
    const refused = await fetch(`${baseUrl}/health/live`).then(
      () => false,
      () => true
    )
    assert.isTrue(refused)
  })
})

describe("checks", () => {
  const servers: Array<ReturnType<typeof createServer>> = []
  const serve = async (options: Omit<HealthOptions, "isStopping">) => {
    const server = createServer(new Koa().use(health({ isStopping: () => false, ...options })).callback())
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  const counted = (isNeeded: boolean, work: () => Promise<void>) => {
    const seen = { runs: 0 }
    const check: HealthCheck = {
      name: "thing",
      isNeeded,
      check: () => {
        seen.runs++
        return work()
      }
    }
    return { seen, check }
  }

  // Falls if each request runs the check.
  it("run once however many ask", async () => {
    const { check, seen } = counted(true, async () => {})
    const url = await serve({ checks: [check], maxAgeMillis: 60_000 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => readiness(url)))
    assert.isTrue(answers.every(({ status }) => status === 200))
    assert.strictEqual(seen.runs, 1)
  })

  // Falls without a time limit.
  it("that hang are down, and the log hears of it once", async () => {
    const down: Array<string> = []
    const { check } = counted(true, () => new Promise(() => {}))
    const url = await serve({ checks: [check], maxAgeMillis: 0, timeoutMillis: 20, onDown: (name) => down.push(name) })
    assert.strictEqual((await readiness(url)).status, 503)
    assert.strictEqual((await readiness(url)).status, 503)
    assert.deepStrictEqual(down, ["thing"])
  })

  // Falls if a detail counts as a check, or is read by each request.
  it("have details beside them that change no state and are left out where they cannot be had", async () => {
    let [reads, isAway] = [0, false]
    const read = async () => {
      reads++
      if (isAway) throw new Error("postgres://user:password@database")
      return { mail: { dead_letters: 3 } }
    }
    const { check } = counted(true, async () => {})
    const details = { lanes: read, hanging: () => new Promise<never>(() => {}) }
    const url = await serve({ checks: [check], details, maxAgeMillis: 60_000, timeoutMillis: 20 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => readiness(url)))
    assert.strictEqual(reads, 1)
    const [first] = answers
    assert.strictEqual(first?.status, 200)
    assert.deepInclude(first?.body, { status: "up", lanes: { mail: { dead_letters: 3 } } })
    assert.notProperty(first?.body, "hanging")
    isAway = true
    const { body, status } = await readiness(await serve({ checks: [check], details: { lanes: read } }))
    assert.deepStrictEqual([status, Object.keys(body)], [200, ["status", "checks"]])
  })

  it("of what is not needed take no host out of service, and tell no reason", async () => {
    const { check } = counted(false, () => Promise.reject(new Error("smtp://user:password@mail")))
    const url = await serve({ checks: [check] })
    const { body, status } = await readiness(url)
    assert.strictEqual(status, 200)
    assert.strictEqual(body.status, "degraded")
    assert.notInclude(JSON.stringify(body), "password")
  })
})
