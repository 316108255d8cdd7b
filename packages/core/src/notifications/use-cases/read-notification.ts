import { DateTime, Effect, Option } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { NotificationNotFound } from "../errors.js"
import { makeLinks } from "../links.js"
import type { Operations } from "../operations.js"
import { NotificationRepository } from "../ports.js"
import { makeShowRows } from "../read-inbox.js"
import { isVanishing, NotificationTargets } from "../target-ports.js"

/** Marks a row of the caller as read. */
const makeRead = Effect.gen(function* () {
  const notifications = yield* NotificationRepository
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (...[{ userId }, { id }]: Parameters<Handler<Operations, "readNotification">>) {
    const read = yield* notifications.markRead(userId, id, yield* DateTime.now)
    if (Option.isNone(read)) return yield* new NotificationNotFound()
    return read.value
  }, unitOfWork.transact)
})

export const readNotification = Effect.gen(function* () {
  const read = yield* makeRead
  const showRows = yield* makeShowRows

  const handler: Handler<Operations, "readNotification"> = Effect.fnUntraced(function* (caller, input) {
    const [notification] = yield* showRows(caller.userId, [yield* read(caller, input)])
    return notification === undefined ? yield* new NotificationNotFound() : { notification }
  })

  return handler
})

export const resolveNotification = Effect.gen(function* () {
  const read = yield* makeRead
  const targets = yield* NotificationTargets
  const showRows = yield* makeShowRows
  const { pageUrl, targetOf } = yield* makeLinks

  /** What is gone leads to what it was part of. Asked for here alone: a list would ask for each of its rows. */
  const handler: Handler<Operations, "resolveNotification"> = Effect.fnUntraced(function* (caller, input) {
    const row = yield* read(caller, input)
    const target = targetOf(row)
    if (target === null || !isVanishing(target)) {
      const [shown] = yield* showRows(caller.userId, [row])
      return { url: shown?.url ?? null }
    }
    const left = yield* targets.find(caller.userId, target, yield* DateTime.now)
    return { url: left && pageUrl(left.page, left.id) }
  })

  return handler
})
