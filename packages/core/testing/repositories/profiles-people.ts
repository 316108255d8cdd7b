/** What people tell about themselves: addresses, careers, answers of the onboarding. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { LocalDate, UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { CertificationId, EducationId, ExperienceId } from "@mentorkit/core/profiles"
import {
  AddressRepository,
  type CareerEntry,
  type CareerList,
  CertificationRepository,
  EducationRepository,
  ExperienceRepository,
  OnboardingRepository
} from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { rolledBack } from "../fixtures/transactions.js"

const day = (text: string) => LocalDate.make(text)
const none = Option.none()

/** Supply `AddressRepository`, the `UserRepository` beside it, and their `UnitOfWork`. */
export const addressRepositoryConformance = conformance<AddressRepository | UserRepository | UnitOfWork>(
  "AddressRepository",
  {
    "an account has none until one is saved, which takes the place of the one before": Effect.gen(function* () {
      const addresses = yield* AddressRepository
      const [{ id }, { id: other }] = [yield* newUser(), yield* newUser()]
      const at = yield* DateTime.now
      const porto = { address: "Rua das Flores 1", city: "Porto", state: null, country: "Portugal" }
      assert.deepEqual(yield* addresses.find(id), none)
      yield* addresses.put(id, { ...porto, countryCode: "PT" }, at)
      assert.deepEqual(yield* addresses.find(id), Option.some({ address: porto, countryCode: "PT" }))
      const nowhere = { address: null, city: null, state: "Limbo", country: null }
      yield* addresses.put(id, { ...nowhere, countryCode: null }, DateTime.add(at, { hours: 1 }))
      assert.deepEqual(yield* addresses.find(id), Option.some({ address: nowhere, countryCode: null }))
      assert.deepEqual(yield* addresses.find(other), none)
      yield* rolledBack(addresses.put(other, { ...porto, countryCode: "PT" }, at))
      assert.deepEqual(yield* addresses.find(other), none)
    })
  }
)

interface Draft<Id extends string, E extends CareerEntry<Id>> {
  readonly idOf: (uuid: string) => Id
  /** As people tell it, by when it started; null where such an entry may do without. */
  readonly made: (own: CareerEntry<Id>, start: LocalDate | null) => E
  readonly changed: (entry: E) => E
  readonly mayLackStart: boolean
}

/** Falls where a statement forgets whose the entry is, or the order. */
const careerCase = Effect.fnUntraced(function* <Id extends string, E extends CareerEntry<Id>>(
  entries: CareerList<Id, E>,
  { changed, idOf, made, mayLackStart }: Draft<Id, E>
) {
  const [{ id: userId }, { id: stranger }] = [yield* newUser(), yield* newUser()]
  const at = yield* DateTime.now
  const add = Effect.fnUntraced(function* (start: LocalDate | null) {
    const entry = made({ id: idOf(yield* newId), userId, createdAt: at, updatedAt: at }, start)
    yield* entries.add(entry)
    return entry
  })
  const [old, recent] = [yield* add(day("2001-02-28")), yield* add(day("2020-12-31"))]
  const undated = mayLackStart ? [yield* add(null)] : []
  const all = [recent, old, ...undated]
  assert.deepEqual(yield* entries.list(userId), all)
  assert.equal(yield* entries.count(userId), all.length)
  assert.deepEqual(yield* entries.list(stranger), [])
  assert.equal(yield* entries.count(stranger), 0)

  assert.deepEqual(yield* entries.find(userId, old.id), Option.some(old))
  assert.deepEqual(yield* entries.find(stranger, old.id), none)
  const later = DateTime.add(at, { hours: 1 })
  const edited: E = { ...changed(old), updatedAt: later }
  assert.equal(yield* entries.update({ ...edited, userId: stranger }), false)
  assert.deepEqual(yield* entries.find(userId, old.id), Option.some(old))
  assert.equal(yield* entries.update({ ...edited, createdAt: later }), true)
  assert.deepEqual(yield* entries.find(userId, old.id), Option.some(edited))

  assert.equal(yield* entries.remove(stranger, old.id), false)
  assert.equal(yield* rolledBack(entries.remove(userId, old.id)), true)
  assert.equal(yield* entries.remove(userId, old.id), true)
  assert.equal(yield* entries.remove(userId, old.id), false)
  assert.equal(yield* entries.update(edited), false)
  assert.deepEqual(yield* entries.list(userId), [recent, ...undated])
})

/** Supply the three lists, the `UserRepository` beside them, and their `UnitOfWork`. */
export const careerRepositoriesConformance = conformance<
  ExperienceRepository | EducationRepository | CertificationRepository | UserRepository | UnitOfWork
