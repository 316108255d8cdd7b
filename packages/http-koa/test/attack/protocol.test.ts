/** HTTP itself made wrong: every path with every method, and what no client library would send. */
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { changedIn, contents } from "../support/contents.js"
import { type Answer, documented } from "../support/documented.js"
import { inParallel } from "../support/in-parallel.js"
import { assertEnvelope, assertMannered } from "../support/manners.js"
import { hasHead, operationsAt } from "../support/oracle.js"
import { rawAttacks } from "../support/raw-attacks.js"
import { answersIn, ask, exchange, type WireRequest } from "../support/raw-client.js"

const someId = "01920000-0000-7000-8000-00000000dead"
const concrete = (path: string) => path.replace(/\{\w+\}/g, someId)

/** A literal path may be one with a parameter as well, and then has the methods of both. */
const paths = [...new Set(documented.map(({ path }) => path))].map((path) => {
  const methods = operationsAt(concrete(path)).map(({ method }) => method)
  return { path, methods, hasHead: hasHead(concrete(path)) }
})
const everyMethod = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "LOCK",
  "SEARCH",
  "QUERY",
  "M-SEARCH"
]

const expensive = /^(?:content-length|date|x-request-id|connection|keep-alive)$/
const plainHeaders = ({ headers }: Answer) => [...headers].filter(([name]) => !expensive.test(name))

