/** What approving and rejecting have in common: the move itself, made by one of several admins, and its trace. */
import { DateTime, Effect, Option } from "effect"
import { type Admin, AuditLog, type MentorId, MentorProfileNotFound } from "../kernel/index.js"
import { type ApprovalMoveName, ApprovalNotPossible, approvalMoves, MentorRepository } from "../profiles/index.js"

interface Decision {
  readonly move: Extract<ApprovalMoveName, "approve" | "reject">
  /** "mentor.approved" */
  readonly action: string
  readonly reason: string | null
}

/** Runs in the caller's transaction; answers the profile as it is now. */
export const deciding = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const auditLog = yield* AuditLog

  return Effect.fnUntraced(function* (admin: Admin, id: MentorId, { action, move, reason }: Decision) {
    const before = yield* Effect.mapError(Effect.flatten(mentors.lock(id)), () => new MentorProfileNotFound())
    const at = yield* DateTime.now
    const moved = yield* mentors.move(id, { ...approvalMoves[move], reason, at })
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
    return profile
  })
})
