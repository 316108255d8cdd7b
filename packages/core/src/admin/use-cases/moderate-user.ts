/** Suspends, bans and reinstates accounts. */
import { DateTime, Effect } from "effect"
import {
  AdminProtected,
  makeRevokeAccess,
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
import { AccountMoveNotPossible } from "../errors.js"
import type { Operations } from "../operations.js"
import { type Account, AccountDirectory } from "../ports.js"
import { toAdminUserResource } from "../to-resource.js"

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

/** Revokes everything that gives access: tokens with their challenges, and reset links. */
const makeLockOut = Effect.gen(function* () {
  const revoke = yield* makeRevokeAccess
  const resets = yield* PasswordResetRepository
  const secondFactor = yield* SecondFactor

  return Effect.fnUntraced(function* (id: UserId, move: AccountMove) {
    if (move === "reinstate") return
    yield* revoke.all(id)
    yield* resets.remove(id)
    if (move === "ban") yield* secondFactor.removeTrustedDevices(id)
  })
})

const makeModerate = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* AccountDirectory
  const auditLog = yield* AuditLog
  const outbox = yield* Outbox
  const lockOut = yield* makeLockOut

  /** Under the account's lock, which sign-ins and bookings wait for. */
  return Effect.fnUntraced(function* (admin: Admin, id: UserId, move: AccountMove, reason: string) {
    yield* users.lock(id)
    const before = yield* Effect.mapError(Effect.flatten(accounts.find(id)), () => new UserNotFound())
    if (!isPossible(move, before)) return yield* new AccountMoveNotPossible({ move, status: accountStatusOf(before) })
    const at = yield* DateTime.now
    yield* users.setAccess(id, accessAfter(move, before, at), at)
    yield* lockOut(id, move)
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
    return { user: toAdminUserResource(after) }
  })
})

/** Refuses to act on an admin, oneself included. Under the lock, which granting the role waits for as well. */
const makeRefuseAdmins = Effect.gen(function* () {
  const users = yield* UserRepository
  const accounts = yield* AccountDirectory

  return Effect.fnUntraced(function* (id: UserId) {
    yield* users.lock(id)
    const { roles } = yield* Effect.mapError(Effect.flatten(accounts.find(id)), () => new UserNotFound())
    if (roles.includes("admin")) return yield* new AdminProtected()
  })
})

const blockUser = (move: "suspend" | "ban") =>
  Effect.gen(function* () {
    const moderate = yield* makeModerate
    const refuseAdmins = yield* makeRefuseAdmins
    const unitOfWork = yield* UnitOfWork

    const handler: Handler<Operations, "suspendUser"> = Effect.fnUntraced(function* (admin, { id, reason }) {
      yield* refuseAdmins(id)
      return yield* moderate(admin, id, move, reason)
    }, unitOfWork.transact)
    return handler
  })

/** Blocks sign-in until a reinstatement. Agreed sessions stay. */
export const suspendUser = blockUser("suspend")

/** Blocks sign-in for good. A subscriber of the event cancels the booked sessions. */
export const banUser = blockUser("ban")

export const reinstateUser = Effect.gen(function* () {
  const moderate = yield* makeModerate
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "reinstateUser"> = (admin, { id, reason }) =>
    unitOfWork.transact(moderate(admin, id, "reinstate", reason))
  return handler
})
