/** Everything that is due at the clock's now: events to their subscribers, and every sweep, until nothing is left. */
import { Sweeps } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import { OutboxRelay } from "./outbox-relay.js"

/** Work that makes new work comes to its end in a few rounds; what does not is a mistake. */
const mostRounds = 10_000

/** For a clock that was moved, and for tests that do not want to wait. Answers how much was done. */
export const runDue = Effect.gen(function* () {
  const { drain } = yield* OutboxRelay
  const sweeps = yield* Sweeps
  let done = 0
  let busy: ReadonlyArray<string> = []
  for (let round = 0; round < mostRounds; round++) {
    busy = []
    const delivered = yield* drain
    if (delivered > 0) busy = [...busy, "the outbox"]
    done += delivered
    for (const { name, run } of sweeps) {
      const count = yield* run
      if (count > 0) busy = [...busy, name]
      done += count
    }
    if (busy.length === 0) return done
  }
  return yield* Effect.dieMessage(`There is always more that is due: ${busy.join(", ")}`)
})
