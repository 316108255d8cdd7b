/** What a route takes follows from its own fields: ten files of 10 MB where it has them, and 2 MB where it has none. */
import { createHash } from "node:crypto"
import { atMostBytes, namedOperations, operation, UploadedFile } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { assert, describe, it } from "vitest"
import { bind, endpoints as product } from "../../src/index.js"
import { plainFormBytes, usualFormBytes } from "../../src/request/body-limits.js"
import { multipartLimits, streamLimit } from "../../src/request/route-limits.js"
import { useBodySite } from "../support/body-site.js"
import { boundary, formType } from "../support/forms.js"
import { prefix } from "../support/mounted-server.js"
import { openSocket, read } from "../support/raw-client.js"

const megabyte = 1024 * 1024
const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const { host } = useBodySite()

const file = (bytes: number) => UploadedFile.pipe(atMostBytes(bytes))
/** None of these fields needs a service, which the type of any fields cannot say. */
const structOf = (fields: Schema.Struct.Fields) =>
  Schema.Struct(fields) as unknown as Schema.Schema.AnyNoContext & { readonly fields: Schema.Struct.Fields }
const take = (fields: Schema.Struct.Fields) =>
  namedOperations("demo", {
    take: operation({ access: "user", input: structOf(fields), success: Schema.Struct({}), failures: [] })
  })
const totalOf = (fields: Schema.Struct.Fields, more: { readonly maxBytes?: number } = {}) => {
  const [endpoint] = bind(take(fields), { take: { route: "POST /", message: "Fine.", body: "form", ...more } })
  return endpoint === undefined ? assert.fail() : multipartLimits(endpoint).totalBytes
}

describe("the limit of a form", () => {
  const ten = Schema.Array(file(10 * megabyte)).pipe(Schema.maxItems(10))
  it.each([
    ["no files", { name: Schema.String }, plainFormBytes],
    ["one small file", { name: Schema.String, one: file(megabyte) }, usualFormBytes],
    ["a list without an end", { all: Schema.Array(file(10 * megabyte)) }, usualFormBytes],
    ["ten files", { all: ten }, 100 * megabyte + plainFormBytes],
    [
      "ten files that may be left out",
      { all: Schema.optionalWith(ten, { nullable: true }) },
      100 * megabyte + plainFormBytes
    ],
    ["ten files and one", { all: Schema.optional(ten), one: file(5 * megabyte) }, 105 * megabyte + plainFormBytes],
    [
      "at least one of ten",
      { all: Schema.NonEmptyArray(file(10 * megabyte)).pipe(Schema.maxItems(10)) },
      100 * megabyte + plainFormBytes
    ],
    ["a pair", { both: Schema.Tuple(file(50 * megabyte), file(50 * megabyte)) }, 100 * megabyte + plainFormBytes],
    [
      "ten files without a limit of their own",
      { all: Schema.Array(UploadedFile).pipe(Schema.maxItems(10)) },
      100 * megabyte + plainFormBytes
    ]
  ] as ReadonlyArray<readonly [string, Schema.Struct.Fields, number]>)("of %s", (_what, fields, bytes) => {
    assert.strictEqual(totalOf(fields), bytes)
  })

  it("is what the binding says where it says so, smaller or larger", () => {
    assert.strictEqual(totalOf({ all: ten }, { maxBytes: 5 }), 5)
    assert.strictEqual(totalOf({ all: Schema.Array(UploadedFile) }, { maxBytes: 500 * megabyte }), 500 * megabyte)
  })

  it("of a stream is that of its file", () => {
    const bound = (maxBytes?: number) =>
      bind(take({ payload: file(megabyte) }), {
        take: { route: "PUT /", message: "Fine.", body: "stream", ...(maxBytes !== undefined && { maxBytes }) } as never
      }).map(streamLimit)
    assert.deepStrictEqual([...bound(), ...bound(7)], [megabyte, 7])
  })

  // Falls where a route for guests gets a field for files: nobody could be asked for what lies on the disk.
  it("leaves no disk to guests", () => {
    const open = product.filter(({ operation: { access } }) => access === "public" || access === "pending")
    assert.isAbove(open.length, 10)
    for (const endpoint of open) {
      assert.notStrictEqual(endpoint.body, "stream", endpoint.operationId)
      assert.strictEqual(multipartLimits(endpoint).fileFields.size, 0, endpoint.operationId)
    }
  })
})

/** Bytes as they are asked for, so that none of these tests holds a body whole. */
const piece = Buffer.alloc(64 * 1024, "x")
const sendForm = (path: string, files: number, bytesEach: number, isChunked = false) => {
  const partHead = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="attachments[]"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`
  )
  const end = Buffer.from(`--${boundary}--\r\n`)
  const length = files * (partHead.length + bytesEach + 2) + end.length
  const pieces = function* () {
    for (let at = 0; at < files; at++) {
      yield partHead
      for (let left = bytesEach; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
      yield Buffer.from("\r\n")
    }
    yield end
  }
  const bearer = path === "/posts" ? `Authorization: Bearer ${token}\r\n` : ""
  const size = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`
  const socket = openSocket(host().port)
  const { end: closed, text } = read(socket)
  // The host may close while we still send; what it has said counts.
  const answered = closed.catch(text)
  socket.write(
    `POST ${prefix}${path} HTTP/1.1\r\nHost: x\r\n${bearer}Connection: close\r\nContent-Type: ${formType["content-type"]}\r\n${size}\r\n\r\n`
  )
  const send = async () => {
    for (const one of pieces()) {
      if (text() !== "" || socket.destroyed) return
      const framed = isChunked
        ? Buffer.concat([Buffer.from(`${one.length.toString(16)}\r\n`), one, Buffer.from("\r\n")])
        : one
      if (!socket.write(framed)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), answered])
    }
    if (isChunked) socket.write("0\r\n\r\n")
  }
  return Promise.all([answered, send()]).then(([answer]) => answer)
}

describe("files on their way", () => {
  // Falls with 64 MB for every form.
  it("ten of 10 MB arrive whole", async () => {
    const answer = await sendForm("/posts", 10, 10 * megabyte)
    assert.match(answer, /^HTTP\/1\.1 201 /)
    const hash = createHash("sha256")
    for (let at = 0; at < 160; at++) hash.update(piece)
    assert.lengthOf(answer.split(hash.digest("hex")), 11)
  })

  it.each([[false], [true]])("eleven of them are too much (chunked: %s)", async (isChunked) => {
    assert.match(await sendForm("/posts", 11, 10 * megabyte, isChunked), /^HTTP\/1\.1 413 /)
  })

  it("one too large is told by its field", async () => {
    const answer = await sendForm("/posts", 1, 11 * megabyte)
    assert.match(answer, /^HTTP\/1\.1 422 [\s\S]*attachments\.0/)
  })

  // Falls where a route that takes no files reads, and drops, as much as one that does.
  it.each([[false], [true]])("none are read where the route takes none (chunked: %s)", async (isChunked) => {
    assert.match(await sendForm("/unsubscribe/t", 1, 3 * megabyte, isChunked), /^HTTP\/1\.1 413 /)
    assert.match(await sendForm("/unsubscribe/t", 1, megabyte, isChunked), /^HTTP\/1\.1 200 /)
  })
})
