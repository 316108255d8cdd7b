import { SqlClient, SqlSchema } from "@effect/sql"
import { MentorId, type PageRequest, UserId } from "@mentorkit/core/kernel"
import { ApplicationNotPossible, ApprovalStatus } from "@mentorkit/core/profiles"
import { type MentorProfile, MentorRepository, newestApplications } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { onViolation } from "../database/engine/violations.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { expertiseOf, insertExpertise } from "./expertise.js"
import { allOf, changeable, MentorRow } from "./rows.js"

const Move = Schema.Struct({
  id: MentorId,
  from: Schema.Array(ApprovalStatus),
  to: ApprovalStatus,
  reason: Schema.NullOr(Schema.String),
  at: Moment
})

const inStatus = (sql: SqlClient.SqlClient, status: ApprovalStatus | null) =>
  status === null ? sql`true` : sql`approval_status = ${status}`

/** The columns of `MentorRow`, in a select or update of `mentor_profiles`. */
export const mentorColumns = (sql: SqlClient.SqlClient) => sql`
  mentor_profiles.*, mentor_profiles.timezone as time_zone,
  ${expertiseOf(sql, "mentor")} as expertise`

const queries = (sql: SqlClient.SqlClient) => {
  const columns = mentorColumns(sql)
  const one = <A, I>(by: Schema.Schema<A, I>, column: string, suffix = "") =>
    SqlSchema.findOne({
      Request: by,
      Result: MentorRow,
      execute: (value) => sql`
        select ${columns} from mentor_profiles where ${sql(column)} = ${String(value)} ${sql.literal(suffix)}`
    })
  return {
    find: one(MentorId, "id"),
    findMany: SqlSchema.findAll({
      Request: Schema.Array(MentorId),
      Result: MentorRow,
      execute: (ids) => sql`select ${columns} from mentor_profiles where id = any(${ids}::uuid[])`
    }),
    findByUser: one(UserId, "user_id"),
    lock: one(MentorId, "id", "for no key update of mentor_profiles"),
    lockByUser: one(UserId, "user_id", "for no key update of mentor_profiles"),
    endVacations: SqlSchema.findAll({
      Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
      Result: Changed,
      execute: ({ limit, now }) => sql`
        update mentor_profiles set vacation_mode = false, vacation_ends_at = null, updated_at = ${now}
        where id in (
          select id from mentor_profiles where vacation_ends_at < ${now} limit ${limit} for update skip locked
        ) returning 1 as one`
    }),
    move: SqlSchema.findOne({
      Request: Move,
      Result: MentorRow,
      execute: ({ at, from, id, reason, to }) => sql`
        update mentor_profiles
        set approval_status = ${to}, rejection_reason = ${reason}, updated_at = ${at},
          -- A reinstatement is no second approval.
          approved_at = case when ${to} = 'approved' and approval_status <> 'suspended' then ${at} else approved_at end
        where id = ${id} and ${sql.in("approval_status", from)}
        returning ${columns}`
    })
  }
}

const decodeRows = Schema.decodeUnknown(Schema.Array(MentorRow))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { endVacations, find, findByUser, findMany, lock, lockByUser, move } = queries(sql)

  const addExpertise = ({ expertise, id }: MentorProfile) => insertExpertise(sql, "mentor", id, expertise)

  const newest = keyset(sql, newestApplications)
  const list = Effect.fnUntraced(function* (status: ApprovalStatus | null, page: PageRequest) {
    const where = inStatus(sql, status)
    const rows = sql`
      select ${mentorColumns(sql)}, ${newest.position} from mentor_profiles where ${where} and ${newest.slice(page)}`
    return yield* newest.read(page, rows, sql`mentor_profiles where ${where}`, decodeRows)
  })

  return repositoryOf(MentorRepository, {
    find,
    findMany: (ids) => (ids.length === 0 ? Effect.succeed([]) : findMany(ids)),
    findByUser,
    lock,
    lockByUser,

    add: (profile) =>
      sql`insert into mentor_profiles ${sql.insert(allOf(profile))}`.pipe(
        onViolation({
          mentor_profiles_one_per_user: () => new ApplicationNotPossible({ approvalStatus: "pending" })
        }),
        Effect.zipRight(addExpertise(profile))
      ),

    update: Effect.fnUntraced(function* (profile) {
      yield* sql`update mentor_profiles set ${sql.update(changeable(profile))} where id = ${profile.id}`
      yield* sql`delete from mentor_expertise_areas where mentor_id = ${profile.id}`
      yield* addExpertise(profile)
    }),

    setVacation: (id, { vacationEndsAt, vacationMode }, at) =>
      sql`
        update mentor_profiles set ${sql.update({
          vacationMode,
          vacationEndsAt: vacationEndsAt === null ? null : DateTime.toDate(vacationEndsAt),
          updatedAt: DateTime.toDate(at)
        })} where id = ${id}`.pipe(Effect.asVoid),
    endVacations: (now, limit) => Effect.map(endVacations({ now, limit }), (ended) => ended.length),

    move: (id, { at, from, reason, to }) => move({ id, from, to, reason, at }),

    list: ({ page, status }) => list(status, page)
  })
})

export const mentorRepository = Layer.effect(MentorRepository, make)
