/** What holds for every answer: request ids, addresses, CORS, headers, errors of other middleware. */
import { Cause, Runtime } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { endpoints, newKit } from "./support/demo-domain.js"
import { type Host, serve } from "./support/mounted-server.js"

const app = "https://app.test"
let host: Host
beforeAll(async () => {
  host = await serve(newKit(), endpoints, {
    allowedOrigins: [app, "https://other.test"],
    isHttps: true,
    after: async (ctx) => {
      if (ctx.path === "/page") ctx.body = "a page"
      if (ctx.path === "/own-headers") {
        ctx.set("Content-Security-Policy", "default-src 'self'")
        ctx.remove("X-Frame-Options")
        ctx.body = "a page with headers of its own"
      }
      if (ctx.path === "/tea") ctx.throw(418, "Short and stout.")
      if (ctx.path === "/crash") throw new Error("the secret")
    }
  })
})
afterAll(() => host.close())
const headersOf = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
  (await host.fetch(method, path, { headers })).headers

describe("request ids", () => {
  it.each(["abc-123", "0197f8a0:1.2_3", "x".repeat(128)])("keeps %s", async (id) => {
    assert.strictEqual((await headersOf("/things", { "x-request-id": id })).get("x-request-id"), id)
    const { body } = await host.send("GET", "/who", { headers: { "x-request-id": id } })
    assert.strictEqual(body.data.requestId, id)
  })
  it.each(["", "a b", "x".repeat(129), "<b>", "caf\u00e9", "a,b"])("makes another one in place of %j", async (id) => {
    assert.match((await headersOf("/things", { "x-request-id": id })).get("x-request-id") ?? "", /^[0-9a-f-]{36}$/)
  })
  it("every answer has one", async () => {
    for (const path of ["/nowhere", "~/nowhere", "~/page", "~/crash"]) {
      assert.isNotNull((await headersOf(path)).get("x-request-id"))
    }
  })
})

describe("headers", () => {
  it.each(["/things", "/nowhere", "~/nowhere", "/mentor", "~/page", "~/crash"])("of %s", async (path) => {
    const headers = await headersOf(path)
    assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
    assert.strictEqual(headers.get("x-frame-options"), "DENY")
    assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
    assert.match(headers.get("content-security-policy") ?? "", /^default-src 'none'/)
    assert.match(headers.get("strict-transport-security") ?? "", /^max-age=\d{8}/)
  })
  it("a page's own stay, and those that it takes away", async () => {
    const headers = await headersOf("~/own-headers")
    assert.strictEqual(headers.get("content-security-policy"), "default-src 'self'")
    assert.isNull(headers.get("x-frame-options"))
  })
  it.each(["/things", "/nowhere", "/mentor", "~/nowhere", "~/hooks/demo"])("%s is not to be stored", async (path) => {
    const headers = await headersOf(path)
    assert.strictEqual(headers.get("cache-control"), "no-store")
    assert.strictEqual(headers.get("content-type"), "application/json; charset=utf-8")
  })
  it("plain HTTP promises no HTTPS", async () => {
    const plain = await serve(newKit(), endpoints)
    assert.isNull((await plain.fetch("GET", "/things")).headers.get("strict-transport-security"))
    plain.close()
  })
})

describe("CORS", () => {
  it("listed origins may read answers, with credentials", async () => {
    for (const path of ["/things", "/nowhere", "/broken"]) {
      const headers = await headersOf(path, { origin: app })
      assert.strictEqual(headers.get("access-control-allow-origin"), app)
      assert.strictEqual(headers.get("access-control-allow-credentials"), "true")
      assert.strictEqual(
        headers.get("access-control-expose-headers"),
        "Accept-Ranges, Content-Disposition, Content-Range, ETag, X-Error-Code, X-Request-Id, Retry-After"
      )
      assert.match(headers.get("vary") ?? "", /Origin/)
    }
  })
  it.each(["https://evil.test", "null", "https://app.test.evil.test", "http://app.test", "https://app.test:444", "*"])(
    "%s is not listed",
    async (origin) => {
      for (const method of ["GET", "OPTIONS"]) {
        const headers = await headersOf("/things", { origin, "access-control-request-method": "GET" }, method)
        assert.isNull(headers.get("access-control-allow-origin"))
        assert.isNull(headers.get("access-control-allow-credentials"))
        assert.isNull(headers.get("access-control-allow-methods"))
        assert.match(headers.get("vary") ?? "", /Origin/)
      }
    }
  )
  it("preflights are answered before anything else is asked", async () => {
    const answer = await host.fetch("OPTIONS", "/sum", {
      headers: {
        origin: app,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, content-type,idempotency-key,x-socket-id"
      }
    })
    assert.strictEqual(answer.status, 204)
    assert.strictEqual(answer.headers.get("access-control-allow-methods"), "GET, HEAD, POST, PUT, PATCH, DELETE")
    assert.strictEqual(
      answer.headers.get("access-control-allow-headers"),
      "authorization, content-type,idempotency-key,x-socket-id"
    )
    assert.strictEqual(answer.headers.get("access-control-max-age"), "600")
  })
})

