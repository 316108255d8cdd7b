/** The repository of notifications. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import {
  countOf,
  type NewNotification,
  NotificationId,
  NotificationRepository,
  notificationIdOf,
  type Tab
} from "@mentorkit/core/notifications/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, inParallel, rolledBack, transact } from "../fixtures/transactions.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const at = (minutes: number) => DateTime.add(start, { minutes })

const single = { isMention: false, isCommunity: false, isConsolidated: false }
const gathering = { ...single, isConsolidated: true }

const rowFor = (userId: UserId, given: Partial<NewNotification> = {}) =>
  Effect.map(
    newId,
    (id): NewNotification => ({
      id: NotificationId.make(id),
      userId,
      type: "session.booked",
      subject: null,
      senderId: null,
      role: null,
      facts: {},
      placement: single,
      occurredAt: start,
      ...given
    })
  )

const put = (...rows: ReadonlyArray<NewNotification>) =>
  transact(Effect.flatMap(NotificationRepository, (inbox) => inbox.put(rows)))

/** Adds a row, so many minutes after the start. */
const told = Effect.fnUntraced(function* (userId: UserId, minutes = 0, given: Partial<NewNotification> = {}) {
  const row = yield* rowFor(userId, { occurredAt: at(minutes), ...given })
  const [stored] = yield* put(row)
  assert.ok(stored !== undefined)
  return stored
})

/** An id of version 7 of that moment, otherwise like the given one. */
const uuidAt = (millis: number, uuid: string): string => {
  const time = millis.toString(16).padStart(12, "0")
  return `${time.slice(0, 8)}-${time.slice(8)}${uuid.slice(13)}`
}

const everything = { page: 1, per_page: 50 }

const listed = Effect.fnUntraced(function* (userId: UserId, tab?: Tab, page = everything) {
  const { items, total } = yield* (yield* NotificationRepository).list({ userId, tab, page })
  return { ids: items.map(({ id }) => id), total }
})

const changesOf = Effect.fnUntraced(function* (userId: UserId, after: number, tab?: Tab) {
  const { items, total } = yield* (yield* NotificationRepository).listChanges({ userId, tab, after, page: everything })
  return { items, ids: items.map(({ id }) => id), total }
})

const countsOf = (userId: UserId) => Effect.flatMap(NotificationRepository, ({ count }) => count(userId))

const read = (userId: UserId, id: NotificationId, minutes = 60) =>
  transact(Effect.flatMap(NotificationRepository, ({ markRead }) => markRead(userId, id, at(minutes))))

const readAll = (userId: UserId, minutes = 60) =>
  transact(Effect.flatMap(NotificationRepository, ({ markAllRead }) => markAllRead(userId, at(minutes))))

const remove = (userId: UserId, id: NotificationId) =>
  transact(Effect.flatMap(NotificationRepository, (inbox) => inbox.remove(userId, id)))

const everyTab = [undefined, "unread", "read", "mention", "communities"] as const

/** What badges say is what lists have. */
const assertCountsHold = Effect.fnUntraced(function* (userId: UserId) {
  const counts = yield* countsOf(userId)
  for (const tab of everyTab) {
    const { ids, total } = yield* listed(userId, tab)
    assert.deepEqual([total, ids.length], [countOf(counts, tab), countOf(counts, tab)], tab)
  }
})

