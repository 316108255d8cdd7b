/**
 * Whatever is told, read, removed and changed about people, in whatever order: badges say what lists have, tabs have what
 * belongs into them, revisions grow, and whoever asks for changes gets what has changed.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { makeTellActs, removeBetweenBlocked } from "@mentorkit/core/internal/notifications"
import { Ids, type User } from "@mentorkit/core/kernel"
import { personChannel, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Notifications, operations } from "@mentorkit/core/notifications"
import { notificationIdOf } from "@mentorkit/core/notifications/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { delivered } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, FastCheck as fc, Runtime, Schema, TestClock } from "effect"
import { block, unblock } from "../support/blocks.js"
import { type InboxModel, type Kind, kinds, type ModelAct, newModel, tabs } from "../support/inbox-model.js"

const size = 4
/** Most of it happens to one of them, and much to one thing, or little would meet. */
const who = fc.constantFrom(0, 0, 0, 1, 2, 3)
const named = <const Name extends string>(...names: ReadonlyArray<Name>) => fc.constantFrom(...names)
type OnRow = { does: "read" | "resolve" | "delete"; of: number; row: number }
type Act = { does: "act"; to: number; from: number | null; kind: Kind; subject: number; ago: number }
type Step =
  | Act
  | OnRow
  | { does: "again" | "forget" }
  | { does: "readAll" | "erase" | "ban" | "unban"; of: number }
  | { does: "block" | "part" | "unblock"; one: number; other: number }
  | { does: "choose"; of: number; category: string; channel: boolean; isOn: boolean }
  | { does: "pass"; minutes: number }

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constant("act"),
  to: who,
  from: fc.option(who, { freq: 6 }),
  kind: fc.constantFrom("comment", "comment", ...(Object.keys(kinds) as ReadonlyArray<Kind>)),
  subject: fc.constantFrom(0, 0, 1),
  ago: fc.constantFrom(0, 0, 1, 90)
})
const onRow: fc.Arbitrary<OnRow> = fc.record({
  does: fc.constantFrom("read", "resolve", "delete"),
  of: who,
  row: fc.nat()
})
const choice: fc.Arbitrary<Step> = fc.record({
  does: fc.constant("choose"),
  of: who,
  category: fc.constantFrom("posts", "communities", "mentions", "sessions"),
  channel: fc.boolean(),
  isOn: fc.boolean()
})
const between: fc.Arbitrary<Step> = fc
  .record({ does: named("block", "part", "unblock"), one: who, other: who })
  .filter(({ one, other }) => one !== other)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: act },
  { weight: 6, arbitrary: onRow },
  { weight: 3, arbitrary: between },
  { weight: 3, arbitrary: choice },
  { weight: 4, arbitrary: fc.record({ does: named("readAll", "erase", "ban", "unban"), of: who }) },
  { weight: 2, arbitrary: fc.record({ does: named("pass"), minutes: fc.constantFrom(1, 60, 300_000) }) },
  { weight: 2, arbitrary: fc.record({ does: named("again", "forget") }) }
)

const preferences = Schema.decodeUnknownSync(operations.updatePreferences.input)
const rowId = Schema.decodeUnknownSync(operations.readNotification.input)

const makeStage = Effect.gen(function* () {
  const people = yield* Effect.replicateEffect(newUser(), size)
  const subjects = [crypto.randomUUID(), crypto.randomUUID()] as const
  const context = {
    ...{ sql: yield* SqlClient.SqlClient, inbox: yield* Notifications, personalData: yield* PersonalData },
    ...{ ids: yield* Ids, tellActs: yield* makeTellActs, transact: (yield* UnitOfWork).transact }
  }
  const last: { act?: ModelAct; event?: { eventId: string; occurredAt: DateTime.Utc } } = {}
  return { ...context, people, subjects, last, model: newModel(size) }
})
type Stage = Effect.Effect.Success<typeof makeStage>

const personAt = ({ people }: Stage, index: number): User => people[index] ?? (people[0] as User)

const tell = ({ last, people, tellActs, transact }: Stage) => {
  const { act, event } = last
  const to = act && people[act.to]
  if (act === undefined || event === undefined || to === undefined) return Effect.void
  const senderId = act.from === null ? null : (people[act.from]?.userId ?? null)
  const { type } = kinds[act.kind]
  return transact(tellActs([{ type, userId: to.userId, senderId, role: null, subject: act.subject, facts: {} }], event))
}

