/**
 * Memory for bodies that are kept until they are answered. A megabyte each, outside of the heap: for every 64 of them that are
 * made anew V8 looks through the whole heap, which took more than all that was done with them.
 */
import { bodyLimit } from "./body-limits.js"

export interface BodyBuffers {
  /** Room for at least so many bytes, of what somebody else has had. */
  readonly take: (bytes: number) => Buffer
  /** Once nobody reads it any more. */
  readonly giveBack: (buffer: Buffer) => void
}

/** What a smaller body would leave empty is more than it needs. */
const leastBytes = bodyLimit / 2

/** Beyond `maxFree` they are given up. */
export const newBodyBuffers = (maxFree = 16): BodyBuffers => {
  const free: Array<Buffer> = []
  return {
    take: (bytes) =>
      bytes < leastBytes || bytes > bodyLimit
        ? Buffer.allocUnsafe(bytes)
        : (free.pop() ?? Buffer.allocUnsafeSlow(bodyLimit)),
    giveBack: (buffer) => {
      if (buffer.length === bodyLimit && free.length < maxFree && !free.includes(buffer)) free.push(buffer)
    }
  }
}
