/** Sweeps of notifications. */
import { DateTime, Effect } from "effect"
import { Settings, type Sweep, UnitOfWork } from "../kernel/index.js"
import { NotificationRepository } from "./ports.js"
import { notificationMonths } from "./settings.js"

const batch = 1000

export const notificationSweeps = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const settings = yield* Settings
  const unitOfWork = yield* UnitOfWork

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "notifications.forgetOldNotifications",
      cron: "23 4 * * *",
      run: Effect.gen(function* () {
        const months = yield* settings.get(notificationMonths)
        const before = DateTime.subtract(yield* DateTime.now, { months })
        return yield* unitOfWork.transact(notifications.forgetBefore(before, batch))
      })
    }
  ]
  return sweeps
})
