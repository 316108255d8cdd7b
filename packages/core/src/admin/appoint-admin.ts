import { DateTime, Effect, Option } from "effect"
import { AccountNotFound, admitted, EmailNotVerified, UserRepository } from "../identity/index.js"
import { AuditLog, UnitOfWork } from "../kernel/index.js"

/**
 * Makes a verified account an admin, in one transaction with its trace in the audit log. No operation: whoever may run
 * it has the database already, as an operator who appoints the first admin does. The account itself stands for the
 * actor, since an operator has none. False where the account was an admin before.
 */
export const appointAdmin = Effect.fn("admin.appointAdmin")(function* (email: string) {
  const users = yield* UserRepository
  const auditLog = yield* AuditLog
  const { transact } = yield* UnitOfWork

  /** Locked against a ban or an erasure. An erased account has another address by now. */
  const find = Effect.gen(function* () {
    const { id } = yield* Effect.flatten(users.findByEmail(email))
    yield* users.lock(id)
    // Read again: the locking statement returned the roles from before its wait.
    return yield* Option.filter(yield* users.find(id), (user) => user.email.toLowerCase() === email.toLowerCase())
  })

  return yield* transact(
    Effect.gen(function* () {
      const user = yield* Effect.mapError(find, () => new AccountNotFound())
      yield* admitted(user)
      if (user.emailVerifiedAt === null) return yield* new EmailNotVerified()
      if (user.roles.includes("admin")) return false
      yield* users.grantRole(user.id, "admin")
      yield* auditLog.record({
        actorId: user.id,
        action: "admin.appointed",
        subjectType: "user",
        subjectId: user.id,
        before: { roles: user.roles },
        after: { roles: [...user.roles, "admin"] },
        at: yield* DateTime.now
      })
      return true
    })
  )
})