>("ExperienceRepository, EducationRepository and CertificationRepository", {
  "experiences are their owner's, the latest first": Effect.flatMap(ExperienceRepository, (entries) =>
    careerCase(entries, {
      idOf: (uuid) => ExperienceId.make(uuid),
      made: (own, start) => ({
        ...own,
        organization: "Payments Ltd",
        designation: "Engineer",
        description: null,
        currentlyWorking: true,
        startDate: start ?? day("2000-01-01"),
        endDate: null
      }),
      changed: (entry) => ({ ...entry, description: "Ledgers", currentlyWorking: false, endDate: entry.startDate }),
      mayLackStart: false
    })
  ),

  "education is its owner's, the latest first": Effect.flatMap(EducationRepository, (entries) =>
    careerCase(entries, {
      idOf: (uuid) => EducationId.make(uuid),
      made: (own, start) => ({
        ...own,
        institution: "Porto",
        degree: "MSc",
        currentlyStudying: true,
        startDate: start ?? day("2000-01-01"),
        endDate: null
      }),
      changed: (entry) => ({ ...entry, degree: "PhD", currentlyStudying: false, endDate: day("2030-01-01") }),
      mayLackStart: false
    })
  ),

  "certifications are their owner's, the latest first and those without a date last": Effect.flatMap(
    CertificationRepository,
    (entries) =>
      careerCase(entries, {
        idOf: (uuid) => CertificationId.make(uuid),
        made: (own, issuedDate) => ({
          ...own,
          title: "Administrator",
          issuingOrganization: "CNCF",
          issuedDate,
          expiryDate: null,
          credentialUrl: null
        }),
        changed: (entry) => ({ ...entry, expiryDate: day("2030-01-01"), credentialUrl: "https://example.test/1" }),
        mayLackStart: true
      })
  )
})

/** Supply `OnboardingRepository`, the `UserRepository` beside it, and their `UnitOfWork`. */
export const onboardingRepositoryConformance = conformance<OnboardingRepository | UserRepository | UnitOfWork>(
  "OnboardingRepository",
  {
    "both roles are asked questions of all five types, in an order": Effect.gen(function* () {
      const { listQuestions: questions } = yield* OnboardingRepository
      const [mentors, mentees] = [yield* questions("mentor"), yield* questions("mentee")]
      for (const asked of [mentors, mentees]) {
        assert.deepEqual([...new Set(asked.map(({ type }) => type))].sort(), [
          "multi_select",
          "number",
          "single_select",
          "text",
          "textarea"
        ])
        for (const { options, type } of asked) assert.equal(options !== null, type.endsWith("select"))
      }
      assert.deepEqual(yield* questions(null), [...mentors, ...mentees])
    }),

    "a submission is found by its role, or the last of both": Effect.gen(function* () {
      const { find, put: submit } = yield* OnboardingRepository
      const { id: userId } = yield* newUser()
      const at = yield* DateTime.now
      const [first, second] = [
        { userId, role: "mentee", submittedAt: at },
        { userId, role: "mentor", submittedAt: DateTime.add(at, { hours: 1 }) }
      ] as const
      assert.deepEqual(yield* find(userId, null), none)
      yield* submit(first)
      yield* submit(second)
      assert.deepEqual(yield* find(userId, null), Option.some(second))
      const again = { ...first, submittedAt: DateTime.add(at, { hours: 2 }) }
      yield* submit(again)
      assert.deepEqual(yield* find(userId, null), Option.some(again))
      assert.deepEqual(yield* find(userId, "mentor"), Option.some(second))
      assert.deepEqual(yield* find(UserId.make(yield* newId), "mentor"), none)
    }),

    // Falls where replacing touches the other role's answers or another account's.
    "answers come back as they were given, and new ones of a role take the place of all of its old ones": Effect.gen(
      function* () {
        const {
          listAnswers: answers,
          listQuestions: questions,
          putAnswers: replaceAnswers
        } = yield* OnboardingRepository
        const [{ id: userId }, { id: other }] = [yield* newUser(), yield* newUser()]
        const at = yield* DateTime.now
        const values = ["none_yet", ["students", "founders"], 7.5, 'a "text"', "more\ntext"]
        const given = (yield* questions("mentor")).map(({ id }, index) => ({ questionId: id, answer: values[index]! }))
        const [asMentee = assert.fail()] = yield* questions("mentee")
        const menteeAnswer = { questionId: asMentee.id, answer: "student" }
        const record = { userId, role: "mentor", submittedAt: at } as const
        yield* replaceAnswers({ ...record, role: "mentee" }, [menteeAnswer])
        yield* replaceAnswers({ ...record, userId: other }, given.slice(0, 1))
        yield* replaceAnswers(record, [...given].reverse())
        const saved = yield* answers(userId, "mentor")
        assert.deepEqual(
          saved.map(({ answer, questionId }) => ({ questionId, answer })),
          given
        )
        assert.deepEqual(saved[0]?.answeredAt, at)

        yield* replaceAnswers(record, given.slice(2, 3))
        const answered = (of: UserId, role: "mentor" | "mentee") =>
          Effect.map(answers(of, role), (all) => all.map(({ answer }) => answer))
        assert.deepEqual(yield* answered(userId, "mentor"), [7.5])
        assert.deepEqual(yield* answered(userId, "mentee"), ["student"])
        assert.deepEqual(yield* answered(other, "mentor"), ["none_yet"])
        yield* replaceAnswers(record, [])
        assert.deepEqual(yield* answered(userId, "mentor"), [])
      }
    )
  }
)
