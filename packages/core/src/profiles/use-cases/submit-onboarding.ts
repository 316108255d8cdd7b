import { DateTime, Effect, Option } from "effect"
import { MenteeProfiles, type User, UserRepository } from "../../identity/index.js"
import { type Handler, Ids, MentorId, Outbox, UnitOfWork, type UserId } from "../../kernel/index.js"
import { afterMove } from "../approval.js"
import { ApplicationNotPossible, OnboardingNotFound } from "../errors.js"
import { MentorApplied, MentorTimeZoneChanged } from "../events.js"
import { MentorExpertiseId } from "../ids.js"
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
      vacationMode: before?.vacationMode ?? false,
      vacationEndsAt: before?.vacationEndsAt ?? null,
      expertise: yield* Effect.forEach(areas, ({ id, name }) =>
        Effect.map(ids.uuid, (uuid) => ({ id: MentorExpertiseId.make(uuid), expertiseAreaId: id, name }))
      ),
      createdAt: before?.createdAt ?? now,
      updatedAt: now
    }
    yield* before === undefined ? mentors.add(profile) : mentors.update(profile)
    yield* outbox.append(MentorApplied, { mentorId: profile.id, userId }, now)
    if (before !== undefined && before.timeZone !== profile.timeZone) {
      yield* outbox.append(MentorTimeZoneChanged, { mentorId: profile.id }, now)
    }
    return profile
  })
})

/** A mentor's application, which waits for an admin; or what a mentee tells, which needs nobody's approval. */
export const submitOnboarding = Effect.gen(function* () {
  const apply = yield* applying
  const menteeProfiles = yield* MenteeProfiles
  const mentees = yield* MenteeRepository
  const users = yield* UserRepository
  const unitOfWork = yield* UnitOfWork

  const asMentor = Effect.fnUntraced(function* (user: User, application: MentorApplication) {
    const profile = yield* apply(user.id, application)
    return {
      role: "mentor" as const,
      submitted_at: profile.submittedAt,
      approval_status: profile.approvalStatus,
      approval_status_label: approvalStatusLabels[profile.approvalStatus],
      // Whoever applies was never approved, and so has held no session.
      mentor_profile: privateMentorProfile(profile, { totalSessions: 0 }, user.socialLinks),
      mentee_profile: null
    }
  })

  const asMentee = Effect.fnUntraced(function* ({ id }: User, profession: string | undefined) {
    const now = yield* DateTime.now
    yield* menteeProfiles.create(id, now)
    if (profession !== undefined) yield* mentees.setProfession(id, profession, now)
    const profile = yield* Effect.orDie(Effect.flatten(mentees.findByUser(id)))
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
    const user = yield* Effect.mapError(Effect.flatten(users.find(userId)), () => new OnboardingNotFound())
    if (input.role === "mentee") return { onboarding: yield* asMentee(user, input.current_role) }
    // The operation's rules have seen to it that nothing is missing.
    return { onboarding: yield* asMentor(user, yield* Effect.orDie(applicationOf(input))) }
  }, unitOfWork.transact)

  return handler
})
