/** Clients that send uploads as nobody should: refused by what is wrong, never a fault, and nothing of it stays. */
import { createHash } from "node:crypto"
import { unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { afterAll, afterEach, assert, beforeAll, describe, it, vi } from "vitest"
import { uploadFolders } from "../support/document-calls.js"
import { type Member, newMember } from "../support/market.js"
import { ask, openSocket, type WireRequest } from "../support/raw-client.js"
import { sendChunk, startUpload } from "../support/uploads.js"

const bytes = film(chunkSize + 7)
const [whole, last] = [bytes.subarray(0, chunkSize), bytes.subarray(chunkSize)]
const digest = createHash("sha256").update(last).digest()
const base64 = digest.toString("base64")
const told = `sha-256=:${base64}:`

type Headers = NonNullable<WireRequest["headers"]>

describe("uploads of hostile clients", () => {
  const host = useHost("PGlite")
  const logged = vi.spyOn(console, "log")
  let me: Member
  let id: string

  const put = (target: string, body: Uint8Array | string, headers: Headers = []) => ({
    method: "PUT",
    target: `/api/v1/uploads/${target}`,
    headers: [["Authorization", `Bearer ${me.token}`], ["Content-Type", "video/mp4"], ...headers] as Headers,
    body
  })
  const send = async (target: string, body: Uint8Array | string, headers?: Headers) => {
    const { headers: answered, status, text } = await ask(host().baseUrl, put(target, body, headers))
    return { status, code: answered.get("x-error-code"), text }
  }
  const sendLast = (headers: Headers) => send(`${id}/chunks/1`, last, headers)
  const received = async () => unwrap(await me.client.uploads.getUpload({ id })).upload.received_chunks

  beforeAll(async () => {
    me = await newMember(host(), "Mallory Vale")
    id = await startUpload(me.client, bytes.length)
  })
  afterEach(async () => {
    await until("no folder of a request", async () => (uploadFolders().length === 0 ? true : undefined))
    assert.deepStrictEqual(await received(), [])
  })
  afterAll(async () => {
    unwrap(await me.client.uploads.deleteUpload({ id }))
    await host().advance(60)
    assert.deepStrictEqual(await host().sql((sql) => sql`select key, state from stored_files`), [])
    assert.deepStrictEqual(
      logged.mock.calls.map((line) => line.join(" ")).filter((line) => line.includes("A request failed")),
      []
    )
    logged.mockRestore()
  })

  it.each([
    ...["-1", "2", "1e9", "1e-1", "0.5", "2147483648", "99999999999999999999", "1e400", "0x1", "+1", "NaN", "Infinity"],
    ...["1,1", "%00", "1%00", "%D9%A1", "true", "null", "[1]", "1%2F1", "constructor"]
  ])("with the index %j are refused", async (index) => {
    const { code, status, text } = await send(`${id}/chunks/${index}`, last)
    assert.deepStrictEqual([status, code], [422, "InvalidInput"], text)
  })

  it.each([
    ...["sha-256", "sha-256=", "sha-256=::", "sha-256=?1", `sha-256=${base64}`, `sha-256="${base64}"`],
    ...[`sha-256=:${base64.slice(0, -1)}:`, `sha-256=:${digest.toString("hex")}:`, `sha-256=: ${base64}:`],
    ...[
      `sha-256=:${base64.replace(/.{3}$/, "-_=")}:`,
      `sha-256=(:${base64}:)`,
      `${told}${told}`,
      `sha-256=:${base64}=:`
    ],
    `${told}${" ".repeat(1000)}x`
  ])("with the digest %j are refused", async (field) => {
    const { code, status, text } = await sendLast([["Content-Digest", field]])
    assert.deepStrictEqual([status, code], [422, "InvalidInput"], text)
  })

  it("with another digest than their bytes have are refused, whichever tells it", async () => {
    const other = `sha-256=:${createHash("sha256").update(whole).digest("base64")}:`
    const hex = createHash("sha256").update(whole).digest("hex")
    for (const headers of [
      [["Content-Digest", other]],
      [["Content-Digest", `${told}, ${other}`]],
      [
        ["Content-Digest", told],
        ["Content-Digest", other]
      ],
      [
        ["Content-Digest", told],
        ["X-Chunk-Sha256", hex]
      ],
      [
        ["Content-Digest", other],
        ["X-Chunk-Sha256", digest.toString("hex")]
      ],
      [["X-Chunk-Sha256", hex.toUpperCase()]]
    ] as ReadonlyArray<Headers>) {
      const { code, status } = await sendLast(headers)
      assert.deepStrictEqual([status, code], [422, "DigestMismatch"], JSON.stringify(headers))
    }
    const twice = await sendLast([
      ["X-Chunk-Sha256", hex],
      ["X-Chunk-Sha256", hex]
    ])
    assert.deepStrictEqual([twice.status, twice.code], [422, "InvalidInput"])
  })

  it("without a length, with a wrong one and compressed are refused", async () => {
    const chunk = (text: Uint8Array) =>
      Buffer.concat([Buffer.from(`${text.length.toString(16)}\r\n`), text, Buffer.from("\r\n")])
    const end = Buffer.from("0\r\n\r\n")
    const chunked: Headers = [["Transfer-Encoding", "chunked"]]
    const refusals = [
      [await send(`${id}/chunks/1`, Buffer.concat([chunk(last), chunk(last), end]), chunked), 422],
      [await send(`${id}/chunks/1`, end, chunked), 422],
      [await send(`${id}/chunks/1`, ""), 422],
      [await send(`${id}/chunks/0`, Buffer.concat([chunk(whole), chunk(last), end]), chunked), 413],
      [await send(`${id}/chunks/0`, "", [["Content-Length", String(2 ** 40)]]), 413],
      [await send(`${id}/chunks/1`, last, [["Content-Length", "6"]]), 422],
      [await send(`${id}/chunks/1`, last, [["Content-Length", "-7"]]), 400],
      [
        await send(`${id}/chunks/1`, last, [
          ["Content-Length", "7"],
          ["Transfer-Encoding", "chunked"]
        ]),
        400
      ],
      [await send(`${id}/chunks/1`, last, [["Content-Encoding", "gzip"]]), 415],
      [await send(`${id}/chunks/1`, last, [["Content-Encoding", "identity, identity"]]), 415]
    ] as const
    assert.deepStrictEqual(
      refusals.map(([{ status }]) => status),
      refusals.map(([, status]) => status)
    )
  })

  it("that break off leave nothing", async () => {
    const heads = Array.from({ length: 30 }, (_, n) => {
      const headers = [`Authorization: Bearer ${me.token}`, "Content-Type: video/mp4", `Content-Length: ${chunkSize}`]
      const lines = [`PUT /api/v1/uploads/${id}/chunks/0 HTTP/1.1`, "Host: x", ...headers, "", ""]
      return Buffer.concat([Buffer.from(lines.join("\r\n")), whole.subarray(0, n * 30_000)])
    })
    const sockets = heads.map((head) => openSocket(Number(new URL(host().baseUrl).port), head))
    await until("folders", async () => (uploadFolders().length > 10 ? true : undefined))
    for (const socket of sockets) socket.destroy()
  })

  it.each([0, -1, 1.5, 1e300, 26_214_401, "1", "1e3", null, [1], {}, true])(
    "of the size %j are not begun",
    async (size) => {
      const body = JSON.stringify({ purpose: "feed_video", filename: "a.mp4", mime: "video/mp4", size })
      const headers: Headers = [
        ["Authorization", `Bearer ${me.token}`],
        ["Content-Type", "application/json"]
      ]
      const answer = await ask(host().baseUrl, { method: "POST", target: "/api/v1/uploads", headers, body })
      assert.deepStrictEqual([answer.status, answer.headers.get("x-error-code")], [422, "InvalidInput"], answer.text)
    }
  )

  it("begun many at once are no more than a person may have", async () => {
    const { client } = await newMember(host(), "Many Starts")
    const input = { purpose: "chat_file", filename: "a", mime: "a/b", size: 10_485_760 } as const
    const results = await Promise.all(Array.from({ length: 60 }, () => client.uploads.startUpload(input)))
    const begun = results.flatMap((result) => (result.ok ? [result.data.upload.upload_id] : []))
    assert.lengthOf(begun, 5)
    const refused = new Set(results.flatMap((result) => (result.ok ? [] : [result.error.status])))
    assert.deepStrictEqual([...refused].sort(), [422, 429])
    for (const one of begun) unwrap(await client.uploads.deleteUpload({ id: one }))
  })

  it("completed many times at once are one file, and so many times a minute", async () => {
    const { client } = await newMember(host(), "Many Ends")
    const mine = await startUpload(client, bytes.length)
    for (const index of [0, 1]) unwrap(await sendChunk(client, mine, index, bytes))
    const wrong = { id: mine, sha256: digest.toString("hex") }
    const works = Array.from({ length: 30 }, (_, n) =>
      client.uploads.completeUpload(n % 2 === 0 ? { id: mine } : wrong)
    )
    const statuses = (await Promise.all(works)).map((result) => (result.ok ? 200 : result.error.status))
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      10
    )
    assert.sameMembers([...new Set(statuses)], [200, 422, 429])
    const files = await host().sql(
      (sql) => sql`select key from stored_files where key like ${`uploads/${mine}/whole%`}`
    )
    assert.isAtMost(files.length, 2)
    unwrap(await client.uploads.deleteUpload({ id: mine }))
  })
})
