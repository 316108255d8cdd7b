/** Settings as admins change them, and the log of what admins have done. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Administration } from "@mentorkit/core/admin"
import { answerHours, cancellationFeePercent } from "@mentorkit/core/bookings"
import { settingsOf } from "@mentorkit/core/internal/kernel"
import type { Admin, InvalidInput, UserId } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Schema, TestClock } from "effect"

const settingList = settingsOf(domains)
const page = { page: 1, per_page: 50 }
const fee = cancellationFeePercent.key

const put = Effect.fnUntraced(function* (admin: Admin, settings: Record<string, unknown>) {
  const { updateSettings } = yield* Administration
  return (yield* updateSettings(admin, { settings })).settings
})

const one = Effect.fnUntraced(function* (key: string) {
  const { getSettings } = yield* Administration
  const { settings } = yield* getSettings(yield* newAdmin, {})
  return settings.find((setting) => setting.key === key)
})

/** The newest first. */
const historyOf = Effect.fnUntraced(function* (key: string) {
  const { listAuditLog } = yield* Administration
  const { entries } = yield* listAuditLog(yield* newAdmin, { subject_type: "setting", subject_id: key, ...page })
  return entries.items.map(({ actor, after, before }) => ({ by: actor.id, after, before }))
})

describe("the list of settings", () => {
  it("has a default that its own schema takes, and says what it is for", () => {
    for (const { default: standard, description, key, schema } of settingList) {
      assert.isTrue(Schema.is(Schema.typeSchema(schema))(standard), key)
      assert.match(description, /\.$/, key)
    }
  })
})