const doAct = Effect.fnUntraced(function* (stage: Stage, given: Act) {
  const { ids, last, model, subjects } = stage
  const { ago, from, kind, to } = given
  if (from === to || (from !== null && model.isErased(from))) return
  const now = yield* DateTime.now
  const occurredAt = DateTime.subtract(now, { minutes: ago })
  const event = { eventId: yield* ids.uuid, occurredAt }
  const id = notificationIdOf(event.eventId, personAt(stage, to).userId)
  const subject = subjects[given.subject] ?? subjects[0]
  last.event = event
  last.act = { id, to, from, kind, subject, at: occurredAt.epochMillis, bornAt: now.epochMillis }
  yield* tell(stage)
  model.act(last.act)
})

const doOnRow = Effect.fnUntraced(function* ({ inbox, model, people }: Stage, { does, of, row: nth }: OnRow) {
  const rows = model.rowsOf(of)
  const row = rows[nth % rows.length]
  const person = people[of]
  if (row === undefined || person === undefined) return
  if (does === "delete") {
    yield* inbox.deleteNotification(person, rowId({ id: row.id }))
    return model.remove(of, row)
  }
  yield* inbox[does === "read" ? "readNotification" : "resolveNotification"](person, rowId({ id: row.id }))
  model.read(of, row)
})

const forget = Effect.fnUntraced(function* ({ model }: Stage) {
  const sweeps = yield* domains.notifications.sweeps
  const found = sweeps.find(({ name }) => name === "notifications.forgetOldNotifications")
  if (found === undefined) return yield* Effect.dieMessage("no such sweep")
  yield* Effect.repeat(found.run, { until: (done) => done === 0 })
  model.forget(DateTime.subtract(yield* DateTime.now, { months: 12 }).epochMillis)
})

const doAgain = Effect.fnUntraced(function* (stage: Stage) {
  const { last, model } = stage
  // A relay delivers again what was not noted; what had joined another row is noted with it.
  if (last.act === undefined || !model.rowsOf(last.act.to).some(({ id }) => id === last.act?.id)) return
  yield* tell(stage)
  model.act(last.act)
})

const choose = Effect.fnUntraced(function* (
  stage: Stage,
  { category, channel, isOn, of }: Extract<Step, { does: "choose" }>
) {
  const chosen = channel ? { channels: { in_app: isOn } } : { is_enabled: isOn }
  const input = preferences({ preferences: [{ category, ...chosen }] })
  const choosing = stage.inbox.updatePreferences(personAt(stage, of), input)
  if (stage.model.isBanned(of)) {
    return assert.strictEqual((yield* Effect.flip(choosing))._tag, "Unauthenticated")
  }
  yield* choosing
  stage.model.choose(of, channel ? `${category} in_app` : category, isOn)
})

/** As a block does once it is told of. */
const part = ({ people, transact }: Stage, { one, other }: { readonly one: number; readonly other: number }) => {
  const [blocker, blocked] = [people[one] as User, people[other] as User]
  return transact(delivered(removeBetweenBlocked, { blockerId: blocker.userId, blockedId: blocked.userId }))
}

const ban = Effect.fnUntraced(function* (stage: Stage, of: number, isBanned: boolean) {
  const at = isBanned ? DateTime.toDate(yield* DateTime.now) : null
  yield* stage.sql`update users set banned_at = ${at} where id = ${personAt(stage, of).userId}`
  stage.model.ban(of, isBanned)
})

const erase = Effect.fnUntraced(function* (stage: Stage, of: number) {
  yield* ban(stage, of, false)
  yield* stage.personalData.eraseAccount(personAt(stage, of), {})
  stage.model.erase(of)
})

const does = Effect.fnUntraced(function* (stage: Stage, one: Step) {
  const { inbox, model } = stage
  if ("of" in one && model.isErased(one.of)) return
  switch (one.does) {
    case "act":
      return yield* doAct(stage, one)
    case "again":
      return yield* doAgain(stage)
    case "read":
    case "resolve":
    case "delete":
      return yield* doOnRow(stage, one)
    case "readAll": {
      const { read_count } = yield* inbox.readAllNotifications(personAt(stage, one.of), {})
      return assert.strictEqual(read_count, model.readAll(one.of))
    }
    case "block":
    case "part":
    case "unblock":
      yield* (one.does === "unblock" ? unblock : block)(
        personAt(stage, one.one).userId,
        personAt(stage, one.other).userId
      )
      if (one.does === "part") yield* part(stage, one)
      return void model[one.does](one.one, one.other)
    case "ban":
    case "unban":
      return yield* ban(stage, one.of, one.does === "ban")
    case "erase":
      return yield* erase(stage, one.of)
    case "choose":
      return yield* choose(stage, one)
    case "pass":
      return yield* TestClock.adjust(`${one.minutes} minutes`)
    case "forget":
      return yield* forget(stage)
  }
})

