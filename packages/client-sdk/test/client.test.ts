/** The client against a server of the test's own on loopback: what it sends, what it answers, when it tries again. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createClient, items, MentorkitError, unwrap } from "@mentorkit/client"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}
type Answer = (response: ServerResponse, seen: Seen) => void

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers })
    response.end(JSON.stringify(body))
  }
}
const success = (data: unknown) => json(200, { status: "success", message: "Fine.", data }, { "x-request-id": "r1" })
const failure = (status: number, code: string, data: unknown = {}, headers: Record<string, string> = {}) =>
  json(status, { status: "error", message: "No.", data }, { "x-error-code": code, ...headers })

describe("the client", () => {
  let seen: Array<Seen> = []
  let answers: Array<Answer> = []
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const { headers, method = "", url = "" } = request
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    seen.push(one)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, one)
  })
  let baseUrl = ""
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    seen = []
    answers = []
  })
  const client = (options: object = {}) => createClient({ baseUrl, token: "1|secret", ...options })
  const id = "018f0000-0000-7000-8000-000000000001"

  it("puts path, query and body where they belong and answers the data", async () => {
    answers = [success({ slots: [] })]
    const input = { mentor_id: id, session_type_id: id, from: "2027-03-14T14:00:00+00:00" }
    const result = await client().scheduling.listPublicSlots(input)
    assert.deepStrictEqual(result, { ok: true, status: 200, message: "Fine.", data: { slots: [] }, requestId: "r1" })
    const [read] = seen
    const url = new URL(read!.url, baseUrl)
    assert.strictEqual(url.pathname, `/api/v1/public/mentors/${id}/session-types/${id}/slots`)
    assert.strictEqual(url.searchParams.get("from"), input.from)

    answers = [success({ booking_attempt_id: id, held_slots: [id], expires_at: "" })]
    await client().scheduling.holdSlots({ slot_ids: [id] })
    assert.deepInclude(seen[1], { method: "POST", url: "/api/v1/mentor/slots/hold", body: `{"slot_ids":["${id}"]}` })
    assert.strictEqual(seen[1]?.headers.authorization, "Bearer 1|secret")
  })

  it("asks in the query whether it is meant, and says the rest in the body", async () => {
    answers = [success({ booking: { id }, cancellation: { isPreview: true } })]
    await client().bookings.cancelMenteeBooking({ id, reason: "Ill", preview: true })
    await client().bookings.cancelMenteeBooking({ id })
    const url = `/api/v1/mentee/bookings/${id}/cancel`
    assert.deepInclude(seen[0], { method: "POST", url: `${url}?preview=true`, body: '{"reason":"Ill"}' })
    assert.deepInclude(seen[1], { method: "POST", url, body: "{}" })
  })

  // As a call of plain JavaScript: the compiler takes no such input.
  it("sends nothing where a field of the address is missing or has another name", async () => {
    const { blockUser } = client().connections
    for (const input of [{ user: id }, {}, { user_id: undefined }, undefined]) {
      const told = await Reflect.apply(blockUser, undefined, [input]).then(
        () => "an answer",
        (error: unknown) => String(error)
      )
      assert.strictEqual(told, "TypeError: connections.blockUser needs `user_id`: it is part of the address.")
    }
    assert.isEmpty(seen)
  })

  it("answers a declared failure by its code and tries nothing again", async () => {
    answers = [failure(409, "SlotsUnavailable", { slot_ids: [id] })]
    const result = await client().scheduling.holdSlots({ slot_ids: [id] })
    assert.isFalse(result.ok)
    if (result.ok || result.error.code !== "SlotsUnavailable") return assert.fail("another failure")
    // Typed: only this member of the union has `slot_ids`.
    assert.deepStrictEqual(result.error.data.slot_ids, [id])
    assert.lengthOf(seen, 1)
    try {
      unwrap(result)
      assert.fail("did not throw")
    } catch (error) {
      assert.instanceOf(error, MentorkitError)
      assert.deepInclude(error, { code: "SlotsUnavailable", status: 409, message: "No." })
    }
  })

  it("reads the field errors of account endpoints as those of all others", async () => {
    const errors = { email: ["The email field is required."] }
    answers = [json(422, { message: errors.email[0], errors }, { "x-error-code": "InvalidInput" })]
    const result = await client().identity.login({ email: "", password: "x" })
    if (result.ok || result.error.code !== "InvalidInput") return assert.fail("another failure")
    assert.deepStrictEqual(result.error.data, errors)
  })

  it("tries a safe call again, with a pause that the server names and under one idempotency key", async () => {
    answers = [failure(503, "Overloaded", {}, { "retry-after": "0" }), success({ slots: [] })]
    assert.isTrue((await client().scheduling.listPublicSlots({ mentor_id: id, session_type_id: id })).ok)
    assert.lengthOf(seen, 2)

    seen = []
    answers = [failure(503, "Overloaded", {}, { "retry-after": "0" }), success({ booking_attempt_id: id })]
    await client().scheduling.holdSlots({ slot_ids: [id] })
    const keys = seen.map(({ headers }) => headers["idempotency-key"])
    assert.lengthOf(keys, 2)
    assert.isString(keys[0])
    assert.strictEqual(keys[0], keys[1])
    await client().scheduling.holdSlots({ slot_ids: [id] })
    assert.notStrictEqual(seen[2]?.headers["idempotency-key"], keys[0])
  })

  it("does not repeat what is not safe to repeat, nor waits for longer than allowed", async () => {
    answers = [failure(503, "Overloaded", {}, { "retry-after": "0" })]
    await client().identity.login({ email: "a@b.example", password: "x" })
    assert.lengthOf(seen, 1)
    answers = [failure(429, "TooManyRequests", { retry_after_seconds: 60 }, { "retry-after": "60" })]
    await client().scheduling.listPublicSlots({ mentor_id: id, session_type_id: id })
    assert.lengthOf(seen, 2)
    await client({ retries: 0 }).scheduling.listPublicSlots({ mentor_id: id, session_type_id: id })
    assert.lengthOf(seen, 3)
  })

  it("says how long the server asks to wait, and lets a call have retries of its own", async () => {
    answers = [failure(503, "ServiceUnavailable", {}, { "retry-after": "60" })]
    const busy = await client().identity.getMe()
    assert.strictEqual(busy.ok ? "done" : busy.retryAfter, 60)
    answers = [failure(503, "ServiceUnavailable", {}, { "retry-after": "0" })]
    await client().identity.getMe({}, { retries: 5 })
    await client().identity.getMe({}, { retries: 0 })
    // Where repeating is not safe nothing makes it so.
    await client().identity.login({ email: "a@b.example", password: "x" }, { retries: 4 })
    assert.lengthOf(seen, 1 + 6 + 1 + 1)
    answers = [failure(503, "ServiceUnavailable")]
    assert.notProperty(await client({ retries: 0 }).identity.getMe(), "retryAfter")
  })

  it("makes keys on pages of plain http as well, which have no `randomUUID`", async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "crypto")
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    Object.defineProperty(globalThis, "crypto", { value: { getRandomValues }, configurable: true })
    answers = [success({ booking_attempt_id: id })]
    try {
      await client().scheduling.holdSlots({ slot_ids: [id] })
      await client().scheduling.holdSlots({ slot_ids: [id] })
    } finally {
      if (before !== undefined) Object.defineProperty(globalThis, "crypto", before)
    }
    const [first, second] = seen.map(({ headers }) => headers["idempotency-key"])
    assert.match(String(first), /^\d+(-\d+){3}$/)
    assert.notStrictEqual(first, second)
  })

  // Falls where it is told as an answer of somebody else's.
  it("says that nothing has changed where a header of the caller's has asked for that", async () => {
    answers = [(response) => response.writeHead(304, { etag: '"a"' }).end()]
    const unchanged = await client().identity.getMe({}, { headers: { "if-none-match": '"a"' } })
    if (unchanged.ok) assert.fail("it was no failure")
    assert.deepInclude(unchanged.error, { code: "NetworkFailure", status: 304 })
    assert.match(unchanged.error.message, /^Nothing has changed since .* If-None-Match/)
  })

  it("has a network failure as a member: no server, a page of HTML, half an answer", async () => {
    const nowhere = await createClient({ baseUrl: "http://127.0.0.1:9", retries: 0 }).identity.getMe()
    assert.isTrue(!nowhere.ok && nowhere.error.code === "NetworkFailure" && nowhere.error.status === 0)

    answers = [(response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>")]
    const html = await client({ retries: 0 }).identity.getMe()
    assert.isTrue(!html.ok && html.error.code === "NetworkFailure" && html.error.status === 502)

    answers = [
      (response) => void response.writeHead(200, { "content-length": "100" }).write("{", () => response.destroy())
    ]
    const half = await client({ retries: 0 }).identity.getMe()
    assert.isTrue(!half.ok && half.error.code === "NetworkFailure")
  })

  it("ends with the caller's signal or time limit", async () => {
    answers = [() => {}]
    const controller = new AbortController()
    const call = client().identity.getMe({}, { signal: controller.signal })
    setTimeout(() => controller.abort(), 50)
    const aborted = await call
    assert.isTrue(!aborted.ok && aborted.error.code === "Aborted")
    const late = await client().identity.getMe({}, { timeoutMs: 50 })
    assert.isTrue(!late.ok && late.error.code === "Aborted")
  })

  it("begins no request once it is ended, be it before the first one or in the pause before the next", async () => {
    const controller = new AbortController()
    let begun = 0
    const fetch = async (request: Request) => {
      begun += 1
      const answered = await globalThis.fetch(request)
      const text = await answered.text()
      controller.abort()
      return new Response(text, answered)
    }
    answers = [failure(503, "ServiceUnavailable", {}, { "retry-after": "5" })]
    const own = client({ fetch })
    for (let call = 0; call < 2; call++) {
      const ended = await own.identity.getMe({}, { signal: controller.signal })
      assert.isTrue(!ended.ok && ended.error.code === "Aborted")
    }
    assert.strictEqual(begun, 1)
  })

  it("walks through every page by its cursor", async () => {
    const page = (next_cursor: string | null, ids: ReadonlyArray<number>) =>
      success({ holds: { data: ids.map((n) => ({ slot_id: String(n) })), links: {}, meta: { next_cursor } } })
    answers = [page("b", [1, 2]), page("c", [3]), page(null, [])]
    const found: Array<string> = []
    for await (const hold of items(client().scheduling.listHolds, { per_page: 2, page: 7 })) found.push(hold.slot_id)
    assert.deepStrictEqual(found, ["1", "2", "3"])
    assert.deepStrictEqual(
      seen.map(({ url }) => new URL(url, baseUrl).search),
      ["?per_page=2", "?per_page=2&cursor=b", "?per_page=2&cursor=c"]
    )
  })

  it("asks for the token anew with every call", async () => {
    answers = [success({})]
    let token: string | undefined
    const fickle = createClient({ baseUrl, token: () => token })
    await fickle.identity.getMe()
    token = "2|b"
    await fickle.identity.getMe()
    assert.deepStrictEqual(
      seen.map(({ headers }) => headers.authorization),
      [undefined, "Bearer 2|b"]
    )
  })
})
