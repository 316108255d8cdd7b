/** Redraws uploaded images. */
import { Context, type Effect, Schema, type Scope } from "effect"
import type { UploadedFile } from "./uploaded-file.js"

export const ImageType = Schema.Literal("image/jpeg", "image/png", "image/webp")
export type ImageType = typeof ImageType.Type

/** No image, a broken one, an unsupported type, or too many pixels. */
export class UnreadableImage extends Schema.TaggedError<UnreadableImage>()("UnreadableImage", {}) {
  override get message() {
    return "The file is not an image that can be read."
  }
}

export interface ImageSize {
  /** "large"; part of the file key. */
  readonly name: string
  /** Maximum in pixels: smaller images are not enlarged. */
  readonly width: number
  readonly height: number
  /** Crops to the shape, or fits into it. */
  readonly fit: "cover" | "inside"
}

export interface Picture {
  readonly name: string
  readonly contentType: ImageType
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export class Images extends Context.Tag("@mentorkit/Images")<
  Images,
  {
    /**
     * Decodes an uploaded file whole and draws it anew in every size, upright, in sRGB and without whatever else
     * the file had (place, camera, comments). `type` is the kind that is written; none is the kind that it came in.
     * Of a moving picture the first one counts.
     */
    readonly redraw: (
      file: UploadedFile,
      want: { readonly sizes: ReadonlyArray<ImageSize>; readonly type?: ImageType }
    ) => Effect.Effect<ReadonlyArray<Picture>, UnreadableImage>
    /**
     * The same, made to fit into a size, as a file of the host's disk that is gone with the
     * scope: pictures that may be large are not held in memory.
     */
    readonly redrawToDisk: (
      file: UploadedFile,
      within: Pick<ImageSize, "width" | "height"> & { readonly type?: ImageType }
    ) => Effect.Effect<UploadedFile, UnreadableImage, Scope.Scope>
  }
>() {}