describe.each(engines)("settings before an admin on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are changed in part, by key, and go back to their defaults; all of it is recorded", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const admin = yield* newAdmin
        const standard = { value: 10, default: 10, updated_at: null }
        assert.deepInclude(yield* one(fee), standard)
        yield* TestClock.adjust("1 hour")
        const at = yield* DateTime.now
        const changed = yield* put(admin, { [fee]: 15, [answerHours.key]: 24 })
        assert.deepInclude(
          changed.find(({ key }) => key === fee),
          { value: 15, default: 10, updated_at: at }
        )
        assert.strictEqual(changed.length, settingList.length)
        assert.strictEqual(yield* settings.get(cancellationFeePercent), 15)
        yield* put(admin, { [fee]: 15 })
        yield* put(admin, { [fee]: null })
        assert.deepInclude(yield* one(fee), standard)
        yield* put(admin, { [fee]: null })
        const by = admin.userId
        // What changes nothing leaves no trace.
        assert.deepStrictEqual(yield* historyOf(fee), [
          { by, before: { value: 15 }, after: { value: null } },
          { by, before: { value: null }, after: { value: 15 } }
        ])
        assert.lengthOf(yield* historyOf(answerHours.key), 1)
        yield* put(admin, { [answerHours.key]: null })
      })
    )

    // Falls if a change is written before all have been looked at, or if unknown keys are passed over.
    it.effect("a mistyped key or a bad value is said, and nothing is changed", () =>
      Effect.gen(function* () {
        const admin = yield* newAdmin
        const problems = Effect.fnUntraced(function* (wanted: Record<string, unknown>) {
          const refusal = (yield* Effect.flip(put(admin, wanted))) as InvalidInput
          return refusal.problems.map(({ message, path }) => [path.join("."), message])
        })
        assert.deepStrictEqual(
          yield* problems({
            [fee]: 101,
            [answerHours.key]: "soon",
            "bookings.cancelation_fee_percent": 5,
            "withdrawals.minimum_minor": { EUR: 0 },
            "earnings.clearance_hold_days": 3
          }),
          [
            [`settings.${fee}`, `The ${fee} field must be between 0 and 100.`],
            [`settings.${answerHours.key}`, `The ${answerHours.key} field must be an integer.`],
            ["settings.bookings.cancelation_fee_percent", "There is no setting bookings.cancelation_fee_percent."],
            [
              "settings.withdrawals.minimum_minor.EUR",
              "The withdrawals.minimum_minor.EUR field must be between 1 and 1000000000000."
            ]
          ]
        )
        assert.deepInclude(yield* one("earnings.clearance_hold_days"), { value: 7, updated_at: null })
        for (const key of ["__proto__", "constructor", "toString"]) {
          assert.deepStrictEqual(yield* problems(JSON.parse(`{ "${key}": 1 }`)), [
            [`settings.${key}`, `There is no setting ${key}.`]
          ])
        }
        assert.deepStrictEqual(yield* historyOf("bookings.cancelation_fee_percent"), [])
      })
    )

    // Falls where a currency that is none is left out silently: nobody would be paid out any more.
    it.effect("a payout currency that is none is said, and there is one at least", () =>
      Effect.gen(function* () {
        const admin = yield* newAdmin
        for (const minima of [{ usd: 100 }, { USD: 100, XXX: 5 }, {}]) {
          const refused = yield* Effect.either(put(admin, { "withdrawals.minimum_minor": minima }))
          assert.strictEqual(refused._tag, "Left", JSON.stringify(minima))
        }
        assert.deepInclude(yield* one("withdrawals.minimum_minor"), { updated_at: null })
      })
    )

    it.effect("mentors have some time to answer: without any, every paid request would be declined at once", () =>
      Effect.gen(function* () {
        const refused = yield* Effect.either(put(yield* newAdmin, { [answerHours.key]: 0 }))
        assert.strictEqual(refused._tag, "Left")
      })
    )

    it.effect("what is stored and fits no more is not in force, and not shown as if it were", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`insert into settings values (${fee}, '"much"', ${new Date(0)})`
        assert.deepInclude(yield* one(fee), { value: 10, updated_at: null })
        yield* put(yield* newAdmin, { [fee]: 12 })
        assert.deepInclude(yield* one(fee), { value: 12 })
      })
    )
  })

  layer(world(engine))((it) => {
    it.effect("the log is read by everything that there is, the newest first, page by page", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { banUser, listAuditLog } = yield* Administration
        const [admin, reader] = [yield* newAdmin, yield* newAdmin]
        const start = yield* DateTime.now
        const ids: Array<UserId> = []
        for (let i = 0; i < 3; i++) {
          yield* TestClock.adjust("1 hour")
          const { userId } = yield* newUser()
          ids.unshift(userId)
          yield* banUser(admin, { id: userId, reason: "Spam" })
        }
        yield* put(reader, { [fee]: 11 })
        yield* sql`update users set full_name = 'Ida Root', username = 'ida' where id = ${admin.userId}`
        const read = Effect.fnUntraced(function* (
          query: Omit<Parameters<typeof listAuditLog>[1], "page" | "per_page">
        ) {
          const { entries } = yield* listAuditLog(reader, { ...query, ...page })
          assert.strictEqual(entries.total, entries.items.length)
          return entries.items.map(({ subject_id }) => subject_id)
        })
        assert.deepStrictEqual(yield* read({}), [fee, ...ids])
        assert.deepStrictEqual(yield* read({ actor_id: admin.userId }), ids)
        assert.deepStrictEqual(yield* read({ action: "settings.changed" }), [fee])
        assert.deepStrictEqual(yield* read({ subject_type: "user" }), ids)
        assert.deepStrictEqual(yield* read({ subject_type: "user", subject_id: ids[1] ?? "" }), ids.slice(1, 2))
        assert.deepStrictEqual(yield* read({ action: "user.banned", actor_id: reader.userId }), [])
        const hours = (count: number) => DateTime.add(start, { hours: count })
        assert.deepStrictEqual(yield* read({ from: hours(2), until: hours(3) }), ids.slice(1, 2))
        const paged = yield* listAuditLog(reader, { page: 2, per_page: 3 })
        assert.deepStrictEqual(
          [paged.entries.total, paged.entries.items.map(({ subject_id }) => subject_id)],
          [4, [ids[2]]]
        )
        const { entries } = yield* listAuditLog(reader, { subject_id: ids[0] ?? "", ...page })
        assert.deepInclude(entries.items[0], {
          actor: { id: admin.userId, name: "Ida Root", username: "ida" },
          ...{ action: "user.banned", subject_type: "user", occurred_at: hours(3) },
          before: { status: "active", is_active: true, banned_at: null }
        })
      })
    )
  })
})

describe.each(concurrent)("settings under race on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without the lock of the table: two changes begin with the same value.
    it.effect("the last change counts, and the history has each one as it happened", () =>
      Effect.gen(function* () {
        const admins = yield* Effect.replicateEffect(newAdmin, 12)
        yield* Effect.all(
          admins.map((admin, at) => put(admin, { [fee]: at % 4 === 3 ? null : 20 + at, [answerHours.key]: 60 + at })),
          { concurrency: "unbounded" }
        )
        for (const key of [fee, answerHours.key]) {
          const history = (yield* historyOf(key)).reverse()
          for (const [at, { before }] of history.entries()) {
            assert.deepStrictEqual(before, history[at - 1]?.after ?? { value: null })
          }
          const now = yield* one(key)
          const value = now?.updated_at === null ? null : now?.value
          assert.deepStrictEqual(history.at(-1)?.after, { value })
        }
        assert.lengthOf(yield* historyOf(answerHours.key), 12)
      })
    )
  })
})
