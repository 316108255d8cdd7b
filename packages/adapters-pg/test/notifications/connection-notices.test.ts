/** What people are told of requests, connections and followers, and what of it goes again. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { mailDigest, removeBetweenBlocked } from "@mentorkit/core/internal/notifications"
import type { LocalDate, User } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { Notifications, operations } from "@mentorkit/core/notifications"
import { NotificationPreferenceRepository, nothingChosen, type Preferences } from "@mentorkit/core/notifications/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { delivered, SentMails } from "@mentorkit/test-kit/worlds/mails"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Schema, TestClock } from "effect"
import { makeMoves, reachTargets } from "../support/connection-moves.js"
import { makeDeliverBetween } from "../support/pair-events.js"

const listInput = Schema.decodeUnknownSync(operations.listNotifications.input)
const rowInput = Schema.decodeUnknownSync(operations.readNotification.input)

const inboxOf = Effect.fnUntraced(function* (user: User) {
  const { countUnread, listNotifications } = yield* Notifications
  const { items } = (yield* listNotifications(user, listInput({ per_page: 50 }))).notifications
  const { unread_count: unread } = yield* countUnread(user, {})
  assert.strictEqual(unread, items.filter(({ read_at: at }) => at === null).length)
  return items
})
const typesOf = (user: User) => Effect.map(inboxOf(user), (rows) => rows.map(({ type }) => type))
const read = (user: User, id: string) =>
  Effect.flatMap(Notifications, ({ readNotification }) => readNotification(user, rowInput({ id })))
const resolved = (user: User, id: string) =>
  Effect.flatMap(Notifications, ({ resolveNotification }) =>
    Effect.map(resolveNotification(user, rowInput({ id })), ({ url }) => url)
  )

const framesOf = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly event: string }>`
        select event from realtime_frames
        where channel = ${personChannel(userId)} and event not like 'mentorkit:%'`,
      (frames) => frames.map(({ event }) => event)
    )
  )

const mailsSent = Effect.flatMap(SentMails, ({ take }) => take)
const subjectsSent = Effect.map(mailsSent, (all) => all.map(({ subject }) => subject))
const pathOf = (url: string | null | undefined) => (typeof url === "string" ? new URL(url).pathname : url)

const ban = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update users set banned_at = now() where id = ${userId}`)

/** Entries of the digest that is due. */
const digestOf = Effect.fnUntraced(function* ({ userId }: User) {
  const sweeps = yield* domains.notifications.sweeps
  yield* sweeps.find(({ name }) => name === "notifications.sendDigests")?.run ?? Effect.dieMessage("no sweep")
  yield* mailsSent
  const sql = yield* SqlClient.SqlClient
  const due = yield* sql<{ readonly day: LocalDate }>`
    select payload ->> 'day' as day from outbox where type = 'notifications.DigestDue' and aggregate = ${userId}`
  for (const { day } of due) yield* delivered(mailDigest, { userId, day })
  return (yield* mailsSent).flatMap(({ text }) => text.split("\n").filter((line) => line.startsWith("* ")))
})

const named = (fullName: string) => newUser({ fullName })

const makeStage = Effect.all([makeMoves, makeDeliverBetween]).pipe(
  Effect.map(([moves, deliver]) => ({ ...moves, deliver }))
)

