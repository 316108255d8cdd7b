/** Gives up bodies that stand still or only trickle. The time of a whole request is limited by the server (`Timeouts`). */
import type { Context } from "koa"
import { tooSlow } from "./bad-request.js"
import type { MinBodyRate } from "./body-limits.js"
import type { ReceivedFields } from "./received-fields.js"

/** Whether to go on waiting: asked now and then with how long it has been and how many bytes have come by now. */
const newWatch = ({ bytesPerSecond, graceMillis, idleMillis }: MinBodyRate, before: number) => {
  let [lastCame, lastBytes] = [0, before]
  return (waitedMillis: number, bytes: number): boolean => {
    if (bytes > lastBytes) [lastCame, lastBytes] = [waitedMillis, bytes]
    const isIdle = waitedMillis - lastCame >= idleMillis
    const isTrickling = waitedMillis >= graceMillis && (bytes - before) * 1000 < bytesPerSecond * waitedMillis
    return !isIdle && !isTrickling
  }
}

/** A body is looked at this often in the shorter of both periods. */
const looksPerPeriod = 5

/**
 * Reads by `read`, or fails once the body is too slow. The connection ends with the answer, by which the reader ends too.
 */
export const withMinBodyRate = async (
  { req, res }: Context,
  rate: MinBodyRate,
  read: () => Promise<ReceivedFields>
): Promise<ReceivedFields> => {
  let timer: NodeJS.Timeout | undefined
  let isGivenUp = false
  const givingUp = new Promise<never>((_, reject) => {
    const everyMillis = Math.min(rate.idleMillis, rate.graceMillis) / looksPerPeriod
    const isWorthIt = newWatch(rate, req.socket.bytesRead)
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
    // Nobody reads the rest of it.
    if (isGivenUp) {
      res.once("finish", () => req.destroy())
      reading.then((late) => late.dispose?.()).catch(() => {})
    }
    throw error
  } finally {
    clearInterval(timer)
  }
}
