import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, TestClock } from "effect"

const newAdmin = () => ({ _tag: "Admin" as const, userId: UserId.make(crypto.randomUUID()) })

const auditOf = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`select actor_id, action, before, after from audit_log where subject_id = ${mentorId} order by id`
})

const accountOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`
    select
      (select array_agg(role order by role) from user_roles where user_id = ${userId}) as roles,
      (select count(*)::int from mentee_profiles where user_id = ${userId}) as mentee_profiles`
  return row
})

describe.each(engines)("mentors before an admin on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("an approval gives role and mentee profile, is announced and leaves a trace", () =>
      Effect.gen(function* () {
        const { approveMentor } = yield* Administration
        const admin = newAdmin()
        const { mentorId, userId } = yield* newMentor({ approved: false })
        yield* TestClock.adjust("1 hour")
        const now = yield* DateTime.now
        const { mentor } = yield* approveMentor(admin, { id: mentorId })
        assert.deepInclude(mentor, {
          id: mentorId,
          hourly_rate: "80.00",
          approval_status: "approved",
          approval_status_label: "Approved",
          approved_at: now,
          rejection_reason: null
        })
        assert.strictEqual(mentor.user.id, userId)
        assert.deepStrictEqual(yield* accountOf(userId), { roles: ["mentee", "mentor"], menteeProfiles: 1 })
        assert.deepStrictEqual(yield* eventsOf(mentorId), [
          { type: "profiles.MentorApproved", payload: { mentorId, userId } }
        ])
        assert.deepStrictEqual(yield* auditOf(mentorId), [
          {
            actorId: admin.userId,
            action: "mentor.approved",
            before: { approval_status: "pending" },
            after: { approval_status: "approved", reason: null }
          }
        ])
      })
    )

    it.effect("a rejection keeps its reason and gives no role", () =>
      Effect.gen(function* () {
        const { rejectMentor } = yield* Administration
        const { mentorId, userId } = yield* newMentor({ approved: false })
        const { mentor } = yield* rejectMentor(newAdmin(), { id: mentorId, reason: "Too little to go by." })
        assert.deepInclude(mentor, {
          approval_status: "rejected",
          rejection_reason: "Too little to go by.",
          approved_at: null
        })
        assert.deepInclude(yield* accountOf(userId), { roles: ["mentee"] })
        assert.deepStrictEqual(yield* eventsOf(mentorId), [
          { type: "profiles.MentorRejected", payload: { mentorId, userId, reason: "Too little to go by." } }
        ])
      })
    )

    it.effect("only what waits can be decided, and an unknown mentor is not found", () =>
      Effect.gen(function* () {
        const { approveMentor, rejectMentor } = yield* Administration
        const { mentorId: id } = yield* newMentor()
        const again = yield* Effect.flip(approveMentor(newAdmin(), { id }))
        assert.strictEqual(again.message, "Cannot approve a mentor whose approval status is Approved.")
        const late = yield* Effect.flip(rejectMentor(newAdmin(), { id, reason: "Too late." }))
        assert.strictEqual(late.message, "Cannot reject a mentor whose approval status is Approved.")
        assert.deepStrictEqual([yield* auditOf(id), yield* eventsOf(id)], [[], []])

        const unknown = { id: MentorId.make(crypto.randomUUID()) }
        for (const attempt of [
          approveMentor(newAdmin(), unknown),
          rejectMentor(newAdmin(), { ...unknown, reason: "Who?" })
        ]) {
          assert.strictEqual((yield* Effect.flip(attempt))._tag, "MentorProfileNotFound")
        }
      })
    )

    it.effect("a suspension and its end are announced and recorded; the approval stays the first one", () =>
      Effect.gen(function* () {
        const { reinstateMentor, suspendMentor } = yield* Administration
        const admin = newAdmin()
        const { mentorId, userId } = yield* newMentor()
        const approvedAt = yield* DateTime.now
        yield* TestClock.adjust("1 hour")
        const reason = "Did not turn up, twice."
        const { mentor } = yield* suspendMentor(admin, { id: mentorId, reason })
        assert.deepInclude(mentor, { approval_status: "suspended", rejection_reason: null, approved_at: approvedAt })
        assert.strictEqual(
          (yield* Effect.flip(suspendMentor(admin, { id: mentorId, reason })))._tag,
          "ApprovalNotPossible"
        )
        const again = yield* reinstateMentor(admin, { id: mentorId })
        // Falls if `move` dates every way to approved.
        assert.deepInclude(again.mentor, { approval_status: "approved", approved_at: approvedAt })
        const late = yield* Effect.flip(reinstateMentor(admin, { id: mentorId }))
        assert.strictEqual(late.message, "Cannot reinstate a mentor whose approval status is Approved.")
        assert.deepStrictEqual(yield* eventsOf(mentorId), [
          { type: "profiles.MentorSuspended", payload: { mentorId, userId, reason } },
          { type: "profiles.MentorReinstated", payload: { mentorId, userId } }
        ])
        const [approved, suspended] = [{ approval_status: "approved" }, { approval_status: "suspended" }]
        const of = { actorId: admin.userId }
        assert.deepStrictEqual(yield* auditOf(mentorId), [
          { ...of, action: "mentor.suspended", before: approved, after: { ...suspended, reason } },
          { ...of, action: "mentor.reinstated", before: suspended, after: { ...approved, reason: null } }
        ])
      })
    )

    it.effect("an approval that cannot be recorded does not happen", () =>
      Effect.gen(function* () {
        const { approveMentor } = yield* Administration
        const sql = yield* SqlClient.SqlClient
        const { mentorId, userId } = yield* newMentor({ approved: false })
        yield* sql`alter table outbox add constraint no_events check (type <> 'profiles.MentorApproved') not valid`
        yield* Effect.exit(approveMentor(newAdmin(), { id: mentorId }))
        yield* sql`alter table outbox drop constraint no_events`
        assert.deepStrictEqual(yield* accountOf(userId), { roles: ["mentee"], menteeProfiles: 0 })
        const [row] = yield* sql`select approval_status from mentor_profiles where id = ${mentorId}`
        assert.deepStrictEqual(row, { approvalStatus: "pending" })
        assert.deepStrictEqual(yield* auditOf(mentorId), [])
      })
    )
  })

  layer(world(engine))((it) => {
    it.effect("the queue has the newest application first, page by page, of one status or of all", () =>
      Effect.gen(function* () {
        const { approveMentor, listMentors } = yield* Administration
        const applied: Array<MentorId> = []
        for (let i = 0; i < 5; i++) {
          yield* TestClock.adjust("1 minute")
          applied.unshift((yield* newMentor({ approved: false })).mentorId)
        }
        const [newest = assert.fail()] = applied
        yield* approveMentor(newAdmin(), { id: newest })

        const listed = Effect.fnUntraced(function* (query: Parameters<typeof listMentors>[1]) {
          const { mentors } = yield* listMentors(newAdmin(), query)
          return [mentors.items.map(({ id }) => id), mentors.total]
        })
        assert.deepStrictEqual(yield* listed({ page: 1, per_page: 15 }), [applied, 5])
        const pending = applied.slice(1)
        assert.deepStrictEqual(yield* listed({ status: "pending", page: 1, per_page: 3 }), [pending.slice(0, 3), 4])
        assert.deepStrictEqual(yield* listed({ status: "pending", page: 2, per_page: 3 }), [pending.slice(3), 4])
        assert.deepStrictEqual(yield* listed({ status: "pending", page: 3, per_page: 3 }), [[], 4])
        assert.deepStrictEqual(yield* listed({ status: "approved", page: 1, per_page: 15 }), [[newest], 1])
        assert.deepStrictEqual(yield* listed({ status: "suspended", page: 1, per_page: 15 }), [[], 0])
      })
    )
  })
})

describe.each(concurrent)("admins under race on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("of many admins one decides", () =>
      Effect.gen(function* () {
        const { approveMentor, rejectMentor } = yield* Administration
        const { mentorId: id, userId } = yield* newMentor({ approved: false })
        const attempts = Array.makeBy(10, (i) =>
          Effect.either(
            Effect.map(
              i % 2 === 0 ? approveMentor(newAdmin(), { id }) : rejectMentor(newAdmin(), { id, reason: "No." }),
              ({ mentor }) => mentor.approval_status
            )
          )
        )
        const [lost, won] = Array.separate(yield* Effect.all(attempts, { concurrency: "unbounded" }))
        assert.lengthOf(won, 1)
        assert.deepStrictEqual(new Set(lost.map(({ _tag }) => _tag)), new Set(["ApprovalNotPossible"]))
        assert.lengthOf(yield* eventsOf(id), 1)
        assert.lengthOf(yield* auditOf(id), 1)
        const roles = won[0] === "approved" ? ["mentee", "mentor"] : ["mentee"]
        assert.deepInclude(yield* accountOf(userId), { roles })
      })
    )
  })
})