describe.each(everyEngine)("notices about connections on %s", (_name, engine) => {
  layer(market(engine), { timeout: 60_000 })((it) => {
    it.effect("a request is told to whom it is for, in the inbox, by a frame and by mail", () =>
      Effect.gen(function* () {
        const { deliver, request } = yield* makeStage
        const [ada, grace] = [yield* named("Ada Lovelace"), yield* named("Grace Hopper")]
        yield* mailsSent
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        const [row, ...more] = yield* inboxOf(grace)
        assert.deepInclude(row, { type: "feed.connection_request", sender_id: ada.userId, category: "connections" })
        assert.strictEqual(row?.title, "Ada Lovelace wants to connect with you")
        assert.strictEqual(pathOf(row?.url), "/connections/pending")
        // The follow that comes with it is told by it.
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(grace), ["feed.connection_request"])
        assert.deepStrictEqual([yield* typesOf(ada), yield* framesOf(ada)], [[], []])
        const [mail, ...others] = yield* mailsSent
        assert.deepInclude(mail, { to: `ada-${grace.userId}@example.test`, subject: "A new connection request" })
        assert.match(mail?.text ?? "", /From: Ada Lovelace\n\nAnswer the request:\n\S+\/connections\/pending\n/)
        assert.deepStrictEqual(others, [])
      })
    )

    // Falls where `isNews` is not asked for, or what was taken back stays.
    it.effect("a request that is taken back goes, and is told once in 30 days", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        for (let again = 0; again < 2; again++) {
          yield* remove(ada, grace)
          yield* deliver(ada, grace)
          assert.deepStrictEqual(yield* typesOf(grace), [])
          yield* TestClock.adjust("14 days")
          yield* request(ada, grace)
          yield* deliver(ada, grace)
          assert.deepStrictEqual(yield* typesOf(grace), [])
        }
        yield* remove(ada, grace)
        yield* TestClock.adjust("3 days")
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        const [row] = yield* inboxOf(grace)
        assert.strictEqual(row?.type, "feed.connection_request")
        assert.strictEqual((yield* subjectsSent).length, 2)
        // What was read is a memory.
        yield* read(grace, row?.id ?? "")
        yield* remove(grace, ada)
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
      })
    )

    // Falls where it is not looked whether the request still stands.
    it.effect("a request that is taken back before it is told is not told, and one that was sent again is", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(ada, grace)
        yield* remove(ada, grace)
        yield* deliver(ada, grace)
        assert.deepStrictEqual([yield* typesOf(grace), yield* subjectsSent], [[], []])
        const ida = yield* newUser()
        yield* request(ida, grace)
        yield* remove(ida, grace)
        yield* request(ida, grace)
        yield* deliver(ida, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
        assert.lengthOf(yield* subjectsSent, 1)
      })
    )

    it.effect("whoever has asked is told of a yes, by mail where they want that, and the request goes", () =>
      Effect.gen(function* () {
        const { accept, deliver, remove, request } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* named("Grace Hopper"), yield* newUser()]
        for (const one of [ada, ida]) {
          yield* request(one, grace)
          yield* deliver(one, grace)
        }
        yield* mailsSent
        yield* accept(grace, ada)
        yield* deliver(ada, grace)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepInclude(row, { type: "feed.connection_accepted", sender_id: grace.userId })
        assert.strictEqual(row?.title, "Grace Hopper has accepted your connection request")
        assert.strictEqual(pathOf(row?.url), `/people/${grace.userId}`)
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(ada), ["feed.connection_accepted"])
        assert.deepStrictEqual(yield* subjectsSent, [])
        const left = yield* inboxOf(grace)
        assert.deepStrictEqual(
          left.map(({ sender_id: from }) => from),
          [ida.userId]
        )

        const choices = { connections: { allEmails: true } }
        yield* (yield* NotificationPreferenceRepository).put(ida.userId, { ...nothingChosen, choices })
        yield* accept(grace, ida)
        yield* deliver(ida, grace)
        const [mail] = yield* mailsSent
        assert.deepInclude(mail, { subject: "Your connection request has been accepted" })
        assert.match(mail?.text ?? "", new RegExp(`View the profile:\n\\S+/people/${grace.userId}\n`))

        // Over before it is told.
        const late = yield* newUser()
        yield* request(late, grace)
        yield* accept(grace, late)
        yield* remove(grace, late)
        yield* deliver(late, grace)
        assert.deepStrictEqual(yield* typesOf(late), [])
      })
    )

    // Falls where the second request is told as one, or the first one stays.
    it.effect("requests that cross tell one acceptance, and no request stays", () =>
      Effect.gen(function* () {
        const { deliver, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* request(grace, ada)
        yield* deliver(ada, grace)
        assert.deepStrictEqual([yield* typesOf(ada), yield* typesOf(grace)], [["feed.connection_accepted"], []])
        const [ida, mia] = [yield* newUser(), yield* newUser()]
        yield* request(ida, mia)
        yield* request(mia, ida)
        yield* deliver(ida, mia)
        assert.deepStrictEqual([yield* typesOf(ida), yield* typesOf(mia)], [["feed.connection_accepted"], []])
      })
    )

    // Falls where a request is told before it reaches whom it is for.
    it.effect("a request that is held back is told once the sweep lets it through", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* remove(grace, ada)
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* TestClock.adjust("29 days")
        yield* reachTargets
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), [])
        yield* TestClock.adjust("2 days")
        yield* reachTargets
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
      })
    )

    // Falls where a digest goes by what was true when the rows were told.
    it.effect("a digest tells of requests that still wait, of people who are there", () =>
      Effect.gen(function* () {
        const { accept, deliver, remove, request } = yield* makeStage
        const choices = { connections: { allEmails: true } }
        const chosen: Preferences = { ...nothingChosen, choices, digest: "daily" }
        const reader = yield* newUser()
        yield* (yield* NotificationPreferenceRepository).put(reader.userId, chosen)
        const [ada, ida, mia] = [yield* named("Ada Lovelace"), yield* named("Ida Berg"), yield* named("Mia Lund")]
        const [grace, noa] = [yield* named("Grace Hopper"), yield* named("Noa Levi")]
        for (const one of [ada, ida, mia]) {
          yield* request(one, reader)
          yield* deliver(one, reader)
        }
        // Rows of one moment have no order that is known here.
        yield* TestClock.adjust("1 second")
        for (const one of [grace, noa]) {
          yield* request(reader, one)
          yield* accept(one, reader)
          yield* deliver(one, reader)
        }
        assert.lengthOf(yield* typesOf(reader), 5)
        // Not told yet.
        yield* remove(ida, reader)
        yield* remove(noa, reader)
        yield* ban(mia)
        yield* TestClock.adjust("1 day")
        assert.deepStrictEqual(yield* digestOf(reader), [
          "* Ada Lovelace wants to connect with you",
          "* Grace Hopper has accepted your connection request"
        ])
      })
    )

    // Falls where each follower has a row of their own, or the row leads to whom it is about.
    it.effect("followers share a row, which leads to the last one, and are told while they follow", () =>
      Effect.gen(function* () {
        const { deliver, follow, unfollow } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* named("Grace Hopper")]
        yield* mailsSent
        const followers = [yield* newUser(), yield* newUser(), grace]
        for (const one of followers) {
          yield* follow(one, ada)
          yield* deliver(one, ada)
        }
        const gone = yield* newUser()
        yield* follow(gone, ada)
        yield* unfollow(gone, ada)
        yield* deliver(gone, ada)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepInclude(row, { type: "feed.new_follower", count: 3, sender_count: 3, sender_id: grace.userId })
        assert.strictEqual(row?.title, "Grace Hopper and 2 others follow you")
        assert.deepStrictEqual(row?.data, {
          follower_id: grace.userId,
          follower_name: "Grace Hopper",
          follower_username: `ada-${grace.userId}`
        })
        assert.strictEqual(pathOf(row?.url), `/people/${grace.userId}`)
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(ada), Array(3).fill("feed.new_follower"))
        assert.deepStrictEqual(yield* subjectsSent, [])

        // Again within 30 days.
        yield* read(ada, row?.id ?? "")
        yield* unfollow(grace, ada)
        yield* follow(grace, ada)
        yield* deliver(grace, ada)
        assert.deepStrictEqual(yield* typesOf(ada), ["feed.new_follower"])
      })
    )

    // Falls where a row goes that is not theirs, or one stays because it was read.
    it.effect("a block takes away what the two were told of each other, and stops what would come", () =>
      Effect.gen(function* () {
        const { block, deliver, follow, request, unblock } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* newUser(), yield* named("Ida Berg")]
        for (const one of [ida, grace]) {
          yield* follow(one, ada)
          yield* deliver(one, ada)
        }
        yield* follow(ada, grace)
        yield* request(ada, ida)
        yield* deliver(ada, grace)
        yield* deliver(ada, ida)
        const [shared] = yield* inboxOf(ada)
        assert.deepInclude(shared, { count: 2, sender_id: grace.userId })
        yield* read(ada, shared?.id ?? "")
        yield* block(ada, grace)
        yield* deliver(ada, grace)
        const [left, ...more] = yield* inboxOf(ada)
        assert.strictEqual(left?.id, shared?.id)
        assert.deepInclude(left, { title: "Ida Berg follows you", count: 1, sender_id: ida.userId })
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* typesOf(grace), [])
        assert.deepStrictEqual(yield* typesOf(ida), ["feed.connection_request"])

        // What had happened before it was told.
        const [mia, noa] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(mia, noa)
        yield* block(noa, mia)
        yield* deliver(mia, noa)
        assert.deepStrictEqual([yield* typesOf(noa), yield* subjectsSent], [[], []])
        yield* unblock(noa, mia)
        yield* follow(mia, noa)
        yield* deliver(mia, noa)
        assert.deepStrictEqual(yield* typesOf(noa), ["feed.new_follower"])
      })
    )

    // Falls where it is not asked whether the block still stands: deliveries may be late, and come twice.
    it.effect("a block that was lifted before it is heard of takes nothing that was told since", () =>
      Effect.gen(function* () {
        const { block, deliver, follow, unblock } = yield* makeStage
        const [mia, noa] = [yield* newUser(), yield* newUser()]
        yield* block(noa, mia)
        yield* unblock(noa, mia)
        yield* follow(mia, noa)
        yield* deliver(mia, noa)
        const late = delivered(removeBetweenBlocked, { blockerId: noa.userId, blockedId: mia.userId })
        yield* late
        assert.deepStrictEqual(yield* typesOf(noa), ["feed.new_follower"])
        // The other one's counts as well.
        yield* block(mia, noa)
        yield* late
        assert.deepStrictEqual(yield* typesOf(noa), [])
      })
    )

    // Falls where a row leads to whom it does not name.
    it.effect("a ban hides who it was, and where they are", () =>
      Effect.gen(function* () {
        const { deliver, follow, request } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* follow(grace, ada)
        yield* deliver(grace, ada)
        const [row] = yield* inboxOf(ada)
        yield* request(ida, ada)
        yield* ban(grace)
        yield* ban(ida)
        yield* deliver(ida, ada)
        const [hidden, ...more] = yield* inboxOf(ada)
        assert.deepInclude(hidden, { title: "Somebody follows you", sender: null, url: null })
        assert.deepStrictEqual(hidden?.data, { follower_id: null, follower_name: null, follower_username: null })
        assert.isNull(yield* resolved(ada, row?.id ?? ""))
        assert.deepStrictEqual(more, [])
      })
    )
  })
})
