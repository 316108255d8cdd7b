/** Suspending, banning and reinstating accounts: one way for all of it. */
import { DateTime, Effect } from "effect"
import {
  AccessTokenRepository,
  AdminProtected,
  PasswordResetRepository,
  SecondFactor,
  UserBanned,
  UserNotFound,
  UserReinstated,
  UserRepository,
  UserSuspended
} from "../../identity/index.js"
import { type Admin, AuditLog, type Handler, Outbox, UnitOfWork, type UserId } from "../../kernel/index.js"
import { type AccountMove, accountStatusOf, isPossible } from "../account-moves.js"
import { adminUser } from "../admin-user.js"
import { AccountMoveNotPossible } from "../errors.js"
import type { Operations } from "../operations.js"
import { type Account, AccountDirectory } from "../ports.js"

const moves = {
  suspend: { action: "user.suspended", event: UserSuspended },
  ban: { action: "user.banned", event: UserBanned },
  reinstate: { action: "user.reinstated", event: UserReinstated }
} as const

const accessAfter = (move: AccountMove, { isActive }: Account, now: DateTime.Utc) => {
  if (move === "reinstate") return { isActive: true, bannedAt: null }
  return move === "ban" ? { isActive, bannedAt: now } : { isActive: false, bannedAt: null }
}

const traceOf = (account: Account) => ({
  status: accountStatusOf(account),
  is_active: account.isActive,
  banned_at: account.bannedAt
})

/** Whatever lets somebody in, or is on its way to: tokens, challenges (which belong to tokens), and reset links. */
const shuttingOut = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const resets = yield* PasswordResetRepository
  const secondFactor = yield* SecondFactor

  return Effect.fnUntraced(function* (id: UserId, move: AccountMove) {
    if (move === "reinstate") return
    yield* tokens.revokeAll(id)
    yield* resets.remove(id)
    if (move === "ban") yield* secondFactor.removeTrustedDevices(id)
  })
})

const moderating = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* AccountDirectory
  const auditLog = yield* AuditLog
  const outbox = yield* Outbox
  const shutOut = yield* shuttingOut

  /** Under the lock, which whoever signs in or books waits for. */
  return Effect.fnUntraced(function* (admin: Admin, id: UserId, move: AccountMove, reason: string) {
    yield* users.lock(id)
    const before = yield* Effect.mapError(Effect.flatten(accounts.find(id)), () => new UserNotFound())
    if (!isPossible(move, before)) return yield* new AccountMoveNotPossible({ move, status: accountStatusOf(before) })
    const at = yield* DateTime.now
    yield* users.setAccess(id, accessAfter(move, before, at), at)
    yield* shutOut(id, move)
    const after = yield* Effect.orDie(Effect.flatten(accounts.find(id)))
    const { action, event } = moves[move]
    yield* auditLog.record({
      actorId: admin.userId,
      action,
      subjectType: "user",
      subjectId: id,
      before: traceOf(before),
      after: { ...traceOf(after), reason },
      at
    })
    yield* outbox.append(event, { userId: id, reason }, at)
    return { user: adminUser(after) }
  })
})

/** Themself included. Under the lock: whoever is just being made one waits for it, too. */
const refusingAdmins = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* AccountDirectory

  return Effect.fnUntraced(function* (id: UserId) {
    yield* users.lock(id)
    const { roles } = yield* Effect.mapError(Effect.flatten(accounts.find(id)), () => new UserNotFound())
    if (roles.includes("admin")) return yield* new AdminProtected()
  })
})

const shutting = (move: "suspend" | "ban") =>
  Effect.gen(function* () {
    const moderate = yield* moderating
    const refuseAdmins = yield* refusingAdmins
    const unitOfWork = yield* UnitOfWork

    const handler: Handler<Operations, "suspendUser"> = Effect.fnUntraced(function* (admin, { id, reason }) {
      yield* refuseAdmins(id)
      return yield* moderate(admin, id, move, reason)
    }, unitOfWork.transact)
    return handler
  })

/** Until a reinstatement nobody signs in; what both sides had agreed on stays. */
export const suspendUser = shutting("suspend")

/** The same for good: what is booked is called off, as the event is heard. */
export const banUser = shutting("ban")

export const reinstateUser = Effect.gen(function* () {
  const moderate = yield* moderating
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "reinstateUser"> = (admin, { id, reason }) =>
    unitOfWork.transact(moderate(admin, id, "reinstate", reason))
  return handler
})
