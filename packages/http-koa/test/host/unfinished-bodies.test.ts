/** Who counts among the requests in flight, and when: on the host's own server and middlewares, without a database. */
import { once } from "node:events"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import Koa from "koa"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { write } from "../../src/answer/write.js"
import { front } from "../../src/front.js"
import { type Load, loadShedding } from "../../src/host/load-shedding.js"
import { newRequestsInFlight } from "../../src/host/requests-in-flight.js"
import { serve } from "../../src/host/server.js"
import { newUnfinishedBodies } from "../../src/host/unfinished-bodies.js"
import { observer } from "../../src/observability/request-observer.js"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { freeBytes } from "../../src/request/body-limits.js"
import { readRaw } from "../../src/request/raw-body.js"
import { openSocket } from "../support/raw-client.js"

const inFlight = newRequestsInFlight()
const load: Load = { maxInFlight: 2, maxDelayMillis: 0, inFlight: inFlight.count, delayMillis: () => 0 }
const bodies = newUnfinishedBodies({ inFlight, load, maxPerAddress: 4 })
const budget = newBodyBudget(400_000)
let held: Array<() => void> = []
let disposed = 0

const read = async (ctx: Koa.Context) => ({
  fields: { bytes: (await readRaw(ctx, budget)).length },
  dispose: async () => {
    disposed += 1
  }
})

/** Reads the body as the API does, and is then at work until it is let go. */
const app = new Koa()
  .use(observer(inFlight, () => {}))
  .use(front({ trustedProxies: 1 }))
  .use(loadShedding(load))
  .use(async (ctx) => {
    if (!ctx.req.complete) await bodies.gate(ctx, () => read(ctx))
    if (ctx.path === "/held") await new Promise<void>((resolve) => held.push(resolve))
    write(ctx, { status: 200, headers: {}, body: "served" })
  })
app.silent = true

let scope: Scope.CloseableScope
let port: number
beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  port = await Effect.runPromise(
    Scope.extend(serve({ handler: app.callback(), host: "127.0.0.1", port: 0, shutdownSeconds: 1 }), scope)
  )
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
beforeEach(() => {
  held = []
  disposed = 0
})

interface Sent {
  readonly size?: number
  /** Of the same size, which nobody declares. */
  readonly isChunked?: boolean
}

/** Sends all but the last byte of a body, and answers how to send that too and what came back then. */
const beginBody = async (address: string, { isChunked = false, size = 3 }: Sent = {}) => {
  const socket = openSocket(port)
  const answered = once(socket, "data").then(([chunk]) => String(chunk))
  answered.catch(() => {})
  await once(socket, "connect")
  const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n${length}\r\n\r\n`)
  socket.write((isChunked ? `${(size - 1).toString(16)}\r\n` : "") + "a".repeat(size - 1))
  const leave = async () => {
    socket.destroy()
    if (!socket.closed) await once(socket, "close")
  }
  /** The beginning of the answer. */
  const answer = async () => {
    const text = await answered
    await leave()
    return text
  }
  return {
    answer,
    status: async () => Number(/ (\d{3}) /.exec(await answer())?.[1]),
    finish: () => socket.write(isChunked ? "\r\n1\r\nb\r\n0\r\n\r\n" : "b"),
    leave
  }
}
const count = (many: number) => until(`${many} bodies`, async () => (bodies.count() === many ? true : undefined))
const get = async (path = "/") => (await fetch(`http://127.0.0.1:${port}${path}`)).status
const release = () => {
  for (const letGo of held.splice(0)) letGo()
}

describe("bodies on their way", () => {
  it("take no place of others, by whichever address they come", async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, number) => beginBody(`203.0.113.${Math.floor(number / 4)}`))
    )
    await count(12)
    assert.strictEqual(inFlight.count(), 0)
    assert.strictEqual(await get(), 200)
    await Promise.all(sent.map(({ leave }) => leave()))
    await count(0)
    assert.strictEqual(inFlight.count(), 0)
  })

  // Falls if the share is not given back, or if each address of a network of IPv6 has one of its own.
  it("have a share an address, which comes back with each that is there or gone", async () => {
    for (let round = 0; round < 3; round++) {
      const sent = await Promise.all([1, 2, 3, 4].map((host) => beginBody(`2001:db8::${host}`)))
      await count(4)
      const refused = await beginBody("2001:db8::5")
      assert.strictEqual(await refused.status(), 429)
      const other = await beginBody("2001:db8:1::1")
      await count(5)
      other.finish()
      assert.strictEqual(await other.status(), 200)
      assert.strictEqual(await get(), 200, "without a body nobody is refused")
      const [first, ...rest] = sent
      await first?.leave()
      for (const { finish, status } of rest) {
        finish()
        assert.strictEqual(await status(), 200)
      }
      await count(0)
    }
  })

  // Falls if nobody looks again: any number of bodies could become whole at one moment.
  it("count when they are there, and are turned away where there is no place by then", async () => {
    const late = await beginBody("203.0.113.1")
    await count(1)
    const working = [get("/held"), get("/held")]
    await until("two at work", async () => (held.length === 2 ? true : undefined))
    assert.strictEqual(await get(), 503)
    late.finish()
    assert.strictEqual(await late.status(), 503)
    assert.strictEqual(disposed, 1, "what was received is thrown away")
    release()
    assert.deepStrictEqual(await Promise.all(working), [200, 200])
    assert.strictEqual(await get(), 200)
    assert.strictEqual(inFlight.count(), 0)
  })
})

describe("the memory of bodies on their way", () => {
  const taken = (least: number) => until(`${least} bytes`, async () => (budget.taken() >= least ? true : undefined))
  const nothing = () => until("nothing taken", async () => (budget.taken() === 0 ? true : undefined))
  const whole = async (sent: Sent) => {
    const { answer, finish } = await beginBody("203.0.113.3", sent)
    finish()
    return answer()
  }

  // Falls where nobody asks the budget, and where a body that is there or gone keeps what it had.
  it("has a bound for all together, and comes back with each that is there, gone or refused", async () => {
    const [first, second] = await Promise.all(
      ["203.0.113.1", "203.0.113.2"].map((address) => beginBody(address, { size: 200_000 }))
    )
    await taken(2 * (199_999 - freeBytes))
    const refused = await whole({ size: 200_000 })
    assert.match(refused, /^HTTP\/1\.1 503 [\s\S]*X-Error-Code: ServiceUnavailable\r\n[\s\S]*Retry-After: 1\r\n/i)
    assert.match(await whole({ size: 30_000 }), /^HTTP\/1\.1 200 /, "a little one is never refused")
    second?.finish()
    assert.strictEqual(await second?.status(), 200)
    assert.match(await whole({ size: 200_000 }), /^HTTP\/1\.1 200 /)
    await first?.leave()
    await nothing()
    assert.match(await whole({ size: 600_000, isChunked: true }), /^HTTP\/1\.1 503 /, "more than there is for all")
    await nothing()
  })

  // Falls where a buffer that grows is twice as long as what is in it, whatever is still to come: two would find no room.
  it("is never more than a body says that it will be long", async () => {
    const sent = await beginBody("203.0.113.1", { size: 300_000 })
    await taken(299_999 - freeBytes)
    assert.isAtMost(budget.taken(), 300_000 - freeBytes)
    await sent.leave()
    await nothing()
  })
})
