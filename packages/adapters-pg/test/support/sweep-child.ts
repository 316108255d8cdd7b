/** `<folder or URL> <sweep>`: a host that is at a sweep which does not end, for a test to kill. */
import { migrate, runSweeps } from "@mentorkit/adapters-pg"
import { Effect } from "effect"
import { engineOf } from "./crash-storage.js"
import { patient } from "./sweeps.js"

const [place = "", name = ""] = process.argv.slice(2)
const run = Effect.zipRight(
  Effect.sync(() => process.stdout.write("began\n")),
  Effect.never
)
process.stdin.once("end", () => process.exit()).resume()
Effect.runFork(
  Effect.zipRight(runSweeps([{ name, cron: "0 0 1 1 *", run }], patient), Effect.never).pipe(
    Effect.scoped,
    Effect.provide(migrate),
    Effect.provide(engineOf(place))
  )
)
