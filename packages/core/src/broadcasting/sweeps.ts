/** Sweeps of broadcasting. */
import { DateTime, Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { PresenceRepository } from "./ports.js"
import { deadAfterSeconds, makeTellLeft } from "./presence.js"

/** Hosts at once. */
const batch = 10

export const broadcastingSweeps = Effect.gen(function* () {
  const presences = yield* PresenceRepository
  const tellLeft = yield* makeTellLeft

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "broadcasting.forgetDeadHosts",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const before = DateTime.subtract(yield* DateTime.now, { seconds: deadAfterSeconds })
        const left = yield* tellLeft(presences.removeHostsNotSeen(before, batch))
        return left.length
      })
    }
  ]
  return sweeps
})
