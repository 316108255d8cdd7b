/** Films that a client of ours sends. */
import { type Client, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])

export const startUpload = async (client: Client, size: number): Promise<string> => {
  const input = { purpose: "feed_video", filename: "film.mp4", mime: "video/mp4", size } as const
  return unwrap(await client.uploads.startUpload(input)).upload.upload_id
}

/** The chunk of that index of a file. */
export const sendChunk = (client: Client, id: string, index: number, file: Uint8Array) =>
  client.uploads.sendChunk({
    id,
    index,
    payload: blobOf(file.subarray(index * chunkSize, (index + 1) * chunkSize))
  })
