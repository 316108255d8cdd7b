import { Effect } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorRejected } from "../../profiles/index.js"
import { deciding } from "../deciding.js"
import { mentorApplication } from "../mentor-application.js"
import type { Operations } from "../operations.js"

/** The applicant is told why and may apply again. */
export const rejectMentor = Effect.gen(function* () {
  const decide = yield* deciding
  const users = yield* UserRepository
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "rejectMentor"> = Effect.fnUntraced(function* (admin, { id, reason }) {
    const profile = yield* decide(admin, id, { move: "reject", action: "mentor.rejected", reason })
    yield* outbox.append(MentorRejected, { mentorId: id, userId: profile.userId, reason }, profile.updatedAt)
    // A profile has its account by foreign key.
    const user = yield* Effect.orDie(Effect.flatten(users.find(profile.userId)))
    return { mentor: mentorApplication(profile, user) }
  }, unitOfWork.transact)

  return handler
})
