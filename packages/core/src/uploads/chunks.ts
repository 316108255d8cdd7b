/** How a file is cut into chunks. Pure. */

/** Every chunk but the last has so many bytes. */
export const chunkSize = 1024 * 1024

/** `size` is the file's, in bytes and at least 1, here as below. */
export const chunkCountOf = (size: number): number => Math.ceil(size / chunkSize)

/** Bytes of the chunk; undefined where the file has none of that index. Indexes begin at 0. */
export const chunkSizeAt = (size: number, index: number): number | undefined =>
  Number.isInteger(index) && index >= 0 && index < chunkCountOf(size)
    ? Math.min(chunkSize, size - index * chunkSize)
    : undefined

/** Indexes that are not among those that are there, in their order. */
export const missingChunks = (size: number, there: Iterable<number>): ReadonlyArray<number> => {
  const known = new Set(there)
  return Array.from({ length: chunkCountOf(size) }, (_, index) => index).filter((index) => !known.has(index))
}
