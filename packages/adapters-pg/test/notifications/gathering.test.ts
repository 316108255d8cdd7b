/** What becomes of mails for whoever has chosen a digest: each act is told somewhere, and nothing is kept of who is erased. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import type { Delivery } from "@mentorkit/core/internal/kernel"
import { mailDigest, OwnNotices, OwnNotificationTypes } from "@mentorkit/core/internal/notifications"
import type { UserId } from "@mentorkit/core/kernel"
import { nothingToSay, postponedUntil, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { notificationType } from "@mentorkit/core/notifications"
import { NotificationPreferenceRepository, nothingChosen, type Preferences } from "@mentorkit/core/notifications/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { delivered, mails, SentMails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, Schema, TestClock, TestServices } from "effect"

const question = notificationType("shop.question", {
  ...{ label: "Question", priority: "medium", category: "connections", mail: "on" },
  facts: Schema.Struct({ text: Schema.String }),
  texts: { en: ({ facts }) => ({ title: facts.text, body: "" }) }
})
const shared = notificationType("shop.shared", {
  ...{ label: "Shared", priority: "medium", category: "connections", mail: "on" },
  facts: Schema.Struct({ text: Schema.String }),
  texts: { en: ({ count, facts }) => ({ title: `${facts.text} ${count}`, body: "" }) }
})
const types = [question, { ...shared, spec: { ...shared.spec, isConsolidated: true as const } }]

const evening = DateTime.unsafeMake("2027-03-14T18:00:00Z")
const morning = DateTime.unsafeMake("2027-03-15T08:00:00Z")
const setTime = (at: DateTime.Utc) => TestClock.setTime(at.epochMillis)

const choose = (userId: UserId, chosen: Partial<Preferences> = {}) =>
  Effect.flatMap(NotificationPreferenceRepository, ({ put }) =>
    put(userId, { ...nothingChosen, digest: "daily", ...chosen })
  )
const noInbox = { choices: { connections: { inApp: false } } }

const newReader = Effect.gen(function* () {
  const { userId } = yield* newUser()
  yield* choose(userId)
  return userId
})

/** One act, of which row and mail are delivered apart. */
const newAct = Effect.fnUntraced(function* (userId: UserId, text: string, subject?: string) {
  const { mail, tell } = yield* OwnNotices
  const { transact } = yield* UnitOfWork
  const id = crypto.randomUUID()
  const delivery: Delivery = { id, eventId: id, occurredAt: yield* DateTime.now, recipient: userId }
  const said = { facts: { text }, ...(subject !== undefined && { subject }) }
  const type = subject === undefined ? question : shared
  return { tell: transact(tell(type, userId, said, delivery)), mail: mail(type, userId, said, delivery) }
})

const mailsSent = Effect.flatMap(SentMails, ({ take }) => Effect.map(take, (all) => all.map(({ text }) => text)))

/** Entries of the mail that the sweep has sent, none where it has sent none. */
const digestOf = Effect.fnUntraced(function* (userId: UserId) {
  const sweeps = yield* domains.notifications.sweeps
  yield* sweeps.find(({ name }) => name === "notifications.sendDigests")?.run ?? Effect.dieMessage("no sweep")
  const sql = yield* SqlClient.SqlClient
  const day = DateTime.formatIsoDateUtc(yield* DateTime.now)
  const due = yield* sql<{ readonly payload: Parameters<typeof delivered>[1] }>`
    select payload from outbox
    where type = 'notifications.DigestDue' and aggregate = ${userId} and payload ->> 'day' = ${day}`
  for (const { payload } of due) yield* delivered(mailDigest, payload as never)
  return (yield* mailsSent).flatMap((text) => text.split("\n").filter((line) => line.startsWith("* ")))
})

