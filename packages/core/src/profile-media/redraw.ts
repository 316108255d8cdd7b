/** Makes an uploaded file into an image of a profile, in all its sizes. */
import { Effect, Stream } from "effect"
import {
  fieldProblem,
  Ids,
  Images,
  type NewFile,
  type Picture,
  type Problem,
  type UploadedFile,
  type UserId
} from "../kernel/index.js"
import { ProfileImageId } from "./ids.js"
import {
  fileKeyOf,
  fileOwnerOf,
  type ImageKind,
  type ImageSizeName,
  type ProfileImage,
  sizesOf
} from "./profile-image.js"

/** An image that is not stored yet. */
export interface DrawnImage {
  readonly image: Omit<ProfileImage, "createdAt">
  readonly files: ReadonlyArray<NewFile>
}

const fileOf = (id: ProfileImageId, size: ImageSizeName, { bytes, contentType }: Picture): NewFile => ({
  key: fileKeyOf(id, size),
  owner: fileOwnerOf(id),
  contentType,
  content: Stream.make(bytes)
})

/** `redraw(userId, kind, file)`: fails with what is wrong with the file. Nobody gets to see the file as it came. */
export const makeRedraw = Effect.gen(function* () {
  const ids = yield* Ids
  const images = yield* Images

  return Effect.fnUntraced(function* (userId: UserId, kind: ImageKind, file: UploadedFile) {
    const sizes = sizesOf[kind]
    const pictures = yield* images
      .redraw(file, { sizes, type: "image/webp" })
      .pipe(Effect.mapError((): Problem => fieldProblem([kind], "must be an image")))
    const id = ProfileImageId.make(yield* ids.uuid)
    const files = sizes.flatMap(({ name }) =>
      pictures.filter((picture) => picture.name === name).map((picture) => fileOf(id, name, picture))
    )
    const drawn: DrawnImage = { image: { id, userId, kind, sizes: sizes.map(({ name }) => name) }, files }
    return drawn
  })
})
