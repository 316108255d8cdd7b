/** Which chunks of an upload are still to be sent. Pure. */
import type { Upload } from "./generated/client.js"

export type Begun = Pick<Upload, "size" | "state" | "chunk_size" | "chunk_count" | "received_chunks">

export interface Chunk {
  readonly index: number
  /** Its first byte in the file. */
  readonly start: number
  /** The byte behind its last one. */
  readonly end: number
}

/** In the file's order. A completed upload has no chunks any more, and needs none. */
export const missingChunks = ({ chunk_count, chunk_size, received_chunks, size, state }: Begun): Array<Chunk> => {
  if (state === "completed") return []
  const received = new Set(received_chunks)
  return Array.from({ length: chunk_count }, (_, index) => {
    const start = index * chunk_size
    return { index, start, end: Math.min(size, start + chunk_size) }
  }).filter(({ index }) => !received.has(index))
}

export const bytesOf = (chunks: ReadonlyArray<Chunk>): number =>
  chunks.reduce((sum, { end, start }) => sum + end - start, 0)
