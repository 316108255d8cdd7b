/** Sweeps of notifications. */
import { DateTime, Effect } from "effect"
import { Settings, type Sweep, UnitOfWork } from "../kernel/index.js"
import { digestSweeps } from "./digest-sweeps.js"
import { NotificationFanOutRepository, NotificationRepository } from "./ports.js"
import { makePushFanOuts } from "./push-fan-outs.js"
import { notificationMonths } from "./settings.js"

const batch = 1000

export const notificationSweeps = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const fanOuts = yield* NotificationFanOutRepository
  const pushFanOuts = yield* makePushFanOuts
  const settings = yield* Settings
  const unitOfWork = yield* UnitOfWork
  const digests = yield* digestSweeps

  const sweeps: ReadonlyArray<Sweep> = [
    ...digests,
    {
      name: "notifications.forgetOldNotifications",
      cron: "23 4 * * *",
      run: Effect.gen(function* () {
        const months = yield* settings.get(notificationMonths)
        const before = DateTime.subtract(yield* DateTime.now, { months })
        const forgotten = yield* unitOfWork.transact(notifications.forgetBefore(before, batch))
        return forgotten + (yield* unitOfWork.transact(fanOuts.forgetBefore(before, batch)))
      })
    },
    { name: "notifications.pushFanOuts", cron: "* * * * *", run: pushFanOuts }
  ]
  return sweeps
})