const leftOf = (userId: UserId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      select 'item' as what from notification_digest_items where user_id = ${userId}
      union all select 'digest' from notification_digests where user_id = ${userId}
      union all select 'event' from outbox where type = 'notifications.DigestDue' and aggregate = ${userId}`
  )

type Person = Effect.Effect.Success<ReturnType<typeof newUser>>

describe.each(concurrent)("mails that wait for a digest on %s", (_name, engine) => {
  const whole = Layer.merge(world(engine), mails).pipe(Layer.provideMerge(Layer.succeed(OwnNotificationTypes, types)))
  layer(whole)((it) => {
    // Falls where it is put by without a row: neither row nor mail ever comes.
    it.effect("are sent by themselves where no row comes", () =>
      Effect.gen(function* () {
        yield* setTime(evening)
        const userId = yield* newReader
        const { mail, tell } = yield* newAct(userId, "Are you there?")
        yield* choose(userId, noInbox)
        yield* tell
        yield* choose(userId)
        let asked = 0
        for (;;) {
          const answer = yield* mail
          const sent = yield* mailsSent
          if (sent.length > 0) break
          asked++
          assert.strictEqual((answer as { readonly _tag?: string } | undefined)?._tag, "Postponed")
          yield* setTime((answer as ReturnType<typeof postponedUntil>).at)
        }
        const waited = DateTime.distance(evening, yield* DateTime.now)
        assert.deepStrictEqual([waited, asked < 15], [3_600_000, true])
        yield* setTime(DateTime.add(morning, { minutes: 1 }))
        assert.deepStrictEqual(yield* digestOf(userId), [])
      })
    )

    // Falls where it is put by at the end of quiet hours, as its row was not to be.
    it.effect("have waited for quiet hours already where the digest is chosen in between, and wait no more", () =>
      Effect.gen(function* () {
        yield* setTime(evening)
        const userId = yield* newReader
        const quietHours = { from: "17:00" as never, until: "07:00" as never }
        yield* choose(userId, { digest: "off", quietHours, ...noInbox })
        const { mail, tell } = yield* newAct(userId, "Are you there?")
        yield* tell
        const end = DateTime.unsafeMake("2027-03-15T07:00:00Z")
        assert.deepStrictEqual(yield* mail, postponedUntil(end))
        yield* choose(userId, { quietHours })
        yield* setTime(end)
        yield* mail
        assert.lengthOf(yield* mailsSent, 1)
      })
    )

    // Falls where it is put by before its row is there: the digest of that morning goes out without it, and no other has it.
    it.effect("wait for their row, and are in the digest behind it", () =>
      Effect.gen(function* () {
        yield* setTime(DateTime.subtract(morning, { seconds: 1 }))
        const userId = yield* newReader
        const { mail, tell } = yield* newAct(userId, "Are you there?")
        assert.deepStrictEqual(yield* mail, postponedUntil(DateTime.add(morning, { seconds: 4 })))
        yield* setTime(DateTime.add(morning, { seconds: 4 }))
        assert.deepStrictEqual(yield* digestOf(userId), [])
        yield* tell
        yield* mail
        yield* setTime(DateTime.add(morning, { days: 1 }))
        assert.deepStrictEqual(yield* digestOf(userId), ["* Are you there?"])
        assert.deepStrictEqual(yield* digestOf(userId), ["* Are you there?"])
      })
    )

    // Falls where only a row of their own counts.
    it.effect("go by a row that other acts share", () =>
      Effect.gen(function* () {
        yield* setTime(evening)
        const userId = yield* newReader
        const subject = crypto.randomUUID()
        for (let count = 0; count < 3; count++) {
          const { mail, tell } = yield* newAct(userId, "Asked", subject)
          yield* tell
          assert.strictEqual(yield* mail, nothingToSay)
          yield* TestClock.adjust("1 minute")
        }
        yield* setTime(morning)
        assert.deepStrictEqual(yield* digestOf(userId), ["* Asked 3"])
      })
    )

    // Falls where neither locks the account before it writes.
    it.effect("leave nothing of whoever is erased while they are put by, or gathered", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const clock = yield* Effect.clock
        const atOnce = <A, E, R>(user: Person, work: Effect.Effect<A, E, R>) => {
          const both = duringOpen(Effect.withClock(eraseAccount(user, {}), clock), Effect.withClock(work, clock))
          return Effect.flatten(TestServices.provideLive(both))
        }
        yield* setTime(evening)
        const [first, second] = [yield* newUser(), yield* newUser()]
        for (const { userId } of [first, second]) yield* choose(userId)
        const { mail, tell } = yield* newAct(first.userId, "Are you there?")
        yield* tell
        yield* atOnce(first, mail)
        assert.deepStrictEqual(yield* leftOf(first.userId), [])

        const act = yield* newAct(second.userId, "Are you there?")
        yield* act.tell
        yield* act.mail
        yield* setTime(morning)
        yield* atOnce(second, digestOf(second.userId))
        assert.deepStrictEqual(yield* leftOf(second.userId), [])
      })
    )
  })
})
