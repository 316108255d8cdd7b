/** Mails about sessions on their whole way: from the outbox, by the relay, to a real mail server; also across restarts. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { smtpMailer } from "@mentorkit/adapters-node"
import { outboxRelay } from "@mentorkit/adapters-pg"
import { services } from "@mentorkit/core"
import { Bookings } from "@mentorkit/core/bookings"
import { OutboxRelay } from "@mentorkit/core/kernel/ports"
import { Mailer } from "@mentorkit/core/notifications"
import { PersonalData } from "@mentorkit/core/personal-data"
import { bookSlots, newOffer, sweepBookings } from "@mentorkit/test-kit/bookings/bookings"
import { type Engine, engines, shared } from "@mentorkit/test-kit/databases/engines"
import { gateway, Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { readMail, SmtpInbox, smtpInbox } from "@mentorkit/test-kit/servers/smtp-inbox"
import { mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Deferred, Effect, Fiber, Layer, Redacted, TestClock } from "effect"

const smtp = Layer.unwrapEffect(
  Effect.map(SmtpInbox, ({ url }) => smtpMailer({ url: Redacted.make(url), from: "Mentorkit <no-reply@example.test>" }))
)

/** A host on the database, with a mail server to hand its mails to. */
const host = (database: Engine, mailer: Layer.Layer<Mailer, never, SmtpInbox> = smtp) =>
  // One that ends at once, however much it is at.
  Layer.merge(Till.layer, outboxRelay({ graceSeconds: 0 })).pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(gateway),
    Layer.provideMerge(Layer.merge(mails, mailer)),
    Layer.provideMerge(world(database))
  )

/** Hands one person's mail over and hears of nothing any more: the host is gone before it could note that. */
const dyingMailer = (sent: Deferred.Deferred<void>, only: string) =>
  Layer.effect(
    Mailer,
    Effect.map(Mailer, ({ send }) => ({
      send: (mail) =>
        Effect.if(mail.to === only, {
          onTrue: () => Effect.zipRight(send(mail), Deferred.succeed(sent, undefined)),
          onFalse: () => Effect.void
        }).pipe(Effect.zipRight(Effect.never))
    }))
  ).pipe(Layer.provide(smtp))

const drain = Effect.flatMap(OutboxRelay, (relay) => relay.drain)

/** What has arrived about sessions so far, in order: "Coming up: Career talk to ada@example.test". */
const arrived = Effect.gen(function* () {
  const { received } = yield* SmtpInbox
  const all = yield* Effect.promise(() => Promise.all(received.map(readMail)))
  return all.filter(({ subject }) => subject.includes("Career talk"))
})
const subjects = Effect.map(arrived, (all) => all.map(({ subject, to }) => `${subject} to ${to.join()}`))

/** Confirmed and told of; Ada lives in Nepal, and Maya in Newfoundland. */
const confirmed = Effect.gen(function* () {
  const { acceptBooking } = yield* Bookings
  const sql = yield* SqlClient.SqlClient
  const mentor = yield* newMentor({ timeZone: "America/St_Johns" })
  yield* sql`update users set email = 'maya@example.test' where id = ${mentor.userId}`
  const mentee = yield* newUser({ email: "ada@example.test" })
  yield* sql`update users set timezone = 'Asia/Kathmandu' where id = ${mentee.userId}`
  const offer = yield* newOffer({ mentor, after: 24 * 60 })
  const { id } = (yield* bookSlots(mentee, offer.slotId)).booking
  yield* (yield* Till).pay(id)
  const note = "<b>Bring</b>\n\nyour code & questions"
  const { booking } = yield* acceptBooking(mentor.mentor, { id, note })
  yield* drain
  return { booking, mentee, mentor }
})

