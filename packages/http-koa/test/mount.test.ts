/** What the host does for every operation: access, places of fields, envelopes, statuses. */
import type { Caller, MentorId, Role } from "@mentorkit/core/kernel"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { endpoints, newKit } from "./support/demo-domain.js"
import { type Host, serve } from "./support/mounted-server.js"

const userId = "0197f8a0-0000-7000-8000-00000000000a"
const mentorId = "0197f8a0-0000-7000-8000-00000000000b" as MentorId
const user = (roles: ReadonlyArray<Role>, more: { readonly mentorId?: MentorId } = {}) =>
  JSON.stringify({ _tag: "User", userId, roles, ...more } as Caller)
const pending = JSON.stringify({ _tag: "Pending", userId })

const kit = newKit()
let host: Host
beforeAll(async () => {
  host = await serve(kit, endpoints)
})
afterAll(() => host.close())

describe("access", () => {
  it.each([
    ["/mentor", user([]), 404, "MentorProfileNotFound", "Mentor profile not found."],
    ["/mentor", user(["mentor"]), 404, "MentorProfileNotFound", "Mentor profile not found."],
    ["/mentor", user([], { mentorId }), 200, null, "Fine."],
    ["/mentor", pending, 403, "TwoFactorRequired", "Two-factor authentication required."],
    ["/admin", pending, 403, "TwoFactorRequired", "Two-factor authentication required."],
    ["/admin", user(["mentor"], { mentorId }), 403, "Forbidden", "This action is unauthorized."],
    ["/admin", user(["admin"]), 200, null, "Fine."],
    ["/pending", pending, 200, null, "Fine."],
    ["/pending", user(["admin"]), 403, "Forbidden", "This action is unauthorized."],
    ["/pending", "nonsense", 401, "Unauthenticated", "Unauthenticated."],
    ["/pending", "", 401, "Unauthenticated", "Unauthenticated."]
  ])("%s for %s is answered %i", async (path, token, status, code, message) => {
    const answer = await host.send("GET", path, { token })
    assert.deepInclude(answer, { status, code })
    assert.strictEqual(answer.body.message, message)
  })

  it("a token in the query is none, and 401 says which kind is wanted", async () => {
    const answer = await host.fetch("GET", `/admin?token=${encodeURIComponent(user(["admin"]))}`)
    assert.strictEqual(answer.status, 401)
    assert.strictEqual(answer.headers.get("www-authenticate"), "Bearer")
  })

  it("names the span after the operation", async () => {
    assert.deepStrictEqual((await host.send("GET", "/admin", { token: user(["admin"]) })).body.data, {
      span: "demo.adminOnly"
    })
  })
})

describe("faults", () => {
  it("are reported to the host and told the client in the endpoint's words", async () => {
    const answer = await host.send("POST", "/broken", { body: {}, headers: { "x-request-id": "req-1" } })
    assert.deepStrictEqual(answer, {
      status: 500,
      code: "ServerError",
      body: { status: "error", message: "It broke.", data: {} }
    })
    const fault = host.reported.at(-1)
    assert.match(fault?.message ?? "", /the secret/)
    assert.deepInclude(fault, { requestId: "req-1", operation: "demo.broken" })
  })

  it("an answer that is no JSON is one too", async () => {
    assert.deepInclude(await host.send("GET", "/unencodable"), { status: 500, code: "ServerError" })
    assert.match(host.reported.at(-1)?.message ?? "", /BigInt/)
  })

  it("a 500 that the spec wants is none", async () => {
    const before = host.reported.length
    assert.deepStrictEqual(await host.send("GET", "/spoil?from=soon&n=x"), {
      status: 500,
      code: "ServerError",
      body: { status: "error", message: "Failed to fetch.", data: {} }
    })
    assert.strictEqual((await host.send("GET", "/spoil?n=x")).status, 422)
    assert.lengthOf(host.reported, before)
  })
})

