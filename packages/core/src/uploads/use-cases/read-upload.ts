import { DateTime, Effect } from "effect"
import { type Handler, makeDownloadFile, makeSignedAddresses } from "../../kernel/index.js"
import { UploadNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { UploadRepository } from "../ports.js"
import { signedFileOf } from "../upload.js"

/** Only its sender is ever given an address; that nobody else's opens it is checked all the same. */
export const readUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const { readerOf } = yield* makeSignedAddresses
  const download = yield* makeDownloadFile

  const handler: Handler<Operations, "readUpload"> = Effect.fnUntraced(
    function* (_, { id, ...signed }) {
      const reader = yield* Effect.flatten(readerOf(signedFileOf(id), signed))
      const { filename, key } = yield* Effect.flatten(uploads.findReadable(id, reader, yield* DateTime.now))
      return { file: yield* Effect.flatten(download(key, filename)) }
    },
    Effect.catchTag("NoSuchElementException", () => new UploadNotFound())
  )

  return handler
})
