import { SqlClient } from "@effect/sql"
import { EmailVerificationRepository } from "@mentorkit/core/identity/ports"
import { verificationToken } from "@mentorkit/core/internal/identity"
import { type Role, type User, UserId } from "@mentorkit/core/kernel"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Redacted } from "effect"

/** Stores a verified, active account; a mentee unless told otherwise. The answer is what a handler is given. */
export const newUser = Effect.fnUntraced(function* (
  options: {
    readonly roles?: ReadonlyArray<Role>
    readonly fullName?: string
    readonly email?: string
    readonly passwordHash?: Redacted.Redacted<string>
    readonly isVerified?: boolean
    readonly isActive?: boolean
    readonly isBanned?: boolean
  } = {}
) {
  const sql = yield* SqlClient.SqlClient
  const now = DateTime.toDate(yield* DateTime.now)
  const { isActive = true, isBanned = false, isVerified = true, roles = ["mentee"] } = options
  const userId = UserId.make(crypto.randomUUID())
  yield* sql`insert into users ${sql.insert({
    id: userId,
    fullName: options.fullName ?? "Ada Lovelace",
    username: `ada-${userId}`,
    email: options.email ?? `ada-${userId}@example.test`,
    passwordHash: options.passwordHash === undefined ? null : Redacted.value(options.passwordHash),
    timezone: "UTC",
    emailVerifiedAt: isVerified ? now : null,
    isActive,
    bannedAt: isBanned ? now : null,
    createdAt: now,
    updatedAt: now
  })}`
  if (roles.length > 0) yield* sql`insert into user_roles ${sql.insert(roles.map((role) => ({ userId, role })))}`
  return { _tag: "User", userId, roles } satisfies User as User
}, Effect.orDie)

/** Stores a token for the user and answers it as a client would send it. */
export const newToken = Effect.fnUntraced(function* (userId: UserId, kind: "full" | "pending" = "full") {
  const sql = yield* SqlClient.SqlClient
  const now = yield* DateTime.now
  const [id, secret] = [crypto.randomUUID(), crypto.randomUUID()]
  yield* sql`insert into access_tokens ${sql.insert({
    id,
    userId,
    secretHash: yield* (yield* Secrets).hash(secret),
    kind,
    challengeMethod: kind === "pending" ? "email" : null,
    lastUsedAt: DateTime.toDate(now),
    createdAt: DateTime.toDate(now),
    expiresAt: DateTime.toDate(DateTime.add(now, kind === "full" ? { days: 30 } : { minutes: 10 }))
  })}`
  return `${id}|${secret}`
}, Effect.orDie)

/** Of everybody in tests who has one. */
export const password = "correct horse battery"

/** What a stranger fills in to register; nobody else has the address. */
export const applicant = (
  changes: {
    readonly full_name?: string
    readonly email?: string
    readonly password?: string
    readonly timezone?: string
  } = {}
) => {
  const chosen = changes.password ?? password
  return {
    full_name: "Ada Lovelace",
    email: `ada-${crypto.randomUUID()}@example.test`,
    timezone: "UTC",
    ...changes,
    password: chosen,
    password_confirmation: chosen
  }
}

/** The token of the account's last verification link, as the mail has it. */
export const mailedToken = (userId: UserId) =>
  Effect.flatMap(EmailVerificationRepository, (verifications) => verifications.findByUser(userId)).pipe(
    Effect.flatten,
    Effect.flatMap(({ id }) => verificationToken(id)),
    Effect.orDie
  )

/** What the outbox holds of an aggregate, in order. */
export const eventsOf = Effect.fnUntraced(function* (aggregate: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{
    readonly type: string
    readonly payload: unknown
  }>`select type, payload from outbox where aggregate = ${aggregate} order by seq`
}, Effect.orDie)
