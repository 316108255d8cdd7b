import { Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorReinstated, MentorSuspended } from "../../profiles/index.js"
import { deciding } from "../deciding.js"
import { mentorApplication } from "../mentor-application.js"
import type { Operations } from "../operations.js"

/** Nobody books the mentor from here on; what becomes of what is booked follows the event. */
export const suspendMentor = Effect.gen(function* () {
  const decide = yield* deciding
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "suspendMentor"> = Effect.fnUntraced(function* (admin, { id, reason }) {
    const { profile, user } = yield* decide(admin, id, { move: "suspend", action: "mentor.suspended", reason })
    yield* outbox.append(MentorSuspended, { mentorId: id, userId: user.id, reason }, profile.updatedAt)
    return { mentor: mentorApplication(profile, user) }
  }, unitOfWork.transact)

  return handler
})

/** As before the suspension, but for what was turned down meanwhile. */
export const reinstateMentor = Effect.gen(function* () {
  const decide = yield* deciding
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "reinstateMentor"> = Effect.fnUntraced(function* (admin, { id }) {
    const { profile, user } = yield* decide(admin, id, { move: "reinstate", action: "mentor.reinstated", reason: null })
    yield* outbox.append(MentorReinstated, { mentorId: id, userId: user.id }, profile.updatedAt)
    return { mentor: mentorApplication(profile, user) }
  }, unitOfWork.transact)

  return handler
})
