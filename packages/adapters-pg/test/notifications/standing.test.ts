/**
 * Blocks, bans, erasures and addresses that are nobody's any more, before the act, between act and row, and between row and
 * mail: who is told by which channel, and nothing is half written.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { Reaction } from "@mentorkit/core/internal/kernel"
import {
  AccountLetters,
  type Act,
  type Compose,
  english,
  makeTellActs,
  type Notice,
  notice,
  noticeOf
} from "@mentorkit/core/internal/notifications"
import { Currency, type User } from "@mentorkit/core/kernel"
import { personChannel, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { NotificationRepository } from "@mentorkit/core/notifications/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { mails, SentMails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"
import { block } from "../support/blocks.js"

interface Pair {
  readonly reader: User
  readonly sender: User
}

const changes = {
  block: ({ reader, sender }: Pair) => block(reader.userId, sender.userId),
  banReader: ({ reader }: Pair) => ban(reader),
  eraseReader: ({ reader }: Pair) => erase(reader),
  unverifyReader: ({ reader }: Pair) => unverify(reader),
  banSender: ({ sender }: Pair) => ban(sender),
  eraseSender: ({ sender }: Pair) => erase(sender),
  unverifySender: ({ sender }: Pair) => unverify(sender)
}
type Change = keyof typeof changes

const ban = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update users set banned_at = now() where id = ${userId}`)
const unverify = ({ userId }: User) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update users set email_verified_at = null where id = ${userId}`)
const erase = (user: User) => Effect.flatMap(PersonalData, ({ eraseAccount }) => eraseAccount(user, {}))

const amount = { minor: 8000n, currency: Currency.make("EUR") }
const factsOf = {
  "session.confirmed": { title: "Talk", starts_at: DateTime.unsafeMake("2027-03-14T10:00:00Z"), pay_by: null },
  "refund.issued": { purpose: "booking", title: "Talk", amount, is_full: true },
  "auth.security_alert": { change: "password_changed", provider: null }
} as const
type Noticed = keyof typeof factsOf
const noticed = Object.keys(factsOf) as ReadonlyArray<Noticed>

/** After which nobody is told that way any more. What is not here changes nothing. */
const silences: {
  readonly [T in Noticed | "feed.connection_request"]: { [C in Change]?: ReadonlyArray<"row" | "mail"> }
} = {
  "session.confirmed": { banReader: ["row", "mail"], eraseReader: ["row", "mail"], unverifyReader: ["mail"] },
  // Who is banned gets what is theirs.
  "refund.issued": { eraseReader: ["row", "mail"], unverifyReader: ["mail"] },
  // Also to an address that nobody has proven: it is what the account has.
  "auth.security_alert": { banReader: ["row"], eraseReader: ["row", "mail"] },
  "feed.connection_request": { block: ["row"], banReader: ["row"], eraseReader: ["row"] }
}
const moments = ["before the act", "between act and row", "between row and mail"] as const
const cases = (Object.keys(changes) as ReadonlyArray<Change>).flatMap((change) =>
  moments.map((moment) => [change, moment] as const)
)
/** The sender is not named to the reader in the frame. */
const hides: ReadonlySet<Change> = new Set(["block", "banSender", "eraseSender"])

const noticeFor = (type: Noticed, to: string, { reader, sender }: Pair) =>
  notice(
    { name: "Test", type },
    Effect.succeed<Compose<unknown, Notice>>(() => {
      const about = { userId: reader.userId, subject: null, senderId: sender.userId, role: null }
      const letter = AccountLetters.verifyAddress({ link: "https://app.example.test", minutes: 60 })
      return Effect.succeed(
        noticeOf({ type, facts: factsOf[type], ...about, to, letter, frame: english.frame } as Notice as never)
      )
    })
  )

const newPair = Effect.gen(function* () {
  return { reader: yield* newUser(), sender: yield* newUser() } satisfies Pair as Pair
})

const leftTo = Effect.fnUntraced(function* ({ userId }: User) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly senderId: string | null }>`
    select sender_id from notifications where user_id = ${userId}`
  const frames = yield* sql<{ readonly sender: string | null }>`
    select data::jsonb ->> 'sender_id' as sender from realtime_frames
    where channel = ${personChannel(userId)} and event not like 'mentorkit:%'`
  const { total, unread } = yield* (yield* NotificationRepository).count(userId)
  assert.deepStrictEqual([total, unread], [rows.length, rows.length])
  return { rows, frames }
})

/** What the reader has of it in the end. */
const checkLeft = Effect.fnUntraced(function* (
  pair: Pair,
  type: keyof typeof silences,
  [change, moment]: (typeof cases)[0]
) {
  const isLate = moment === "between row and mail"
  const isTold = isLate || !silences[type][change]?.includes("row")
  const { frames, rows } = yield* leftTo(pair.reader)
  const name = `${type}: ${change} ${moment}`
  const isNamed = isLate || !hides.has(change)
  assert.deepStrictEqual(frames, isTold ? [{ sender: isNamed ? pair.sender.userId : null }] : [], name)
  const isKept = isTold && change !== "eraseReader"
  const senderId = change === "eraseSender" ? null : pair.sender.userId
  assert.deepStrictEqual(rows, isKept ? [{ senderId }] : [], name)
})

const run = <R>(one: Reaction<unknown, R> | undefined, delivery: Effect.Effect.Success<typeof newDelivery>) =>
  Effect.gen(function* () {
    if (one === undefined) return
    const { run: deliver } = yield* one.make
    yield* deliver({}, delivery)
  })

describe.each(engines)("who is told, and how they stand by then, on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    it.effect.each(noticed)("%s", (type) =>
      Effect.forEach(
        cases,
        Effect.fnUntraced(function* ([change, moment]) {
          const { transact } = yield* UnitOfWork
          const sent = yield* SentMails
          const pair = yield* newPair
          const apply = (now: typeof moment) => (now === moment ? changes[change](pair) : Effect.void)
          yield* apply("before the act")
          const delivery = yield* newDelivery
          yield* apply("between act and row")
          const [told, mailed] = noticeFor(type, `ada-${pair.reader.userId}@example.test`, pair)
          yield* transact(run(told, delivery))
          yield* apply("between row and mail")
          yield* run(mailed, delivery)
          yield* checkLeft(pair, type, [change, moment])
          const isMailed = !silences[type][change]?.includes("mail")
          assert.lengthOf(yield* sent.take, isMailed ? 1 : 0, `${type}: ${change} ${moment}`)
        }),
        { discard: true }
      )
    )

    it.effect("what people do for one another is not told between those who are blocked", () =>
      Effect.forEach(
        cases,
        Effect.fnUntraced(function* ([change, moment]) {
          const { transact } = yield* UnitOfWork
          const tellActs = yield* makeTellActs
          const pair = yield* newPair
          const type = "feed.connection_request"
          const act: Act = {
            type,
            userId: pair.reader.userId,
            senderId: pair.sender.userId,
            subject: null,
            role: null,
            facts: {}
          }
          const isLate = moment === "between row and mail"
          if (!isLate) yield* changes[change](pair)
          yield* transact(tellActs([act], yield* newDelivery))
          if (isLate) yield* changes[change](pair)
          yield* checkLeft(pair, type, [change, moment])
        }),
        { discard: true }
      )
    )
  })
})
