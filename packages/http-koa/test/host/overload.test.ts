/** Too many, too slow, and a database that is away: 503 for those who are too many, and everybody else is served. */
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { type TcpProxy, tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { lockTables, someoneHasWaited } from "@mentorkit/test-kit/waiting/locks"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Deferred, Effect, Exit, Fiber, Layer, Option, Redacted, Scope } from "effect"
import Koa from "koa"
import { afterAll, assert, beforeAll, describe, it, onTestFinished } from "vitest"
import { isOverloaded, loadShedding, watchDelay } from "../../src/host/load-shedding.js"
import { serve } from "../../src/host/server.js"
import { freeBytes } from "../../src/request/body-limits.js"
import { openSocket, read } from "../support/raw-client.js"

let scope: Scope.CloseableScope
let host: TestHost
let url: string
let proxy: TcpProxy
let token: string

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${host.baseUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })

const assertUnavailable = async (response: Response) => {
  assert.strictEqual(response.status, 503)
  assert.strictEqual(response.headers.get("x-error-code"), "ServiceUnavailable")
  assert.match(response.headers.get("retry-after") ?? "", /^[1-9]\d*$/)
  const body = await response.json()
  assert.hasAllKeys(body, ["status", "message", "data"])
}

beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  url = await Effect.runPromise(Scope.extend(newPostgresUrl, scope))
  proxy = await Effect.runPromise(Scope.extend(tcpProxyTo(url), scope))
  host = await newHost("PostgreSQL", scope, {
    databaseUrl: Redacted.make(proxy.url),
    // Three for requests.
    databaseConnections: 5,
    databaseWaitSeconds: 1,
    databaseLockWaitSeconds: 1,
    maxInFlight: 8,
    maxBodiesPerAddress: 10,
    trustedProxies: 1,
    shutdownSeconds: 1,
    // Nobody listens there, and nothing of what follows may suffer from it.
    tracing: { endpoint: "http://127.0.0.1:9", serviceName: "mentorkit-test", ratio: 1 }
  })
  token = await host.signInAdmin()
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await proxy.cut()
})

/** Connections with these first bytes on them; what comes back on any of them. */
const send = (starts: ReadonlyArray<ReadonlyArray<string>>) => {
  const port = Number(new URL(host.baseUrl).port)
  const sockets = starts.map((pieces) => openSocket(port, ...pieces))
  const texts = sockets.map((socket) => read(socket).text)
  const leave = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(leave)
  return { text: () => texts.map((text) => text()).join(""), leave }
}
const postOf = (path: string, length: number, address?: string) => {
  const forwarded = address === undefined ? "" : `X-Forwarded-For: ${address}\r\n`
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${forwarded}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
}
const unfinishedBodies = async () => {
  const metrics = await (await fetch(`${host.baseUrl}/metrics`)).text()
  return Number(/^mentorkit_http_unfinished_bodies (\d+)$/m.exec(metrics)?.[1])
}
const noneUnfinished = () =>
  until("no unfinished body", async () => ((await unfinishedBodies()) === 0 ? true : undefined))
