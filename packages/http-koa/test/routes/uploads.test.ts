/** Films that are sent in chunks, as clients send them and as they should not. */
import { createHash } from "node:crypto"
import { type Result, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { uploadFolders } from "../support/document-calls.js"
import { type Member, newMember } from "../support/market.js"
import { sendChunk, startUpload } from "../support/uploads.js"

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
