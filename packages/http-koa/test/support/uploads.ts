/** Films that a client of ours sends. */
import { type Client, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])

type NewUpload = Parameters<Client["uploads"]["startUpload"]>[0]

export const startUpload = async (client: Client, size: number, about: Partial<NewUpload> = {}): Promise<string> => {
  const input = { purpose: "feed_video", filename: "film.mp4", mime: "video/mp4", size, ...about } as const
  return unwrap(await client.uploads.startUpload(input)).upload.upload_id
}

/** The fields of a signed address. */
export const addressedBy = (url: string) => Object.fromEntries(new URL(url).searchParams)

/** The chunk of that index of a file. */
export const sendChunk = (client: Client, id: string, index: number, file: Uint8Array) =>
  client.uploads.sendChunk({
    id,
    index,
    payload: blobOf(file.subarray(index * chunkSize, (index + 1) * chunkSize))
  })

/** A completed upload with its address. */
export const completedUpload = async (client: Client, file: Uint8Array, about: Partial<NewUpload> = {}) => {
  const id = await startUpload(client, file.length, about)
  for (let index = 0; index * chunkSize < file.length; index++) unwrap(await sendChunk(client, id, index, file))
  const { upload } = unwrap(await client.uploads.completeUpload({ id }))
  if (upload.url === null) throw new Error("A completed upload has no address")
  return { ...upload, url: upload.url }
}
