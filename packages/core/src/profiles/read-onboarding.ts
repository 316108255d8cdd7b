import { Effect, Option } from "effect"
import { MentorRepository, OnboardingRepository } from "./ports.js"
import type { OnboardingRecord, SavedAnswer } from "./questions.js"
import { makeReadMenteeProfile } from "./read-mentee-profile.js"
import { makeReadPrivateProfile } from "./read-private-profile.js"
import type { Onboarding, OnboardingAnswer } from "./resources.js"
import { approvalStatusLabels } from "./statuses.js"

const toAnswerResource = ({ answer, answeredAt, question, questionId, type }: SavedAnswer): OnboardingAnswer => ({
  question_id: questionId,
  question,
  type,
  answer,
  answered_at: answeredAt
})

/** A submission with the present state of the profile made from it. */
export const makeReadOnboarding = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const onboardings = yield* OnboardingRepository
  const readMentee = yield* makeReadMenteeProfile
  const readMentor = yield* makeReadPrivateProfile

  const profileOf = Effect.fnUntraced(function* ({ role, userId }: OnboardingRecord) {
    if (role === "mentee") {
      const profile = Option.getOrNull(yield* readMentee(userId))
      return { approval_status: null, approval_status_label: null, mentor_profile: null, mentee_profile: profile }
    }
    const mentor = yield* Effect.flatMap(mentors.findByUser(userId), Effect.transposeMapOption(readMentor))
    return Option.match(mentor, {
      onNone: () => ({
        approval_status: null,
        approval_status_label: null,
        mentor_profile: null,
        mentee_profile: null
      }),
      onSome: (profile) => ({
        approval_status: profile.approval_status,
        approval_status_label: approvalStatusLabels[profile.approval_status],
        mentor_profile: profile,
        mentee_profile: null
      })
    })
  })

  return Effect.fnUntraced(function* (record: OnboardingRecord) {
    const answers = yield* onboardings.listAnswers(record.userId, record.role)
    const shown: Onboarding = {
      role: record.role,
      submitted_at: record.submittedAt,
      ...(yield* profileOf(record)),
      answers: answers.map(toAnswerResource)
    }
    return shown
  })
})
