import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type Handler, Ids, MentorId, Outbox, UnitOfWork, type UserId } from "../../kernel/index.js"
import { afterMove } from "../approval.js"
import { ApplicationNotPossible, OnboardingNotFound } from "../errors.js"
import { MentorApplied } from "../events.js"
import { MenteeProfileId, MentorExpertiseId } from "../ids.js"
import { applicationOf, chosenFrom, type MentorApplication } from "../mentor-application.js"
import type { MentorProfile } from "../mentor-profile.js"
import type { Operations } from "../operations.js"
import { ExpertiseCatalogue, MenteeRepository, MentorRepository } from "../ports.js"
import { privateMentorProfile } from "../private-profile.js"
import { publicMenteeProfile } from "../public-profile.js"
import { approvalStatusLabels } from "../statuses.js"

/** Stores the profile that an application makes, or makes anew after a rejection. */
const applying = Effect.gen(function* () {
  const catalogue = yield* ExpertiseCatalogue
  const mentors = yield* MentorRepository
  const ids = yield* Ids
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (userId: UserId, application: MentorApplication) {
    const { expertiseAreaIds, ...told } = application
    const areas = yield* chosenFrom(yield* catalogue.list, expertiseAreaIds)
    const before = Option.getOrUndefined(yield* mentors.lockByUser(userId))
    if (before !== undefined && afterMove("apply", before.approvalStatus) === undefined) {
      return yield* new ApplicationNotPossible({ approvalStatus: before.approvalStatus })
    }
    // Read the clock after the lock: time may have passed while we waited for it.
    const now = yield* DateTime.now
    const profile: MentorProfile = {
      ...told,
      id: before?.id ?? MentorId.make(yield* ids.uuid),
      userId,
      approvalStatus: "pending",
      submittedAt: now,
      approvedAt: null,
      rejectionReason: null,
      expertise: yield* Effect.forEach(areas, ({ id, name }) =>
        Effect.map(ids.uuid, (uuid) => ({ id: MentorExpertiseId.make(uuid), expertiseAreaId: id, name }))
      ),
      createdAt: before?.createdAt ?? now,
      updatedAt: now
    }
    yield* before === undefined ? mentors.add(profile) : mentors.update(profile)
    yield* outbox.append(MentorApplied, { mentorId: profile.id, userId }, now)
    return profile
  })
})

/** A mentor's application, which waits for an admin; or what a mentee tells, which needs nobody's approval. */
export const submitOnboarding = Effect.gen(function* () {
  const apply = yield* applying
  const mentees = yield* MenteeRepository
  const users = yield* UserRepository
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const asMentor = Effect.fnUntraced(function* (userId: UserId, application: MentorApplication) {
    const profile = yield* apply(userId, application)
    const { socialLinks } = yield* Effect.flatten(users.find(userId)).pipe(
      Effect.mapError(() => new OnboardingNotFound())
    )
    return {
      role: "mentor" as const,
      submitted_at: profile.submittedAt,
      approval_status: profile.approvalStatus,
      approval_status_label: approvalStatusLabels[profile.approvalStatus],
      // Whoever applies was never approved, and so has held no session.
      mentor_profile: privateMentorProfile(profile, { totalSessions: 0 }, socialLinks),
      mentee_profile: null
    }
  })

  const asMentee = Effect.fnUntraced(function* (userId: UserId, profession: string | undefined) {
    const now = yield* DateTime.now
    const id = MenteeProfileId.make(yield* ids.uuid)
    yield* mentees.addIfAbsent({ id, userId, profession: null, createdAt: now, updatedAt: now })
    if (profession !== undefined) yield* mentees.setProfession(userId, profession, now)
    const profile = yield* Effect.mapError(Effect.flatten(mentees.findByUser(userId)), () => new OnboardingNotFound())
    return {
      role: "mentee" as const,
      submitted_at: now,
      approval_status: null,
      approval_status_label: null,
      mentor_profile: null,
      mentee_profile: publicMenteeProfile(profile)
    }
  })

  const handler: Handler<Operations, "submitOnboarding"> = Effect.fnUntraced(function* ({ userId }, input) {
    if (input.role === "mentee") return { onboarding: yield* asMentee(userId, input.current_role) }
    // The operation's rules have seen to it that nothing is missing.
    const application = yield* Effect.orDie(applicationOf(input))
    return { onboarding: yield* asMentor(userId, application) }
  }, unitOfWork.transact)

  return handler
})
