/** Gathers the handlers of profile media, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { readImage } from "./use-cases/read-image.js"
import { removeMedia } from "./use-cases/remove-media.js"
import { uploadMedia } from "./use-cases/upload-media.js"

export class ProfileMedia extends Context.Tag("@mentorkit/ProfileMedia")<ProfileMedia, Handlers<Operations>>() {
  static readonly layer = Layer.effect(ProfileMedia, Effect.all({ readImage, removeMedia, uploadMedia }))
}
