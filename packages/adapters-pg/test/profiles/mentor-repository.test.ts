import { assert, describe, layer } from "@effect/vitest"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import { ExpertiseAreaId, ExpertiseCatalogue, MentorExpertiseId, MentorRepository } from "@mentorkit/core/profiles"
import { DateTime, Effect, Option } from "effect"
import { engines } from "../support/engines.js"
import { mobileDevelopment, newMentor, softwareEngineering } from "../support/profiles-fixtures.js"
import { world } from "../support/world.js"

const expertise = (area: string, name: string) => ({
  id: MentorExpertiseId.make(crypto.randomUUID()),
  expertiseAreaId: ExpertiseAreaId.make(area),
  name
})

describe.each(engines)("mentor profiles on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a profile is stored and read whole", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const { mentorId, userId } = yield* newMentor({ timeZone: "Asia/Kathmandu", currency: "KWD", approved: false })
        const stored = Option.getOrThrow(yield* mentors.find(mentorId))
        const now = DateTime.add(yield* DateTime.now, { minutes: 1 })
        const changed = {
          ...stored,
          headline: "A new headline",
          timeZone: "Asia/Tokyo",
          currency: Currency.make("JPY"),
          hourlyRateMinor: 9_007_199_254_740_993n,
          yearsOfExperience: 80,
          rejectionReason: null,
          submittedAt: now,
          expertise: [
            expertise(softwareEngineering, "Software Engineering"),
            expertise(mobileDevelopment, "Mobile Development")
          ],
          updatedAt: now
        }
        yield* mentors.update({ ...changed, expertise: [...changed.expertise].reverse() })
        assert.deepStrictEqual(yield* mentors.find(mentorId), Option.some(changed))
        assert.deepStrictEqual(yield* mentors.findByUser(userId), Option.some(changed))
        assert.deepStrictEqual(yield* mentors.lock(mentorId), Option.some(changed))
        assert.deepStrictEqual(yield* mentors.lockByUser(userId), Option.some(changed))
      })
    )

    it.effect("nobody is found under an unknown id", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const [mentorId, userId] = [MentorId.make(crypto.randomUUID()), UserId.make(crypto.randomUUID())]
        for (const found of [yield* mentors.find(mentorId), yield* mentors.findByUser(userId)]) {
          assert.deepStrictEqual(found, Option.none())
        }
      })
    )

    it.effect("a user has one mentor profile", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const { mentorId } = yield* newMentor()
        const stored = Option.getOrThrow(yield* mentors.find(mentorId))
        const second = { ...stored, id: MentorId.make(crypto.randomUUID()) }
        assert.strictEqual((yield* Effect.flip(mentors.add(second)))._tag, "ApplicationNotPossible")
      })
    )

    it.effect("a move happens only from where it may start", () =>
      Effect.gen(function* () {
        const mentors = yield* MentorRepository
        const { mentorId } = yield* newMentor({ approved: false })
        const at = DateTime.add(yield* DateTime.now, { hours: 1 })
        const move = { from: ["pending"], to: "approved", reason: null, at } as const
        const moved = Option.getOrThrow(yield* mentors.move(mentorId, move))
        assert.deepInclude(moved, { approvalStatus: "approved", approvedAt: at, updatedAt: at })
        assert.deepStrictEqual(yield* mentors.find(mentorId), Option.some(moved))
        assert.deepStrictEqual(yield* mentors.move(mentorId, move), Option.none())
      })
    )

    it.effect("the catalogue is seeded under fixed ids, in its order", () =>
      Effect.gen(function* () {
        const areas = yield* (yield* ExpertiseCatalogue).list
        assert.strictEqual(areas.length, 28)
        assert.deepStrictEqual(
          areas.slice(0, 2).map(({ id, name }) => [id, name]),
          [
            [ExpertiseAreaId.make(softwareEngineering), "Software Engineering"],
            [ExpertiseAreaId.make(mobileDevelopment), "Mobile Development"]
          ]
        )
        assert.deepStrictEqual(
          areas[1]?.skills.map(({ name }) => name),
          ["iOS", "Android", "React Native", "Flutter", "App Store Releases"]
        )
        assert.isTrue(areas.every(({ skills }) => skills.length >= 4))
      })
    )
  })
})
