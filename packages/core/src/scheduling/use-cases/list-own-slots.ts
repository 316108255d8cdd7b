import { DateTime, Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { horizon } from "../desired-slots.js"
import { toResources } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { SlotRepository } from "../ports.js"

/** As the public sees them; a session type that is not the caller's has none. */
export const listOwnSlots = Effect.map(SlotRepository, (slots) => {
  const handler: Handler<Operations, "listOwnSlots"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    const now = yield* DateTime.now
    const { from = now, session_type_id: sessionTypeId } = input
    const until = input.until ?? DateTime.addDuration(now, horizon)
    return { slots: toResources(yield* slots.findInView({ mentorId, sessionTypeId, from, until, now }), now) }
  })

  return handler
})
