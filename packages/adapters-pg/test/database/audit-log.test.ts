import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { AuditLog, UnitOfWork, UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Exit } from "effect"
import { engines } from "../support/engines.js"
import { world } from "../support/world.js"

const entry = {
  actorId: UserId.make("0190c0de-0000-7000-8000-000000000001"),
  action: "mentor.approved",
  subjectType: "mentor",
  subjectId: "0190c0de-0000-7000-8000-000000000002",
  before: { approval_status: "pending" },
  after: undefined,
  at: DateTime.unsafeMake("2027-03-14T10:00:00Z")
}

describe.each(engines)("the audit log on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("is written with the change, or not at all", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { record } = yield* AuditLog
        const { transact } = yield* UnitOfWork
        yield* Effect.flip(transact(Effect.zipRight(record(entry), Effect.fail("no"))))
        yield* transact(record(entry))
        assert.deepStrictEqual(yield* sql`select * from audit_log`, [
          {
            id: 2n,
            actorId: entry.actorId,
            action: entry.action,
            subjectType: "mentor",
            subjectId: entry.subjectId,
            before: { approval_status: "pending" },
            after: null,
            occurredAt: new Date("2027-03-14T10:00:00Z")
          }
        ])
      })
    )

    // Falls without the triggers.
    it.effect("is final", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const attempts = [
          sql`update audit_log set action = 'mentor.rejected'`,
          sql`delete from audit_log`,
          sql`truncate audit_log`
        ]
        for (const attempt of attempts) assert.isTrue(Exit.isFailure(yield* Effect.exit(attempt)))
        assert.lengthOf(yield* sql`select 1 from audit_log where action = 'mentor.approved'`, 1)
      })
    )
  })
})
