/** The repository of reports. Those of other cases may be there, so each case looks for its own. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { ReportId } from "@mentorkit/core/reports"
import { type Report, ReportRepository } from "@mentorkit/core/reports/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")

const draft = Effect.fnUntraced(function* (reporterId: UserId, fields: Partial<Report> = {}) {
  const { id: authorId } = yield* newUser()
  const report: Report = {
    id: ReportId.make(yield* newId),
    ...{ reporterId, authorId, subjectType: "post", subjectId: yield* newId, reason: "spam", details: null },
    ...{ copy: { body: 'Buy "followers"', poll: null, labels: ["é"] }, status: "pending", createdAt: start },
    ...fields
  }
  return report
})

const all = { status: null, reason: null, subjectType: null }
const listed = Effect.fnUntraced(function* (reporterId: UserId) {
  const { items } = yield* (yield* ReportRepository).list(all, { page: 1, per_page: 50 })
  return items.filter(({ reporter }) => reporter.id === reporterId)
})

/** Supply `ReportRepository` with the repository of users. */
export const reportRepositoryConformance = conformance<ReportRepository | UserRepository>("ReportRepository", {
  "what was reported is kept as it was told": Effect.gen(function* () {
    const { fullName: name, id, username } = yield* newUser()
    const report = yield* draft(id)
    yield* (yield* ReportRepository).add(report)
    const { reporterId: _, ...kept } = report
    assert.deepEqual(yield* listed(id), [{ ...kept, reporter: { id, name, username } }])
  }),

  "a person reports a thing once, whatever the reason, and others as well": Effect.gen(function* () {
    const { add } = yield* ReportRepository
    const [one, other] = [yield* newUser(), yield* newUser()]
    const first = yield* draft(one.id)
    const { subjectId } = first
    yield* add(first)
    const again = yield* Effect.flip(add(yield* draft(one.id, { subjectId, reason: "other", details: "Still there" })))
    assert.equal(again._tag, "AlreadyReported")
    yield* add(yield* draft(one.id, { subjectId, subjectType: "comment" }))
    yield* add(yield* draft(other.id, { subjectId }))
    assert.deepEqual([(yield* listed(one.id)).length, (yield* listed(other.id)).length], [2, 1])
  }),

  "of adds at the same time one stores a report": Effect.gen(function* () {
    const { add } = yield* ReportRepository
    const { id } = yield* newUser()
    const subjectId = yield* newId
    const drafts = yield* Effect.replicateEffect(draft(id, { subjectId }), 5)
    const results = yield* Effect.all(
      drafts.map((one) => Effect.either(add(one))),
      { concurrency: "unbounded" }
    )
    assert.equal(results.filter(({ _tag }) => _tag === "Right").length, 1)
    assert.equal((yield* listed(id)).length, 1)
  })
})
