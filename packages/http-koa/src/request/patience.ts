/** Bodies that come to a standstill. How long a whole request may take is the server's to say. */
import type { Context } from "koa"
import { tooSlow } from "./bad-request.js"

interface Disposable {
  readonly dispose?: () => Promise<void>
}

/**
 * Reads by `read`, or fails once nothing has come for `idleMillis`. The connection ends with the answer, by which the
 * reader ends too.
 */
export const patiently = async <A extends Disposable>(
  { req, res }: Context,
  idleMillis: number,
  read: () => Promise<A>
): Promise<A> => {
  if (req.complete) return read()
  let timer: NodeJS.Timeout | undefined
  let isGivenUp = false
  const standstill = new Promise<never>((_, reject) => {
    let seen = req.socket.bytesRead
    timer = setInterval(() => {
      const now = req.socket.bytesRead
      isGivenUp = now === seen && !req.complete
      if (isGivenUp) reject(tooSlow())
      seen = now
    }, idleMillis)
  })
  const reading = read()
  try {
    return await Promise.race([reading, standstill])
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
