/** Mails that wait for their reader's digest. */
import { DateTime, Effect } from "effect"
import { isErasedAddress, UserRepository } from "../identity/index.js"
import { type Postponed, postponedUntil, UnitOfWork } from "../kernel/index.js"
import { DigestRepository } from "./digest-ports.js"
import { nextMorning } from "./digests.js"
import type { NewNotification } from "./notification.js"
import { NotificationRepository } from "./ports.js"

/** For so long the delivery of a row may be behind that of its mail. */
const minutesUntilRow = 60
const leastPauseSeconds = 5

/** Each time for as long again as it has waited. Undefined once no row is to be expected. */
const untilRow = (occurredAt: DateTime.Utc, now: DateTime.Utc): Postponed | undefined => {
  const last = DateTime.add(occurredAt, { minutes: minutesUntilRow })
  if (DateTime.greaterThanOrEqualTo(now, last)) return undefined
  const pause = Math.max(leastPauseSeconds * 1000, DateTime.distance(occurredAt, now))
  return postponedUntil(DateTime.min(last, DateTime.add(now, { millis: pause })))
}

export type PutBy = Pick<NewNotification, "id" | "userId" | "type" | "subject" | "occurredAt">

/**
 * Puts a mail by once its row is there: a digest tells what the inbox has, so that without a row the act would be told nowhere.
 * Answers null where there is nothing left to do, how long to wait for the row, or undefined where none comes: the mail is sent by
 * itself then. The account is locked, as nothing may be kept of somebody who is erased meanwhile.
 */
export const makePutBy = Effect.gen(function* () {
  const digests = yield* DigestRepository
  const inbox = yield* NotificationRepository
  const { transact } = yield* UnitOfWork
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (act: PutBy): Effect.fn.Return<Postponed | null | undefined> {
    const { id: notificationId, occurredAt, subject, type, userId } = act
    const [person] = yield* users.lockShared([userId])
    if (person === undefined || isErasedAddress(person.email)) return null
    const now = yield* DateTime.now
    if (!(yield* inbox.has(act))) return untilRow(occurredAt, now)
    const dueAt = nextMorning(person.timeZone, now)
    yield* digests.add({ notificationId, userId, type, subject, putAt: now, dueAt })
    return null
  }, transact)
})
