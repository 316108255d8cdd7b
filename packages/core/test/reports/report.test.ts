/** What a report must say, and of whom. */
import { assert, describe, it } from "@effect/vitest"
import { UserId } from "@mentorkit/core/internal/kernel"
import { ofSomebodyElse, type Reported, ReportReason, wordsForOther } from "@mentorkit/core/internal/reports"
import { Either, FastCheck as fc } from "effect"

const reasons = fc.constantFrom<unknown>(...ReportReason.literals, "boredom", undefined, null, 7)
const details = fc.option(fc.string({ minLength: 1 }), { nil: null })
const people = fc.constantFrom(
  ...["01", "02", "03"].map((end) => UserId.make(`00000000-0000-7000-8000-0000000000${end}`))
)

describe("a report", () => {
  it.prop("says in words what is wrong where its reason does not", [reasons, details], ([reason, words]) => {
    const problems = wordsForOther({ reason, details: words })
    assert.deepStrictEqual(
      problems.map(({ path }) => path),
      reason === "other" && words === null ? [["details"]] : []
    )
  })

  it("without the field is one without words", () => {
    assert.lengthOf(wordsForOther({ reason: "other" }), 1)
  })

  it.prop("is of what somebody else has written", [people, people], ([author, reporter]) => {
    const reported: Reported = { subjectType: "post", subjectId: author, authorId: author, copy: {}, fileKeys: [] }
    assert.strictEqual(Either.isLeft(ofSomebodyElse(reported, reporter)), author === reporter)
  })
})
