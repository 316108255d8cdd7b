import { Effect } from "effect"
import { type Handler, makeDownloadFile } from "../../kernel/index.js"
import { ProfileImageNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { ProfileImageRepository } from "../ports.js"
import { fileKeyOf } from "../profile-image.js"

/** A replaced image is not found at once, although its file stays until a sweep. */
export const readImage = Effect.gen(function* () {
  const images = yield* ProfileImageRepository
  const download = yield* makeDownloadFile

  const handler: Handler<Operations, "readImage"> = Effect.fnUntraced(
    function* (_, { id, size }) {
      const kind = yield* Effect.flatten(images.findVisible(id, size))
      return { image: yield* Effect.flatten(download(fileKeyOf(id, size), kind)) }
    },
    Effect.catchTag("NoSuchElementException", () => new ProfileImageNotFound())
  )

  return handler
})
