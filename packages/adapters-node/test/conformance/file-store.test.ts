/** Files on a disk, and files at a server that speaks S3. */
import { diskFileStore } from "@mentorkit/adapters-node"
import { s3FileStore } from "@mentorkit/adapters-node/s3"
import { checkConformance, fileStoreConformance } from "@mentorkit/core/testing"
import { bytesIn, newFolder } from "@mentorkit/test-kit/files/folders"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { Context, Effect, Layer, Redacted } from "effect"
import { afterAll, describe, it } from "vitest"

class Folder extends Context.Tag("Folder")<Folder, string>() {}

describe("on a disk", () => {
  checkConformance(
    { describe, it, afterAll },
    fileStoreConformance({ received: Effect.flatMap(Folder, (folder) => Effect.promise(() => bytesIn(folder))) }),
    Layer.unwrapEffect(Effect.map(Folder, (folder) => diskFileStore({ folder }))).pipe(
      Layer.provideMerge(Layer.scoped(Folder, newFolder))
    )
  )
})

describe("at S3", () => {
  const store = Effect.map(S3Server, ({ accessKeyId, bucket, endpoint }) =>
    s3FileStore({
      ...{ bucket, endpoint, region: "eu-central-1", forcePathStyle: true, pageSize: 10 },
      credentials: { accessKeyId, secretAccessKey: Redacted.make("secret") }
    })
  )
  checkConformance(
    { describe, it, afterAll },
    fileStoreConformance({ received: Effect.map(S3Server, ({ world }) => world.received) }),
    Layer.unwrapEffect(store).pipe(Layer.provideMerge(s3Server))
  )
})
