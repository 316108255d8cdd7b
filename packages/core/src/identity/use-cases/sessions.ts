import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { SessionNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { AccessTokenRepository, DeviceNames } from "../ports.js"
import { makeRevokeAccess } from "../revoke-access.js"
import { maxSessions } from "../settings.js"

/** The caller's live sign-ins, last used first. */
export const listSessions = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const { nameOf } = yield* DeviceNames

  const handler: Handler<Operations, "listSessions"> = Effect.fnUntraced(function* ({ tokenId, userId }) {
    const sessions = yield* tokens.listSessions(userId, yield* DateTime.now, maxSessions)
    return {
      sessions: sessions.map((session) => ({
        id: session.id,
        device_name: nameOf(session.userAgent),
        ip_address: session.ipAddress,
        last_used_at: session.lastUsedAt,
        is_current: session.id === tokenId,
        created_at: session.createdAt
      }))
    }
  })

  return handler
})

/** Revokes one of the caller's sign-ins, possibly the current one. */
export const revokeSession = Effect.gen(function* () {
  const revoke = yield* makeRevokeAccess
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "revokeSession"> = Effect.fnUntraced(function* ({ userId }, { session_id: id }) {
    if (!(yield* revoke.session(userId, id, yield* DateTime.now))) return yield* new SessionNotFound()
    return {}
  }, transact)

  return handler
})