/** Supply `NotificationRepository`, the repository of users, and the `UnitOfWork` that both take part in. */
export const notificationRepositoryConformance = conformance<NotificationRepository | UnitOfWork | UserRepository>(
  "NotificationRepository",
  {
    "a row comes back as it was given, to nobody else, and counts as unread": Effect.gen(function* () {
      const [me, sender, stranger] = [(yield* newUser()).id, (yield* newUser()).id, (yield* newUser()).id]
      const given = yield* rowFor(me, {
        subject: yield* newId,
        senderId: sender,
        role: "mentor",
        facts: { title: "É\"'", starts_at: "2027-03-14T14:00:00+00:00", amount: { minor: 8000, currency: "EUR" } }
      })
      const [stored] = yield* put(given)
      const { occurredAt, placement: _, ...same } = given
      assert.deepEqual(stored, {
        ...same,
        count: 1,
        senderCount: 1,
        revision: 1,
        createdAt: occurredAt,
        changedAt: occurredAt,
        readAt: null
      })
      const { items } = yield* (yield* NotificationRepository).list({ userId: me, page: everything })
      assert.deepEqual(items, [stored])
      assert.deepEqual(yield* listed(stranger), { ids: [], total: 0 })
      assert.deepEqual(yield* remove(stranger, given.id), false)
      assert.deepEqual(yield* read(stranger, given.id), Option.none())
      yield* assertCountsHold(me)
      yield* assertCountsHold(stranger)
    }),

    // Falls where the key of a row is not looked at, or its counts move all the same.
    "a row that is there already stays as it is": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const given = yield* rowFor(me)
      yield* put(given)
      assert.deepEqual(yield* put({ ...given, type: "session.cancelled" }), [])
      yield* read(me, given.id)
      assert.deepEqual(yield* put(given), [])
      const gathered = yield* rowFor(me, { placement: gathering, subject: yield* newId })
      yield* put(gathered)
      yield* read(me, gathered.id)
      assert.deepEqual(yield* put(gathered), [])
      assert.deepEqual((yield* countsOf(me)).total, 2)
      yield* assertCountsHold(me)
    }),

    "the latest is first, page by page, ties by id, in every tab": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const rows = yield* Effect.forEach([3, 1, 4, 1, 5, 9, 2], (minutes, n) =>
        told(me, minutes, { placement: { ...single, isMention: n % 2 === 0, isCommunity: n > 2 } })
      )
      const sorted = [...rows].sort(
        (one, other) => other.changedAt.epochMillis - one.changedAt.epochMillis || (one.id < other.id ? 1 : -1)
      )
      const ids = sorted.map(({ id }) => id)
      assert.deepEqual(yield* listed(me), { ids, total: 7 })
      const pages = yield* Effect.forEach([1, 2, 3, 4], (page) => listed(me, undefined, { page, per_page: 3 }))
      assert.deepEqual(
        pages.flatMap((page) => page.ids),
        ids
      )
      const mentions = rows.filter((_, n) => n % 2 === 0).map(({ id }) => id)
      assert.deepEqual(
        (yield* listed(me, "mention")).ids,
        ids.filter((id) => mentions.includes(id))
      )
      assert.deepEqual(
        (yield* listed(me, "communities")).ids,
        ids.filter((id) => rows.slice(3).some((row) => row.id === id))
      )
      for (const row of rows.slice(0, 2)) yield* read(me, row.id)
      assert.deepEqual(
        (yield* listed(me, "read")).ids,
        ids.filter((id) => rows.slice(0, 2).some((row) => row.id === id))
      )
      assert.deepEqual((yield* listed(me, "unread")).total, 5)
      yield* assertCountsHold(me)
    }),

    "a row tells of its own act, and one that is shared of those by its last moment": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const [me, other] = [(yield* newUser()).id, (yield* newUser()).id]
      const about = { placement: gathering, type: "feed.post_commented", subject: yield* newId }
      const tells = Effect.fnUntraced(function* (userId: UserId, minutes: number, given: Partial<NewNotification>) {
        return yield* inbox.has(yield* rowFor(userId, { occurredAt: at(minutes), ...about, ...given }))
      })
      const [first, alone] = [yield* told(me, 0, about), yield* told(me, 2, { subject: about.subject })]
      yield* told(me, 5, about)
      assert.equal(yield* tells(me, 9, { id: first.id }), true)
      assert.equal(yield* tells(me, 9, { id: alone.id, type: alone.type }), true)
      const given = [{}, { type: alone.type }, { subject: yield* newId }, { subject: null }]
      assert.deepEqual(yield* Effect.forEach(given, (one) => tells(me, 5, one)), [true, false, false, false])
      assert.deepEqual([yield* tells(me, 6, {}), yield* tells(other, 5, {})], [false, false])
      yield* read(me, first.id)
      assert.equal(yield* tells(me, 5, {}), true)
      yield* remove(me, first.id)
      assert.deepEqual([yield* tells(me, 5, {}), yield* tells(me, 5, { id: first.id })], [false, false])
    }),

    // Falls where acts of read rows are added, of other things, or a sender counts twice.
    "acts on one thing share a row until it is read": Effect.gen(function* () {
      const [me, one, other] = [(yield* newUser()).id, (yield* newUser()).id, (yield* newUser()).id]
      const subject = yield* newId
      const about = { placement: gathering, type: "feed.post_commented", subject }
      const first = yield* told(me, 0, { ...about, senderId: one, facts: { n: 1 } })
      yield* told(me, 1, { ...about, subject: yield* newId, senderId: one })
      yield* told(me, 2, { ...about, type: "feed.post_reacted", senderId: one })
      const again = yield* told(me, 4, { ...about, senderId: one, facts: { n: 2 } })
      const third = yield* told(me, 3, { ...about, senderId: other, facts: { n: 3 } })
      assert.deepEqual([again.id, again.count, again.senderCount], [first.id, 2, 1])
      assert.deepEqual(third, {
        ...first,
        count: 3,
        senderCount: 2,
        senderId: other,
        facts: { n: 3 },
        // The act was earlier than the last one that was told.
        changedAt: at(4),
        revision: 5
      })
      assert.deepEqual((yield* listed(me)).total, 3)
      yield* read(me, first.id)
      const fresh = yield* told(me, 5, { ...about, senderId: one })
      assert.deepEqual([fresh.id === first.id, fresh.count, fresh.senderCount], [false, 1, 1])
      yield* assertCountsHold(me)
    }),

    // Falls where two share a row by chance, or one waits for ever.
    "acts of many at once are one row, and each is counted": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const senders = yield* Effect.replicateEffect(newUser(), 20)
      const about = { placement: { ...gathering, isMention: true }, type: "feed.post_reacted", subject: yield* newId }
      yield* Effect.forEach(senders, ({ id: senderId }) => told(me, 0, { ...about, senderId }), atOnce)
      const { items } = yield* (yield* NotificationRepository).list({ userId: me, page: everything })
      assert.deepEqual(
        items.map(({ count, revision, senderCount }) => [count, senderCount, revision]),
        [[20, 20, 20]]
      )
      assert.deepEqual((yield* countsOf(me)).unreadMention, 1)
      yield* assertCountsHold(me)
    }),

    // Falls where counts are not locked in one order: one of two who meet has to run again.
    "rows of several people are put at once, whatever the order of the people": Effect.gen(function* () {
      const { put: putRows } = yield* NotificationRepository
      const people = yield* Effect.replicateEffect(newUser(), 8)
      const rounds = yield* Effect.forEach(Array.from({ length: 10 }), (_, n) =>
        Effect.forEach(n % 2 === 0 ? people : [...people].reverse(), ({ id }) => rowFor(id))
      )
      yield* inParallel(rounds.map((rows) => putRows(rows)))
      for (const { id } of people) {
        assert.deepEqual((yield* countsOf(id)).unread, 10)
        yield* assertCountsHold(id)
      }
    }),

    "reading happens once, at its first moment": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const row = yield* told(me, 0, { placement: { isMention: true, isCommunity: true, isConsolidated: false } })
      const reads = yield* Effect.forEach([1, 2, 3], (minutes) => read(me, row.id, minutes), atOnce)
      const moments = new Set(reads.map((one) => Option.getOrThrow(one).readAt?.epochMillis))
      assert.deepEqual(moments.size, 1)
      const after = Option.getOrThrow(yield* read(me, row.id, 9))
      assert.deepEqual([after.revision, moments.has(after.readAt?.epochMillis)], [2, true])
      assert.deepEqual(yield* countsOf(me), {
        total: 1,
        unread: 0,
        mention: 1,
        unreadMention: 0,
        communities: 1,
        unreadCommunities: 0
      })
      assert.deepEqual(yield* read(me, NotificationId.make(yield* newId)), Option.none())
    }),

    "all are read at once, and those that are read already keep their moment": Effect.gen(function* () {
      const [me, stranger] = [(yield* newUser()).id, (yield* newUser()).id]
      const rows = yield* Effect.forEach([0, 1, 2], (minutes) => told(me, minutes))
      yield* told(stranger)
      yield* read(me, (rows[0] as (typeof rows)[0]).id, 5)
      assert.deepEqual([yield* readAll(me, 7), yield* readAll(me, 8)], [2, 0])
      const { items } = yield* changesOf(me, 0)
      assert.deepEqual(
        items.map(({ readAt, revision }) => [readAt, revision]),
        [
          [at(5), 4],
          [at(7), 5],
          [at(7), 6]
        ]
      )
      assert.deepEqual((yield* countsOf(stranger)).unread, 1)
      yield* assertCountsHold(me)
    }),

    // Falls where a change keeps the revision of its row, or another one gets the same.
    "whoever asks for changes gets each row that has changed, the oldest change first": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const [one, two, three] = [yield* told(me, 2), yield* told(me, 1), yield* told(me, 0)]
      assert.deepEqual(yield* changesOf(me, 0).pipe(Effect.map(({ ids }) => ids)), [one.id, two.id, three.id])
      yield* read(me, one.id)
      const after = yield* changesOf(me, three.revision)
      assert.deepEqual([after.ids, after.total, after.items[0]?.revision], [[one.id], 1, 4])
      assert.deepEqual((yield* changesOf(me, 4)).total, 0)
      assert.deepEqual((yield* changesOf(me, 0, "unread")).ids, [two.id, three.id])
    }),

    // Falls where a write does not lock the counts first: it has to run again, or goes by counts that have changed since.
    "what is done to one inbox at once is done one after the other": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const [me, you] = [(yield* newUser()).id, (yield* newUser()).id]
      const social = { placement: { ...gathering, isMention: true }, type: "feed.post_reacted" }
      const about = { ...social, subject: yield* newId, senderId: you }
      for (let round = 0; round < 5; round++) {
        const rows = yield* Effect.forEach([0, 1, 2, 3], (minutes) => told(me, minutes))
        const gathers = yield* told(me, 0, about)
        const [one, other] = [yield* rowFor(me, about), yield* rowFor(me)]
        yield* inParallel([
          inbox.put([one]),
          inbox.markRead(me, gathers.id, start),
          inbox.markAllRead(me, start),
          inbox.put([other]),
          inbox.removeFromSender(me, you, [about.type]),
          ...rows.flatMap(({ id }) => [inbox.markRead(me, id, start), inbox.remove(me, id)])
        ])
        yield* assertCountsHold(me)
      }
    }),

    "what is removed is gone, once": Effect.gen(function* () {
      const { id: me } = yield* newUser()
      const rows = yield* Effect.forEach([0, 1], (minutes) => told(me, minutes))
      yield* read(me, (rows[1] as (typeof rows)[0]).id)
      for (const { id } of rows) {
        const removed = yield* Effect.replicateEffect(remove(me, id), 3, atOnce)
        assert.deepEqual(removed.filter(Boolean).length, 1)
        yield* assertCountsHold(me)
      }
      assert.deepEqual((yield* countsOf(me)).total, 0)
      assert.deepEqual((yield* told(me)).revision, 4)
    }),

    // Falls where the age of a row is that of its first act, or only unread ones are kept.
    "old rows are forgotten, the oldest first, read or not, and rows that still gather are not": Effect.gen(
      function* () {
        const inbox = yield* NotificationRepository
        const { id: me } = yield* newUser()
        const long = DateTime.subtract(start, { days: 1000 })
        const stored = (days: number, given: Partial<NewNotification> = {}) =>
          Effect.flatMap(newId, (random) => {
            const occurredAt = DateTime.add(long, { days })
            const id = NotificationId.make(uuidAt(occurredAt.epochMillis, random))
            return told(me, 0, { id, occurredAt, ...given })
          })
        const about = { placement: gathering, subject: yield* newId, type: "feed.post_commented" }
        const gathers = yield* stored(0, about)
        const [oldest, read1, unread, young] = [yield* stored(1), yield* stored(2), yield* stored(3), yield* stored(20)]
        yield* told(me, 0, { ...about, occurredAt: DateTime.add(long, { days: 20 }) })
        yield* read(me, read1.id)
        const forget = (limit: number) => transact(inbox.forgetBefore(DateTime.add(long, { days: 10 }), limit))
        assert.deepEqual(yield* forget(1), 1)
        assert.deepEqual((yield* listed(me)).ids.includes(oldest.id), false)
        assert.deepEqual((yield* listed(me)).ids.includes(unread.id), true)
        assert.deepEqual(yield* forget(10), 2)
        assert.deepEqual(yield* forget(10), 0)
        assert.deepEqual(new Set((yield* listed(me)).ids), new Set([gathers.id, young.id]))
        yield* assertCountsHold(me)
      }
    ),

    // Falls where rows of another event in the same millisecond go, or one that has been read or joined.
    "what an event has made is taken away, but for what is read or gathers others": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const eventId = uuidAt(Date.parse("1991-02-03T04:05:06Z"), yield* newId)
      const other = uuidAt(Date.parse("1991-02-03T04:05:06Z"), yield* newId)
      const people = yield* Effect.replicateEffect(newUser(), 5)
      const ids = people.map(({ id }) => id)
      const about = { placement: gathering, type: "community.post_created", subject: yield* newId }
      yield* Effect.forEach(ids, (id) => told(id, 0, { ...about, id: notificationIdOf(eventId, id) }))
      yield* Effect.forEach(ids, (id) => told(id, 0, { id: notificationIdOf(other, id) }))
      const [unread, isRead, joined] = ids as [UserId, UserId, UserId]
      yield* read(isRead, notificationIdOf(eventId, isRead))
      yield* told(joined, 1, about)
      let after: NotificationId | null = null
      for (let pages = 0; pages < 5; pages++) {
        after = yield* transact(inbox.removeUnread(eventId, after, 3))
        if (after === null) break
      }
      assert.equal(after, null)
      assert.deepEqual((yield* listed(unread)).ids, [notificationIdOf(other, unread)])
      for (const id of [isRead, joined]) assert.deepEqual((yield* listed(id)).total, 2)
      for (const id of ids) yield* assertCountsHold(id)
    }),

    // Falls where one of the four is not asked for, or the counts stay.
    "what is true no more is taken away from those whom it concerns, while it is unread": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const [me, you, other] = [(yield* newUser()).id, (yield* newUser()).id, (yield* newUser()).id]
      const subject = yield* newId
      const about = { subject, type: "session.reminder_1h", placement: single }
      const gathered = { subject, type: "session.reminder_24h", placement: gathering }
      yield* Effect.forEach([me, you, other], (id) => told(id, 0, about))
      yield* Effect.forEach([1, 2], () => told(me, 1, gathered))
      const kept = [
        (yield* told(me, 2, { ...about, type: "session.booked" })).id,
        (yield* told(me, 3, { ...about, subject: yield* newId })).id,
        (yield* told(me, 4, { type: "session.reminder_1h" })).id
      ]
      const { id: seen } = yield* told(me, 5, about)
      yield* read(me, seen)
      const takeAway = transact(
        inbox.removeUnreadAbout(subject, ["session.reminder_1h", "session.reminder_24h"], [you, me])
      )
      assert.equal(yield* takeAway, 3)
      assert.equal(yield* takeAway, 0)
      assert.deepEqual((yield* listed(me)).ids, [seen, ...kept.reverse()])
      assert.deepEqual([(yield* listed(you)).total, (yield* listed(other)).total], [0, 1])
      for (const id of [me, you, other]) yield* assertCountsHold(id)
    }),

    // Falls where a row of somebody else goes, or one stays for having been read, or a share is not theirs alone.
    "what a sender has brought goes, and what others have had a part in stays without them": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const [me, you, ada, bob, cleo] = (yield* Effect.replicateEffect(newUser(), 5)).map(({ id }) => id) as [
        ...[UserId, UserId, UserId, UserId, UserId]
      ]
      const types = ["feed.post_mentioned", "feed.post_commented"]
      const mention = { type: "feed.post_mentioned", placement: { ...single, isMention: true } }
      const shared = { type: "feed.post_commented", placement: gathering }
      const acts = Effect.fnUntraced(function* (...senders: ReadonlyArray<UserId | null>) {
        const subject = yield* newId
        const rows = yield* Effect.forEach(senders, (senderId) => told(me, 0, { ...shared, subject, senderId }))
        assert.equal(new Set(rows.map(({ id }) => id)).size, 1)
        return (rows[0] as (typeof rows)[0]).id
      })
      yield* told(me, 1, { ...mention, senderId: ada })
      yield* read(me, (yield* told(me, 2, { ...mention, senderId: ada })).id)
      yield* acts(ada, ada)
      const kept = [
        (yield* told(me, 3, { ...mention, senderId: bob })).id,
        (yield* told(me, 4, { type: "session.booked", senderId: ada })).id,
        yield* acts(bob)
      ]
      const changed = [
        yield* acts(ada, bob, ada, ada),
        yield* acts(bob, cleo, bob, ada),
        yield* acts(cleo, ada, bob),
        yield* acts(null, ada),
        yield* acts(ada, null)
      ]
      yield* read(me, changed[1] as NotificationId)
      yield* told(you, 0, { ...mention, senderId: ada })

      const { revision } = Option.getOrThrow(yield* read(me, kept[0] as NotificationId))
      const before = new Map((yield* changesOf(me, 0)).items.map((row) => [row.id, row]))
      const takeAway = transact(inbox.removeFromSender(me, ada, types))
      yield* takeAway
      assert.deepEqual(new Set((yield* listed(me)).ids), new Set([...kept, ...changed]))
      const { items } = yield* changesOf(me, revision)
      const left = new Map(items.map((row) => [row.id, row]))
      assert.deepEqual(
        changed.map((id) => left.get(id)).map((row) => [row?.senderId, row?.count, row?.senderCount]),
        [
          [bob, 1, 1],
          [bob, 3, 2],
          [bob, 2, 2],
          [null, 1, 1],
          [null, 1, 1]
        ]
      )
      assert.deepEqual(new Set(items.map((row) => row.revision)), new Set([1, 2, 3, 4, 5].map((n) => revision + n)))
      for (const { changedAt, facts, id, readAt } of items) {
        const { changedAt: at, facts: same, readAt: readBefore } = before.get(id) ?? assert.fail()
        assert.deepEqual([changedAt, facts, readAt], [at, same, readBefore])
      }
      yield* takeAway
      assert.deepEqual((yield* changesOf(me, revision + 5)).total, 0)
      assert.deepEqual((yield* listed(you)).total, 1)

      // Of the others the one who acted last is named.
      yield* transact(inbox.removeFromSender(me, bob, types))
      const third = (yield* changesOf(me, revision + 5)).items.find(({ id }) => id === changed[2])
      assert.deepEqual([third?.senderId, third?.count, third?.senderCount], [cleo, 1, 1])
      for (const id of [me, you]) yield* assertCountsHold(id)
    }),

    "a unit that fails changes neither rows nor counts": Effect.gen(function* () {
      const inbox = yield* NotificationRepository
      const { id: me } = yield* newUser()
      const row = yield* told(me)
      yield* rolledBack(Effect.flatMap(rowFor(me), (one) => inbox.put([one])))
      yield* rolledBack(inbox.markRead(me, row.id, start))
      yield* rolledBack(inbox.markAllRead(me, start))
      yield* rolledBack(inbox.remove(me, row.id))
      assert.deepEqual(yield* listed(me, "unread"), { ids: [row.id], total: 1 })
      assert.deepEqual((yield* told(me)).revision, 2)
      yield* assertCountsHold(me)
    })
  }
)
