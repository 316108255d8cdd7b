import { assert, beforeAll, describe, it, layer } from "@effect/vitest"
import { unwrap } from "@mentorkit/client"
import { Administration } from "@mentorkit/core/admin"
import { Identity } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { guest, UserId } from "@mentorkit/core/kernel"
import { pageAt } from "@mentorkit/core/notifications/ports"
import { Scheduling } from "@mentorkit/core/scheduling"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Deferred, Effect, Fiber, TestClock } from "effect"
import { demoAddress, demoPassword, seedDemoMarket } from "../../src/demo-market/index.js"

const admin = { _tag: "Admin" as const, userId: UserId.make(crypto.randomUUID()) }

const everyMentor = Effect.gen(function* () {
  const { listMentors } = yield* Administration
  return (yield* listMentors(admin, { page: 1, per_page: 50 })).mentors.items
})
/** Without the two whose applications are open. */
const allMentors = Effect.map(everyMentor, (all) => all.filter((one) => one.approval_status !== "pending"))

/** Nobody goes on before so many have come so far. */
const together = <A>(count: number, effect: Effect.Effect<A>) =>
  Effect.map(Effect.makeLatch(), (all) => {
    let come = 0
    const meet = Effect.suspend(() => (++come >= count ? all.open : Effect.void))
    return effect.pipe(Effect.zipLeft(meet), Effect.zipLeft(all.await))
  })

describe.each(engines)("the demo market on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("has approved mentors whose sessions can be booked", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-01T10:00:00Z"))
        const { listPublicSessionTypes, listPublicSlots } = yield* Scheduling
        yield* seedDemoMarket

        const mentors = yield* allMentors
        assert.strictEqual(mentors.length, 12)
        assert.lengthOf(yield* everyMentor, 14)
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
        const before = yield* everyMentor
        assert.isTrue(yield* seedDemoMarket)
        assert.deepStrictEqual(yield* everyMentor, before)
      })
    )
  })

  layer(market(engine))((it) => {
    it.effect("stays away from a database in which somebody lives", () =>
      Effect.gen(function* () {
        yield* newUser()
        assert.isFalse(yield* seedDemoMarket)
        assert.deepStrictEqual(yield* everyMentor, [])
      })
    )
  })
})

describe.each(concurrent)("hosts that start at once on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
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

  layer(market(engine), { excludeTestServices: true })((it) => {
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

describe.each(hostEngines)("inboxes of the demo market on %s", (engine) => {
  const host = useHost(engine)
  beforeAll(async () => {
    await host().advance(0)
  })

  const clientOf = async (name: string) => host().clientOf(await host().signIn(demoAddress(name), demoPassword))
  const inboxOf = async (name: string) => {
    const { notifications } = await clientOf(name)
    const { data } = unwrap(await notifications.listNotifications({})).notifications
    const { unread_count } = unwrap(await notifications.countUnread())
    assert.strictEqual(unread_count, data.filter(({ read_at }) => read_at === null).length)
    return data
  }
  const told = (rows: Awaited<ReturnType<typeof inboxOf>>) =>
    rows.map(({ sender_name, title, type }) => `${type}: ${title}, by ${sender_name ?? "nobody"}`).sort()

  it("ask the mentor for answers, tell the mentee of a yes and a no, the admin of applications, and both of people", async () => {
    assert.deepStrictEqual(told(await inboxOf("mentor")), [
      "feed.connection_accepted: Tiago Moreira has accepted your connection request, by Tiago Moreira",
      "feed.new_follower: Zanele Dlamini and 2 others follow you, by Zanele Dlamini",
      "feed.post_commented: Sujata Gurung and 1 other commented on your post, by Sujata Gurung",
      "feed.post_reacted: Rohan Mehta and 2 others reacted to your post, by Rohan Mehta",
      "mentor.approved: You are a mentor now, by nobody",
      "session.booked: New session request: First hello, by Amina Diallo",
      "session.booked: New session request: First hello, by Mika Sorensen",
      "session.booked: New session request: First hello, by Rohan Mehta"
    ])
    assert.deepStrictEqual(told(await inboxOf("mentee")), [
      "feed.comment_mentioned: Sujata Gurung mentioned you in a comment, by Sujata Gurung",
      "feed.comment_replied: Grace Whitfield replied to your comment, by Grace Whitfield",
      "feed.connection_accepted: Amina Diallo has accepted your connection request, by Amina Diallo",
      "feed.connection_accepted: Sujata Gurung has accepted your connection request, by Sujata Gurung",
      "feed.connection_request: Rohan Mehta wants to connect with you, by Rohan Mehta",
      "feed.connection_request: Tiago Moreira wants to connect with you, by Tiago Moreira",
      "feed.new_follower: Elin Lindqvist follows you, by Elin Lindqvist",
      "feed.post_commented: Lukas Brandt commented on your post, by Lukas Brandt",
      "feed.post_reacted: Sujata Gurung and 1 other reacted to your post, by Sujata Gurung",
      "session.cancelled: Session declined: Way into security, by Elin Lindqvist",
      "session.confirmed: Session confirmed: Say hello, by Sujata Gurung"
    ])
    assert.deepStrictEqual(told(await inboxOf("admin")), [
      "mentor.registered: A new mentor application, by Kwame Asante",
      "mentor.registered: A new mentor application, by Pilar Navarro"
    ])
  })

  // Falls where the row of a request does not say that it was answered before the row was written.
  it("ask for no answer that was given", async () => {
    const requests = (await inboxOf("mentor")).filter(({ type }) => type === "session.booked")
    for (const { body, sender_name } of requests) {
      const isAnswered = sender_name === "Amina Diallo"
      assert.strictEqual(body.endsWith(" You have answered already."), isAnswered, body)
      assert.strictEqual(/once you accept it\. Please answer by /.test(body), !isAnswered, body)
    }
  })

  it("lead to pages of the front end", async () => {
    for (const name of ["admin", "mentor", "mentee"]) {
      for (const { title, url } of await inboxOf(name)) {
        const { pathname } = new URL(url ?? "nowhere:")
        assert.isNotNull(pageAt(pathname.replace(/^\/dev/, "")), `${title}: ${url}`)
      }
    }
  })

  it("come without a delivery that was given up", async () => {
    const { deadLetters } = await clientOf("admin")
    assert.deepStrictEqual(unwrap(await deadLetters.listDeadLetters({})).dead_letters.data, [])
  })

  // Falls where a session is so near that its request has to be answered sooner.
  it("are about a session that was accepted, one that was declined, and some that wait for two days", async () => {
    const [mentor, mentee] = [await clientOf("mentor"), await clientOf("mentee")]
    const asked = unwrap(await mentor.bookings.listMentorBookings({})).bookings.data
    assert.deepStrictEqual(asked.map(({ status }) => status).sort(), ["confirmed", "requested", "requested"])
    for (const { respondBy } of asked.filter(({ status }) => status === "requested")) {
      assert.isAbove(Date.parse(respondBy ?? ""), host().now() + 47 * 3_600_000)
    }
    const own = unwrap(await mentee.bookings.listMenteeBookings({})).bookings.data
    assert.deepStrictEqual(own.map(({ status }) => status).sort(), ["cancelled", "confirmed", "requested"])
    assert.isNotNull(own.find(({ status }) => status === "confirmed")?.mentorNote)
    assert.isNotNull(own.find(({ status }) => status === "cancelled")?.declineReason)
  })
})
