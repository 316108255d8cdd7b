import { Effect } from "effect"
import { MenteeProfiles, UserRepository } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { MentorApproved } from "../../profiles/index.js"
import { makeDecideOnMentor } from "../decide-on-mentor.js"
import type { Operations } from "../operations.js"
import { toMentorApplicationResource } from "../to-resource.js"

/** Makes the mentor bookable and listed, and gives access to both dashboards. */
export const approveMentor = Effect.gen(function* () {
  const decide = yield* makeDecideOnMentor
  const users = yield* UserRepository
  const menteeProfiles = yield* MenteeProfiles
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "approveMentor"> = Effect.fnUntraced(function* (admin, { id }) {
    const { profile, user } = yield* decide(admin, id, { move: "approve", action: "mentor.approved", reason: null })
    const { updatedAt: now, userId } = profile
    yield* users.grantRole(userId, "mentor")
    yield* menteeProfiles.add(userId, now)
    yield* outbox.append(MentorApproved, { mentorId: id, userId }, now)
    return { mentor: toMentorApplicationResource(profile, user) }
  }, unitOfWork.transact)

  return handler
})