describe("paths and methods", () => {
  const notFound = {
    status: 404,
    code: "NotFound",
    body: { status: "error", message: "The path could not be found.", data: {} }
  }
  it.each([
    "/nowhere",
    "",
    "/things/1/2",
    "//things",
    "~/",
    "~/nowhere",
    "~/hooks",
    "~/calendar/.ics",
    "~/API/V1/things"
  ])("404 for %s", async (path) => assert.deepStrictEqual(await host.send("GET", path), notFound))

  it.each([
    ["DELETE", "/named/1", "PUT, PATCH, OPTIONS"],
    ["POST", "/things/1", "GET, HEAD, OPTIONS"],
    ["POST", "/remember/1", "GET, OPTIONS"],
    ["GET", "~/hooks/demo", "POST, OPTIONS"]
  ])("405 for %s %s says what is allowed", async (method, path, allow) => {
    const answer = await host.fetch(method, path)
    assert.strictEqual(answer.status, 405)
    assert.strictEqual(answer.headers.get("allow"), allow)
    assert.deepStrictEqual(await answer.json(), {
      status: "error",
      message: "The method is not allowed for this path.",
      data: {}
    })
  })

  it("OPTIONS of a path, and HEAD where there is GET", async () => {
    const options = await host.fetch("OPTIONS", "/things")
    assert.strictEqual(options.status, 204)
    assert.strictEqual(options.headers.get("allow"), "GET, HEAD, OPTIONS")
    assert.strictEqual((await host.fetch("OPTIONS", "/nowhere")).status, 404)
    const [head, get] = [await host.fetch("HEAD", "/things"), await host.fetch("GET", "/things")]
    assert.strictEqual(head.status, 200)
    assert.strictEqual(await head.text(), "")
    assert.strictEqual(head.headers.get("content-length"), get.headers.get("content-length"))
    assert.strictEqual((await host.fetch("HEAD", "/broken")).status, 405)
  })

  // Falls where HEAD does what GET does.
  it("no HEAD of a GET that changes something, and nobody is told of one", async () => {
    const [head, options] = [await host.fetch("HEAD", "/remember/1"), await host.fetch("OPTIONS", "/remember/1")]
    assert.deepStrictEqual([head.status, head.headers.get("x-error-code")], [405, "MethodNotAllowed"])
    assert.isNull(head.headers.get("set-cookie"))
    assert.deepStrictEqual([options.status, options.headers.get("allow")], [204, "GET, OPTIONS"])
    assert.strictEqual(head.headers.get("allow"), "GET, OPTIONS")
    assert.strictEqual((await host.fetch("GET", "/remember/1")).status, 200)
  })

  it("a slash at the end, parameters with an ending, every route of an operation", async () => {
    assert.strictEqual((await host.send("GET", "/things/")).status, 200)
    assert.deepStrictEqual((await host.send("GET", "~/calendar/a%2Fb.ics")).body.data, { secret: "a/b" })
    for (const method of ["PUT", "PATCH"]) {
      const { body } = await host.send(method, "/named/1", { body: { name: " new ", password: " secret " } })
      assert.deepStrictEqual(body.data, { id: "1", name: "new", password: " secret " })
    }
  })

  it("two operations on one route are a mistake at the start", async () => {
    const twice = await serve(kit, [...endpoints, ...endpoints]).catch(String)
    assert.match(String(twice), /GET \/api\/v1\/pending is bound twice/)
  })
})

