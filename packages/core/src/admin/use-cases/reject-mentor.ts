import { Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorRejected } from "../../profiles/index.js"
import { deciding } from "../deciding.js"
import { mentorApplication } from "../mentor-application.js"
import type { Operations } from "../operations.js"

/** The applicant is told why and may apply again. */
export const rejectMentor = Effect.gen(function* () {
  const decide = yield* deciding
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "rejectMentor"> = Effect.fnUntraced(function* (admin, { id, reason }) {
    const { profile, user } = yield* decide(admin, id, { move: "reject", action: "mentor.rejected", reason })
    yield* outbox.append(MentorRejected, { mentorId: id, userId: user.id, reason }, profile.updatedAt)
    return { mentor: mentorApplication(profile, user) }
  }, unitOfWork.transact)

  return handler
})
