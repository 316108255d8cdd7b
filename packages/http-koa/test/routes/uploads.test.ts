/** Films that are sent in chunks, as clients send them and as they should not. */
import { createHash } from "node:crypto"
import { type Result, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { uploadFolders } from "../support/document-calls.js"
import { type Member, newMember } from "../support/market.js"
import { ask } from "../support/raw-client.js"
import { completedUpload, sendChunk, startUpload } from "../support/uploads.js"

const bytes = film(2 * chunkSize + 7)
const digestOf = (content: Uint8Array) => createHash("sha256").update(content).digest()
const sha256 = digestOf(bytes).toString("hex")

const codeOf = ({ error, ok }: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  ok ? "done" : error?.code

const problemsOf = (result: Result<unknown, { readonly code: string; readonly data: unknown }>) =>
  result.ok ? assert.fail("it was no failure") : result.error.data

describe.each(hostEngines)("uploads over HTTP on %s", (engine) => {
  const host = useHost(engine)
  let me: Member
  beforeAll(async () => {
    me = await newMember(host(), "Ulla Brandt")
  })

  /** A chunk as it goes over the wire. */
  const put = async (
    id: string,
    index: string | number,
    body: Buffer<ArrayBuffer> | string,
    headers: Readonly<Record<string, string>> = {},
    token = me.token
  ) => {
    const answer = await fetch(`${host().baseUrl}/api/v1/uploads/${id}/chunks/${index}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream", ...headers },
      body
    })
    const { data } = (await answer.json()) as { readonly data: Readonly<Record<string, unknown>> }
    return { status: answer.status, code: answer.headers.get("x-error-code"), data }
  }

  const uploadOf = async (name: string) => {
    const member = await newMember(host(), name)
    return { member, client: member.client, of: await completedUpload(member.client, bytes) }
  }

  it("arrive in any order, twice and with a pause, and are told what is missing", async () => {
    const { uploads } = me.client
    const begun = await uploads.startUpload({
      ...{ purpose: "feed_video", filename: "../Käse.mp4", size: bytes.length, mime: "video/mp4" }
    })
    assert.deepInclude(begun, { ok: true, status: 201 })
    const { chunk_count, chunk_size, upload_id: id } = unwrap(begun).upload
    assert.deepStrictEqual([chunk_size, chunk_count], [1_048_576, 3])
    for (const index of [2, 0, 2]) assert.deepInclude(await sendChunk(me.client, id, index, bytes), { status: 200 })
    const early = await uploads.completeUpload({ id })
    assert.deepInclude(early.ok ? {} : early.error, { code: "UploadIncomplete", status: 422 })
    assert.deepInclude(problemsOf(early), { missing: [1], missing_count: 1 })

    const { received_chunks } = unwrap(await uploads.getUpload({ id })).upload
    assert.deepStrictEqual(received_chunks, [0, 2])
    for (let index = 0; index < chunk_count; index++) {
      if (!received_chunks.includes(index)) unwrap(await sendChunk(me.client, id, index, bytes))
    }
    const { upload } = unwrap(await uploads.completeUpload({ id, sha256: sha256.toUpperCase() }))
    assert.deepInclude(upload, { state: "completed", content_type: "video/mp4", sha256, size: bytes.length })
    assert.deepStrictEqual(unwrap(await uploads.completeUpload({ id })).upload, upload)
    assert.deepStrictEqual(unwrap(await uploads.getUpload({ id })).upload, upload)
    unwrap(await uploads.deleteUpload({ id }))
    assert.strictEqual(codeOf(await uploads.deleteUpload({ id })), "UploadNotFound")
  })

  it("are started for what they are for, and no larger than that", async () => {
    const refused = await me.client.uploads.startUpload({
      ...{ purpose: "feed_video", filename: "a.avi", size: 26_214_401, mime: "video/x-msvideo" }
    })
    assert.deepStrictEqual(problemsOf(refused), {
      mime: ["The selected mime is invalid."],
      size: ["The size field must not be greater than 26214400 bytes."]
    })
    const key = { idempotencyKey: crypto.randomUUID() }
    const input = { purpose: "chat_file", filename: "a.zip", size: 10_485_760, mime: "application/zip" } as const
    const [first, second] = [
      unwrap(await me.client.uploads.startUpload(input, key)),
      unwrap(await me.client.uploads.startUpload(input, key))
    ]
    assert.deepStrictEqual(second, first)
    unwrap(await me.client.uploads.deleteUpload({ id: first.upload.upload_id }))
  })

  // Falls where a name of many lines, of a path, or turned round is shown to others as it came.
  it("have names of one line, without paths and what nobody sees", async () => {
    const named = (filename: string) =>
      me.client.uploads.startUpload({ purpose: "chat_file", filename, size: 1, mime: "text/plain" })
    for (const [told, shown] of [
      ["../../etc/Käse.txt", "Käse.txt"],
      ["C:\\Temp\\a.txt", "a.txt"],
      ["a\r\nSet-Cookie: x=1\u2028b\u0007.txt", "a Set-Cookie: x=1 b .txt"],
      ["an\u202Etxt.exe\u2066\uFEFF", "antxt.exe"]
    ] as const) {
      const { filename, upload_id: id } = unwrap(await named(told)).upload
      assert.strictEqual(filename, shown)
      unwrap(await me.client.uploads.deleteUpload({ id }))
    }
    for (const nothing of ["\u202E", "a/", "/", "..", "a/."]) {
      assert.deepStrictEqual(problemsOf(await named(nothing)), { filename: ["The filename field is required."] })
    }
  })

  it("take chunks of their size, their place and their digest alone", async () => {
    const id = await startUpload(me.client, bytes.length)
    const [whole, last] = [bytes.subarray(0, chunkSize), bytes.subarray(2 * chunkSize)]
    const told = `sha-256=:${digestOf(last).toString("base64")}:`
    const refusals = [
      [await put(id, 0, last), 422, "InvalidInput"],
      [await put(id, 2, whole), 422, "InvalidInput"],
      [await put(id, 3, last), 422, "InvalidInput"],
      [await put(id, -1, last), 422, "InvalidInput"],
      [await put(id, "x", last), 422, "InvalidInput"],
      [await put(id, 0.5, last), 422, "InvalidInput"],
      [await put(id, 0, Buffer.alloc(0)), 422, "InvalidInput"],
      [await put(id, 0, bytes.subarray(0, chunkSize + 1)), 413, "PayloadTooLarge"],
      [await put(id, 2, last, { "x-chunk-sha256": sha256 }), 422, "DigestMismatch"],
      [await put(id, 2, last, { "x-chunk-sha256": "abc" }), 422, "InvalidInput"],
      [await put(id, 2, last, { "content-digest": "sha-256=:abc:" }), 422, "InvalidInput"],
      [await put(id, 2, last, { "content-digest": told.replace("=:", "=:/") }), 422, "InvalidInput"],
      [await put("no-id", 0, whole), 404, "UploadNotFound"],
      [await put(crypto.randomUUID(), 0, whole), 404, "UploadNotFound"]
    ] as const
    for (const [answer, status, code] of refusals) assert.deepInclude(answer, { status, code }, JSON.stringify(answer))
    assert.deepStrictEqual(unwrap(await me.client.uploads.getUpload({ id })).upload.received_chunks, [])

    const headers = { "content-digest": told, "x-chunk-sha256": digestOf(last).toString("hex") }
    assert.deepInclude(await put(id, 2, last, headers), { status: 200, code: null })
    assert.deepInclude(await put(id, 2, last), { status: 200 })
    assert.deepInclude(await put(id, 2, Buffer.from("another")), { status: 409, code: "ChunkDiffers" })
    unwrap(await me.client.uploads.deleteUpload({ id }))
    assert.deepStrictEqual(uploadFolders(), [])
  })

  it("are nobody else's", async () => {
    const id = await startUpload(me.client, bytes.length)
    const { client, token } = await newMember(host(), "Sten Fremd")
    assert.deepInclude(await put(id, 0, bytes.subarray(0, chunkSize), {}, token), { status: 404 })
    for (const attempt of ["getUpload", "completeUpload", "deleteUpload"] as const) {
      const result = await client.uploads[attempt]({ id })
      assert.deepInclude(result.ok ? {} : result.error, { code: "UploadNotFound", status: 404 })
    }
    unwrap(await me.client.uploads.deleteUpload({ id }))
  })

  it("are shown to their sender by an address that needs no token, whole and in parts", async () => {
    const { url } = await completedUpload(me.client, bytes)
    assert.match(url, new RegExp(`^http://localhost:${new URL(host().baseUrl).port}/uploads/[0-9a-f-]{36}/file\\?`))
    const whole = await fetch(url)
    assert.strictEqual(whole.status, 200)
    assert.isTrue(Buffer.from(await whole.arrayBuffer()).equals(bytes))
    assert.deepInclude(Object.fromEntries(whole.headers), {
      "content-type": "video/mp4",
      "content-length": String(bytes.length),
      "content-disposition": "inline",
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes"
    })
    const end = await fetch(url, { headers: { range: "bytes=-7" } })
    assert.strictEqual(end.status, 206)
    assert.isTrue(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-7)))
    // A browser that has the file asks whether it still may show it.
    const { client, of } = await uploadOf("Ruth Halten")
    const etag = (await fetch(of.url)).headers.get("etag") ?? ""
    const { pathname, search } = new URL(of.url)
    const again = () =>
      ask(host().baseUrl, { method: "GET", target: `${pathname}${search}`, headers: [["If-None-Match", etag]] })
    assert.strictEqual((await again()).status, 304)
    unwrap(await client.uploads.deleteUpload({ id: of.upload_id }))
    assert.strictEqual((await again()).status, 404)
  })

  it("are attachments by their addresses where browsers could run them", async () => {
    const page = Buffer.from("<script>alert(1)</script>")
    const { url } = await completedUpload(me.client, page, {
      purpose: "chat_file",
      filename: 'ä".html',
      mime: "text/html"
    })
    const { headers } = await fetch(url)
    assert.strictEqual(headers.get("content-type"), "application/octet-stream")
    assert.strictEqual(
      headers.get("content-disposition"),
      "attachment; filename=\"__.html\"; filename*=UTF-8''%C3%A4%22.html"
    )
  })

  // Falls where the signature, the time, the row or the account is not looked at.
  it("are gone by their addresses with the time, the account and for everybody else", async () => {
    const { of, member } = await uploadOf("Gerd Ende")
    const stranger = await uploadOf("Frida Fremd")
    const open = new URL(of.url)
    const changed = (name: string, value: string | null) => {
      const url = new URL(open)
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
      return url.href
    }
    const theirs = new URL(stranger.of.url)
    const closed = [
      ...["reader", "expires", "signature"].flatMap((name) => [
        changed(name, null),
        changed(name, ""),
        changed(name, "x"),
        changed(name, theirs.searchParams.get(name) ?? "").replace(/expires=\d+/, "expires=9999999999")
      ]),
      `${theirs.origin}${theirs.pathname}${open.search}`,
      `${open.origin}${open.pathname}${theirs.search}`,
      `${open.href}&reader=${theirs.searchParams.get("reader")}`,
      `${open.origin}${open.pathname}`
    ]
    for (const url of closed) {
      const answer = await fetch(url)
      assert.deepStrictEqual([answer.status, answer.headers.get("x-error-code")], [404, "UploadNotFound"], url)
      await answer.text()
    }
    const set = (column: "banned_at" | "is_active", value: Date | boolean | null) =>
      host().sql((sql) => sql`update users set ${sql(column)} = ${value} where email = ${member.email}`)
    for (const [column, off, on] of [
      ["banned_at", new Date(), null],
      ["is_active", false, true]
    ] as const) {
      await set(column, off)
      assert.strictEqual((await fetch(of.url)).status, 404, column)
      await set(column, on)
      assert.strictEqual((await fetch(of.url)).status, 200, column)
    }
    await host().advance(6 * 60 * 60)
    assert.strictEqual((await fetch(of.url)).status, 404)
    const { url } = unwrap(await member.client.uploads.getUpload({ id: of.upload_id })).upload
    assert.strictEqual((await fetch(url ?? "")).status, 200)
  })

  it("stand in the export of their person, without where they are kept", async () => {
    const { client } = await newMember(host(), "Edda Port")
    const id = await startUpload(client, bytes.length)
    unwrap(await sendChunk(client, id, 2, bytes))
    const text = JSON.stringify(unwrap(await client.personalData.exportAll()))
    assert.include(text, id)
    assert.include(text, digestOf(bytes.subarray(2 * chunkSize)).toString("hex"))
    assert.notInclude(text, `uploads/${id}`)
  })
})
