import { DateTime, Effect, Option } from "effect"
import { MenteeProfiles, UserRepository } from "../../identity/index.js"
import { type Handler, Ids, MentorId, Outbox, refuseProblems, UnitOfWork, type UserId } from "../../kernel/index.js"
import { afterMove } from "../approval.js"
import { makeAssignExpertise } from "../assign-expertise.js"
import { ApplicationNotPossible, OnboardingNotFound } from "../errors.js"
import { MentorApplied, MentorTimeZoneChanged } from "../events.js"
import { chosenFrom } from "../expertise.js"
import { MentorExpertiseId } from "../ids.js"
import { applicationOf, type MentorApplication, wantedByApplication } from "../mentor-application.js"
import type { MentorProfile } from "../mentor-profile.js"
import type { Operations } from "../operations.js"
import { ExpertiseCatalogue, MenteeRepository, MentorRepository, OnboardingRepository } from "../ports.js"
import { type AnswerInput, answerProblems, givenAnswers, type OnboardingRecord } from "../questions.js"
import { makeReadOnboarding } from "../read-onboarding.js"
import type { OnboardingRole } from "../statuses.js"

/** Fields that an application does not set, with former or initial values. */
const untold = (before: MentorProfile | undefined) => ({
  legalName: before?.legalName ?? null,
  legalBirthYear: before?.legalBirthYear ?? null,
  legalProfession: before?.legalProfession ?? null,
  companyOrInstitution: before?.companyOrInstitution ?? null,
  averageRating: before?.averageRating ?? "0.00",
  ratingCount: before?.ratingCount ?? 0,
  isPubliclyListed: before?.isPubliclyListed ?? true,
  vacationMode: before?.vacationMode ?? false,
  vacationEndsAt: before?.vacationEndsAt ?? null
})

/** Stores the profile that an application makes, or makes anew after a rejection. */
const makeStoreApplication = Effect.gen(function* () {
  const catalogue = yield* ExpertiseCatalogue
  const mentors = yield* MentorRepository
  const ids = yield* Ids
  const outbox = yield* Outbox
  const assignExpertise = yield* makeAssignExpertise(MentorExpertiseId)

  return Effect.fnUntraced(function* (userId: UserId, application: MentorApplication) {
    const { expertiseAreaIds, languages, skillIds, ...told } = application
    const areas = yield* catalogue.list
    const chosen = yield* chosenFrom(areas, wantedByApplication(areas, { expertiseAreaIds, skillIds }))
    const before = Option.getOrUndefined(yield* mentors.lockByUser(userId))
    if (before !== undefined && afterMove("apply", before.approvalStatus) === undefined) {
      return yield* new ApplicationNotPossible({ approvalStatus: before.approvalStatus })
    }
    // Read the clock after the lock: time may have passed while we waited for it.
    const now = yield* DateTime.now
    const profile: MentorProfile = {
      ...untold(before),
      ...told,
      id: before?.id ?? MentorId.make(yield* ids.uuid),
      userId,
      languages: languages ?? before?.languages ?? [],
      approvalStatus: "pending",
      submittedAt: now,
      approvedAt: null,
      rejectionReason: null,
      expertise: yield* assignExpertise(chosen, []),
      createdAt: before?.createdAt ?? now,
      updatedAt: now
    }
    yield* before === undefined ? mentors.add(profile) : mentors.update(profile)
    yield* outbox.append(MentorApplied, { mentorId: profile.id, userId }, now)
    if (before !== undefined && before.timeZone !== profile.timeZone) {
      yield* outbox.append(MentorTimeZoneChanged, { mentorId: profile.id }, now)
    }
  })
})

/** Stores the answers, which replace earlier ones; those stay where none are sent. */
const makeStoreAnswers = Effect.gen(function* () {
  const onboardings = yield* OnboardingRepository

  const check = Effect.fnUntraced(function* (
    userId: UserId,
    role: OnboardingRole,
    answers: ReadonlyArray<AnswerInput> | undefined
  ) {
    const kept = answers === undefined ? yield* onboardings.listAnswers(userId, role) : []
    yield* refuseProblems(
      answerProblems(
        yield* onboardings.listQuestions(role),
        answers,
        kept.map(({ questionId }) => questionId)
      )
    )
  })

  const store = Effect.fnUntraced(function* (
    record: OnboardingRecord,
    answers: ReadonlyArray<AnswerInput> | undefined
  ) {
    yield* onboardings.put(record)
    if (answers !== undefined) yield* onboardings.putAnswers(record, givenAnswers(answers))
  })

  return { check, store }
})

/** Submits a mentor's application, which waits for an admin, or a mentee's answers, which need no approval. */
export const submitOnboarding = Effect.gen(function* () {
  const apply = yield* makeStoreApplication
  const answers = yield* makeStoreAnswers
  const menteeProfiles = yield* MenteeProfiles
  const mentees = yield* MenteeRepository
  const users = yield* UserRepository
  const unitOfWork = yield* UnitOfWork
  const read = yield* makeReadOnboarding

  const asMentee = Effect.fnUntraced(function* (userId: UserId, profession: string | undefined) {
    const now = yield* DateTime.now
    yield* menteeProfiles.add(userId, now)
    if (profession !== undefined) yield* mentees.setProfession(userId, profession, now)
  })

  const handler: Handler<Operations, "submitOnboarding"> = Effect.fnUntraced(function* ({ userId }, input) {
    // One submission of a user at a time.
    yield* Effect.mapError(Effect.flatten(users.lock(userId)), () => new OnboardingNotFound())
    const { role } = input
    yield* answers.check(userId, role, input.answers)
    // The operation's rules have seen to it that nothing is missing.
    yield* role === "mentee"
      ? asMentee(userId, input.current_role)
      : Effect.flatMap(Effect.orDie(applicationOf(input)), (application) => apply(userId, application))
    const record = { userId, role, submittedAt: yield* DateTime.now }
    yield* answers.store(record, input.answers)
    return { onboarding: yield* read(record) }
  }, unitOfWork.transact)

  return handler
})
