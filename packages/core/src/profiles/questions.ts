/** Onboarding questions and checks of their answers. Pure. */
import { type DateTime, Schema } from "effect"
import {
  described,
  fieldProblem,
  invalidProblem,
  lengthOf,
  type Problem,
  requiredProblem,
  type UserId
} from "../kernel/index.js"
import { QuestionId } from "./ids.js"
import type { OnboardingRole, QuestionType } from "./statuses.js"

export interface Question {
  readonly id: QuestionId
  readonly role: OnboardingRole
  readonly type: QuestionType
  readonly question: string
  /** Of the two kinds of choice; null for the others. */
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }> | null
  /** Of a number its bounds, of a text its length, of several choices how many. */
  readonly min: number | null
  readonly max: number | null
  readonly isRequired: boolean
  readonly position: number
}

export const Answer = Schema.Union(Schema.String, Schema.Number, Schema.Array(Schema.String))
export type Answer = typeof Answer.Type

export const AnswerInput = Schema.Struct({
  question_id: QuestionId,
  answer: Schema.optional(
    Schema.NullOr(
      described(
        Answer,
        "The `value` of an option, a list of them, a number or a text, as the question's type wants it. Null: no answer.",
        "leadership"
      )
    )
  )
})
export interface AnswerInput extends Schema.Schema.Type<typeof AnswerInput> {}

export const maxAnswers = 100

export interface GivenAnswer {
  readonly questionId: QuestionId
  readonly answer: Answer
}

/** A stored answer with its question. */
export interface SavedAnswer extends GivenAnswer {
  readonly question: string
  readonly type: QuestionType
  readonly answeredAt: DateTime.Utc
}

/** The last submission of a role's onboarding. */
export interface OnboardingRecord {
  readonly userId: UserId
  readonly role: OnboardingRole
  readonly submittedAt: DateTime.Utc
}

type Path = Problem["path"]
type Check = (question: Question, answer: Answer, path: Path) => ReadonlyArray<Problem>

const bounds = (low: number | null, high: number | null, unit: string): string =>
  low === null
    ? `must not be greater than ${high}${unit}`
    : high === null
      ? `must be at least ${low}${unit}`
      : `must be between ${low} and ${high}${unit}`

const isWithin = (size: number, { max, min }: Pick<Question, "min" | "max">) =>
  size >= (min ?? size) && size <= (max ?? size)

const isOffered = ({ options }: Question, value: string) => (options ?? []).some((one) => one.value === value)

const single: Check = (question, answer, path) =>
  typeof answer === "string" && isOffered(question, answer) ? [] : [invalidProblem(path)]

const itemBounds = ({ max, min }: Question): string =>
  min === null
    ? `must not have more than ${max} items`
    : max === null
      ? `must have at least ${min} items`
      : `must have between ${min} and ${max} items`

const several: Check = (question, answer, path) => {
  if (typeof answer === "string" || typeof answer === "number") return [fieldProblem(path, "must be an array")]
  const faults = answer.flatMap((value, index): ReadonlyArray<Problem> => {
    const here = [...path, index]
    if (!isOffered(question, value)) return [invalidProblem(here)]
    return answer.indexOf(value) < index ? [fieldProblem(here, "has a duplicate value")] : []
  })
  return isWithin(answer.length, question) ? faults : [fieldProblem(path, itemBounds(question)), ...faults]
}

const number: Check = (question, answer, path) => {
  if (typeof answer !== "number") return [fieldProblem(path, "must be a number")]
  return isWithin(answer, question) ? [] : [fieldProblem(path, bounds(question.min, question.max, ""))]
}

/** A text has an end, also where its question sets none. */
const text =
  (longest: number): Check =>
  ({ max, min }, answer, path) => {
    if (typeof answer !== "string") return [fieldProblem(path, "must be a string")]
    const limits = { min, max: max ?? longest }
    return isWithin(lengthOf(answer), limits) ? [] : [fieldProblem(path, bounds(min, limits.max, " characters"))]
  }

const checks: { readonly [T in QuestionType]: Check } = {
  single_select: single,
  multi_select: several,
  number,
  text: text(255),
  textarea: text(5000)
}

const isNothing = (answer: AnswerInput["answer"]): answer is null | undefined => answer === null || answer === undefined

const problemsOfOne = (
  questions: ReadonlyArray<Question>,
  { answer, question_id: id }: AnswerInput,
  path: Path
): ReadonlyArray<Problem> => {
  const question = questions.find((one) => one.id === id)
  if (question === undefined) return [invalidProblem([...path, "question_id"])]
  const here = [...path, "answer"]
  if (isNothing(answer)) return question.isRequired ? [requiredProblem(here)] : []
  return checks[question.type](question, answer, here)
}

/** Problems of the answers to a role's questions; `kept` are stored answers that stay because none were sent. */
export const answerProblems = (
  questions: ReadonlyArray<Question>,
  answers: ReadonlyArray<AnswerInput> | undefined,
  kept: ReadonlyArray<QuestionId> = []
): ReadonlyArray<Problem> => {
  const ids = answers === undefined ? kept : answers.map((one) => one.question_id)
  const faults = (answers ?? []).flatMap((answer, index) => {
    const path = ["answers", index]
    return ids.indexOf(answer.question_id) < index
      ? [fieldProblem([...path, "question_id"], "has a duplicate value")]
      : problemsOfOne(questions, answer, path)
  })
  const missing = questions.filter(({ id, isRequired }) => isRequired && !ids.includes(id))
  return [...faults, ...missing.map(({ question }) => ({ path: ["answers"], message: `Please answer: ${question}` }))]
}

export const givenAnswers = (answers: ReadonlyArray<AnswerInput>): ReadonlyArray<GivenAnswer> =>
  answers.flatMap(({ answer, question_id: questionId }) => (isNothing(answer) ? [] : [{ questionId, answer }]))
