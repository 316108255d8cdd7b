/** Waiting for what comes after the fact: by looking again, and never longer than a test may take. */
import { Effect, Schedule } from "effect"

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Looks again until there is something to see; what is waited for may be told in the end only. */
export const until = async <A>(
  what: string | (() => string),
  look: () => Promise<A | undefined>,
  milliseconds = 15_000
): Promise<A> => {
  const end = performance.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`Waited too long for ${typeof what === "string" ? what : what()}`)
    await pause(50)
  }
}

/** The same in Effect, until it is so. */
export const untilSo = <E = never, R = never>(isSo: (() => boolean) | Effect.Effect<boolean, E, R>) =>
  (Effect.isEffect(isSo) ? isSo : Effect.sync(isSo)).pipe(
    Effect.repeat({ until: (so) => so, schedule: Schedule.spaced("10 millis") }),
    Effect.timeoutFail({ duration: "25 seconds", onTimeout: () => new Error("It did not happen") }),
    Effect.orDie,
    Effect.asVoid
  )
