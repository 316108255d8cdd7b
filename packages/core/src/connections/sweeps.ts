/** Sweeps of connections. */
import { DateTime, Effect } from "effect"
import { Settings, type Sweep, UnitOfWork } from "../kernel/index.js"
import { NewsRepository, PairRepository, type RequestIds } from "./ports.js"
import { askAgainDays, tellAgainDays } from "./settings.js"
import { makeTellRequest } from "./tell-request.js"

const batch = 100
const oldRows = 1000

export const connectionSweeps = Effect.gen(function* () {
  const pairs = yield* PairRepository
  const news = yield* NewsRepository
  const settings = yield* Settings
  const tellRequest = yield* makeTellRequest
  const { transact } = yield* UnitOfWork

  const reach = Effect.fnUntraced(function* (request: RequestIds) {
    yield* pairs.lock({ mover: request.requesterId, other: request.targetId })
    const now = yield* DateTime.now
    if (yield* pairs.markReached(request, now)) yield* tellRequest(request, now)
  }, transact)

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "connections.reachTargets",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const due = yield* pairs.listReaching(yield* DateTime.now, batch)
        yield* Effect.forEach(due, reach, { discard: true })
        return due.length
      })
    },
    {
      name: "connections.forgetOldNotes",
      cron: "41 4 * * *",
      run: Effect.gen(function* () {
        const now = yield* DateTime.now
        const declined = DateTime.subtract(now, { days: yield* settings.get(askAgainDays) })
        const told = DateTime.subtract(now, { days: yield* settings.get(tellAgainDays) })
        const forgotten = yield* transact(pairs.forgetDeclined(declined, oldRows))
        return forgotten + (yield* transact(news.forgetBefore(told, oldRows)))
      })
    }
  ]
  return sweeps
})