const logIn = (password: string) =>
  fetch(`${host.baseUrl}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.test", password })
  })

describe("bodies that do not come", () => {
  // Falls if a request counts from its first line on (nobody else is served), if an address may have any number, and where
  // the clock of development has a door of its own.
  it("keep nobody else out, and one address has its share of them", async () => {
    const clock = send([[postOf("/dev/clock", 9), "{"]])
    await until("the first", async () => ((await unfinishedBodies()) === 1 ? true : undefined))
    const { leave, text } = send(Array(11).fill([postOf("/api/v1/login", 9), "{"]))
    await until("ten unfinished bodies", async () =>
      (await unfinishedBodies()) === 10 && text().match(/ 429 /g)?.length === 2 ? true : undefined
    )
    const refused = text()
    assert.match(refused, /X-Error-Code: TooManyBodies[\s\S]*Retry-After: 5\r\n[\s\S]*Connection: close/i)
    assert.match(refused, /\{"status":"error","message":"Too many requests[^{]*"data":\{\}\}/)
    assert.strictEqual((await ask("/me")).status, 200)
    // A whole body is not one of them.
    assert.strictEqual((await logIn("no")).status, 401)
    clock.leave()
    leave()
    await noneUnfinished()
  })

  // Falls where the host's endpoints have no budget in common.
  it("take 128 MiB together, and who wants more has to wait", async () => {
    const size = 1024 * 1024
    const most = "x".repeat(size - 1)
    const addresses = Array.from({ length: 15 }, (_, index) => `203.0.113.${index}`)
    const starts = addresses.flatMap((address) => Array(10).fill([postOf("/api/v1/login", size, address), most]))
    const { leave, text } = send(starts)
    await until("no more than there is for all", async () => {
      const [kept, refused] = [await unfinishedBodies(), text().match(/HTTP\/1\.1 503 /g)?.length ?? 0]
      return kept + refused === starts.length && kept * (size - freeBytes) <= 128 * size ? true : undefined
    })
    assert.match(text(), /X-Error-Code: ServiceUnavailable[\s\S]*Retry-After: 1\r\n/i)
    assert.strictEqual((await logIn("no")).status, 401, "a small body is never refused")
    leave()
    await noneUnfinished()
    assert.strictEqual((await logIn("x".repeat(size / 2))).status, 422, "what was taken is there for others")
  })
})

describe("a flood", () => {
  it("is answered with 200 or 503 and nothing else, and the host serves at once afterwards", async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, async (_, number) => {
        if (number % 50 === 0) assert.strictEqual((await fetch(`${host.baseUrl}/health/live`)).status, 200)
        const response = await ask("/me")
        if (response.status === 503) await assertUnavailable(response)
        else await response.text()
        return response.status
      })
    )
    const statuses = [...new Set(answers)].sort()
    assert.deepStrictEqual(statuses, [200, 503])
    assert.strictEqual((await ask("/me")).status, 200)
    assert.strictEqual((await fetch(`${host.baseUrl}/health/ready`)).status, 200)
    const metrics = await (await fetch(`${host.baseUrl}/metrics`)).text()
    assert.match(metrics, /^mentorkit_http_requests_in_flight 0$/m)
  })
})

const readiness = async () => {
  const response = await fetch(`${host.baseUrl}/health/ready`)
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
}

describe("a host whose connections are all taken", () => {
  // Falls if the pool's refusal is a 500, and where readiness or the numbers beside it wait for one of these connections.
  it("lets nobody wait for ever, and is ready", async () => {
    const mayEnd = Effect.runSync(Deferred.make<ReadonlyArray<object>>())
    const held = [1, 2, 3].map(() => host.sql((sql) => sql.withTransaction(Deferred.await(mayEnd))))
    await until("a busy pool", async () => {
      const text = await (await fetch(`${host.baseUrl}/metrics`)).text()
      return /mentorkit_database_connections\{purpose="requests",state="idle"\} 0/.test(text) ? true : undefined
    })
    await assertUnavailable(await ask("/me"))
    const { body, status } = await readiness()
    assert.strictEqual(status, 200, JSON.stringify(body))
    assert.property(body, "deliveries")
    Effect.runSync(Deferred.succeed(mayEnd, []))
    await Promise.all(held)
    assert.strictEqual((await ask("/me")).status, 200)
  })
})

describe("tables that somebody has locked", () => {
  const hold = (slotId: string, key: string) =>
    fetch(`${host.baseUrl}/api/v1/mentor/slots/hold`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ slot_ids: [slotId] })
    })
  const freeSlot = async () => {
    const [slot] = await host.sql<{ readonly id: string }>(
      (sql) => sql`select id from slots where starts_at > now() + interval '5 days' and claimed + held = 0 limit 1`
    )
    return slot?.id ?? assert.fail("No slot is free.")
  }
  /** As many as find room beside a call that moves the clock, each again and again. */
  const flood = (slotId: string) =>
    Promise.all(
      Array.from({ length: 6 }, async (_, number) => {
        for (const turn of [1, 2]) await assertUnavailable(await hold(slotId, `held up ${number} ${turn}`))
      })
    )

  // Falls without the time-out (requests wait for the statement's end and get a 500), and where the sweep has it, too.
  it("hold up who needs them for a moment, and neither others, readiness nor sweeps", () =>
    Effect.gen(function* () {
      const slotId = yield* Effect.promise(freeSlot)
      const somebody = yield* Layer.build(hostOn(url, 4))
      const release = yield* Effect.provide(lockTables("slots, deliveries"), somebody)
      const sweeping = yield* Effect.fork(Effect.promise(() => host.advance(60)))
      const flooding = yield* Effect.fork(Effect.promise(() => flood(slotId)))
      for (let isOver = false; !isOver; isOver = Option.isSome(yield* Fiber.poll(flooding))) {
        const { body, status } = yield* Effect.promise(readiness)
        assert.strictEqual(status, 200, JSON.stringify(body))
        yield* Effect.sleep("50 millis")
      }
      yield* Fiber.join(flooding)
      assert.notProperty((yield* Effect.promise(readiness)).body, "deliveries")
      assert.strictEqual((yield* Effect.promise(() => ask("/me"))).status, 200)
      yield* Effect.provide(someoneHasWaited(1500), somebody)
      assert.isTrue(Option.isNone(yield* Fiber.poll(sweeping)))
      yield* release
      yield* Fiber.join(sweeping)
      assert.strictEqual((yield* Effect.promise(() => hold(slotId, "held up 0 1"))).status, 200)
      const attempts = yield* Effect.promise(() =>
        host.sql((sql) => sql`select id from booking_attempts where ${slotId} = any(slot_ids)`)
      )
      assert.lengthOf(attempts, 1)
    }).pipe(Effect.scoped, Effect.runPromise))
})

describe("a database that is away", () => {
  // Falls if an outage is a 500.
  it("is a 503 for everybody, and forgotten once it is back", async () => {
    await proxy.cut()
    try {
      await assertUnavailable(await ask("/me"))
      await assertUnavailable(await logIn("demo-password-2026"))
      assert.strictEqual((await fetch(`${host.baseUrl}/health/live`)).status, 200)
      await until("the end of readiness", async () =>
        (await fetch(`${host.baseUrl}/health/ready`)).status === 503 ? true : undefined
      )
      assert.strictEqual((await fetch(`${host.baseUrl}/metrics`)).status, 200)
    } finally {
      await proxy.mend()
    }
    await until("the database", async () => ((await ask("/me")).status === 200 ? true : undefined))
  })
})

describe("an event loop that does not keep up", () => {
  /** Serves whoever is let in; answers how to ask. */
  const letIn = async (delayMillis: () => number, running: Scope.Scope) => {
    const app = new Koa()
      .use(loadShedding({ maxInFlight: 1000, maxDelayMillis: 15, inFlight: () => 1, delayMillis }))
      .use((ctx) => {
        ctx.body = "served"
      })
    const port = await Effect.runPromise(
      Scope.extend(serve({ handler: app.callback(), host: "127.0.0.1", port: 0, shutdownSeconds: 1 }), running)
    )
    return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  }

  // Falls where nobody looks at the delay, or where it ends a probe too.
  it("turns requests away, and health checks not", async () => {
    const running = await Effect.runPromise(Scope.make())
    let delay = 15
    const statusOf = await letIn(() => delay, running)
    assert.strictEqual(await statusOf("/"), 200)
    delay = 16
    assert.strictEqual(await statusOf("/"), 503)
    assert.strictEqual(await statusOf("/health/live"), 200)
    await Effect.runPromise(Scope.close(running, Exit.void))
  })

  // Falls if the delay is not measured, if a window in which nobody could measure counts as calm, or if it never ends.
  it("is noticed also where each block is longer than a window, and so is its end", async () => {
    const { delayMillis, stop } = watchDelay()
    const isTooMuch = () => isOverloaded({ maxInFlight: 1, maxDelayMillis: 500, inFlight: () => 1, delayMillis })
    // Longer than the window, and costs no CPU.
    const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))
    let isBlocking = true
    const block = () => {
      Atomics.wait(nobodyWakes, 0, 0, 600)
      if (isBlocking) setImmediate(block)
    }
    setImmediate(block)
    try {
      await until("too much", async () => isTooMuch() || undefined)
    } finally {
      isBlocking = false
    }
    await until("its end", async () => (isTooMuch() ? undefined : true))
    stop()
  })
})
