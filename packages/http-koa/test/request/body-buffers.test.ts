/** Memory that bodies have one after the other, and never two at once. */
import { randomBytes } from "node:crypto"
import { createServer, type IncomingMessage, request } from "node:http"
import { UploadedFile } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { newBodyBuffers } from "../../src/request/body-buffers.js"
import { bodyLimit } from "../../src/request/body-limits.js"
import { bodyOptionsOf } from "../../src/request/receive-body.js"
import type { ReceivedFields } from "../../src/request/received-fields.js"
import { readStreamed } from "../../src/request/streamed-body.js"

let arrived: (message: IncomingMessage) => void = () => {}
const server = createServer((message) => arrived(message))
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A body as an operation gets it, which has not answered yet. */
const sent = (body: Buffer): Promise<ReceivedFields> =>
  new Promise((resolve, reject) => {
    arrived = (message) => {
      readStreamed(message, { inMemory: true, maxBytes: bodyLimit }, bodyOptionsOf({})).then(resolve, reject)
    }
    const address = server.address()
    if (typeof address !== "object" || address === null) throw new Error("The server does not listen.")
    request({ port: address.port, method: "PUT", headers: { "content-length": body.length } })
      .on("error", () => {})
      .end(body)
  })

const fileOf = Schema.decodeUnknownSync(Schema.Struct({ payload: UploadedFile }))
const bytesOf = ({ fields }: ReceivedFields): Uint8Array => fileOf(fields).payload.bytes ?? new Uint8Array()

describe("the memory of a body", () => {
  // Falls where it is given back before the answer: the second body would lie over the first.
  it("is its own until it is answered, and another one's after that", async () => {
    const [one, two, three] = [randomBytes(bodyLimit), randomBytes(bodyLimit), randomBytes(bodyLimit - 1)]
    const [first, second] = [await sent(one), await sent(two)]
    assert.isTrue(one.equals(bytesOf(first)))
    assert.isTrue(two.equals(bytesOf(second)))
    await first.dispose?.()
    const third = await sent(three)
    assert.strictEqual(bytesOf(third).buffer, bytesOf(first).buffer)
    assert.isTrue(three.equals(bytesOf(third)))
    assert.isTrue(two.equals(bytesOf(second)))
    await second.dispose?.()
    await third.dispose?.()
  })

  // Falls where a small body is given a megabyte, where one given back twice goes to two, and where all are kept for ever.
  it("is as large as it has to be, of nobody else, and not kept without end", () => {
    const { giveBack, take } = newBodyBuffers(1)
    assert.lengthOf(take(10), 10)
    assert.lengthOf(take(bodyLimit + 1), bodyLimit + 1)
    const [one, other] = [take(bodyLimit), take(bodyLimit - 1)]
    assert.notStrictEqual(one.buffer, other.buffer)
    for (const buffer of [take(10), one, one, other]) giveBack(buffer)
    assert.strictEqual(take(bodyLimit), one)
    assert.notInclude([one, other], take(bodyLimit))
  })
})
