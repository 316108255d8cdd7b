/** A ban meets whatever else happens at that moment: nothing of it is left standing. Real connections. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { Identity } from "@mentorkit/core/identity"
import { EmailVerificationRepository, PasswordHasher } from "@mentorkit/core/identity/ports"
import { makeIssueToken, verificationToken } from "@mentorkit/core/internal/identity"
import { guest, type UserId } from "@mentorkit/core/kernel"
import { eventsOf, hold, newOffer, seatsOf } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import { applicant, newUser, password } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, Either, Redacted } from "effect"
import { ban, callOff, departuresLeft, inState, reinstate, suspendMentor } from "./departing.js"

const inTime = { after: 24 * 60 }
const rounds = 4

const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

// biome-ignore lint/suspicious/noExplicitAny: whatever meets here, its answers are told apart by their tags alone
const together = <R>(effects: ReadonlyArray<Effect.Effect<any, any, R>>) =>
  Effect.all(
    effects.map((effect) => Effect.map(Effect.either(effect), tagOf)),
    { concurrency: "unbounded" }
  )

const openBookingsOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select id from bookings
    where status in ('pending_payment', 'requested', 'paid', 'confirmed') and pending_decision is null
      and (mentee_id = ${userId} or mentor_id = (select id from mentor_profiles where user_id = ${userId}))`
}, Effect.orDie)

const tokensOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`select kind from access_tokens where user_id = ${userId}`
}, Effect.orDie)

const newMeeting = Effect.fnUntraced(function* (priceMinor: bigint) {
  const { createBooking } = yield* Bookings
  const [buyer, offer] = [yield* newUser(), yield* newOffer({ ...inTime, priceMinor })]
  const bookingAttemptId = yield* hold(buyer, offer.slotId)
  return { book: createBooking(buyer, { booking_attempt_id: bookingAttemptId }), buyer, offer }
})

describe.each(concurrent)("bans under race on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // Falls without `users.lockShared` in `makePlaceBooking`, or if what follows looks before the ban is committed.
    it.effect("with a booking: there is none, or it is called off", () =>
      Effect.gen(function* () {
        for (let round = 0; round < rounds; round++) {
          const { book, buyer, offer } = yield* newMeeting(round % 2 === 0 ? 0n : 8000n)
          const gone = round % 4 < 2 ? buyer.userId : offer.mentor.userId
          yield* together<
            | Effect.Effect.Context<typeof book>
            | Effect.Effect.Context<ReturnType<typeof callOff>>
            | Effect.Effect.Context<ReturnType<typeof ban>>
          >([book, Effect.zipRight(ban(gone), callOff(gone))])
          assert.deepStrictEqual(yield* openBookingsOf(gone), [])
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
        }
        yield* assertBooksAreRight
      })
    )

    it.effect("whoever is just being banned books nothing, and a suspended mentor is not booked", () =>
      Effect.gen(function* () {
        for (const who of ["mentee", "mentor", "profile"] as const) {
          const { book, buyer, offer } = yield* newMeeting(0n)
          const leaving = {
            mentee: Effect.asVoid(Effect.orDie(ban(buyer.userId))),
            mentor: Effect.asVoid(Effect.orDie(ban(offer.mentor.userId))),
            profile: Effect.asVoid(Effect.orDie(suspendMentor(offer.mentorId)))
          }
          // The profile's own lock is not what a booking waits for: falls if `makeDecideOnMentor` does not lock the account.
          assert.strictEqual(tagOf(yield* duringOpen(leaving[who], book)), "NotBookable", who)
        }
        // The other way round the ban waits, and finds the booking.
        const { book, buyer } = yield* newMeeting(0n)
        assert.strictEqual(tagOf(yield* duringOpen(book, ban(buyer.userId))), "done")
        assert.lengthOf(yield* openBookingsOf(buyer.userId), 1)
        yield* callOff(buyer.userId)
        assert.deepStrictEqual(yield* openBookingsOf(buyer.userId), [])
      })
    )

    it.effect("seats with a suspended mentor are not held any more, and those that are go", () =>
      Effect.gen(function* () {
        const [before, after] = [yield* newUser(), yield* newUser()]
        const offer = yield* newOffer({ ...inTime, maxCapacity: 2 })
        yield* hold(before, offer.slotId)
        yield* suspendMentor(offer.mentorId)
        assert.strictEqual((yield* Effect.flip(hold(after, offer.slotId)))._tag, "SlotsUnavailable")
        yield* callOff(offer.mentor.userId)
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
      })
    )

    // The lock of the booking in `makeCallOff`, and the state that is read under it.
    it.effect("with the mentor's answer: called off once, whatever came first", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        for (let round = 0; round < rounds; round++) {
          const { buyer, id, offer } = yield* inState.paid(inTime)
          const gone = round % 2 === 0 ? buyer.userId : offer.mentor.userId
          const answer = round % 3 === 0 ? kit.declineBooking : kit.acceptBooking
          yield* ban(gone)
          yield* together<Effect.Effect.Context<ReturnType<typeof callOff>>>([
            callOff(gone),
            answer(offer.mentor.mentor, { id }),
            callOff(gone)
          ])
          assert.deepStrictEqual(yield* openBookingsOf(gone), [])
          assert.strictEqual((yield* offEvents(id)).length, 1)
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
        }
        assert.deepStrictEqual(yield* departuresLeft, [])
        yield* assertBooksAreRight
      })
    )

    // Falls if `makeLockStandings` reads without a lock: it finds the account as it was before the reinstatement.
    it.effect("with a reinstatement that is just being made: what is left stays", () =>
      Effect.gen(function* () {
        const { buyer, id } = yield* inState.paid(inTime)
        yield* ban(buyer.userId)
        assert.strictEqual(tagOf(yield* duringOpen(reinstate(buyer.userId), callOff(buyer.userId))), "done")
        assert.deepStrictEqual(yield* offEvents(id), [])
        assert.lengthOf(yield* openBookingsOf(buyer.userId), 1)
        assert.deepStrictEqual(yield* departuresLeft, [])
      })
    )

    // Falls without the lock in `makeModerate`.
    it.effect("by two admins: one has done it", () =>
      Effect.gen(function* () {
        const kit = yield* Administration
        const sql = yield* SqlClient.SqlClient
        const admins = [yield* newAdmin, yield* newAdmin, yield* newAdmin, yield* newAdmin]
        const { userId: id } = yield* newUser()
        const tags = yield* together(admins.map((admin) => kit.banUser(admin, { id, reason: "Spam" })))
        assert.deepStrictEqual(tags.sort(), [...Array(3).fill("AccountMoveNotPossible"), "done"])
        assert.lengthOf(yield* sql`select id from audit_log where subject_id = ${id}`, 1)
        const lifted = yield* together([
          ...admins.map((admin) => kit.reinstateUser(admin, { id, reason: "No spam" })),
          kit.suspendUser(admins[0]!, { id, reason: "Spam" })
        ])
        assert.include(lifted, "done")
        const trail = yield* sql<{ readonly before: { status: string }; readonly after: { status: string } }>`
          select before, after from audit_log where subject_id = ${id} order by id`
        // Each begins where the one before has ended.
        for (const [at, { before }] of trail.entries())
          assert.strictEqual(before.status, trail[at - 1]?.after.status ?? "active")
      })
    )

    // Falls if `verifyEmail` only finds the account and does not lock it, as the token is issued to whom it has found.
    it.effect("with sign-ins of every kind: no token is left", () =>
      Effect.gen(function* () {
        const { login, verifyEmail } = yield* Identity
        const passwordHash = yield* (yield* PasswordHasher).hash(Redacted.make(password))
        const email = () => `ban-${crypto.randomUUID()}@example.test`
        for (let round = 0; round < rounds; round++) {
          const address = email()
          const { userId } = yield* newUser({ email: address, passwordHash })
          const sign = login(guest, { email: address, password })
          yield* together<Effect.Effect.Context<ReturnType<typeof ban>>>([sign, ban(userId), sign])
          assert.deepStrictEqual(yield* tokensOf(userId), [])
        }
        const { register } = yield* Identity
        const unverified = yield* register(guest, applicant({ email: email() }))
        const { id } = yield* Effect.flatten((yield* EmailVerificationRepository).findByUser(unverified.user.id))
        const token = yield* verificationToken(id)
        const verified = yield* duringOpen(ban(unverified.user.id), verifyEmail(guest, { token }))
        assert.strictEqual(tagOf(verified), "AccountBanned")
        assert.deepStrictEqual(yield* tokensOf(unverified.user.id), [])
      })
    )

    it.effect("a token that is just being issued goes with the ban; after a reinstatement none is back", () =>
      Effect.gen(function* () {
        const issue = yield* makeIssueToken
        const { userId } = yield* newUser()
        const issuing = Effect.flatMap(DateTime.now, (now) => issue(userId, now))
        assert.strictEqual(tagOf(yield* duringOpen(issuing, ban(userId))), "done")
        yield* reinstate(userId)
        assert.deepStrictEqual(yield* tokensOf(userId), [])
      })
    )
  })
})

const offEvents = (id: BookingId) =>
  Effect.map(eventsOf(id), (events) =>
    events.filter((event) => event === "BookingCancelled" || event === "BookingDeclined")
  )
