import { Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorRejected } from "../../profiles/index.js"
import { makeDecideOnMentor } from "../decide-on-mentor.js"
import type { Operations } from "../operations.js"
import { toMentorApplicationResource } from "../to-resource.js"

/** The applicant gets the reason and may apply again. */
export const rejectMentor = Effect.gen(function* () {
  const decide = yield* makeDecideOnMentor
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "rejectMentor"> = Effect.fnUntraced(function* (admin, { id, reason }) {
    const { profile, user } = yield* decide(admin, id, { move: "reject", action: "mentor.rejected", reason })
    yield* outbox.append(MentorRejected, { mentorId: id, userId: user.id, reason }, profile.updatedAt)
    return { mentor: toMentorApplicationResource(profile, user) }
  }, unitOfWork.transact)

  return handler
})
