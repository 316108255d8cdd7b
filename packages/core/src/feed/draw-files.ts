/** Pictures as they were sent become pictures of a post: nobody gets to see a file as it came. */
import { Array, Effect, Stream } from "effect"
import {
  fieldProblem,
  Ids,
  Images,
  InvalidInput,
  type NewFile,
  type Problem,
  type UploadedFile
} from "../kernel/index.js"
import type { PostId } from "./ids.js"
import { extents, fileKeyOf, fileOwnerOf, type PostFile, PostFileId } from "./post-file.js"

/** A picture that is not stored yet. */
export interface DrawnFile {
  readonly row: PostFile
  readonly file: NewFile
}

interface SentFile {
  readonly kind: "picture" | "thumbnail"
  readonly path: Problem["path"]
  readonly file: UploadedFile
  readonly alt: string | null
}

export interface SentFiles {
  readonly attachments: ReadonlyArray<UploadedFile>
  /** What they show, in their order. */
  readonly alts: ReadonlyArray<string | null>
  readonly thumbnail: UploadedFile | undefined
}

const sent = ({ alts, attachments, thumbnail }: SentFiles): ReadonlyArray<SentFile> => [
  ...attachments.map((file, at) => ({
    kind: "picture" as const,
    path: ["attachments", at],
    file,
    alt: alts[at] ?? null
  })),
  ...(thumbnail === undefined ? [] : [{ kind: "thumbnail" as const, path: ["thumbnail"], file: thumbnail, alt: null }])
]

/** `drawFiles(postId, sent)`: fails with what is wrong with each of them. */
export const makeDrawFiles = Effect.gen(function* () {
  const ids = yield* Ids
  const images = yield* Images

  const draw = Effect.fnUntraced(function* (postId: PostId, { alt, file, kind, path }: SentFile, position: number) {
    const extent = extents[kind]
    const sizes = [{ name: kind, width: extent, height: extent, fit: "inside" as const }]
    const drawn = Effect.flatMap(images.redraw(file, { sizes, type: "image/webp" }), Array.head)
    const { bytes, contentType, height, width } = yield* Effect.mapError(drawn, () =>
      fieldProblem(path, "must be an image")
    )
    const id = PostFileId.make(yield* ids.uuid)
    const key = fileKeyOf(postId, id)
    const one: DrawnFile = {
      row: { id, kind, position, key, contentType, width, height, alt },
      file: { key, owner: fileOwnerOf(postId), contentType, content: Stream.make(bytes) }
    }
    return one
  })

  return Effect.fnUntraced(function* (postId: PostId, files: SentFiles) {
    const [problems, drawn] = yield* Effect.partition(sent(files), (one, at) =>
      draw(postId, one, one.kind === "picture" ? at : 0)
    )
    if (Array.isNonEmptyReadonlyArray(problems)) return yield* new InvalidInput({ problems })
    return drawn
  })
})
