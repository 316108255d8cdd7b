import { DateTime, Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { horizon } from "../desired-slots.js"
import { toSlotResources } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { SlotRepository } from "../ports.js"

/** Empty for unknown mentors and session types. */
export const listPublicSlots = Effect.gen(function* () {
  const slots = yield* SlotRepository

  const handler: Handler<Operations, "listPublicSlots"> = Effect.fnUntraced(function* (_actor, input) {
    const now = yield* DateTime.now
    const { from = now, mentor_id: mentorId, session_type_id: sessionTypeId } = input
    const until = input.until ?? DateTime.addDuration(now, horizon)
    return { slots: toSlotResources(yield* slots.findView({ mentorId, sessionTypeId, from, until, now }), now) }
  })

  return handler
})
