/** The host with its files in a bucket, by its settings: from an upload to an empty bucket. */
import { unwrap } from "@mentorkit/client"
import { pictureExtent } from "@mentorkit/test-kit/files/pictures"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { ConfigProvider, Context, Effect, Exit, Layer, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { hostConfig } from "../../src/host/host-config.js"
import { newMember } from "../support/market.js"
import { blobOf, photo } from "../support/profile-media.js"

const s3Of = (settings: Record<string, string>) =>
  hostConfig.pipe(
    Effect.map(({ s3 }) => s3),
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings)))),
    Effect.runPromise
  )

describe("a host with its files at S3", () => {
  const [storeScope, scope] = [Effect.runSync(Scope.make()), Effect.runSync(Scope.make())]
  let store: typeof S3Server.Service
  let host: TestHost

  beforeAll(async () => {
    store = Context.get(await Effect.runPromise(Layer.buildWithScope(s3Server, storeScope)), S3Server)
    const { accessKeyId, bucket, endpoint } = store
    const settings = {
      APP_SECRET: "of tests, long enough for anybody to believe",
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: "eu-central-1" },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: "a secret of tests" }
    }
    host = await newHost("PGlite", scope, { s3: await s3Of(settings) })
  })
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await Effect.runPromise(Scope.close(storeScope, Exit.void))
  })

  const filesCheck = async () => {
    const response = await fetch(`${host.baseUrl}/health/ready`)
    const { checks, status } = (await response.json()) as {
      readonly status: string
      readonly checks: Readonly<Record<string, { readonly status: string }>>
    }
    return [response.status, status, checks["files"]?.status]
  }

  it("stores an avatar there, hands it out, and leaves nothing of it behind", async () => {
    const { profileMedia } = (await newMember(host, "Ada Nov")).client
    const first = unwrap(await profileMedia.uploadMedia({ avatar: blobOf(await photo()) })).user.avatar_url ?? ""
    assert.strictEqual(store.world.objects.size, 3)
    for (const { contentType } of store.world.objects.values()) assert.strictEqual(contentType, "image/webp")
    const response = await fetch(first)
    assert.strictEqual(response.headers.get("content-type"), "image/webp")
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.strictEqual(Number(response.headers.get("content-length")), bytes.length)
    assert.deepStrictEqual(await pictureExtent(bytes), ["webp", 200, 200])

    const second = unwrap(await profileMedia.uploadMedia({ avatar: blobOf(await photo()) })).user.avatar_url ?? ""
    await host.advance(60)
    assert.strictEqual(store.world.objects.size, 3)
    assert.strictEqual((await fetch(first)).status, 404)
    assert.strictEqual((await fetch(second)).status, 200)
    unwrap(await profileMedia.removeMedia({ kind: "avatar" }))
    assert.strictEqual((await fetch(second)).status, 404)
    await host.advance(60)
    assert.strictEqual(store.world.objects.size, 0)
    assert.strictEqual(store.world.uploads.size, 0)
    assert.deepStrictEqual(await host.sql((sql) => sql`select * from stored_files`), [])
  })

  it("says so when the store is away, and serves what needs no file", async () => {
    const me = await newMember(host, "Bea Nov")
    await Effect.runPromise(Scope.close(storeScope, Exit.void))
    const log = vi.spyOn(console, "log").mockImplementation(() => {})
    const failed = await me.client.profileMedia.uploadMedia({ avatar: blobOf(await photo()) })
    const logged = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    log.mockRestore()
    assert.deepStrictEqual(
      logged.map(({ logLevel, message }) => [logLevel, message]),
      [["ERROR", "A request failed"]]
    )
    assert.deepInclude(failed.ok ? {} : failed.error, { status: 500, message: "Failed to update profile media." })
    assert.strictEqual(unwrap(await me.client.identity.getMe()).user.avatar_url, null)
    assert.deepStrictEqual(await filesCheck(), [200, "degraded", "down"])
  })
})
