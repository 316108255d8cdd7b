import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UserId } from "@mentorkit/core/kernel"
import { AuditLog } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Exit } from "effect"

const entry = {
  actorId: UserId.make("0190c0de-0000-7000-8000-000000000001"),
  action: "mentor.approved",
  subjectType: "mentor",
  subjectId: "0190c0de-0000-7000-8000-000000000002",
  before: { approval_status: "pending" },
  after: undefined,
  at: DateTime.unsafeMake("2027-03-14T10:00:00Z")
}

describe.each(everyEngine)("the audit log on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without the triggers.
    it.effect("is final", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* (yield* AuditLog).record(entry)
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
