/** A film in chunks to a host with its files in a bucket: one object at the end, and none once it is deleted. */
import { type Failure, type Result, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { newMember } from "../support/market.js"
import { sendChunk, startUpload } from "../support/uploads.js"

describe("uploads to a host with its files at S3", () => {
  const scope = Effect.runSync(Scope.make())
  let store: typeof S3Server.Service
  let host: TestHost

  beforeAll(async () => {
    store = Context.get(await Effect.runPromise(Layer.buildWithScope(s3Server, scope)), S3Server)
    const { accessKeyId, bucket, endpoint } = store
    const credentials = { accessKeyId, secretAccessKey: Redacted.make("a secret of tests") }
    host = await newHost("PGlite", scope, { s3: { bucket, endpoint, region: "eu-central-1", credentials } })
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const chunkRows = (id: string) => host.sql((sql) => sql`select * from upload_chunks where upload_id = ${id}`)

  // Falls where parts of a file that came to nothing stay, where the chunks go before it is there, and where a chunk counts that is not.
  // Seen to fall where the SDK's upload leaves its parts after a failure (`leavePartsOnError`).
  it.each(["cut", 500, 503] as const)("go on where S3 has failed in the middle of a part (%s)", async (fault) => {
    const bytes = film(6 * chunkSize)
    const { client } = await newMember(host, "Solveig Tree")
    const id = await startUpload(client, bytes.length)
    const failed = async (work: () => Promise<Result<unknown, Failure>>, message: string) => {
      store.world.fault = fault
      const answer = await work().finally(() => {
        store.world.fault = undefined
      })
      if (answer.ok) assert.fail("it was no failure")
      assert.deepInclude(answer.error, { status: 500, message })
      assert.strictEqual(store.world.uploads.size, 0)
      await host.advance(60)
    }
    await failed(() => sendChunk(client, id, 0, bytes), "Failed to store the chunk.")
    assert.deepStrictEqual([store.world.objects.size, (await chunkRows(id)).length], [0, 0])
    for (let index = 0; index < 6; index++) unwrap(await sendChunk(client, id, index, bytes))
    await failed(() => client.uploads.completeUpload({ id }), "Failed to complete the upload.")
    assert.deepStrictEqual([store.world.objects.size, (await chunkRows(id)).length], [6, 6])
    unwrap(await client.uploads.completeUpload({ id }))
    await host.advance(60)
    assert.deepStrictEqual(
      [...store.world.objects.values()].map((object) => object.bytes.equals(bytes)),
      [true]
    )
    unwrap(await client.uploads.deleteUpload({ id }))
    await host.advance(60)
    assert.strictEqual(store.world.objects.size, 0)
  })

  // More than the five megabytes that a part of S3 has at least.
  it("make one object of many, and leave nothing behind", async () => {
    const bytes = film(7 * chunkSize + 5)
    const { client } = await newMember(host, "Solveig Tree")
    const id = await startUpload(client, bytes.length)
    for (const index of [7, 3, 0, 1, 6, 2, 5, 4]) unwrap(await sendChunk(client, id, index, bytes))
    assert.strictEqual(store.world.objects.size, 8)
    unwrap(await client.uploads.completeUpload({ id }))
    await host.advance(60)
    const [object, ...more] = store.world.objects.values()
    assert.strictEqual(more.length, 0)
    assert.strictEqual(object?.contentType, "video/mp4")
    assert.isTrue(object?.bytes.equals(bytes))
    unwrap(await client.uploads.deleteUpload({ id }))
    await host.advance(60)
    assert.strictEqual(store.world.objects.size, 0)
    assert.strictEqual(store.world.uploads.size, 0)
    assert.deepStrictEqual(await host.sql((sql) => sql`select * from stored_files`), [])
  })
})
