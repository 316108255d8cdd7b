/** Several parts of a file in one answer: `multipart/byteranges` (RFC 9110, 14.6). */
import { randomUUID } from "node:crypto"
import type { FileDownload } from "@mentorkit/core/kernel"
import type { ByteRange } from "@mentorkit/core/kernel/ports"

export const contentRangeOf = ({ first, last }: ByteRange, size: number): string => `bytes ${first}-${last}/${size}`
export const lengthOf = ({ first, last }: ByteRange): number => last - first + 1

type Open = () => ReadableStream<Uint8Array>

/** One after the other; each is opened when the one before has ended, and the open one is let go of with the whole. */
const concatenated = (opens: ReadonlyArray<Open>): ReadableStream<Uint8Array> => {
  const waiting = [...opens]
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          reader ??= waiting.shift()?.().getReader()
          if (reader === undefined) return controller.close()
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          reader = undefined
        }
      },
      async cancel(reason) {
        waiting.length = 0
        await reader?.cancel(reason)
      }
    },
    // Nothing is read before somebody wants it.
    { highWaterMark: 0 }
  )
}

/** Its boundary is made anew each time, so that nobody can have written it into a file. */
export const multipartOf = ({ contentType, open, size }: FileDownload, ranges: ReadonlyArray<ByteRange>) => {
  const boundary = randomUUID()
  const headOf = (range: ByteRange, index: number) =>
    `${index === 0 ? "" : "\r\n"}--${boundary}\r\nContent-Type: ${contentType}\r\nContent-Range: ${contentRangeOf(range, size)}\r\n\r\n`
  const parts = ranges.map((range, index) => ({ range, head: Buffer.from(headOf(range, index)) }))
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const opens: ReadonlyArray<Open> = parts.flatMap(({ head, range }) => [
    () => ReadableStream.from<Uint8Array>([head]),
    () => open(range)
  ])
  return {
    type: `multipart/byteranges; boundary=${boundary}`,
    length: parts.reduce((sum, { head, range }) => sum + head.length + lengthOf(range), end.length),
    open: () => concatenated([...opens, () => ReadableStream.from<Uint8Array>([end])])
  }
}
