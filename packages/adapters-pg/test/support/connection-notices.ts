/** What tests of notices about connections look at: inboxes, frames, mails and digests of people. */
import { SqlClient } from "@effect/sql"
import { assert } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { mailDigest } from "@mentorkit/core/internal/notifications"
import type { LocalDate, User } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { Notifications, operations } from "@mentorkit/core/notifications"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { delivered, SentMails } from "@mentorkit/test-kit/worlds/mails"
import { Effect, Schema } from "effect"
import { makeMoves } from "./connection-moves.js"
import { makeDeliverBetween } from "./pair-events.js"

const listInput = Schema.decodeUnknownSync(operations.listNotifications.input)
const rowInput = Schema.decodeUnknownSync(operations.readNotification.input)

export const inboxOf = Effect.fnUntraced(function* (user: User) {
  const { countUnread, listNotifications } = yield* Notifications
  const { items } = (yield* listNotifications(user, listInput({ per_page: 50 }))).notifications
  const { unread_count: unread } = yield* countUnread(user, {})
  assert.strictEqual(unread, items.filter(({ read_at: at }) => at === null).length)
  return items
})
export const typesOf = (user: User) => Effect.map(inboxOf(user), (rows) => rows.map(({ type }) => type))
export const read = (user: User, id: string) =>
  Effect.flatMap(Notifications, ({ readNotification }) => readNotification(user, rowInput({ id })))
export const resolved = (user: User, id: string) =>
  Effect.flatMap(Notifications, ({ resolveNotification }) =>
    Effect.map(resolveNotification(user, rowInput({ id })), ({ url }) => url)
  )

export const framesOf = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly event: string }>`
        select event from realtime_frames
        where channel = ${personChannel(userId)} and event not like 'mentorkit:%'`,
      (frames) => frames.map(({ event }) => event)
    )
  )

export const mailsSent = Effect.flatMap(SentMails, ({ take }) => take)
export const subjectsSent = Effect.map(mailsSent, (all) => all.map(({ subject }) => subject))
export const pathOf = (url: string | null | undefined) => (typeof url === "string" ? new URL(url).pathname : url)

export const ban = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update users set banned_at = now() where id = ${userId}`)

/** Entries of the digest that is due. */
export const digestOf = Effect.fnUntraced(function* ({ userId }: User) {
  const sweeps = yield* domains.notifications.sweeps
  yield* sweeps.find(({ name }) => name === "notifications.sendDigests")?.run ?? Effect.dieMessage("no sweep")
  yield* mailsSent
  const sql = yield* SqlClient.SqlClient
  const due = yield* sql<{ readonly day: LocalDate }>`
    select payload ->> 'day' as day from outbox where type = 'notifications.DigestDue' and aggregate = ${userId}`
  for (const { day } of due) yield* delivered(mailDigest, { userId, day })
  return (yield* mailsSent).flatMap(({ text }) => text.split("\n").filter((line) => line.startsWith("* ")))
})

export const named = (fullName: string) => newUser({ fullName })

export const makeStage = Effect.all([makeMoves, makeDeliverBetween]).pipe(
  Effect.map(([moves, deliver]) => ({ ...moves, deliver }))
)
