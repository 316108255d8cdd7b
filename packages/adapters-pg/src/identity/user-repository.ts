import { SqlClient } from "@effect/sql"
import { EmailTaken, UsernameTaken } from "@mentorkit/core/identity"
import { type Credentials, UserRepository } from "@mentorkit/core/identity/ports"
import { Array, Effect, Layer, Option, Redacted } from "effect"
import { onViolation } from "../database/engine/violations.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import type { CredentialsRow } from "./rows.js"
import { userQueries } from "./user-queries.js"

const credentialsOf = ({ passwordHash, ...user }: typeof CredentialsRow.Type): Credentials => ({
  user,
  passwordHash: passwordHash === null ? null : Redacted.make(passwordHash)
})

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const users = userQueries(sql, url)

  return repositoryOf(UserRepository, {
    find: users.find,
    lock: users.lock,
    findMany: (ids) => (Array.isEmptyReadonlyArray(ids) ? Effect.succeed([]) : users.findMany(ids)),
    lockShared: (ids) => (Array.isEmptyReadonlyArray(ids) ? Effect.succeed([]) : users.lockShared(ids)),
    findByEmail: users.findByEmail,
    findByUsername: users.findByUsername,
    listByRole: users.listByRole,

    lockByRole: Effect.fnUntraced(function* (role) {
      const locked = new Set((yield* users.lockByRole(role)).map(({ id }) => id))
      return (yield* users.listByRole(role)).filter(({ id }) => locked.has(id))
    }),

    findCredentials: (email) => Effect.map(users.findCredentials(email), Option.map(credentialsOf)),
    lockCredentials: (id) => Effect.map(users.lockCredentials(id), Option.map(credentialsOf)),

    add: Effect.fnUntraced(
      function* ({ passwordHash, roles, timeZone, ...user }) {
        const added = yield* users.add({
          ...user,
          passwordHash: passwordHash && Redacted.value(passwordHash),
          timezone: timeZone,
          isActive: true,
          updatedAt: user.createdAt
        })
        if (Option.isNone(added)) return yield* new UsernameTaken()
        if (roles.length > 0) yield* users.addRoles(roles.map((role) => ({ userId: user.id, role })))
      },
      onViolation({ users_one_per_email: () => new EmailTaken() })
    ),

    grantRole: (userId, role) => users.addRoles([{ userId, role }]),
    markEmailVerified: (userId, at) => Effect.map(users.markEmailVerified({ userId, at }), Option.isSome),
    takeOver: (userId, at) => Effect.map(users.takeOver({ userId, at }), Option.isSome),
    setPasswordHash: (userId, passwordHash, at) =>
      users.setPasswordHash({ userId, passwordHash: Redacted.value(passwordHash), at }),

    setFactors: (userId, { defaultTwoFactorMethod: method, twoFactorMethods: methods }, at) =>
      users.setFactors({ userId, methods, method, at }),

    setPhone: (userId, phone, at) => users.setPhone({ userId, ...phone, at }),

    update: ({ about, bio, fullName, gender, id, locale, socialLinks, timeZone, updatedAt, username }) =>
      users
        .update({ id, fullName, username, bio, about, gender, timezone: timeZone, locale, socialLinks, updatedAt })
        .pipe(onViolation({ users_one_per_username: () => new UsernameTaken() })),

    setAccess: (userId, { bannedAt, isActive }, at) => users.setAccess({ userId, isActive, bannedAt, at }),
    setBio: (userId, { about, bio }, at) => users.setBio({ userId, about, bio, at }),
    isEmpty: Effect.map(users.isEmpty(), Option.isNone)
  })
})

export const userRepository = Layer.effect(UserRepository, make)
