import { assert, describe, it } from "@effect/vitest"
import {
  certificationKind,
  experienceKind,
  experienceProblems,
  futureProblems
} from "@mentorkit/core/internal/profiles"
import { LocalDate, UserId } from "@mentorkit/core/kernel"
import { ExperienceId, operations } from "@mentorkit/core/profiles"
import { DateTime, FastCheck } from "effect"

const day = (text: string) => LocalDate.make(text)
const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const own = {
  id: ExperienceId.make("01a2008d-7400-7000-8003-000000000001"),
  userId: UserId.make("01a2008d-7400-7000-8003-000000000002"),
  createdAt: at,
  updatedAt: at
}
const job = {
  organization: "Payments Ltd",
  designation: "Engineer",
  description: undefined,
  currently_working: false,
  start_date: day("2014-03-01"),
  end_date: day("2020-06-30")
}
const entry = experienceKind.newEntry(job, own)
const texts = (problems: ReadonlyArray<{ readonly message: string }>) => problems.map(({ message }) => message)

describe("an entry of a career", () => {
  it("does not end before it starts, and what goes on has no end", () => {
    const wrong = { start_date: "2020-01-02", end_date: "2020-01-01" }
    assert.deepStrictEqual(texts(experienceProblems(wrong)), [
      "The end date field must be a date after or equal to start date."
    ])
    assert.deepStrictEqual(experienceProblems({ ...wrong, end_date: "2020-01-02" }), [])
    assert.deepStrictEqual(texts(experienceProblems({ ...wrong, currently_working: true })), [
      "The end date field is prohibited."
    ])
    assert.deepStrictEqual(
      experienceProblems({ start_date: "2020-01-01", currently_working: true, end_date: null }),
      []
    )
  })

  it("keeps what an edit leaves out, and loses its end where it goes on again", () => {
    assert.deepStrictEqual(experienceKind.edited(entry, {}), entry)
    assert.deepStrictEqual(experienceKind.edited(entry, { currently_working: true }), {
      ...entry,
      currentlyWorking: true,
      endDate: null
    })
    const current = { ...entry, currentlyWorking: true, endDate: null }
    const ended = experienceKind.edited(current, { end_date: day("2021-01-01") })
    assert.deepStrictEqual(texts(experienceKind.problemsOf(ended)), ["The end date field is prohibited."])
    const left = experienceKind.edited(current, { currently_working: false, end_date: day("2021-01-01") })
    assert.deepStrictEqual(experienceKind.problemsOf(left), [])
    // A start alone may pass the end that is there.
    const later = experienceKind.edited(entry, { start_date: day("2021-01-01") })
    assert.lengthOf(experienceKind.problemsOf(later), 1)
  })

  it("does not start in the future, unless it was told so before", () => {
    const today = day("2019-12-31")
    const told = (start: string, before?: string) =>
      texts(futureProblems(experienceKind, day(start), { today, ...(before !== undefined && { before: day(before) }) }))
    assert.deepStrictEqual(told("2019-12-31"), [])
    assert.deepStrictEqual(told("2020-01-01"), ["The start date field must be a date before or equal to 2019-12-31."])
    assert.deepStrictEqual(told("2020-01-01", "2020-01-01"), [])
    assert.lengthOf(told("2020-01-02", "2020-01-01"), 1)
    assert.deepStrictEqual(futureProblems(certificationKind, null, { today }), [])
  })

  const days = FastCheck.integer({ min: 0, max: 4000 }).map((n) =>
    day(DateTime.formatIsoDateUtc(DateTime.add(at, { days: -n })))
  )
  // Falls where the comparison is turned round or forgets the equal day.
  it.prop(
    "is fine exactly where it goes on without an end or ends in time",
    [days, days, FastCheck.boolean()],
    (all) => {
      const [start, end, goesOn] = all
      const problems = experienceProblems({ start_date: start, end_date: end, currently_working: goesOn })
      assert.strictEqual(problems.length === 0, !goesOn && end >= start)
    }
  )

  it.prop(
    "has rules that survive input that is broken anywhere",
    [FastCheck.dictionary(FastCheck.string(), FastCheck.anything())],
    ([broken]) => {
      const kinds = [operations.addExperience, operations.addEducation, operations.addCertification]
      const others = [operations.updateProfile, operations.updateMentorProfile, operations.updateMenteeProfile]
      const fields = ["start_date", "end_date", "issued_date", "expiry_date", "social_links", "languages", "expertise"]
      for (const field of fields) {
        for (const value of Object.values(broken)) {
          for (const { rules } of [...kinds, ...others]) rules?.({ ...broken, [field]: value })
        }
      }
    }
  )
})
