import { Effect, Option, Schema } from "effect"
import { type DeadLetter, DeadLetters, type Handler, mapPage, UserId } from "../../kernel/index.js"
import { DeliveryId } from "../ids.js"
import type { Operations } from "../operations.js"
import type { DeadLetterResource } from "../resources.js"

const userIdOf = Schema.decodeUnknownOption(UserId)

const toDeadLetterResource = (letter: DeadLetter): DeadLetterResource => ({
  id: DeliveryId.make(letter.id),
  event_id: letter.eventId,
  type: letter.type,
  subscriber: letter.subscriber,
  recipient_id: Option.getOrNull(userIdOf(letter.recipient)),
  lane: letter.lane,
  priority: letter.priority,
  attempts: letter.attempts,
  last_error: letter.lastError,
  occurred_at: letter.occurredAt,
  dead_at: letter.deadAt
})

export const listDeadLetters = Effect.map(DeadLetters, (port) => {
  const handler: Handler<Operations, "listDeadLetters"> = Effect.fnUntraced(function* (
    _admin,
    { lane, type, ...page }
  ) {
    const found = yield* port.list({ lane, type }, page)
    return { dead_letters: mapPage(found, toDeadLetterResource), groups: yield* port.countByType }
  })
  return handler
})
