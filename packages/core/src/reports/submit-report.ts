import { DateTime, Effect, type Option } from "effect"
import { isAdmitted, makeCheckSignedIn, UserRepository } from "../identity/index.js"
import { type User as Caller, FileRegister, Ids, Outbox, Unauthenticated } from "../kernel/index.js"
import { ContentReported } from "./events.js"
import { ReportId } from "./ids.js"
import { ReportRepository } from "./ports.js"
import { ofSomebodyElse, type Report, type Reported, type ReportReason } from "./report.js"

/**
 * `submitReport(caller, find, words)`, in the caller's transaction. What is reported, its domain finds; none where the caller may
 * not see it. A block between the two hides nothing here: it stops no report of what one could see before.
 */
export const makeSubmitReport = Effect.gen(function* () {
  const users = yield* UserRepository
  const checkSignedIn = yield* makeCheckSignedIn
  const reports = yield* ReportRepository
  const files = yield* FileRegister
  const outbox = yield* Outbox
  const ids = yield* Ids

  return Effect.fnUntraced(function* <E>(
    caller: Caller,
    find: Effect.Effect<Option.Option<Reported>, E>,
    { details = null, reason }: { readonly reason: ReportReason; readonly details?: string | null | undefined }
  ) {
    const { userId: reporterId } = caller
    const { authorId } = yield* ofSomebodyElse(yield* yield* find, reporterId)
    // An erasure of either waits for it and takes what is theirs, or has come before.
    const people = yield* users.lockShared([reporterId, authorId])
    if (!people.some((one) => one.id === reporterId && isAdmitted(one))) return yield* new Unauthenticated()
    yield* checkSignedIn(caller)
    const { fileKeys, ...reported } = yield* yield* find
    const now = yield* DateTime.now
    const id = ReportId.make(yield* ids.uuid)
    const report: Report = { ...reported, id, reporterId, reason, details, status: "pending", createdAt: now }
    yield* reports.add(report)
    // One that is going already stays out: the copy still says its key.
    yield* files.addOwners(fileKeys.map((key) => ({ key, owner: { kind: "report", id } })))
    const { subjectId, subjectType } = reported
    yield* outbox.append(ContentReported, { reportId: id, reporterId, subjectType, subjectId, authorId, reason }, now)
    return { report_id: id }
  })
})
