import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { Identity } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { guest, UserId } from "@mentorkit/core/kernel"
import { Scheduling } from "@mentorkit/core/scheduling"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Deferred, Effect, Fiber, TestClock } from "effect"
import { demoAddress, demoPassword, seedDemoMarket } from "../../src/demo-market/index.js"

const admin = { _tag: "Admin" as const, userId: UserId.make(crypto.randomUUID()) }

const allMentors = Effect.gen(function* () {
  const { listMentors } = yield* Administration
  return (yield* listMentors(admin, { page: 1, per_page: 50 })).mentors.items
})

/** Nobody goes on before so many have come so far. */
const together = <A>(count: number, effect: Effect.Effect<A>) =>
  Effect.map(Effect.makeLatch(), (all) => {
    let come = 0
    const meet = Effect.suspend(() => (++come >= count ? all.open : Effect.void))
    return effect.pipe(Effect.zipLeft(meet), Effect.zipLeft(all.await))
  })

describe.each(engines)("the demo market on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("has approved mentors whose sessions can be booked", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-01T10:00:00Z"))
        const { listPublicSessionTypes, listPublicSlots } = yield* Scheduling
        yield* seedDemoMarket

        const mentors = yield* allMentors
        assert.strictEqual(mentors.length, 12)
        assert.deepStrictEqual(new Set(mentors.map((one) => one.approval_status)), new Set(["approved"]))
        assert.includeMembers(
          mentors.map(({ timezone }) => timezone),
          ["Asia/Kathmandu", "America/New_York"]
        )
        assert.includeMembers(
          mentors.map(({ currency }) => String(currency)),
          ["JPY", "KWD", "USD"]
        )

        const types = []
        for (const { expertise_areas, id } of mentors) {
          assert.isAbove(expertise_areas.length, 1)
          const { session_types } = yield* listPublicSessionTypes(guest, { mentor_id: id })
          assert.include([2, 3], session_types.length)
          types.push(...session_types)
        }
        assert.isTrue(types.some((type) => type.is_free && type.price_minor === 0))
        assert.isTrue(types.some((type) => type.max_capacity > 1 && !type.is_free))
        assert.isTrue(types.some((type) => type.follow_up_count > 0))
        for (const { id, mentor_id, title } of types) {
          const { slots } = yield* listPublicSlots(guest, { mentor_id, session_type_id: id })
          assert.isAbove(slots.filter((slot) => slot.is_selectable).length, 3, title)
        }
      })
    )

    it.effect("opens its three accounts with one password and no second factor", () =>
      Effect.gen(function* () {
        const { getMe, login } = yield* Identity
        const roles: ReadonlyArray<readonly [name: string, roles: ReadonlyArray<string>]> = [
          ["admin", ["admin"]],
          ["mentor", ["mentee", "mentor"]],
          ["mentee", ["mentee"]]
        ]
        for (const [name, expected] of roles) {
          const signedIn = yield* login(guest, { email: demoAddress(name), password: demoPassword })
          if (signedIn.requires_two_factor) return assert.fail("a second factor was asked for")
          assert.deepStrictEqual(signedIn.user.roles.map(String), expected)
        }
        const mentor = yield* Effect.flatten((yield* UserRepository).findByEmail(demoAddress("mentor")))
        const { user } = yield* getMe({ _tag: "User", userId: mentor.id, roles: mentor.roles }, {})
        assert.include(user.bio, "ledgers")
        assert.strictEqual(user.mentor_profile?.hourly_rate, "80.00")
      })
    )

    it.effect("is there once, however often it is asked for", () =>
      Effect.gen(function* () {
        const before = yield* allMentors
        assert.isTrue(yield* seedDemoMarket)
        assert.deepStrictEqual(yield* allMentors, before)
      })
    )
  })

  layer(world(engine))((it) => {
    it.effect("stays away from a database in which somebody lives", () =>
      Effect.gen(function* () {
        yield* newUser()
        assert.isFalse(yield* seedDemoMarket)
        assert.deepStrictEqual(yield* allMentors, [])
      })
    )
  })
})

describe.each(concurrent)("hosts that start at once on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where who comes second fails, or fills the database once more: each has seen it empty.
    it.effect("make one market", () =>
      Effect.gen(function* () {
        const repository = yield* UserRepository
        const look = yield* together(2, repository.isEmpty)
        const seeding = Effect.provideService(seedDemoMarket, UserRepository, { ...repository, isEmpty: look })
        assert.deepStrictEqual(yield* Effect.all([seeding, seeding], { concurrency: 2 }), [true, true])
        assert.lengthOf(yield* allMentors, 12)
      })
    )
  })

  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where a market is made in several transactions: what the first one has left would be taken for all of it.
    it.effect("make up for one that ends half-way", () =>
      Effect.gen(function* () {
        const repository = yield* UserRepository
        const isHalfWay = yield* Deferred.make<void>()
        const hangs: typeof UserRepository.Service = {
          ...repository,
          setBio: () => Effect.zipRight(Deferred.succeed(isHalfWay, undefined), Effect.never)
        }
        const first = yield* Effect.fork(Effect.provideService(seedDemoMarket, UserRepository, hangs))
        yield* Deferred.await(isHalfWay)
        const hasLooked = yield* Deferred.make<void>()
        const isEmpty = Effect.tap(repository.isEmpty, () => Deferred.succeed(hasLooked, undefined))
        const second = yield* Effect.fork(
          Effect.provideService(seedDemoMarket, UserRepository, { ...repository, isEmpty })
        )
        yield* Deferred.await(hasLooked)
        yield* Fiber.interrupt(first)
        assert.isTrue(yield* Fiber.join(second))
        assert.lengthOf(yield* allMentors, 12)
      })
    )
  })
})