describe("HTTP", () => {
  const host = useHost("PGlite")
  const logged = vi.spyOn(console, "log")
  let before: Readonly<Record<string, string>>
  let token: string
  const send = (request: WireRequest) => ask(host().baseUrl, request)

  beforeAll(async () => {
    token = await host().signIn("mentee@demo.test", "demo-password-2026")
    await host().advance(0)
    before = await contents(host())
  })
  afterAll(async () => {
    // Whatever was sent: nothing has happened, nothing of it was a fault, and the host is still there.
    assert.deepStrictEqual(changedIn(before, await contents(host())), [])
    assert.deepStrictEqual(
      logged.mock.calls.map((line) => line.join(" ")).filter((line) => line.includes("A request failed")),
      []
    )
    logged.mockRestore()
    assert.strictEqual((await send({ method: "GET", target: "/openapi.json" })).status, 200)
  })

  const ownPages = [
    "/docs",
    "/docs/bookings",
    "/docs/bookings.json",
    "/docs/look.css",
    "/health/live",
    "/health/ready",
    "/openapi.json"
  ].map((path) => ({
    path,
    methods: ["GET"],
    hasHead: true
  }))
  it("405 for every method that a path does not have, with those that it has", async () => {
    const wrong = [...paths, ...ownPages].flatMap(({ methods, ...page }) =>
      everyMethod.filter((method) => !methods.includes(method)).map((method) => ({ method, methods, ...page }))
    )
    assert.isAbove(wrong.length, 200)
    await inParallel(wrong, async ({ hasHead, method, methods, path }) => {
      const told = `${method} ${path}`
      const answer = await send({ method, target: concrete(path), body: method === "POST" ? "{}" : "" })
      // What the parser of Node knows no method by is its to refuse.
      if (method === "QUERY" && answer.status === 400) return
      assertEnvelope(answer, told)
      assert.strictEqual(answer.status, 405, told)
      assert.strictEqual(answer.headers.get("x-error-code"), "MethodNotAllowed", told)
      const allowed = answer.headers.get("allow")?.split(", ") ?? []
      assert.sameMembers(
        allowed.filter((one) => !["HEAD", "OPTIONS"].includes(one)),
        methods,
        told
      )
      assert.strictEqual(allowed.includes("HEAD"), hasHead, told)
    })
  })

  it("OPTIONS tells the methods of every path, HEAD says of each what GET would say", async () => {
    await inParallel(paths, async ({ hasHead, methods, path }) => {
      const target = concrete(path)
      const options = await send({ method: "OPTIONS", target })
      assertMannered(options, path)
      assert.deepStrictEqual([options.status, options.text], [204, ""], path)
      const allowed = options.headers.get("allow")?.split(", ") ?? []
      assert.sameMembers(allowed, [...methods, ...(hasHead ? ["HEAD"] : []), "OPTIONS"], path)
      // No origin was allowed, so that no browser hears otherwise.
      const preflight = await send({
        method: "OPTIONS",
        target,
        headers: [
          ["Origin", "https://evil.test"],
          ["Access-Control-Request-Method", "DELETE"]
        ]
      })
      assert.strictEqual(preflight.status, 204)
      assert.isNull(preflight.headers.get("access-control-allow-origin"))
      const head = await send({ method: "HEAD", target })
      assert.strictEqual(head.text, "", path)
      if (!hasHead) return assert.strictEqual(head.status, 405, path)
      const get = await send({ method: "GET", target })
      assert.deepStrictEqual([head.status, plainHeaders(head)], [get.status, plainHeaders(get)], path)
      assert.strictEqual(head.headers.get("content-length"), get.headers.get("content-length"), path)
    })
  })

  // Falls where one of them is sent as it is, or is sent again to who has it.
  it.each([
    "/openapi.json",
    "/docs",
    "/docs/bookings",
    "/docs/bookings.json",
    "/docs/look.css",
    "/docs/swagger-ui.css",
    "/docs/swagger-ui-bundle.js"
  ])("%s is compressed, and has a tag that spares it", async (target) => {
    const accepted = ["Accept-Encoding", "gzip, deflate, br, zstd"] as const
    const { headers, status } = await send({ method: "HEAD", target, headers: [accepted] })
    assert.deepStrictEqual(
      [status, headers.get("content-encoding"), headers.get("vary")],
      [200, "br", "Accept-Encoding"]
    )
    const tag = headers.get("etag") ?? assert.fail("no tag")
    const known = await send({ method: "GET", target, headers: [accepted, ["If-None-Match", `W/${tag}`]] })
    assert.deepStrictEqual([known.status, known.text, known.headers.get("etag")], [304, "", tag])
  })

  // Falls where they are the default of browsers, which is to allow it: `default-src` says nothing of these.
  it.each(["/docs", "/docs/bookings", "/dev"])(
    "%s sends no form elsewhere, and no link by another base",
    async (target) => {
      const { headers } = await send({ method: "GET", target })
      assert.match(headers.get("content-security-policy") ?? "", /; base-uri 'none'; .*form-action '(none|self)'/)
    }
  )

  it("a slash at the end of a page of the reference makes no other path, and two do", async () => {
    for (const path of ["/docs", "/docs/bookings", "/docs/bookings.json"]) {
      const [plain, slashed, twice] = await Promise.all(
        ["", "/", "//"].map((end) => send({ method: "GET", target: path + end }))
      )
      assert.deepStrictEqual([slashed?.status, slashed?.text], [200, plain?.text], path)
      assert.strictEqual(twice?.status, 404, path)
    }
  })

  it.each(rawAttacks)("$what", async ({ bytes, isHalf, mayBe }) => {
    const answers = answersIn(await exchange(host().baseUrl, { end: isHalf === true }, ...bytes))
    const statuses = answers.map(({ status }) => status)
    assert.include(
      mayBe.map((one) => one.join()),
      statuses.join()
    )
    for (const answer of answers) {
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true
      // Falls where Node refuses in the place of the host.
      if (answer.status >= 400) (isPage ? assertMannered : assertEnvelope)(answer, answer.text)
      assert.notMatch(answer.text, /node:|\.js:\d+|evil[./]/i)
    }
  })

  it("the host that a client names is in nothing that is answered", async () => {
    const forged = [
      ["X-Forwarded-Host", "evil.test"],
      ["X-Forwarded-Proto", "gopher"],
      ["X-Forwarded-Port", "666"],
      ["X-Forwarded-Prefix", "/evil"],
      ["Forwarded", "host=evil.test;proto=gopher"],
      ["X-Original-URL", "/api/v1/admin/mentors"],
      ["X-Rewrite-URL", "/api/v1/admin/mentors"],
      ["X-HTTP-Method-Override", "DELETE"],
      ["Authorization", `Bearer ${token}`]
    ] as const
    for (const target of ["/api/v1/mentee/holds", "/api/v1/mentee/bookings", "http://evil.test/api/v1/mentee/holds"]) {
      const answer = await send({ method: "GET", target, headers: [["Host", "evil.test"], ...forged] })
      assert.strictEqual(answer.status, 200)
      // Whole values: an id or a cursor may have three such characters by chance.
      assert.notMatch(answer.text, /evil\.test|\/evil|gopher|:666\b/)
      assert.include(answer.text, `"path":"http://localhost:${new URL(host().baseUrl).port}/api/v1/mentee/`)
    }
    assert.strictEqual(
      (await send({ method: "GET", target: "/dev/mailbox.json", headers: [["Host", "evil.test"]] })).status,
      404
    )
    assert.strictEqual((await send({ method: "GET", target: "/dev/mailbox.json", headers: forged })).status, 404)
  })

  const nowhere = (): ReadonlyArray<Partial<WireRequest>> => [
    ...["token", "access_token", "api_token", "authorization", "bearer", "Authorization"].map((name) => ({
      target: `/api/v1/me?${name}=${encodeURIComponent(token)}`
    })),
    ...["Cookie", "X-Auth-Token", "X-Access-Token", "Proxy-Authorization", "X-Authorization", "Trusted-Device"].map(
      (name) => ({ headers: [[name, name === "Cookie" ? `token=${token}` : `Bearer ${token}`] as const] })
    )
  ]
  const malformed = (): ReadonlyArray<string> => {
    const [id = "", secret = ""] = token.split("|")
    return [
      ...["", "Bearer", "Bearer ", "Bearer  ", `Basic ${token}`, `Token ${token}`, `Bearer${token}`, token],
      ...[`Bearer ${id}`, `Bearer ${id}|`, `Bearer |${secret}`, `Bearer ${secret}|${id}`, `Bearer ${id}|${secret}x`],
      ...[`Bearer ${token} x`, `Bearer ${token}, Bearer ${token}`, `Bearer "${token}"`, `Bearer ${id}||${secret}`],
      ...[`Bearer ${encodeURIComponent(token)}`, `Bearer ${Buffer.from(token).toString("base64")}`, "Bearer é|é"],
      ...[`Bearer ${id}|${secret.slice(0, -1)}`, `Bearer ${id}|${secret.toLowerCase()}`, "Bearer null|null"],
      ...[`Bearer ${id.replace(/.$/, "g")}|${secret}`, `Bearer ${"x".repeat(7000)}`, `Bearer ' or 1=1 --|x`]
    ]
  }

  it.each([
    ...["/dev/mailbox.json?to=%00", "/dev/mailbox?to=a%00b", "/dev/mailbox.json?to=%ff", "/dev/mailbox?to[]=%ed%a0%80"],
    ...["/dev/auth/verify-email?token=%00", "/dev/mailbox.json?to=a&to=b", "/gateway/offline/x%00", "/docs/x%00"]
  ])("%s is no fault", async (target) => {
    const answer = await send({ method: "GET", target })
    assertMannered(answer, target)
    assert.isBelow(answer.status, 500, answer.text)
  })

  it.each([
    "null",
    "[]",
    "5",
    "{",
    "",
    '{"advance_seconds":-1}',
    '{"advance_seconds":1e400}',
    '{"advance_seconds":"1"}'
  ])("the clock does not move by %s", async (body) => {
    const headers = [["Content-Type", "application/json"]] as const
    const answer = await send({ method: "POST", target: "/dev/clock", headers, body })
    assertMannered(answer, body)
    assert.include([400, 422], answer.status, answer.text)
  })

  it("401 for a token that is spoiled, or anywhere but in its header", async () => {
    const good: WireRequest = { method: "GET", target: "/api/v1/me", headers: [["Authorization", `Bearer ${token}`]] }
    assert.strictEqual((await send(good)).status, 200)
    const bad: ReadonlyArray<WireRequest> = [
      ...nowhere().map((one) => ({ ...good, headers: [], ...one })),
      ...malformed().map((value) => ({ ...good, headers: [["Authorization", value] as const] }))
    ]
    await inParallel(bad, async (request) => {
      const told = JSON.stringify(request)
      const answer = await send(request)
      assertEnvelope(answer, told)
      assert.deepStrictEqual([answer.status, answer.headers.get("x-error-code")], [401, "Unauthenticated"], told)
      assert.strictEqual(answer.headers.get("www-authenticate"), "Bearer", told)
    })
  })
})

/** Kept apart: its host's addresses are counted. */
describe("limits by address", () => {
  const host = useHost("PGlite")
  it("without a proxy nothing that a client says of its address is believed", async () => {
    const tryTo = async (forged: string) => {
      const headers = ["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "CF-Connecting-IP", "Forwarded"].map(
        (name) => [name, forged] as const
      )
      return (await ask(host().baseUrl, { method: "POST", target: "/api/v1/register", headers })).status
    }
    const statuses: Array<number> = []
    for (let one = 0; one < 61; one++) statuses.push(await tryTo(`203.0.113.${one}`))
    assert.deepStrictEqual([...new Set(statuses)], [422, 429])
  })
})
