/** Gathers the handlers of uploads, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { completeUpload } from "./use-cases/complete-upload.js"
import { deleteUpload } from "./use-cases/delete-upload.js"
import { getUpload } from "./use-cases/get-upload.js"
import { readUpload } from "./use-cases/read-upload.js"
import { sendChunk } from "./use-cases/send-chunk.js"
import { startUpload } from "./use-cases/start-upload.js"

export class Uploads extends Context.Tag("@mentorkit/Uploads")<Uploads, Handlers<Operations>>() {
  static readonly layer = Layer.scoped(
    Uploads,
    Effect.all({ completeUpload, deleteUpload, getUpload, readUpload, sendChunk, startUpload })
  )
}
