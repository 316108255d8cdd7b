import { Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorReinstated, MentorSuspended } from "../../profiles/index.js"
import { makeDecideOnMentor } from "../decide-on-mentor.js"
import type { Operations } from "../operations.js"
import { toMentorApplicationResource } from "../to-resource.js"

/** Stops new bookings. A subscriber of the event handles what is booked. */
export const suspendMentor = Effect.gen(function* () {
  const decide = yield* makeDecideOnMentor
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "suspendMentor"> = Effect.fnUntraced(function* (admin, { id, reason }) {
    const { profile, user } = yield* decide(admin, id, { move: "suspend", action: "mentor.suspended", reason })
    yield* outbox.append(MentorSuspended, { mentorId: id, userId: user.id, reason }, profile.updatedAt)
    return { mentor: toMentorApplicationResource(profile, user) }
  }, unitOfWork.transact)

  return handler
})

/** Restores the state before the suspension, except for requests that were declined meanwhile. */
export const reinstateMentor = Effect.gen(function* () {
  const decide = yield* makeDecideOnMentor
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "reinstateMentor"> = Effect.fnUntraced(function* (admin, { id }) {
    const { profile, user } = yield* decide(admin, id, { move: "reinstate", action: "mentor.reinstated", reason: null })
    yield* outbox.append(MentorReinstated, { mentorId: id, userId: user.id }, profile.updatedAt)
    return { mentor: toMentorApplicationResource(profile, user) }
  }, unitOfWork.transact)

  return handler
})