describe("input", () => {
  it("a malformed id in a path is an unknown one, upper case is read", async () => {
    const nil = "00000000-0000-0000-0000-000000000000"
    for (const id of ["1", "nobody", `${userId}0`, "%00", "'"]) {
      assert.deepStrictEqual((await host.send("GET", `/things/${id}`)).body.data, { id: nil, at: null })
    }
    assert.strictEqual((await host.send("GET", `/things/${userId.toUpperCase()}`)).body.data.id, userId)
  })

  it.each(["2027-03-14T15:00:00+01:00", "2027-03-14T15:00:00%2B01:00", "2027-03-14T14:00:00Z"])(
    "reads the time %s in a query",
    async (at) =>
      assert.strictEqual((await host.send("GET", `/things/1?at=${at}`)).body.data.at, "2027-03-14T14:00:00+00:00")
  )

  it("queries become what the input asks for", async () => {
    const seen = async (query: string) => (await host.send("GET", `/things?${query}`)).body.data.seen
    assert.deepStrictEqual(await seen("tags=a&ranks=1&is_open=1"), { tags: ["a"], ranks: [1], is_open: true })
    assert.deepStrictEqual(await seen("tags[]=a&tags[]=b&ranks[0]=2"), { tags: ["a", "b"], ranks: [2] })
    assert.deepStrictEqual(await seen("tags=a&tags=b&is_open=false"), { tags: ["a", "b"], is_open: false })
    assert.deepStrictEqual(await seen("page=&other=x"), {})
  })

  it.each([
    ["page=1&page=2", "page", "The page field must be an integer."],
    ["page=1.5", "page", "The page field must be an integer."],
    ["page=0", "page", "The page field must be at least 1."],
    ["page=99999999999999999999", "page", "The page field must be an integer."],
    ["page=1e3", "page", "The page field must be an integer."],
    ["is_open=yes", "is_open", "The is open field must be true or false."],
    ["ranks[]=x", "ranks.0", "The ranks.0 field must be an integer."],
    ["tags[]=abcdef", "tags.0", "The tags.0 field must not be greater than 5 characters."]
  ])("422 for %s", async (query, field, message) => {
    assert.deepStrictEqual(await host.send("GET", `/things?${query}`), {
      status: 422,
      code: "InvalidInput",
      body: { status: "error", message, data: { [field]: [message] } }
    })
  })

  it("refuses a name in two places", async () => {
    const refused = { id: ["The id field is prohibited."] }
    const twice = await host.send("PUT", "/named/1", { body: { id: "2", name: "new" } })
    assert.deepStrictEqual(twice.body.data, refused)
    const both = await host.send("PUT", "/named/1?id=2&name=old", { body: { name: "new" } })
    assert.strictEqual(both.status, 422)
    assert.deepStrictEqual(both.body.data, { ...refused, name: ["The name field is prohibited."] })
    const header = await host.send("POST", "~/hooks/demo?signature=forged", { body: "x" })
    assert.deepStrictEqual(header.body.data, { signature: ["The signature field is prohibited."] })
  })

  it("takes a bare array where the binding says so, and nowhere else", async () => {
    const token = user([])
    assert.strictEqual((await host.send("POST", "/sum", { token, body: [1, 2] })).body.data.count, 2)
    assert.strictEqual((await host.send("POST", "/sum", { token, body: { numbers: [1] } })).body.data.count, 1)
    assert.strictEqual((await host.send("PUT", "/named/1", { body: ["new"] })).status, 400)
  })

  it("raw bodies are bytes, header fields come from the first header that is there", async () => {
    const bytes = Uint8Array.from([0xff, 0x00, 0x7b])
    const headers = { "gateway-signature": "second", "x-attempt": "3", "content-type": "text/anything" }
    const { body } = await host.send("POST", "~/hooks/demo", { body: bytes, headers })
    assert.deepStrictEqual(body.data, { text: "\u00ff\0{", signature: "second", attempt: 3 })
    const first = await host.send("POST", "~/hooks/demo", { headers: { ...headers, "x-signature": "first" } })
    assert.deepStrictEqual(first.body.data, { text: "", signature: "first", attempt: 3 })
  })
})

