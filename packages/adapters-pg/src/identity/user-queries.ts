import { type SqlClient, SqlSchema } from "@effect/sql"
import { Role, UserId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"
import type { StoredUrl } from "../database/stored-urls.js"
import { rolesOf } from "./roles.js"
import { CredentialsRow, EditRow, NewUserRow, UserRow } from "./rows.js"

const Id = Schema.Struct({ id: UserId })

export const userQueries = (sql: SqlClient.SqlClient, url: StoredUrl) => {
  // The hash is named only where somebody is about to prove who they are.
  const columns = sql`
    id, full_name, username, email, password_hash is not null as has_password, timezone as time_zone, locale, bio, about, gender,
    ${url("avatar_url")} as avatar_url, ${url("cover_photo_url")} as cover_photo_url, social_links, two_factor_methods,
    default_two_factor_method, phone_number, phone_verified_at, email_verified_at, is_active, banned_at, created_at,
    updated_at, ${rolesOf(sql, "users.id")} as roles`

  return {
    find: SqlSchema.findOne({
      Request: UserId,
      Result: UserRow,
      execute: (id) => sql`select ${columns} from users where id = ${id}`
    }),

    lock: SqlSchema.findOne({
      Request: UserId,
      Result: UserRow,
      execute: (id) => sql`select ${columns} from users where id = ${id} for no key update`
    }),

    lockCredentials: SqlSchema.findOne({
      Request: UserId,
      Result: CredentialsRow,
      execute: (id) => sql`select ${columns}, password_hash from users where id = ${id} for no key update`
    }),

    findMany: SqlSchema.findAll({
      Request: Schema.Array(UserId),
      Result: UserRow,
      execute: (ids) => sql`select ${columns} from users where ${sql.in("id", ids)}`
    }),

    // In one order for everybody. Foreign keys ask for less, and so does nobody else who only adds rows.
    lockShared: SqlSchema.findAll({
      Request: Schema.Array(UserId),
      Result: UserRow,
      execute: (ids) => sql`select ${columns} from users where ${sql.in("id", ids)} order by id for share`
    }),

    findByEmail: SqlSchema.findOne({
      Request: Schema.String,
      Result: UserRow,
      execute: (email) => sql`select ${columns} from users where lower(email) = lower(${email})`
    }),

    findByUsername: SqlSchema.findOne({
      Request: Schema.String,
      Result: UserRow,
      execute: (username) => sql`select ${columns} from users where lower(username) = lower(${username})`
    }),

    listByRole: SqlSchema.findAll({
      Request: Role,
      Result: UserRow,
      execute: (role) => sql`
        select ${columns} from users where id in (select user_id from user_roles where role = ${role}) order by id`
    }),

    // Answers ids only: roles that were read while it waited may be gone.
    lockByRole: SqlSchema.findAll({
      Request: Role,
      Result: Id,
      execute: (role) => sql`
        select id from users where id in (select user_id from user_roles where role = ${role})
        order by id for no key update`
    }),

    findCredentials: SqlSchema.findOne({
      Request: Schema.String,
      Result: CredentialsRow,
      execute: (email) => sql`select ${columns}, password_hash from users where lower(email) = lower(${email})`
    }),

    // A taken username is no error of the statement, so that the transaction may go on with another one.
    add: SqlSchema.findOne({
      Request: NewUserRow,
      Result: Id,
      execute: (user) => sql`
        insert into users ${sql.insert(user)} on conflict (lower(username)) do nothing returning id`
    }),

    addRoles: SqlSchema.void({
      Request: Schema.Array(Schema.Struct({ userId: UserId, role: Role })),
      execute: (rows) => sql`insert into user_roles ${sql.insert(rows)} on conflict do nothing`
    }),

    markEmailVerified: SqlSchema.findOne({
      Request: Schema.Struct({ userId: UserId, at: Moment }),
      Result: Id,
      execute: ({ at, userId }) => sql`
        update users set email_verified_at = ${at}, updated_at = ${at}
        where id = ${userId} and email_verified_at is null returning id`
    }),

    takeOver: SqlSchema.findOne({
      Request: Schema.Struct({ userId: UserId, at: Moment }),
      Result: Id,
      execute: ({ at, userId }) => sql`
        update users set email_verified_at = ${at}, password_hash = null, two_factor_methods = '{}',
          default_two_factor_method = null, phone_number = null, phone_verified_at = null, updated_at = ${at}
        where id = ${userId} and email_verified_at is null returning id`
    }),

    setPasswordHash: SqlSchema.void({
      Request: Schema.Struct({ userId: UserId, passwordHash: Schema.String, at: Moment }),
      execute: ({ at, passwordHash, userId }) => sql`
        update users set password_hash = ${passwordHash}, updated_at = ${at} where id = ${userId}`
    }),

    setFactors: SqlSchema.void({
      Request: Schema.Struct({
        userId: UserId,
        methods: UserRow.fields.twoFactorMethods,
        method: UserRow.fields.defaultTwoFactorMethod,
        at: Moment
      }),
      execute: ({ at, method, methods, userId }) => sql`
        update users
        set two_factor_methods = ${methods}, default_two_factor_method = ${method}, updated_at = ${at}
        where id = ${userId}`
    }),

    setPhone: SqlSchema.void({
      Request: Schema.Struct({
        userId: UserId,
        phoneNumber: UserRow.fields.phoneNumber,
        phoneVerifiedAt: UserRow.fields.phoneVerifiedAt,
        at: Moment
      }),
      execute: ({ at, phoneNumber, phoneVerifiedAt, userId }) => sql`
        update users set phone_number = ${phoneNumber}, phone_verified_at = ${phoneVerifiedAt}, updated_at = ${at}
        where id = ${userId}`
    }),

    update: SqlSchema.void({
      Request: EditRow,
      execute: ({ id, ...user }) => sql`update users set ${sql.update(user)} where id = ${id}`
    }),

    setAccess: SqlSchema.void({
      Request: Schema.Struct({
        userId: UserId,
        isActive: UserRow.fields.isActive,
        bannedAt: UserRow.fields.bannedAt,
        at: Moment
      }),
      execute: ({ at, bannedAt, isActive, userId }) => sql`
        update users set is_active = ${isActive}, banned_at = ${bannedAt}, updated_at = ${at} where id = ${userId}`
    }),

    setBio: SqlSchema.void({
      Request: Schema.Struct({
        userId: UserId,
        bio: Schema.NullOr(Schema.String),
        about: Schema.NullOr(Schema.String),
        at: Moment
      }),
      execute: ({ about, at, bio, userId }) => sql`
        update users set bio = ${bio}, about = ${about}, updated_at = ${at} where id = ${userId}`
    }),

    isEmpty: SqlSchema.findOne({
      Request: Schema.Void,
      Result: Id,
      execute: () => sql`select id from users limit 1`
    })
  }
}
