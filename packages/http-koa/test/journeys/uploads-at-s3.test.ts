/** A film in chunks to a host with its files in a bucket: one object at the end, and none once it is deleted. */
import { unwrap } from "@mentorkit/client"
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
