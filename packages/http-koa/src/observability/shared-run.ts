/** For what many ask at once and nobody may wait long for. */

/** Rejects when the work has not ended in time; the work itself goes on. */
export const within = async <A>(milliseconds: number, work: () => Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Those who ask share one run, and its result, a failure too, stands until it is `maxAgeMillis` old. */
export const sharedRun = <A>(maxAgeMillis: number, work: () => Promise<A>): (() => Promise<A>) => {
  let last: Promise<A> | undefined
  let beganAt = 0
  return () => {
    const now = performance.now()
    if (last === undefined || now - beganAt >= maxAgeMillis) {
      beganAt = now
      last = work()
    }
    return last
  }
}
