/** How admins find accounts and what people have reported, and that both stay fast. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { AccountDirectory } from "@mentorkit/core/admin/ports"
import type { Report } from "@mentorkit/core/internal/reports"
import { type Admin, UserId } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { ReportId, Reports } from "@mentorkit/core/reports"
import { ReportRepository } from "@mentorkit/core/reports/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newAdmin } from "@mentorkit/test-kit/payments/gateway-news"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

const page = { page: 1, per_page: 50 }
/** An admin who is in no list. */
const nobody: Admin = { _tag: "Admin", userId: UserId.make(crypto.randomUUID()) }

const found = Effect.fnUntraced(function* (query: Record<string, unknown>) {
  const { listUsers } = yield* Administration
  const { users } = yield* listUsers(nobody, { ...page, ...query })
  assert.strictEqual(users.total, users.items.length)
  return users.items.map(({ full_name }) => full_name)
})

const newReport = Effect.fnUntraced(function* (reporterId: UserId, more: Partial<Report> = {}) {
  const report: Report = {
    id: ReportId.make(crypto.randomUUID()),
    ...{ reporterId, authorId: reporterId, copy: {} },
    ...{ subjectType: "post", subjectId: crypto.randomUUID(), reason: "spam", details: null, status: "pending" },
    createdAt: yield* DateTime.now,
    ...more
  }
  return report
})

describe.each(engines)("accounts as admins find them on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("by a part of name, username or address, by role and by status, the newest first", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const later = TestClock.adjust("1 minute")
        yield* newUser({ fullName: "Ida 50% Löw", email: "Ida_Low@Example.test" })
        yield* later
        yield* newUser({ fullName: "Ben Out", isBanned: true, isActive: false })
        yield* later
        yield* newUser({ fullName: "Cy Still", isActive: false })
        yield* later
        yield* newUser({ fullName: "Di New", isVerified: false })
        yield* later
        yield* newUser({ fullName: "Eva Root", roles: ["mentee", "admin"] })
        yield* later
        yield* newMentor()
        yield* later
        yield* eraseAccount(yield* newUser({ fullName: "Gone" }), {})
        const everybody = ["Maya Mentor", "Eva Root", "Di New", "Cy Still", "Ben Out", "Ida 50% Löw"]
        assert.deepStrictEqual(yield* found({}), everybody)
        assert.deepStrictEqual(yield* found({ status: "active" }), ["Maya Mentor", "Eva Root", "Ida 50% Löw"])
        assert.deepStrictEqual(yield* found({ status: "unverified" }), ["Di New"])
        assert.deepStrictEqual(yield* found({ status: "suspended" }), ["Cy Still"])
        assert.deepStrictEqual(yield* found({ status: "banned" }), ["Ben Out"])
        assert.deepStrictEqual(yield* found({ role: "admin" }), ["Eva Root"])
        assert.deepStrictEqual(yield* found({ role: "mentor", q: "MAYA" }), ["Maya Mentor"])
        assert.deepStrictEqual(yield* found({ q: "löw" }), ["Ida 50% Löw"])
        // Falls if what people type is a pattern.
        assert.deepStrictEqual(yield* found({ q: "0% L" }), ["Ida 50% Löw"])
        assert.deepStrictEqual(yield* found({ q: "a_low@" }), ["Ida 50% Löw"])
        assert.deepStrictEqual(yield* found({ q: "%" }), ["Ida 50% Löw"])
        assert.deepStrictEqual(yield* found({ q: "\\" }), [])
        assert.deepStrictEqual(yield* found({ q: "deleted" }), [])

        const { listUsers } = yield* Administration
        // JavaScript and the database end a Greek word in two ways: falls if both make letters small.
        const nikos = yield* newUser({ fullName: "ΝΙΚΟΣ" })
        const sql = yield* SqlClient.SqlClient
        yield* sql`update users set avatar_url = '/media/1/large' where id = ${nikos.userId}`
        const greek = (yield* listUsers(nobody, { ...page, q: "ΝΙΚΟΣ" })).users.items
        assert.lengthOf(greek, 1)
        assert.match(greek[0]?.avatar_url ?? "", /^https?:\/\/[^/]+\/media\/1\/large$/)
        yield* eraseAccount(nikos, {})
        const second = yield* listUsers(yield* newAdmin, { page: 2, per_page: 3, status: "active" })
        assert.deepStrictEqual(
          [second.users.items.map(({ full_name }) => full_name), second.users.total],
          [["Ida 50% Löw"], 4]
        )
        const { users } = yield* listUsers(yield* newAdmin, { ...page, q: "maya" })
        assert.deepInclude(users.items[0], { status: "active", roles: ["mentee", "mentor"], two_factor_enabled: false })
        assert.deepInclude(users.items[0]?.mentor, { approval_status: "approved", approval_status_label: "Approved" })
      })
    )

    // Falls without the unique constraint, or if its refusal ends the transaction.
    it.effect("reports: each thing once by everybody, listed by kind, reason and status", () =>
      Effect.gen(function* () {
        const reports = yield* ReportRepository
        const { listReports } = yield* Reports
        const [one, other] = [yield* newUser({ fullName: "Rae Port" }), yield* newUser()]
        const first = yield* newReport(one.userId, { details: "Look at this" })
        yield* reports.add(first)
        const again = yield* newReport(one.userId, { subjectId: first.subjectId, reason: "other" })
        assert.strictEqual((yield* Effect.flip(reports.add(again)))._tag, "AlreadyReported")
        yield* TestClock.adjust("1 minute")
        const second = yield* newReport(other.userId, { subjectId: first.subjectId, reason: "violence" })
        yield* reports.add(second)
        yield* TestClock.adjust("1 minute")
        const third = yield* newReport(one.userId, { subjectId: first.subjectId, subjectType: "review" })
        yield* reports.add(third)
        const read = Effect.fnUntraced(function* (query: Record<string, unknown>) {
          const { reports } = yield* listReports(yield* newAdmin, { ...page, ...query })
          assert.strictEqual(reports.total, reports.items.length)
          return reports.items.map(({ id }) => id)
        })
        assert.deepStrictEqual(yield* read({}), [third.id, second.id, first.id])
        assert.deepStrictEqual(yield* read({ reason: "spam" }), [third.id, first.id])
        assert.deepStrictEqual(yield* read({ subject_type: "post", status: "pending" }), [second.id, first.id])
        assert.deepStrictEqual(yield* read({ status: "actioned" }), [])
        const { reports: listed } = yield* listReports(yield* newAdmin, { page: 3, per_page: 1 })
        assert.deepInclude(listed.items[0], {
          ...{ id: first.id, subject_type: "post", subject_id: first.subjectId, reason: "spam", status: "pending" },
          details: "Look at this"
        })
        assert.deepInclude(listed.items[0]?.reporter, { id: one.userId, name: "Rae Port" })
      })
    )
  })
})

