import assert from "node:assert/strict"
import { UserId } from "@mentorkit/core/kernel"
import { type AuditEntry, AuditLog, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Array, DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newId } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newEntry = Effect.gen(function* () {
  const entry: AuditEntry = {
    actorId: UserId.make(yield* newId),
    action: "mentor.approved",
    subjectType: "mentor",
    subjectId: yield* newId,
    before: { approval_status: "pending", notes: [1, null, "ü"] },
    after: { approval_status: "approved" },
    at: DateTime.unsafeMake("2027-03-14T10:00:00.123Z")
  }
  return entry
})

/** Supply `AuditLog`, the `UnitOfWork` that it takes part in, and the entries that are stored on a subject, oldest first. */
export const auditLogConformance = <R>(
  stored: (subjectId: string) => Effect.Effect<ReadonlyArray<AuditEntry>, never, R>
) =>
  conformance<R | AuditLog | UnitOfWork>("AuditLog", {
    "an entry is stored as it was told; what was not there before or is not there after is null": Effect.gen(
      function* () {
        const { record } = yield* AuditLog
        const entry = yield* newEntry
        yield* transact(record(entry))
        yield* transact(record({ ...entry, before: undefined, after: null }))
        assert.deepEqual(yield* stored(entry.subjectId), [entry, { ...entry, before: null, after: null }])
      }
    ),

    "an entry goes with the change that it tells of": Effect.gen(function* () {
      const { record } = yield* AuditLog
      const entry = yield* newEntry
      yield* rolledBack(record(entry))
      assert.deepEqual(yield* stored(entry.subjectId), [])
    }),

    "of 50 entries at once none is lost": Effect.gen(function* () {
      const { record } = yield* AuditLog
      const entry = yield* newEntry
      const actions = Array.makeBy(50, (index) => `mentor.changed${index}`)
      yield* Effect.forEach(actions, (action) => transact(record({ ...entry, action })), atOnce)
      const found = (yield* stored(entry.subjectId)).map(({ action }) => action)
      assert.deepEqual(found.sort(), actions.sort())
    })
  })
