import { DateTime, Effect } from "effect"
import { type Handler, MentorProfileNotFound, Outbox, UnitOfWork } from "../../kernel/index.js"
import { makeAssignExpertise } from "../assign-expertise.js"
import { MentorTimeZoneChanged } from "../events.js"
import { chosenFrom, wantedBy } from "../expertise.js"
import { MentorExpertiseId } from "../ids.js"
import { editedMentor, type MentorEdit } from "../mentor-edit.js"
import type { MentorProfile } from "../mentor-profile.js"
import type { Operations } from "../operations.js"
import { ExpertiseCatalogue, MentorRepository } from "../ports.js"
import { makeReadPrivateProfile } from "../read-private-profile.js"

/** Edits the mentor profile, approved or not. Fields that are left out stay. */
export const updateMentorProfile = Effect.gen(function* () {
  const catalogue = yield* ExpertiseCatalogue
  const mentors = yield* MentorRepository
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork
  const assignExpertise = yield* makeAssignExpertise(MentorExpertiseId)
  const readProfile = yield* makeReadPrivateProfile

  const expertiseOf = Effect.fnUntraced(function* ({ expertise }: MentorProfile, edit: MentorEdit) {
    const wanted = wantedBy(edit, expertise)
    if (wanted === undefined) return expertise
    return yield* assignExpertise(yield* chosenFrom(yield* catalogue.list, wanted), expertise)
  })

  const handler: Handler<Operations, "updateMentorProfile"> = Effect.fnUntraced(
    function* ({ mentorId }, edit) {
      yield* Effect.flatten(mentors.lock(mentorId))
      // Read again: the locked row may have the expertise from before the wait.
      const before = yield* Effect.flatten(mentors.find(mentorId))
      const now = yield* DateTime.now
      const told = yield* editedMentor(before, edit, DateTime.getPartUtc(now, "year"))
      const profile = { ...told, expertise: yield* expertiseOf(before, edit), updatedAt: now }
      yield* mentors.update(profile)
      if (before.timeZone !== profile.timeZone) yield* outbox.append(MentorTimeZoneChanged, { mentorId }, now)
      return { mentor_profile: yield* readProfile(profile) }
    },
    Effect.catchTag("NoSuchElementException", () => new MentorProfileNotFound()),
    unitOfWork.transact
  )

  return handler
})
