import { DateTime, Effect } from "effect"
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

  return yield* transact(
    Effect.gen(function* () {
      const user = yield* Effect.mapError(Effect.flatten(users.findByEmail(email)), () => new AccountNotFound())
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
