/** Sweeps that have digests sent, and forget them. */
import { DateTime, Effect } from "effect"
import { isErasedAddress, UserRepository } from "../identity/index.js"
import { LocalDate, Outbox, type Sweep, UnitOfWork, type UserId } from "../kernel/index.js"
import { DigestRepository } from "./digest-ports.js"
import { lastDigest, nextMorning } from "./digests.js"
import { DigestDue } from "./events.js"
import { NotificationPreferenceRepository } from "./ports.js"
import { nothingChosen } from "./preferences.js"

const people = 200
const batch = 1000
const minutesToRetry = 10
/** Days since a digest was due: longer than its mail is tried. */
const keptDays = 30

/**
 * The claim and the event are one transaction: a host that dies between them has done neither. The account is locked, so that
 * nothing of either comes after an erasure.
 */
const makeSendIfDue = Effect.gen(function* () {
  const digests = yield* DigestRepository
  const outbox = yield* Outbox
  const preferences = yield* NotificationPreferenceRepository
  const unitOfWork = yield* UnitOfWork
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (userId: UserId) {
    const [user] = yield* users.lockShared([userId])
    const { digest } = (yield* preferences.findMany([userId])).get(userId) ?? nothingChosen
    const now = yield* DateTime.now
    const timeZone = user?.timeZone ?? "UTC"
    const { at, day } = lastDigest(digest, timeZone, now)
    const isThere = user !== undefined && !isErasedAddress(user.email)
    if (isThere && (yield* digests.claim(userId, day, at))) yield* outbox.append(DigestDue, { userId, day }, now)
    // What is left waits for another morning: a week is looked at every day, so that whoever turns it off need not wait for it.
    yield* digests.setDue(userId, now, nextMorning(timeZone, now))
  }, unitOfWork.transact)
})

export const digestSweeps = Effect.gen(function* () {
  const digests = yield* DigestRepository
  const sendIfDue = yield* makeSendIfDue
  const unitOfWork = yield* UnitOfWork

  /** Nobody waits for somebody else's fault, nor does the sweep go round it. */
  const tryLater = Effect.fnUntraced(function* (userId: UserId, defect: unknown) {
    yield* Effect.logError(`No digest for ${userId}`, defect)
    const now = yield* DateTime.now
    yield* digests.setDue(userId, now, DateTime.add(now, { minutes: minutesToRetry }))
  }, unitOfWork.transact)

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "notifications.sendDigests",
      cron: "* * * * *",
      run: Effect.gen(function* () {
        const due = yield* digests.listDue(yield* DateTime.now, people)
        yield* Effect.forEach(due, (userId) =>
          Effect.catchAllDefect(sendIfDue(userId), (defect) => tryLater(userId, defect))
        )
        return due.length
      })
    },
    {
      name: "notifications.forgetDigests",
      cron: "43 4 * * *",
      run: Effect.gen(function* () {
        const before = DateTime.subtract(yield* DateTime.now, { days: keptDays })
        const day = LocalDate.make(DateTime.formatIsoDateUtc(before))
        return yield* unitOfWork.transact(digests.forgetBefore(day, batch))
      })
    }
  ]
  return sweeps
})