const shownIn = ({ model, people }: Stage, index: number, rows: ReturnType<InboxModel["rowsOf"]>) =>
  rows.map((row) => {
    const sender = model.senderShown(index, row)
    return {
      ...{ id: row.id, type: kinds[row.kind].type, count: row.count, sender_count: row.senderCount },
      ...{ revision: row.revision, is_read: row.isRead, changed_at: row.changedAt },
      sender_id: sender === null ? null : (people[sender]?.userId ?? null)
    }
  })

const listed = Effect.fnUntraced(function* (stage: Stage, index: number, asked: object) {
  const input = Schema.decodeUnknownSync(operations.listNotifications.input)({ per_page: 50, ...asked })
  const { items, total } = (yield* stage.inbox.listNotifications(personAt(stage, index), input)).notifications
  const rows = items.map(({ changed_at, count, id, read_at, revision, sender_count, sender_id, type }) => ({
    ...{ id: id as string, type: type as string, count, sender_count, revision },
    ...{ is_read: read_at !== null, changed_at: changed_at.epochMillis, sender_id: sender_id as string | null }
  }))
  return { rows, total }
})

const check = Effect.fnUntraced(function* (stage: Stage, index: number, before: number, turn: number) {
  const { inbox, model } = stage
  const sizeOf = (tab: "mention" | "communities") => model.rowsOf(index, tab).filter(({ isRead }) => !isRead).length
  assert.deepStrictEqual(yield* inbox.countUnread(personAt(stage, index), {}), {
    unread_count: model.rowsOf(index, "unread").length,
    tabs: { mention: sizeOf("mention"), communities: sizeOf("communities") }
  })
  const all = shownIn(stage, index, model.rowsOf(index))
  assert.deepStrictEqual(yield* listed(stage, index, {}), { rows: all as never, total: all.length })
  const tab = tabs[turn % tabs.length]
  const some = shownIn(stage, index, tab === undefined ? [] : model.rowsOf(index, tab))
  assert.deepStrictEqual(yield* listed(stage, index, { tab }), { rows: some as never, total: some.length })
  const changed = shownIn(stage, index, model.changesOf(index, before))
  assert.deepStrictEqual(yield* listed(stage, index, { after: before }), {
    rows: changed as never,
    total: changed.length
  })
})

const play = Effect.fnUntraced(function* (steps: ReadonlyArray<Step>) {
  const stage = yield* makeStage
  for (const [turn, one] of steps.entries()) {
    const before = stage.people.map((_, index) => stage.model.revisionOf(index))
    yield* does(stage, one)
    // Everybody in turn, and at once whom the step was about.
    const about = "to" in one ? one.to : "of" in one ? one.of : turn % size
    yield* check(stage, about, Math.min(before[about] ?? 0, stage.model.revisionOf(about)), turn)
  }
  for (const index of stage.people.keys()) for (const turn of tabs.keys()) yield* check(stage, index, 0, turn)
  // A frame for each act that changed a row, and none that names a row of somebody else.
  const mine = stage.people.map(({ userId }) => personChannel(userId))
  const [strays] = yield* stage.sql<{ readonly count: number }>`
    select count(*)::int as count from realtime_frames frame
    join notifications row on row.id = (frame.data::jsonb ->> 'id')::uuid
    where channel = any(${mine}::text[]) and channel <> 'private-users.' || row.user_id || '.notifications'`
  assert.strictEqual(strays?.count, 0)
})

const runs = Number(process.env["INBOX_RUNS"] ?? 4)

describe.each(engines)("an inbox on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("is what a plain model of it says, after every step", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.parse("2027-03-14T10:00:00Z"))
        const run = Runtime.runPromise(yield* Effect.runtime<Effect.Effect.Context<ReturnType<typeof play>>>())
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: "max" }), (steps) =>
              run(Effect.orDie(play(steps)))
            ),
            { numRuns: runs }
          )
        )
      })
    )
  })
})
