/** docs/client.md: its code is what is compiled here, and it does what the page says. */
import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { createClient, unwrap } from "@mentorkit/client"
import { isSupported } from "@mentorkit/client/passkeys"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import {
  addAuthenticatorApp,
  addPasskey,
  book,
  clientOf,
  confirm,
  connect,
  explain,
  guestWithCopies,
  hold,
  isSignedIn,
  mentorsFor,
  newBackupCodes,
  search,
  sendFilm,
  setAvatar,
  shownPercents,
  signIn,
  signInByPasskey,
  watchInbox,
  watchOrders
} from "./documented.js"

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")

const success = (data: unknown) => ({ status: 200, code: undefined, body: { status: "success", message: "", data } })
const failure = (status: number, code: string, body: object) => ({ status, code, body: { message: "No.", ...body } })
const pageOf = (id: string, next_cursor: string | null) => ({ data: [{ id }], meta: { next_cursor } })

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly body: object | undefined
  readonly headers?: Readonly<Record<string, string>>
}

describe("docs/client.md", () => {
  let answers: Record<string, Answer> = {}
  let seen: Array<IncomingMessage> = []
  const server = createServer((request, response) => {
    seen.push(request)
    const { body, code, headers, status }: Answer = answers[request.url ?? ""] ?? failure(404, "NotFound", {})
    response.writeHead(status, {
      "content-type": "application/json",
      ...headers,
      ...(code !== undefined && { "x-error-code": code })
    })
    response.end(body === undefined ? undefined : JSON.stringify(body))
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
    answers = {}
    seen = []
  })

  it("shows only code that is compiled and run here", () => {
    const code = textOf("documented.ts")
    const blocks = [...textOf("../../../docs/client.md").matchAll(/```ts\n([\s\S]*?)```/g)].map(
      ([, block]) => block ?? ""
    )
    assert.isAbove(blocks.length, 6)
    for (const block of blocks) assert.include(code, block.trim())
  })

  it("signs in, and asks for the token before every call", async () => {
    answers = { "/api/v1/login": failure(401, "InvalidCredentials", {}) }
    assert.strictEqual(await signIn(baseUrl, "a@b.test", "wrong"), "No.")
    answers = {
      "/api/v1/login": success({ requires_two_factor: true, two_factor_method: "email", token: "0|t" }),
      "/api/v1/2fa/challenge": success({ token: "1|t" }),
      "/api/v1/me": success({})
    }
    assert.deepStrictEqual(await signIn(baseUrl, "a@b.test", "right"), { owes: "email", pending: "0|t" })
    const confirmed = await confirm(baseUrl, "0|t", "123456")
    assert.strictEqual(seen.at(-1)?.headers.authorization, "Bearer 0|t")
    assert.isTrue(typeof confirmed === "object" && (await isSignedIn(confirmed)))
    answers = { "/api/v1/login": success({ token: "1|t" }), "/api/v1/me": success({}) }
    const client = await signIn(baseUrl, "a@b.test", "right")
    assert.isTrue(typeof client === "object" && "identity" in client && (await isSignedIn(client)))
    assert.strictEqual(seen.at(-1)?.headers.authorization, "Bearer 1|t")

    const session: { token?: string } = {}
    const asked = clientOf(baseUrl, session)
    await isSignedIn(asked)
    assert.isUndefined(seen.at(-1)?.headers.authorization)
    session.token = "2|t"
    await isSignedIn(asked)
    assert.strictEqual(seen.at(-1)?.headers.authorization, "Bearer 2|t")
    answers = { "/api/v1/me": failure(401, "Unauthenticated", {}) }
    assert.isFalse(await isSignedIn(asked))
  })

  it("adds an authenticator app by the code that its picture gives, and answers the backup codes", async () => {
    answers = {
      "/api/v1/2fa/totp/setup": success({ qr_code_url: "data:image/png;base64,AA" }),
      "/api/v1/2fa/totp/confirm": success({ backup_codes: null }),
      "/api/v1/2fa/enable": success({ backup_codes: ["one", "two"] })
    }
    const shown: Array<string> = []
    const codeFor = async (url: string) => {
      shown.push(url)
      return "123456"
    }
    assert.deepStrictEqual(await addAuthenticatorApp(clientOf(baseUrl, { token: "1|t" }), codeFor), ["one", "two"])
    assert.deepStrictEqual(shown, ["data:image/png;base64,AA"])
    assert.deepStrictEqual(
      seen.map(({ url }) => url),
      ["setup", "confirm"].map((step) => `/api/v1/2fa/totp/${step}`).concat("/api/v1/2fa/enable")
    )
  })

  it("asks for the password where a call wants a fresh sign-in, and calls again", async () => {
    const client = createClient({ baseUrl, token: "t" })
    const [call, confirmation] = ["/api/v1/2fa/backup-codes/regenerate", "/api/v1/confirm-identity"]
    answers = {
      [call]: failure(403, "FreshSignInRequired", {}),
      [confirmation]: failure(422, "IncorrectPassword", {})
    }
    const asked: Array<string> = []
    const askPassword = async () => {
      asked.push("password")
      if (asked.length === 2) answers = { [call]: success({ backup_codes: ["a"] }), [confirmation]: success({}) }
      return "p"
    }
    const refused = await newBackupCodes(client, askPassword)
    assert.isTrue(!refused.ok && refused.error.code === "IncorrectPassword")
    const made = await newBackupCodes(client, askPassword)
    assert.isTrue(made.ok && "backup_codes" in made.data)
    await newBackupCodes(client, askPassword)
    assert.lengthOf(asked, 2)
  })

  it("sends a file as a form", async () => {
    const avatar_url = "https://api.example.test/media/1/large"
    answers = { "/api/v1/profile/media": success({ user: { avatar_url } }) }
    const picture = new File(["x"], "me.png", { type: "image/png" })
    assert.strictEqual(await setAvatar(clientOf(baseUrl, { token: "1|t" }), picture), avatar_url)
    assert.match(seen[0]?.headers["content-type"] ?? "", /^multipart\/form-data; boundary=/)
  })

  it("keeps what has not changed", async () => {
    const path = "/api/v1/public/mentors"
    const mentors = pageOf("1", null)
    answers = { [path]: { ...success({ mentors }), headers: { etag: 'W/"a"' } } }
    const client = guestWithCopies(baseUrl)
    const list = async () => unwrap(await client.directory.listMentors()).mentors as unknown
    assert.deepStrictEqual(await list(), mentors)
    answers = { [path]: { status: 304, code: undefined, body: undefined } }
    assert.deepStrictEqual(await list(), mentors)
    assert.strictEqual(seen.at(-1)?.headers["if-none-match"], 'W/"a"')
    answers = { [path]: success({ mentors: pageOf("2", null) }) }
    assert.deepStrictEqual(await list(), pageOf("2", null))
  })

  it("sends a film, keeps its id before anything else, and forgets it once it is gone", async () => {
    const [id, file] = ["018f0000-0000-7000-8000-000000000001", new File(["film"], "a.mp4", { type: "video/mp4" })]
    const url = "https://api.example.test/uploads/7/file"
    const upload = {
      ...{ upload_id: id, size: 4, state: "open", received_chunks: [0] },
      ...{ chunk_size: 2, chunk_count: 2 }
    }
    const kept = new Map<string, string>()
    const send = (signal = new AbortController().signal) =>
      sendFilm(createClient({ baseUrl, retries: 0 }), file, kept, signal)
    const whole = {
      "/api/v1/uploads": success({ upload }),
      [`/api/v1/uploads/${id}`]: success({ upload }),
      [`/api/v1/uploads/${id}/chunks/1`]: success({ chunk: {} }),
      [`/api/v1/uploads/${id}/complete`]: success({ upload: { ...upload, url } })
    }
    answers = { ...whole, [`/api/v1/uploads/${id}/chunks/1`]: failure(413, "PayloadTooLarge", {}) }
    assert.strictEqual(await send(), "No.")
    assert.deepStrictEqual([...kept.values()], [id])
    answers = whole
    assert.strictEqual(await send(), url)
    assert.deepStrictEqual(shownPercents, [50, 50, 100])
    assert.strictEqual(await send(AbortSignal.abort()), "Paused.")
    assert.strictEqual(kept.size, 1)
    answers = { [`/api/v1/uploads/${id}`]: failure(404, "UploadNotFound", {}) }
    assert.strictEqual(await send(), "No.")
    assert.strictEqual(kept.size, 0)
  })

  it("tells failures apart", async () => {
    const client = createClient({ baseUrl, retries: 0 })
    const after = async (answer: Answer) => {
      answers = { "/api/v1/mentor/slots/hold": answer }
      return hold(client, ["s"])
    }
    assert.strictEqual(await after(success({ expires_at: "noon" })), "Yours until noon.")
    assert.strictEqual(
      await after(failure(409, "SlotsUnavailable", { data: { slot_ids: ["s"] } })),
      "Taken meanwhile: 1."
    )
    assert.strictEqual(await after(failure(422, "InvalidInput", { errors: { slot_ids: ["A.", "B."] } })), "A. B.")
    assert.strictEqual(await after(failure(403, "Forbidden", {})), "No.")
    assert.strictEqual(
      await hold(createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 }), ["s"]),
      "It may have been held. Look at the holds."
    )
    assert.deepStrictEqual(explain({ code: "InvalidInput", status: 422, message: "", data: { note: ["Long."] } }), [
      "note"
    ])
  })

  it("walks through pages, sends the key, ends calls", async () => {
    const client = createClient({ baseUrl, retries: 0 })
    const path = "/api/v1/mentee/mentors?q=compilers&per_page=50"
    answers = {
      [path]: success({ mentors: pageOf("1", "behind-1") }),
      [`${path}&cursor=behind-1`]: success({ mentors: pageOf("2", null) })
    }
    assert.deepStrictEqual(await mentorsFor(client, "compilers"), [{ id: "1" }, { id: "2" }] as unknown as Awaited<
      ReturnType<typeof mentorsFor>
    >)
    const asking = "/api/v1/feed/connections/7"
    answers = { [asking]: success({ connection_status: "pending_outgoing" }) }
    assert.strictEqual(await connect(client, "7"), "pending_outgoing")
    answers = { [asking]: failure(422, "AlreadyConnected", {}) }
    assert.strictEqual(await connect(client, "7"), "connected")
    answers = { [asking]: failure(422, "PersonUnreachable", {}) }
    assert.strictEqual(await connect(client, "7"), "No.")
    await book(client, "a", "the key of this booking")
    assert.strictEqual(seen.at(-1)?.headers["idempotency-key"], "the key of this booking")
    answers = { "/api/v1/expertise-areas": success({ expertise_areas: [1, 2] }) }
    assert.strictEqual(await search(client, new AbortController().signal), 2)
    assert.strictEqual(await search(client, AbortSignal.abort()), "Aborted")
  })

  it("says where there is no browser to ask for a passkey, and what the host has against one", async () => {
    const challenge = "AAAA"
    const options = { challenge, user: { id: "AAAA" }, excludeCredentials: [] }
    answers = {
      "/api/v1/passkeys/register/options": success({ options }),
      "/api/v1/passkeys/authenticate/options": success({ options: { challenge } })
    }
    assert.isFalse(isSupported())
    assert.strictEqual(await addPasskey(createClient({ baseUrl, retries: 0 })), "Nothing was added.")
    assert.strictEqual(await signInByPasskey(baseUrl), "There are no passkeys here.")
    answers = { "/api/v1/passkeys/register/options": failure(422, "TooManyPasskeys", {}) }
    assert.strictEqual(await addPasskey(createClient({ baseUrl, retries: 0 })), "No.")
  })

  it("listens to an inbox until it is stopped", () => {
    const opened: Array<string> = []
    let closed = 0
    const before = Object.getOwnPropertyDescriptor(globalThis, "WebSocket")
    class Silent {
      constructor(url: string) {
        opened.push(url)
      }
      close() {
        closed += 1
      }
    }
    Object.assign(globalThis, { WebSocket: Silent })
    try {
      watchInbox(createClient({ baseUrl }), "me", 7)()
      watchOrders(createClient({ baseUrl }), "me")()
    } finally {
      if (before !== undefined) Object.defineProperty(globalThis, "WebSocket", before)
      else Reflect.deleteProperty(globalThis, "WebSocket")
    }
    const url = "wss://api.example.com/app/mentorkit?protocol=7"
    assert.deepStrictEqual([opened, closed], [[url, url], 2])
  })
})
