import { type ByteRange, type FileKey, isFileKey } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"

/** A key is checked again where it becomes a path: a type holds only as long as nobody casts. */
export const checked = (key: FileKey): Effect.Effect<FileKey> =>
  isFileKey(key) ? Effect.succeed(key) : Effect.dieMessage("A file's key is not one.")

export const checkedFolder = (under: FileKey | ""): Effect.Effect<FileKey | ""> =>
  under === "" ? Effect.succeed(under) : checked(under)

/** It becomes a header. */
export const checkedType = (contentType: string): Effect.Effect<string> =>
  /^[\x20-\x7e]{1,255}$/.test(contentType)
    ? Effect.succeed(contentType)
    : Effect.dieMessage("A file's content type is not one.")

/** The whole file where no range is asked for. */
export const checkedRange = (size: number, range?: ByteRange): Effect.Effect<ByteRange> => {
  if (range === undefined) return Effect.succeed({ first: 0, last: size - 1 })
  const { first, last } = range
  return 0 <= first && first <= last && last < size
    ? Effect.succeed(range)
    : Effect.dieMessage("A range does not lie within its file.")
}
