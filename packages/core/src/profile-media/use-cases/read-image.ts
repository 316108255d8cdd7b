import { Effect } from "effect"
import { type Handler, makeDownloadFile } from "../../kernel/index.js"
import { ProfileImageNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { ProfileImageRepository } from "../ports.js"
import { fileKeyOf } from "../profile-image.js"

/** What was replaced is unknown at once, although its file is there until a sweep has come by. */
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
