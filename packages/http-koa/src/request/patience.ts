/** Bodies that stand still or only trickle. How long a whole request may take is the server's to say. */
import type { Context } from "koa"
import { tooSlow } from "./bad-request.js"
import type { ReceivedFields } from "./body.js"

export interface Patience {
  /** A body of which nothing has come for so long is given up. */
  readonly idleMillis: number
  /** How long a body may be as slow as it likes; from then on it brings `bytesPerSecond` on average, from its start. */
  readonly graceMillis: number
  readonly bytesPerSecond: number
}

export const defaultPatience: Patience = { idleMillis: 15_000, graceMillis: 5_000, bytesPerSecond: 1024 }

/** Whether to go on waiting: asked now and then with how long it has been and how many bytes have come by now. */
const newWatch = ({ bytesPerSecond, graceMillis, idleMillis }: Patience, before: number) => {
  let [lastCame, lastBytes] = [0, before]
  return (waitedMillis: number, bytes: number): boolean => {
    if (bytes > lastBytes) [lastCame, lastBytes] = [waitedMillis, bytes]
    const isIdle = waitedMillis - lastCame >= idleMillis
    const isTrickling = waitedMillis >= graceMillis && (bytes - before) * 1000 < bytesPerSecond * waitedMillis
    return !isIdle && !isTrickling
  }
}

/** How often somebody looks, at the least, in a period. */
const looks = 5

/**
 * Reads by `read`, or fails once the body is too slow. The connection ends with the answer, by which the reader ends too.
 */
export const patiently = async (
  { req, res }: Context,
  patience: Patience,
  read: () => Promise<ReceivedFields>
): Promise<ReceivedFields> => {
  let timer: NodeJS.Timeout | undefined
  let isGivenUp = false
  const givingUp = new Promise<never>((_, reject) => {
    const everyMillis = Math.min(patience.idleMillis, patience.graceMillis) / looks
    const isWorthIt = newWatch(patience, req.socket.bytesRead)
    // Counted in looks and not by the clock: a host that stood still itself blames nobody.
    let waited = 0
    timer = setInterval(() => {
      waited += everyMillis
      isGivenUp = !req.complete && !isWorthIt(waited, req.socket.bytesRead)
      if (isGivenUp) reject(tooSlow())
    }, everyMillis)
  })
  const reading = read()
  try {
    return await Promise.race([reading, givingUp])
  } catch (error) {
    // What still comes is of no use to anybody.
    if (isGivenUp) {
      res.once("finish", () => req.destroy())
      reading.then((late) => late.dispose?.()).catch(() => {})
    }
    throw error
  } finally {
    clearInterval(timer)
  }
}
