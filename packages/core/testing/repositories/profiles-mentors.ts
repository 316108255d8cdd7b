import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { MentorExpertiseId } from "@mentorkit/core/profiles"
import { ExpertiseCatalogue, type MentorProfile, MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Either, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftMentor, era, newId, newMentor } from "../fixtures/people.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

/** The first areas of the catalogue, as a mentor's own. */
const expertise = Effect.gen(function* () {
  const areas = (yield* (yield* ExpertiseCatalogue).list).slice(0, 2)
  assert.equal(areas.length, 2, "the catalogue has two areas at least")
  return yield* Effect.forEach(areas, ({ id, name, skills }) =>
    Effect.map(newId, (own) => ({
      id: MentorExpertiseId.make(own),
      expertiseAreaId: id,
      name,
      skills: skills.slice(0, 2)
    }))
  )
})

const pending = { approvalStatus: "pending", approvedAt: null } as const

/** In the year 2190, before everybody else who has not applied later in it. */
const lateSubmission = (minutes: number) => DateTime.add(DateTime.unsafeMake("2190-01-01T00:00:00Z"), { minutes })

/** Supply `MentorRepository`, the `UserRepository` and `ExpertiseCatalogue` beside it, and their `UnitOfWork`. */
export const mentorRepositoryConformance = conformance<
  MentorRepository | ExpertiseCatalogue | UserRepository | UnitOfWork
