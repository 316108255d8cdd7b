/** Everything that is due at the clock's now: every sweep, and events to their subscribers, until nothing is left. */

import { OutboxRelay, type Sweep, Sweeps } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { inBackground } from "../engine/connection-purpose.js"

/** Of a sweep in one go, each a batch: far more than a development database ever has. */
const maxRuns = 1_000
/** Work that makes new work comes to its end in a few rounds; what does not is a mistake. */
const maxRounds = 100
/** Of real time; a subscriber that makes its own event anew would keep the relay busy for ever. */
const longestDrain = "2 minutes"

const endless = (names: ReadonlyArray<string>) =>
  Effect.dieMessage(`There is always more that is due: ${names.join(", ")} did not come to an end.`)

const runUp = Effect.fnUntraced(function* ({ name, run }: Sweep) {
  let done = 0
  for (let runs = 0; runs < maxRuns; runs++) {
    const count = yield* run
    if (count === 0) return { name, done }
    done += count
  }
  return yield* endless([name])
})

/**
 * For a clock that was moved, and for tests that do not want to wait. Answers how much was done; dies, with the names,
 * of work that never ends. What runs in the background at the same time is waited for as well.
 */
export const runDue: Effect.Effect<number, never, OutboxRelay | Sweeps> = Effect.gen(function* () {
  const { drain } = yield* OutboxRelay
  const sweeps = yield* Sweeps
  const deliver = drain.pipe(
    Effect.timeoutOption(longestDrain),
    Effect.flatMap(Option.match({ onNone: () => endless(["the outbox"]), onSome: Effect.succeed }))
  )
  let done = 0
  let quietRounds = 0
  let busy: ReadonlyArray<string> = []
  for (let round = 0; round < maxRounds; round++) {
    const swept = yield* Effect.forEach(sweeps, runUp)
    const delivered = yield* deliver
    busy = [...swept, { name: "the outbox", done: delivered }].flatMap((one) => (one.done > 0 ? [one.name] : []))
    done += swept.reduce((sum, one) => sum + one.done, delivered)
    // A second look: what ended in the background during the first one may have made work for what was done before it.
    quietRounds = busy.length === 0 ? quietRounds + 1 : 0
    if (quietRounds === 2) return done
  }
  return yield* endless(busy)
}).pipe(inBackground)
