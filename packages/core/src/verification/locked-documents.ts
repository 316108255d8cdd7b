import { Effect, Option } from "effect"
import { isAdmitted, UserRepository } from "../identity/index.js"
import type { MentorId, UserId } from "../kernel/index.js"
import { MentorRepository } from "../profiles/index.js"
import { VerificationDocumentRepository } from "./ports.js"

/**
 * All documents of a mentor, which nobody else changes until the transaction ends: neither the mentor, nor an admin, nor
 * the account's erasure. `isPresent`: the account may still act by then.
 */
export const makeLockDocuments = Effect.gen(function* () {
  const users = yield* UserRepository
  const mentors = yield* MentorRepository
  const documents = yield* VerificationDocumentRepository

  return Effect.fnUntraced(function* (owner: { readonly userId: UserId; readonly mentorId: MentorId }) {
    const [user] = yield* users.lockShared([owner.userId])
    const profile = yield* mentors.lock(owner.mentorId)
    return {
      own: yield* documents.list(owner.mentorId),
      isPresent: user !== undefined && isAdmitted(user) && Option.isSome(profile)
    }
  })
})

/** Under the lock it is as it was decided about. If not, a lock was forgotten: undo everything. */
export const orUndo = (isDone: Effect.Effect<boolean>): Effect.Effect<void> =>
  Effect.filterOrDieMessage(
    isDone,
    (done) => done,
    "A verification document was changed by somebody else meanwhile"
  ).pipe(Effect.asVoid)