describe.each(concurrent)("what admins look through, full, on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    /** Every table that a statement reads from one end to the other. */
    const scanned = Effect.fnUntraced(function* (statement: string) {
      const sql = yield* SqlClient.SqlClient
      const rows = yield* sql.unsafe<Record<string, string>>(`explain ${statement}`)
      const plan = rows.map((row) => Object.values(row)[0]).join("\n")
      return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table)
    })

    // Falls without any of the indexes of the migration, each by its own line.
    it.effect("a page is found by an index, whatever it is filtered by", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [directory, now] = [yield* AccountDirectory, DateTime.toDate(yield* DateTime.now)]
        yield* sql`
          insert into users (id, full_name, username, email, timezone, email_verified_at, is_active, created_at, updated_at)
          select gen_random_uuid(), 'Person ' || md5(n::text), 'person-' || n, 'person-' || n || '@example.test', 'UTC',
            ${now}::timestamptz, n % 1000 <> 0, ${now}::timestamptz + n * interval '1 second', ${now}
          from generate_series(1, 20000) n`
        yield* sql`
          insert into audit_log (actor_id, action, subject_type, subject_id, occurred_at)
          select md5((n % 300)::text)::uuid, 'user.' || n % 50, 'user', n % 5000, ${now}::timestamptz + n * interval '1 second'
          from generate_series(1, 20000) n`
        yield* sql`analyze users`
        yield* sql`analyze audit_log`
        const order = (table: string, where: string) =>
          `select id from ${table} where ${where} order by ${table === "users" ? "created_at" : "occurred_at"} desc, id desc limit 15`
        const words = "lower(full_name || ' ' || username || ' ' || email) like '%person-19999@%'"
        for (const [table, where, index] of [
          ["users", "true", "users_newest"],
          ["users", words, "users_by_words"],
          ["users", "not is_active and banned_at is null", "users_suspended"],
          ["users", "banned_at is not null", "users_banned"],
          ["users", "email_verified_at is null and is_active and banned_at is null", "users_unverified"],
          ["audit_log", "true", "audit_log_newest"],
          ["audit_log", `actor_id = '${crypto.randomUUID()}'`, "audit_log_of_actor"],
          ["audit_log", "subject_type = 'user' and subject_id = '17'", "audit_log_of_subject"],
          ["audit_log", "action = 'nothing.happened'", "audit_log_of_action"]
        ] as const) {
          assert.deepStrictEqual(yield* scanned(order(table, where)), [], index)
          const plan = yield* sql.unsafe<Record<string, string>>(`explain ${order(table, where)}`)
          assert.include(plan.map((row) => Object.values(row)[0]).join("\n"), index)
        }
        const filter = { words: "person-19999@", role: null, status: null } as const
        const { items, total } = yield* directory.list(filter, page)
        assert.deepStrictEqual([items.map(({ username }) => username), total], [["person-19999"], 1])
      })
    )
  })
})
