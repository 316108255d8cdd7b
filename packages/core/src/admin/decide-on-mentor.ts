/** Decides about a mentor: moves the profile and writes the audit log entry. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { type Admin, AuditLog, type MentorId, MentorProfileNotFound } from "../kernel/index.js"
import { type ApprovalMoveName, ApprovalNotPossible, approvalMoves, MentorRepository } from "../profiles/index.js"

interface Decision {
  readonly move: Exclude<ApprovalMoveName, "apply">
  /** "mentor.approved" */
  readonly action: string
  readonly reason: string | null
}

/** Runs in the caller's transaction. Returns the updated profile and its account. */
export const makeDecideOnMentor = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const users = yield* UserRepository
  const auditLog = yield* AuditLog

  return Effect.fnUntraced(function* (admin: Admin, id: MentorId, { action, move, reason }: Decision) {
    const { userId } = yield* Effect.mapError(Effect.flatten(mentors.find(id)), () => new MentorProfileNotFound())
    // The account first: a booking takes a shared lock on it, so it comes wholly before or after this decision.
    const user = yield* Effect.orDie(Effect.flatten(users.lock(userId)))
    const before = yield* Effect.orDie(Effect.flatten(mentors.lock(id)))
    const at = yield* DateTime.now
    // The profile stores only the reason of a rejection. The audit log has the others.
    const kept = move === "reject" ? reason : null
    const moved = yield* mentors.move(id, { ...approvalMoves[move], reason: kept, at })
    if (Option.isNone(moved)) {
      return yield* new ApprovalNotPossible({ decision: move, approvalStatus: before.approvalStatus })
    }
    const profile = moved.value
    yield* auditLog.record({
      actorId: admin.userId,
      action,
      subjectType: "mentor",
      subjectId: id,
      before: { approval_status: before.approvalStatus },
      after: { approval_status: profile.approvalStatus, reason },
      at
    })
    return { profile, user }
  })
})
