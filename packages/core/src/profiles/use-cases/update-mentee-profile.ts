import { DateTime, Effect } from "effect"
import { MenteeProfiles, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeAssignExpertise } from "../assign-expertise.js"
import { chosenFrom, wantedBy } from "../expertise.js"
import { MenteeExpertiseId } from "../ids.js"
import { type MenteeEdit, professionOf } from "../mentee-edit.js"
import type { MenteeProfile } from "../mentor-profile.js"
import type { Operations } from "../operations.js"
import { ExpertiseCatalogue, MenteeRepository } from "../ports.js"
import { makeReadCareer } from "../read-career.js"
import { toPublicMenteeProfileResource } from "../to-resource.js"

/** Edits the mentee profile, adding it if missing. */
export const updateMenteeProfile = Effect.gen(function* () {
  const catalogue = yield* ExpertiseCatalogue
  const menteeProfiles = yield* MenteeProfiles
  const mentees = yield* MenteeRepository
  const users = yield* UserRepository
  const unitOfWork = yield* UnitOfWork
  const assignExpertise = yield* makeAssignExpertise(MenteeExpertiseId)
  const readCareer = yield* makeReadCareer

  const expertiseOf = Effect.fnUntraced(function* ({ expertise }: MenteeProfile, edit: MenteeEdit) {
    const wanted = wantedBy(edit, expertise)
    if (wanted === undefined) return expertise
    return yield* assignExpertise(yield* chosenFrom(yield* catalogue.list, wanted), expertise)
  })

  const handler: Handler<Operations, "updateMenteeProfile"> = Effect.fnUntraced(function* ({ userId }, edit) {
    yield* Effect.mapError(Effect.flatten(users.lock(userId)), () => new UserNotFound())
    const now = yield* DateTime.now
    yield* menteeProfiles.add(userId, now)
    const before = yield* Effect.orDie(Effect.flatten(mentees.findByUser(userId)))
    const profession = professionOf(edit)
    const profile: MenteeProfile = {
      ...before,
      profession: profession === undefined ? before.profession : profession,
      expertise: yield* expertiseOf(before, edit),
      updatedAt: now
    }
    yield* mentees.update(profile)
    return { mentee_profile: toPublicMenteeProfileResource(profile, yield* readCareer(userId)) }
  }, unitOfWork.transact)

  return handler
})
