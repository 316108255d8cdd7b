import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { OnboardingRepository } from "../ports.js"
import type { Question } from "../questions.js"

const toQuestionResource = ({ isRequired, ...question }: Question) => ({
  id: question.id,
  role: question.role,
  type: question.type,
  question: question.question,
  options: question.options,
  min: question.min,
  max: question.max,
  is_required: isRequired,
  position: question.position
})

/** Questions of a role; without a role, of both. */
export const listOnboardingQuestions = Effect.map(
  OnboardingRepository,
  ({ listQuestions: questions }): Handler<Operations, "listOnboardingQuestions"> =>
    (_, { role }) =>
      Effect.map(questions(role ?? null), (asked) => ({ questions: asked.map(toQuestionResource) }))
)