describe("answers", () => {
  it("account endpoints tell field rules as {message, errors}, business refusals in the envelope", async () => {
    const send = (body: object) =>
      host.send("POST", "/register", {
        body: { password: "long enough", password_confirmation: "long enough", ...body }
      })
    const { body, status } = await send({ password: "short", password_confirmation: "other" })
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(body, {
      message: "The email field is required. (and 2 more errors)",
      errors: {
        email: ["The email field is required."],
        password: [
          "The password field must be at least 8 characters.",
          "The password field confirmation does not match."
        ]
      }
    })
    const known = await send({ email: "known" })
    assert.deepStrictEqual(known.body, {
      message: "The email field is known.",
      errors: { email: ["The email field is known."] }
    })
    assert.deepStrictEqual(await send({ email: "taken" }), {
      status: 409,
      code: "Taken",
      body: { status: "error", message: "Somebody was faster.", data: { by: "Ada" } }
    })
  })

  it("words and status follow what was done", async () => {
    const fresh = await serve(newKit(), endpoints)
    const send = (email: string) =>
      fresh.send("POST", "/register", { body: { email, password: "12345678", password_confirmation: "12345678" } })
    assert.deepInclude((await send("new")).body, { status: "success", message: "Welcome." })
    assert.strictEqual((await send("new")).status, 201)
    assert.deepInclude(await send("old"), { status: 200 })
    fresh.close()
  })

  it("Retry-After with every failure that waiting cures", async () => {
    const fresh = await serve(newKit(), endpoints)
    const send = (email: string) =>
      fresh.fetch("POST", "/register", { body: { email, password: "12345678", password_confirmation: "12345678" } })
    const later = await send("later")
    assert.strictEqual(later.status, 429)
    assert.strictEqual(later.headers.get("retry-after"), "13")
    for (const email of ["a", "b"]) assert.strictEqual((await send(email)).status, 200)
    const limited = await send("c")
    assert.strictEqual(limited.status, 429)
    assert.deepStrictEqual(
      ["retry-after", "x-error-code"].map((name) => limited.headers.get(name)),
      ["60", "TooManyRequests"]
    )
    fresh.close()
  })

  it("pages have links and meta, built from the origin and never from the Host header", async () => {
    const url = "https://api.test/api/v1/things"
    const answer = await host.raw(
      "GET /api/v1/things?page=2&tags%5B%5D=a HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n"
    )
    const { things } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).data
    assert.deepStrictEqual(
      things.data.map(({ name }: { readonly name: string }) => name),
      ["three"]
    )
    const query = "tags%5B%5D=a"
    assert.deepStrictEqual(things.links, {
      first: `${url}?page=1&${query}`,
      last: `${url}?page=2&${query}`,
      prev: `${url}?page=1&${query}`,
      next: null
    })
    assert.deepStrictEqual(things.meta, {
      current_page: 2,
      from: 3,
      last_page: 2,
      path: url,
      per_page: 2,
      to: 3,
      total: 3,
      next_cursor: null
    })
    const past = (await host.send("GET", "/things?page=9")).body.data.things
    assert.deepStrictEqual(past.data, [])
    assert.deepInclude(past.meta, { current_page: 9, from: null, to: null, last_page: 2 })
  })

  // Falls where a cursor of spaces, which the operation takes for none, is told as one.
  it.each(["", "%20", "%09%20"])("have their number where the cursor is blank: %j", async (blank) => {
    const { data, links, meta } = (await host.send("GET", `/things?page=2&cursor=${blank}`)).body.data.things
    assert.lengthOf(data, 1)
    assert.strictEqual(meta.current_page, 2)
    assert.notStrictEqual(links.last, null)
  })
})

describe("idempotency keys", () => {
  const token = user([])
  const sum = (key: string, body: unknown = [1]) =>
    host.send("POST", "/sum", { token, body, headers: { "idempotency-key": key } })

  it("give the first answer again and no second effect", async () => {
    const before = kit.seen.calls
    assert.deepStrictEqual(await sum("one"), await sum("one"))
    assert.strictEqual(kit.seen.calls, before + 1)
  })
  it("422 with another body, 409 while the first is under way", async () => {
    assert.deepInclude(await sum("one", [1, 2]), { status: 422, code: "IdempotencyKeyReused" })
    assert.deepInclude(await sum("in-flight"), { status: 409, code: "IdempotencyKeyInFlight" })
  })
  it.each(["", "x".repeat(256), "caf\u00e9"])("422 for the key %j", async (key) => {
    const message = "The Idempotency-Key field must be 1 to 255 printable ASCII characters."
    assert.deepInclude((await sum(key)).body, { message, data: { "Idempotency-Key": [message] } })
  })
  it("255 characters are a key", async () => assert.strictEqual((await sum("x".repeat(255))).status, 200))
})

describe("a client that has gone", () => {
  it("interrupts the handler, and nobody is told", async () => {
    const before = host.reported.length
    const gone = new AbortController()
    const asked = fetch(`http://127.0.0.1:${host.port}/api/v1/slow`, { signal: gone.signal }).catch(String)
    await new Promise((resolve) => setTimeout(resolve, 100))
    gone.abort()
    await asked
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.strictEqual(kit.seen.interrupted, 1)
    assert.lengthOf(host.reported, before)
  })
})