describe("addresses", () => {
  const ipFor = async (proxies: number, forwarded?: string) => {
    const behind = await serve(newKit(), endpoints, { trustedProxies: proxies })
    const headers = { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }), "user-agent": "a".repeat(600) }
    const { body } = await behind.send("GET", "/who", { headers })
    behind.close()
    assert.strictEqual(body.data.userAgent, "a".repeat(512))
    return body.data.ip
  }
  it.each([
    [0, undefined, "127.0.0.1"],
    [0, "203.0.113.7", "127.0.0.1"],
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
    [2, "6.6.6.6, 203.0.113.7, 10.0.0.1", "203.0.113.7"],
    [2, "203.0.113.7", "127.0.0.1"],
    [1, "nonsense", "127.0.0.1"],
    [1, "203.0.113.7:4711", "203.0.113.7"],
    [1, "[2001:db8::1]:4711", "2001:db8::1"],
    [1, "2001:db8::1", "2001:db8::1"],
    [1, "::ffff:203.0.113.7", "203.0.113.7"],
    [1, "", "127.0.0.1"]
  ])("behind %i proxies and for %j it is %s", async (proxies, forwarded, ip) => {
    assert.strictEqual(await ipFor(proxies, forwarded), ip)
  })

  it("a forged address is no bucket of its own", async () => {
    const limited = await serve(newKit(), endpoints, { trustedProxies: 1 })
    const statuses: Array<number> = []
    for (const forged of ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"]) {
      const answer = await limited.send("POST", "/register", {
        body: {},
        headers: { "x-forwarded-for": `${forged}, 203.0.113.7` }
      })
      statuses.push(answer.status)
    }
    assert.deepStrictEqual(statuses, [422, 422, 422, 429])
    limited.close()
  })
})

describe("other middleware", () => {
  it("comes after, where the endpoints have no such path", async () => {
    assert.strictEqual(await (await host.fetch("GET", "~/page")).text(), "a page")
  })
  it("throws errors for clients, and faults, in the envelope", async () => {
    const before = host.reported.length
    assert.deepStrictEqual(await host.send("GET", "~/tea"), {
      status: 418,
      code: "BadRequest",
      body: { status: "error", message: "Short and stout.", data: {} }
    })
    assert.lengthOf(host.reported, before)
    assert.deepStrictEqual(await host.send("GET", "~/crash"), {
      status: 500,
      code: "ServerError",
      body: { status: "error", message: "Server error.", data: {} }
    })
    assert.deepInclude(host.reported.at(-1), { message: "the secret", operation: undefined })
  })
  it("may have parsed the body already", async () => {
    const parsed = await serve(newKit(), endpoints, {
      before: (ctx, next) => {
        Object.assign(ctx.request, { body: { name: "parsed" } })
        return next()
      }
    })
    assert.strictEqual((await parsed.send("PUT", "/named/1", { body: {} })).body.data.name, "parsed")
    parsed.close()
  })
})

describe("an outage of what the host needs", () => {
  const away = Cause.die(new Error("away"))
  const bug = Cause.die(new Error("a bug"))
  const thrown: Readonly<Record<string, Cause.Cause<never>>> = {
    "/away": away,
    "/all-away": Cause.parallel(away, Cause.sequential(away, away)),
    "/bug": bug,
    "/bug-beside-it": Cause.parallel(away, bug),
    "/bug-after-it": Cause.sequential(away, bug)
  }
  // Falls where pages do not ask for it, and where it hides a fault beside it.
  it("is a 503, and a 500 where anything else is wrong too", async () => {
    const shaky = await serve(newKit(), endpoints, {
      isUnavailable: (error) => error instanceof Error && error.message === "away",
      after: async ({ path }) => {
        const cause = thrown[path]
        if (cause !== undefined) throw Runtime.makeFiberFailure(cause)
      }
    })
    const statuses: Array<number> = []
    for (const path of Object.keys(thrown)) statuses.push((await shaky.fetch("GET", `~${path}`)).status)
    shaky.close()
    assert.deepStrictEqual(statuses, [503, 503, 500, 500, 500])
    assert.strictEqual(shaky.reported.length, 3)
  })
})
