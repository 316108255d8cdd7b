/** Pictures and films of posts, by their addresses. What becomes of a post is asked of it at each request. */
import { Effect, Option } from "effect"
import { type Handler, makeDownloadFile, makeSignedAddresses } from "../../kernel/index.js"
import { PostFileNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { PostFileRepository } from "../ports.js"
import { fileNameOf, type StoredPostFile, signedFileOf } from "../post-file.js"

const makeDownload = Effect.map(makeDownloadFile, (download) =>
  Effect.fnUntraced(
    function* (found: Option.Option<StoredPostFile>) {
      const file = yield* found
      return { file: yield* Effect.flatten(download(file.key, fileNameOf(file))) }
    },
    Effect.catchTag("NoSuchElementException", () => new PostFileNotFound())
  )
)

export const readPublicFile = Effect.gen(function* () {
  const { findPublic } = yield* PostFileRepository
  const download = yield* makeDownload

  const handler: Handler<Operations, "readPublicFile"> = (_, { id }) => Effect.flatMap(findPublic(id), download)

  return handler
})

export const readSignedFile = Effect.gen(function* () {
  const { findVisible } = yield* PostFileRepository
  const { readerOf } = yield* makeSignedAddresses
  const download = yield* makeDownload

  const handler: Handler<Operations, "readSignedFile"> = Effect.fnUntraced(function* (_, { id, ...signed }) {
    const reader = yield* readerOf(signedFileOf(id), signed)
    const found = Option.isNone(reader) ? Option.none() : yield* findVisible(reader.value, id)
    return yield* download(found)
  })

  return handler
})
