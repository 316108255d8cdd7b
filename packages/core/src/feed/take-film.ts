import { Effect, Option } from "effect"
import { fieldProblem, Ids, InvalidInput, type User } from "../kernel/index.js"
import { makeTakeUpload, type UploadId } from "../uploads/index.js"
import type { PostId } from "./ids.js"
import { fileOwnerOf, type PostFile, PostFileId } from "./post-file.js"

const unusable = new InvalidInput({
  problems: [fieldProblem(["video_upload_id"], "must be a completed upload of yours for feed_video, not used yet")]
})

/** `takeFilm(caller, postId, uploadId)`: what was uploaded is the post's from then on, and nobody else's. */
export const makeTakeFilm = Effect.gen(function* () {
  const takeUpload = yield* makeTakeUpload
  const ids = yield* Ids

  return Effect.fnUntraced(function* (caller: User, postId: PostId, uploadId: UploadId) {
    const taken = yield* takeUpload(caller, uploadId, "feed_video", fileOwnerOf(postId))
    if (Option.isNone(taken)) return yield* unusable
    const id = PostFileId.make(yield* ids.uuid)
    const film: PostFile = { id, kind: "film", position: 0, ...taken.value, width: null, height: null, alt: null }
    return film
  })
})
