import { Context, type Effect, type Option, type Stream } from "effect"
import type { UploadedFile } from "./uploaded-file.js"

/** What can be asked about an uploaded file, which lies on the host's own disk. A file that is gone is a defect. */
export class UploadedFiles extends Context.Tag("@mentorkit/UploadedFiles")<
  UploadedFiles,
  {
    /** "image/png": what the first bytes say it is, whatever its name and sender claim; none for what is not known. */
    readonly typeOf: (file: UploadedFile) => Effect.Effect<Option.Option<string>>
    /**
     * Whether it is a PDF that can be read to its end, without a password. Bounded in time and memory: what needs more
     * cannot be read.
     */
    readonly isReadablePdf: (file: UploadedFile) => Effect.Effect<boolean>
    /** In pieces of a megabyte at most. */
    readonly bytesOf: (file: UploadedFile) => Stream.Stream<Uint8Array>
  }
>() {}
