import { Context, type Effect, type Option, type Stream } from "effect"
import type { UploadedFile } from "./uploaded-file.js"

/** Checks of uploaded files on the host's own disk. A missing file is a defect. */
export class UploadedFiles extends Context.Tag("@mentorkit/UploadedFiles")<
  UploadedFiles,
  {
    /** "image/png": by the first bytes, whatever name and claim; none if not known. */
    readonly typeOf: (file: UploadedFile) => Effect.Effect<Option.Option<string>>
    /**
     * Whether it is a PDF that can be read to its end, without a password. Bounded in time and memory: what needs more
     * cannot be read.
     */
    readonly isReadablePdf: (file: UploadedFile) => Effect.Effect<boolean>
    /** Chunks of at most a megabyte. */
    readonly bytesOf: (file: UploadedFile) => Stream.Stream<Uint8Array>
  }
>() {}
