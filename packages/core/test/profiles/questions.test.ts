import { assert, describe, it } from "@effect/vitest"
import { lengthOf } from "@mentorkit/core/internal/kernel"
import { answerProblems, givenAnswers, type Question } from "@mentorkit/core/internal/profiles"
import { QuestionId } from "@mentorkit/core/profiles"
import type { Answer } from "@mentorkit/core/profiles/ports"
import { FastCheck } from "effect"

const id = (last: number) => QuestionId.make(`01a2008d-7400-7000-8003-${String(last).padStart(12, "0")}`)
const options = ["red", "green", "blue"].map((value) => ({ value, label: value.toUpperCase() }))
const question = (last: number, fields: Partial<Question> & Pick<Question, "type">): Question => ({
  id: id(last),
  role: "mentor",
  question: `Question ${last}?`,
  options: null,
  min: null,
  max: null,
  isRequired: false,
  position: last,
  ...fields
})

const asked = [
  question(1, { type: "single_select", options }),
  question(2, { type: "multi_select", options, min: 1, max: 2 }),
  question(3, { type: "number", min: 1, max: 60 }),
  question(4, { type: "text", max: 10 }),
  question(5, { type: "textarea", min: 2 })
]

const told = (last: number, answer: Answer | null | undefined, questions = asked) =>
  answerProblems(questions, [{ question_id: id(last), answer }]).map(({ message, path }) => [path.join("."), message])
const isFine = (last: number, answer: Answer) => told(last, answer).length === 0

describe("an answer", () => {
  it("is told what is wrong with it, by its place", () => {
    const here = "answers.0.answer"
    assert.deepStrictEqual(told(1, "yellow"), [[here, "The selected answers.0.answer is invalid."]])
    assert.deepStrictEqual(told(1, ["red"]), [[here, "The selected answers.0.answer is invalid."]])
    assert.deepStrictEqual(told(2, "red"), [[here, "The answers.0.answer field must be an array."]])
    assert.deepStrictEqual(told(2, []), [[here, "The answers.0.answer field must have between 1 and 2 items."]])
    assert.deepStrictEqual(told(2, ["red", "red", "pink"]), [
      [here, "The answers.0.answer field must have between 1 and 2 items."],
      [`${here}.1`, "The answers.0.answer.1 field has a duplicate value."],
      [`${here}.2`, "The selected answers.0.answer.2 is invalid."]
    ])
    assert.deepStrictEqual(told(3, "7"), [[here, "The answers.0.answer field must be a number."]])
    assert.deepStrictEqual(told(3, 61), [[here, "The answers.0.answer field must be between 1 and 60."]])
    assert.deepStrictEqual(told(4, 7), [[here, "The answers.0.answer field must be a string."]])
    assert.deepStrictEqual(told(4, "a".repeat(11)), [
      [here, "The answers.0.answer field must not be greater than 10 characters."]
    ])
    assert.deepStrictEqual(told(5, "a"), [[here, "The answers.0.answer field must be between 2 and 5000 characters."]])
    assert.deepStrictEqual(told(9, "red"), [
      ["answers.0.question_id", "The selected answers.0.question id is invalid."]
    ])
  })

  it("may be left out, unless it is required", () => {
    for (const nothing of [null, undefined]) assert.deepStrictEqual(told(4, nothing), [])
    const required = [question(4, { type: "text", isRequired: true })]
    assert.deepStrictEqual(told(4, null, required), [["answers.0.answer", "The answers.0.answer field is required."]])
    const unasked = [{ path: ["answers"], message: "Please answer: Question 4?" }]
    assert.deepStrictEqual(answerProblems(required, []), unasked)
    assert.deepStrictEqual(answerProblems(required, undefined), unasked)
    // What was answered before stays where nothing is sent, and only there.
    assert.deepStrictEqual(answerProblems(required, undefined, [id(4)]), [])
    assert.deepStrictEqual(answerProblems(required, [], [id(4)]), unasked)
  })

  it("is given once", () => {
    const twice = [1, 2].map(() => ({ question_id: id(1), answer: "red" }))
    assert.deepStrictEqual(answerProblems(asked, twice), [
      { path: ["answers", 1, "question_id"], message: "The answers.1.question id field has a duplicate value." }
    ])
  })

  it("of null is none", () => {
    const answers = [{ question_id: id(1), answer: null }, { question_id: id(3), answer: 0 }, { question_id: id(4) }]
    assert.deepStrictEqual(givenAnswers(answers), [{ questionId: id(3), answer: 0 }])
  })

  const anything = FastCheck.oneof(
    FastCheck.string({ unit: "grapheme" }),
    FastCheck.constantFrom("red", "green", "blue"),
    FastCheck.integer({ min: -5, max: 70 }),
    FastCheck.double({ noNaN: true }),
    FastCheck.array(FastCheck.constantFrom("red", "green", "blue", "pink"), { maxLength: 4 })
  )
  // Each of them said again in other words: falls where a bound is off by one or a check is left out.
  it.prop("is fine exactly where it is of its question's type and within its bounds", [anything], ([answer]) => {
    const colours = ["red", "green", "blue"]
    const list = typeof answer === "object" ? answer : undefined
    assert.strictEqual(isFine(1, answer), typeof answer === "string" && colours.includes(answer))
    assert.strictEqual(
      isFine(2, answer),
      list !== undefined && new Set(list).size === list.length && !list.includes("pink") && [1, 2].includes(list.length)
    )
    assert.strictEqual(isFine(3, answer), typeof answer === "number" && answer >= 1 && answer <= 60)
    assert.strictEqual(isFine(4, answer), typeof answer === "string" && lengthOf(answer) <= 10)
    assert.strictEqual(isFine(5, answer), typeof answer === "string" && lengthOf(answer) >= 2)
  })
})
