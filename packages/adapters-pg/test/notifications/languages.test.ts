/** Somebody's language on the whole way: from their account to what they are mailed and what their inbox says. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { outboxRelay } from "@mentorkit/adapters-pg"
import { services } from "@mentorkit/core"
import { Bookings } from "@mentorkit/core/bookings"
import { OutboxRelay } from "@mentorkit/core/kernel/ports"
import { Notifications } from "@mentorkit/core/notifications"
import { bookSlots, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { type Engine, engines, shared } from "@mentorkit/test-kit/databases/engines"
import { gateway, Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { mails, SentMails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"

const host = (database: Engine) =>
  Layer.merge(Till.layer, outboxRelay({ graceSeconds: 0 })).pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(gateway),
    Layer.provideMerge(mails),
    Layer.provideMerge(world(database))
  )

describe.each(engines)("languages on %s", (_name, engine) => {
  // Falls if a subscriber, or who shows the inbox, does not ask for the reader's language.
  it.scoped("are those of each reader, by mail and in the inbox", () =>
    Effect.gen(function* () {
      const database = yield* shared(engine)
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { acceptBooking } = yield* Bookings
        const { listNotifications } = yield* Notifications
        const offer = yield* newOffer({ after: 24 * 60 })
        const mentee = yield* newUser({ email: "ada@example.test" })
        yield* sql`update users set locale = 'de-AT', timezone = 'Asia/Kathmandu' where id = ${mentee.userId}`
        const { id } = (yield* bookSlots(mentee, offer.slotId)).booking
        yield* (yield* Till).pay(id)
        yield* acceptBooking(offer.mentor.mentor, { id })
        yield* (yield* OutboxRelay).drain

        const sent = yield* (yield* SentMails).take
        const [mail, ...more] = sent.filter(({ to }) => to === "ada@example.test")
        assert.isEmpty(more)
        assert.strictEqual(mail?.subject, "Ihre Sitzung ist bestätigt: Career talk")
        assert.include(mail?.html, '<html lang="de">')
        // The tests' clock begins in 1970, when Nepal was at 05:30.
        assert.include(mail?.text, "Termin: Samstag, 3. Jänner 1970, 05:30 (Asia/Kathmandu)")
        const others = sent.filter(({ to }) => to !== "ada@example.test")
        assert.isNotEmpty(others)
        for (const { html } of others) assert.include(html, '<html lang="en">')

        const inboxOf = (user: typeof mentee) =>
          Effect.map(listNotifications(user, { page: 1, per_page: 10 }), ({ notifications }) => notifications.items)
        const row = (yield* inboxOf(mentee)).find(({ type }) => type === "session.confirmed")
        assert.deepInclude(row, {
          type_label: "Sitzung bestätigt",
          title: "Sitzung bestätigt: Career talk",
          body: "Career talk mit Maya Mentor, Samstag, 3. Jänner 1970, 05:30 Uhr."
        })
        const theirs = (yield* inboxOf(offer.mentor.user)).find(({ type }) => type === "session.booked")
        assert.strictEqual(theirs?.title, "New session request: Career talk")
      }).pipe(Effect.provide(host(database)))
    })
  )
})
