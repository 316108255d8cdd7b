/** Clocks that are ahead of the machine's, in tests whose waiting is real. */
import { Clock, Effect } from "effect"

/** Ahead by as many milliseconds as `ahead` says whenever somebody asks. */
const clockAhead = (ahead: () => number): Clock.Clock => {
  const system = Clock.make()
  const millis = () => system.unsafeCurrentTimeMillis() + ahead()
  return {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: millis,
    currentTimeMillis: Effect.sync(millis),
    unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
    currentTimeNanos: system.currentTimeNanos,
    sleep: (duration) => system.sleep(duration)
  }
}

const hourMillis = 3_600_000

/** As if it were so many hours later. */
export const later = (hours: number) => Effect.withClock(clockAhead(() => hours * hourMillis))

export const movableClock = () => {
  let ahead = 0
  return {
    clock: clockAhead(() => ahead),
    moveOn: (hours: number): void => {
      ahead += hours * hourMillis
    }
  }
}