describe.each(engines)("mails about a session on %s", (_name, engine) => {
  it.scoped("tell both sides of each step, by both clocks", () =>
    Effect.gen(function* () {
      const database = yield* shared(engine)
      yield* Effect.gen(function* () {
        const { booking, mentee, mentor } = yield* confirmed
        const { cancelMenteeBooking } = yield* Bookings
        const request = (yield* arrived).find(({ subject }) => subject.startsWith("New session request"))
        assert.deepStrictEqual(request?.to, ["maya@example.test"])
        const [mail] = (yield* arrived).filter(({ subject }) => subject.startsWith("Your session is confirmed"))
        assert.deepStrictEqual(mail?.to, ["ada@example.test"])
        // The tests' clock begins in 1970, when Nepal was at 05:30 and St John's at -03:30.
        assert.include(mail?.text, "When: Saturday, 3 January 1970, 05:30 (Asia/Kathmandu)")
        assert.include(mail?.text, "Mentor's time: Friday, 2 January 1970, 20:30 (America/St_Johns)")
        assert.include(mail?.text, "Note from your mentor:\n> <b>Bring</b>\n>\n> your code & questions\n")
        assert.include(mail?.html, "&lt;b&gt;Bring&lt;/b&gt;\n\nyour code &amp; questions</blockquote>")
        assert.include(mail?.text, `Open the meeting room:\n${booking.meetingUrl}\n`)

        yield* cancelMenteeBooking(mentee, { id: booking.id, reason: "I found a job." })
        yield* drain
        const [mentors, ...more] = (yield* arrived).filter(({ subject }) => subject.includes("cancelled"))
        assert.isEmpty(more)
        assert.deepStrictEqual(mentors?.to, ["maya@example.test"])
        assert.include(mentors?.text, "Reason: I found a job.\nPaid: $80.00\n")
        assert.include(mentors?.text, "Goes back: $72.00\nStays with you: $8.00")

        // Falls if what an erased account is left with counts as an address.
        const { eraseAccount } = yield* PersonalData
        const gone = yield* newUser({ email: "gone@example.test" })
        const { slotId } = yield* newOffer({ mentor, priceMinor: 0n, after: 48 * 60 })
        const { id } = (yield* bookSlots(gone, slotId)).booking
        yield* cancelMenteeBooking(gone, { id })
        yield* eraseAccount(gone, {})
        yield* drain
        const last = (yield* arrived).slice(-2)
        assert.deepStrictEqual(
          last.map(({ to }) => to.join()),
          ["maya@example.test", "maya@example.test"]
        )
        assert.strictEqual(last[1]?.subject, "A request is withdrawn: Career talk")
        assert.include(last[1]?.text, "Mentee: Deleted user")
        assert.notInclude(JSON.stringify((yield* SmtpInbox).received.map(({ to }) => to)), "deleted")
      }).pipe(Effect.provide(host(database)))
    }).pipe(Effect.provide(smtpInbox))
  )

  it.scoped("remind once, although the host was stopped between the sweep and the delivery", () =>
    Effect.gen(function* () {
      const database = yield* shared(engine)
      const told = yield* Effect.gen(function* () {
        const { booking } = yield* confirmed
        const before = yield* subjects
        yield* TestClock.setTime(DateTime.subtract(booking.startsAt, { hours: 24 }).epochMillis)
        assert.isAbove(yield* sweepBookings, 0)
        assert.deepStrictEqual(yield* subjects, before)
        return before
      }).pipe(Effect.provide(host(database)))

      yield* Effect.gen(function* () {
        assert.strictEqual(yield* sweepBookings, 0)
        yield* drain
      }).pipe(Effect.provide(host(database)))
      const reminders = ["Coming up: Career talk to ada@example.test", "Coming up: Career talk to maya@example.test"]
      assert.deepStrictEqual(yield* subjects, [...told, ...reminders])

      yield* Effect.zipRight(sweepBookings, drain).pipe(Effect.provide(host(database)))
      assert.deepStrictEqual(yield* subjects, [...told, ...reminders])
    }).pipe(Effect.provide(smtpInbox))
  )

  // What "at least once" means: nobody can take back what a mail server has taken.
  it.scoped("remind one side a second time where the host ended between the server's yes and its own note", () =>
    Effect.gen(function* () {
      const database = yield* shared(engine)
      const told = yield* Effect.gen(function* () {
        const { booking } = yield* confirmed
        yield* TestClock.setTime(DateTime.subtract(booking.startsAt, { hours: 24 }).epochMillis)
        yield* sweepBookings
        return yield* subjects
      }).pipe(Effect.provide(host(database)))
      const sent = yield* Deferred.make<void>()
      yield* Effect.gen(function* () {
        const dying = yield* Effect.fork(drain)
        yield* Deferred.await(sent)
        yield* Fiber.interrupt(dying)
      }).pipe(Effect.provide(host(database, dyingMailer(sent, "ada@example.test"))))

      const other = host(database)
      yield* Effect.provide(drain, other)
      const [mentees, mentors] = ["ada", "maya"].map((name) => `Coming up: Career talk to ${name}@example.test`)
      // Both at once: the one that arrives first is not always the same.
      assert.sameMembers(yield* subjects, [...told, mentees, mentees, mentors] as never)
    }).pipe(Effect.provide(smtpInbox))
  )
})
