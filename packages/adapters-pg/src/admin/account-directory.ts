import { SqlClient, SqlSchema } from "@effect/sql"
import { type Account, AccountDirectory, type AccountFilter, newestAccounts } from "@mentorkit/core/admin/ports"
import { MentorId, type PageRequest, UserId } from "@mentorkit/core/kernel"
import { ApprovalStatus } from "@mentorkit/core/profiles"
import { Effect, Layer, Option, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { partOf } from "../database/part-of.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { rolesOf } from "../identity/roles.js"
import { UserRow } from "../identity/rows.js"
import { isErased } from "../people/erased.js"
import { accountStates } from "../people/standing.js"

const { avatarUrl, bannedAt, createdAt, email, emailVerifiedAt, fullName, id, isActive, roles, updatedAt, username } =
  UserRow.fields

const Row = Schema.Struct({
  ...{ id, fullName, username, email, avatarUrl, roles, isActive, bannedAt, emailVerifiedAt, createdAt, updatedAt },
  isTwoFactorEnabled: Schema.Boolean,
  mentorId: Schema.NullOr(MentorId),
  approvalStatus: Schema.NullOr(ApprovalStatus)
})

const accountOf = ({ approvalStatus, mentorId, ...account }: typeof Row.Type): Account => ({
  ...account,
  mentor: mentorId === null || approvalStatus === null ? null : { id: mentorId, approvalStatus }
})

const makeWhere = (sql: SqlClient.SqlClient) => {
  return ({ role, status, words }: AccountFilter) =>
    sql.and([
      sql`not ${sql.literal(isErased())}`,
      ...(words === null
        ? []
        : [sql`lower(full_name || ' ' || username || ' ' || email) like lower(${partOf(words)})`]),
      ...(role === null ? [] : [sql`id in (select user_id from user_roles where role = ${role})`]),
      ...(status === null ? [] : [sql.literal(accountStates[status])])
    ])
}

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const where = makeWhere(sql)
  const users = keyset(sql, newestAccounts, "users")
  const columns = sql`
    users.id, full_name, username, email, ${url("avatar_url")} as avatar_url, is_active, banned_at, email_verified_at, users.created_at,
    users.updated_at, cardinality(two_factor_methods) > 0 as is_two_factor_enabled,
    mentor_profiles.id as mentor_id, approval_status, ${rolesOf(sql, "users.id")} as roles`

  const find = SqlSchema.findOne({
    Request: UserId,
    Result: Row,
    execute: (id) => sql`
      select ${columns} from users left join mentor_profiles on mentor_profiles.user_id = users.id
      where users.id = ${id} and not ${sql.literal(isErased())}`
  })

  const decode = Schema.decodeUnknown(Schema.Array(Row))

  /** The page is cut first; the rest is read for its accounts only. */
  const list = Effect.fnUntraced(function* (filter: AccountFilter, page: PageRequest) {
    const rows = sql`
      select ${columns}, ${users.position} from users left join mentor_profiles on mentor_profiles.user_id = users.id
      where users.id in (
        select id from users where ${where(filter)} and ${users.slice(page)}
      )
      ${users.by}`
    return yield* users.read(page, rows, sql`users where ${where(filter)}`, (own) =>
      Effect.map(decode(own), (decoded) => decoded.map(accountOf))
    )
  })

  return repositoryOf(AccountDirectory, {
    find: (id) => Effect.map(find(id), Option.map(accountOf)),
    list
  })
})

export const accountDirectory = Layer.effect(AccountDirectory, make)