>("MentorRepository", {
  "a profile is read as it was added, its expertise in the catalogue's order": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const areas = yield* expertise
    const profile = yield* draftMentor({ expertise: [...areas].reverse(), currency: Currency.make("KWD") })
    yield* mentors.add(profile)
    const stored = Option.some({ ...profile, expertise: areas })
    assert.deepEqual(yield* mentors.find(profile.id), stored)
    assert.deepEqual(yield* mentors.findByUser(profile.userId), stored)
    assert.deepEqual(yield* mentors.findMany([profile.id]), [Option.getOrThrow(stored)])
    assert.deepEqual(yield* transact(mentors.lock(profile.id)), stored)
    assert.deepEqual(yield* transact(mentors.lockByUser(profile.userId)), stored)
  }),

  "nobody is found, or locked, under an unknown id": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const [id, userId] = [MentorId.make(yield* newId), UserId.make(yield* newId)]
    const reads = [mentors.find(id), mentors.findByUser(userId), mentors.lock(id), mentors.lockByUser(userId)]
    for (const found of yield* Effect.all(reads)) assert.ok(Option.isNone(found))
  }),

  "several are found at once, those that are there": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const ids = [(yield* newMentor()).id, (yield* newMentor(pending)).id] as const
    yield* newMentor()
    const found = yield* mentors.findMany([...ids, MentorId.make(yield* newId)])
    assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(ids))
    assert.deepEqual(yield* mentors.findMany([]), [])
  }),

  "an update stores everything but ids and creation, and the expertise replaces what was there": Effect.gen(
    function* () {
      const mentors = yield* MentorRepository
      const areas = yield* expertise
      const profile = yield* newMentor({ expertise: areas.slice(0, 1) })
      const later = DateTime.add(profile.createdAt, { hours: 1 })
      const changed: MentorProfile = {
        ...profile,
        headline: "A new headline",
        timeZone: "Asia/Kathmandu",
        currency: Currency.make("JPY"),
        hourlyRateMinor: 9_007_199_254_740_993n,
        yearsOfExperience: 80,
        languages: ["English", "नेपाली", 'a, "quoted" {one}'],
        legalName: "Maya Legal",
        legalBirthYear: 1980,
        legalProfession: "Engineer",
        companyOrInstitution: "Payments Ltd",
        approvalStatus: "rejected",
        submittedAt: later,
        approvedAt: null,
        rejectionReason: "Too short",
        expertise: areas.slice(1),
        isPubliclyListed: false,
        updatedAt: later
      }
      // Creation stays, and so does the rating, which reviews write.
      yield* mentors.update({ ...changed, createdAt: later, averageRating: "4.50", ratingCount: 2 })
      assert.deepEqual(yield* mentors.find(profile.id), Option.some(changed))
      yield* mentors.update({ ...changed, expertise: [] })
      assert.deepEqual(yield* mentors.find(profile.id), Option.some({ ...changed, expertise: [] }))
    }
  ),

  // Falls if an update of the profile touches the vacation.
  "a vacation is set and lifted by itself, and an update of the profile leaves it alone": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const [profile, other] = [yield* newMentor(), yield* newMentor()]
    const [at, later] = [DateTime.add(profile.createdAt, { hours: 1 }), DateTime.add(profile.createdAt, { hours: 2 })]
    for (const vacation of [
      { vacationMode: true, vacationEndsAt: DateTime.add(at, { days: 9 }) },
      { vacationMode: true, vacationEndsAt: null },
      { vacationMode: false, vacationEndsAt: null }
    ]) {
      yield* mentors.setVacation(profile.id, vacation, at)
      const away = { ...profile, ...vacation, updatedAt: at }
      assert.deepEqual(yield* mentors.find(profile.id), Option.some(away))
      yield* mentors.update({ ...profile, headline: "Away", updatedAt: later })
      assert.deepEqual(yield* mentors.find(profile.id), Option.some({ ...away, headline: "Away", updatedAt: later }))
      yield* mentors.update(profile)
    }
    assert.deepEqual(yield* mentors.find(other.id), Option.some(other))
  }),

  // Falls if the last moment itself ends it, without the limit, or if one without an end is ended.
  "vacations whose last moment has passed are ended, no more than asked for": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const endOf = (minutes: number) => DateTime.add(era(30), { minutes })
    const made = yield* Effect.forEach([0, 1, 2, 3, null], (minutes) =>
      Effect.tap(newMentor(), ({ id }) =>
        mentors.setVacation(
          id,
          { vacationMode: true, vacationEndsAt: minutes === null ? null : endOf(minutes) },
          era(30)
        )
      )
    )
    const isAway = Effect.forEach(made, ({ id }) =>
      Effect.map(mentors.find(id), (found) => Option.getOrThrow(found).vacationMode)
    )
    assert.equal(yield* mentors.endVacations(endOf(0), 10), 0)
    assert.equal(yield* mentors.endVacations(endOf(3), 2), 2)
    const ended = yield* Effect.replicateEffect(transact(mentors.endVacations(endOf(3), 10)), 4, atOnce)
    assert.equal(
      ended.reduce((sum, count) => sum + count, 0),
      1
    )
    assert.deepEqual(yield* isAway, [false, false, false, true, true])
    const { updatedAt, vacationEndsAt } = Option.getOrThrow(yield* mentors.find(made[0]!.id))
    assert.deepEqual([updatedAt, vacationEndsAt], [endOf(3), null])
    yield* rolledBack(mentors.endVacations(endOf(4), 10))
    assert.equal(yield* mentors.endVacations(endOf(4), 10), 1)
  }),

  "of parallel applications of one user one is stored, the others are told that it is waiting": Effect.gen(
    function* () {
      const mentors = yield* MentorRepository
      const draft = yield* draftMentor(pending)
      const drafts = yield* Effect.replicateEffect(
        Effect.map(newId, (id) => ({ ...draft, id: MentorId.make(id) })),
        8
      )
      const added = yield* Effect.forEach(drafts, (one) => Effect.either(transact(mentors.add(one))), atOnce)
      assert.equal(added.filter(Either.isRight).length, 1)
      for (const { left } of added.filter(Either.isLeft)) {
        assert.deepEqual([left._tag, left.approvalStatus], ["ApplicationNotPossible", "pending"])
      }
      const winner = drafts[added.findIndex(Either.isRight)]
      assert.deepEqual(yield* mentors.findByUser(draft.userId), Option.some(winner))
    }
  ),

  // Falls if either of the two ways to lock takes no lock.
  "whoever has locked a profile, by either id, is alone with it": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const { id, userId } = yield* newMentor()
    yield* excludeEachOther(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? mentors.lock(id) : mentors.lockByUser(userId)))
    )
  }),

  "a profile is locked as the one before has left it": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const { id } = yield* newMentor({ yearsOfExperience: 0 })
    const grow = Effect.gen(function* () {
      const profile = yield* Effect.flatten(mentors.lock(id))
      yield* mentors.update({ ...profile, yearsOfExperience: profile.yearsOfExperience + 1 })
    })
    yield* Effect.replicateEffect(transact(grow), 10, atOnce)
    assert.equal(Option.getOrThrow(yield* mentors.find(id)).yearsOfExperience, 10)
  }),

  // Falls if the update does not compare the status.
  "a move happens from where it may start, and answers the profile as it is then": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const profile = yield* newMentor(pending)
    const at = DateTime.add(profile.createdAt, { hours: 1 })
    const approved = { ...profile, approvalStatus: "approved", approvedAt: at, updatedAt: at } as const
    const approve = { from: ["pending", "rejected"], to: "approved", reason: null, at } as const
    assert.deepEqual(yield* mentors.move(profile.id, approve), Option.some(approved))
    assert.deepEqual(yield* mentors.find(profile.id), Option.some(approved))
    assert.ok(Option.isNone(yield* mentors.move(profile.id, approve)))

    const later = DateTime.add(at, { hours: 1 })
    const suspend = { from: ["approved"], to: "suspended", reason: "Spam", at: later } as const
    const suspended = { ...approved, approvalStatus: "suspended", rejectionReason: "Spam", updatedAt: later } as const
    assert.deepEqual(yield* mentors.move(profile.id, suspend), Option.some(suspended))
    assert.ok(Option.isNone(yield* mentors.move(MentorId.make(yield* newId), suspend)))
  }),

  "of two admins who decide at the same time one wins": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const at = yield* DateTime.now
    for (let round = 0; round < 10; round++) {
      const { id } = yield* newMentor(pending)
      const moves = (["approved", "rejected"] as const).map((to) =>
        transact(mentors.move(id, { from: ["pending"], to, reason: to, at }))
      )
      const won = (yield* Effect.all(moves, atOnce)).filter(Option.isSome)
      assert.equal(won.length, 1)
      assert.deepEqual(yield* mentors.find(id), won[0])
    }
  }),

  "applications are listed page by page, the newest first, of one status or of all": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const statuses = ["pending", "rejected", "pending", "approved", "rejected"] as const
    const made = yield* Effect.forEach(statuses, (approvalStatus, n) =>
      newMentor({ approvalStatus, submittedAt: lateSubmission(n) })
    )
    const newest = [...made].reverse()
    const list = (status: MentorProfile["approvalStatus"] | null, page: number) =>
      Effect.map(mentors.list({ status, page: { page, per_page: 2 } }), ({ items }) => items)
    assert.deepEqual(yield* list(null, 1), newest.slice(0, 2))
    assert.deepEqual(yield* list(null, 2), newest.slice(2, 4))
    assert.deepEqual(
      yield* list("rejected", 1),
      newest.filter(({ approvalStatus }) => approvalStatus === "rejected")
    )
    const counts = yield* Effect.forEach([null, "pending", "approved", "rejected", "suspended"] as const, (status) =>
      Effect.map(mentors.list({ status, page: { page: 1, per_page: 1 } }), ({ total }) => total)
    )
    const [all = 0, ...each] = counts
    assert.equal(
      each.reduce((sum, count) => sum + count),
      all
    )
    // So that the next run's are the newest.
    yield* Effect.forEach(made, (profile) => mentors.update({ ...profile, submittedAt: profile.createdAt }))
  }),

  "a unit that fails adds no profile and changes none": Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const areas = yield* expertise
    const [profile, draft] = [yield* newMentor({ ...pending, expertise: areas }), yield* draftMentor()]
    yield* rolledBack(
      Effect.gen(function* () {
        yield* mentors.add(draft)
        yield* mentors.update({ ...profile, headline: "Gone", expertise: [] })
        const move = { from: ["pending"], to: "approved", reason: null, at: yield* DateTime.now } as const
        assert.ok(Option.isSome(yield* mentors.move(profile.id, move)))
      })
    )
    assert.deepEqual(yield* mentors.find(profile.id), Option.some(profile))
    assert.ok(Option.isNone(yield* mentors.findByUser(draft.userId)))
    yield* mentors.add(draft)
  })
})

/** Supply `ExpertiseCatalogue`, filled. */
export const expertiseCatalogueConformance = conformance<ExpertiseCatalogue>("ExpertiseCatalogue", {
  "areas and their skills come once each, and always in the same order": Effect.gen(function* () {
    const { list } = yield* ExpertiseCatalogue
    const areas = yield* list
    const ids = areas.flatMap(({ id, skills }) => [id, ...skills.map((skill) => skill.id)])
    assert.equal(new Set(ids).size, ids.length)
    for (const again of yield* Effect.replicateEffect(list, 5, atOnce)) assert.deepEqual(again, areas)
  })
})
