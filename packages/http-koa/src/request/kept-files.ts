/** Files of a request: streamed to its own folder, measured, counted, and gone with the request. */
import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { headBytes, type UploadedFile } from "@mentorkit/core/kernel"
import { noRoom } from "./bad-request.js"
import type { BodyBudget } from "./body-budget.js"
import type { Fields, ReceivedFields } from "./received-fields.js"
import { newUploadFolder, removeFolder } from "./upload-folders.js"

type KeptFile = Omit<UploadedFile, "name" | "claimedType">

/** Streams a file to the disk and tells its size, beginning and digest on the way; an aborted one fails. */
export type KeepFile = (
  source: Readable & { readonly truncated?: boolean | undefined },
  signal: AbortSignal
) => Promise<KeptFile>

const keeper = (folder: string, countBytes: (bytes: number) => void): KeepFile => {
  let files = 0
  return async (source, signal) => {
    const path = join(folder, String(files++))
    const hash = createHash("sha256")
    let size = 0
    let head = Buffer.alloc(0)
    const measured = async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        countBytes(piece.length)
        if (size < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes - size)])
        size += piece.length
        hash.update(piece)
        yield piece
      }
    }
    await pipeline(source, measured, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal })
    return { path, size, head, digest: hash.digest("hex"), isTruncated: source.truncated === true }
  }
}

/** Reads fields with files among them. What the files take of `uploads` is given back when they are removed. */
export const withKeptFiles = async (
  uploads: BodyBudget,
  read: (keep: KeepFile) => Promise<Fields>
): Promise<ReceivedFields> => {
  const folder = await newUploadFolder()
  const share = uploads.newShare()
  let bytes = 0
  const countBytes = (more: number): void => {
    bytes += more
    if (!share.take(bytes)) throw noRoom()
  }
  const dispose = () => removeFolder(folder).finally(share.giveBack)
  try {
    return { fields: await read(keeper(folder, countBytes)), dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
