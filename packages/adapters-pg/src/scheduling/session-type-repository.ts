import { SqlClient, SqlSchema } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { SessionTypeId } from "@mentorkit/core/scheduling"
import { type SessionType, SessionTypeRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"
import { isShownMentor } from "../people/standing.js"
import { OfferRow, SessionTypeRow } from "./rows.js"

/**
 * Whether the session type sells seats at all, for rows named `session_types`, `mentor_profiles` and `users`. Reading slots
 * and holding them must agree on it.
 */
export const isOpen = (sql: SqlClient.SqlClient) => sql`
  (session_types.is_active and ${sql.literal(isShownMentor())})`

export const offerQuery = (sql: SqlClient.SqlClient) =>
  SqlSchema.findOne({
    Request: SessionTypeId,
    Result: OfferRow,
    execute: (id) => sql`
      select mentor_profiles.user_id as mentor_user_id, session_types.follow_up_count, ${isOpen(sql)} as is_open,
        session_types.minimum_notice_minutes, session_types.daily_limit, mentor_profiles.timezone as time_zone
      from session_types
      join mentor_profiles on mentor_profiles.id = session_types.mentor_id
      join users on users.id = mentor_profiles.user_id
      where session_types.id = ${id}`
  })

const columnsOf = (type: SessionType) => ({
  ...type,
  createdAt: DateTime.toDate(type.createdAt),
  updatedAt: DateTime.toDate(type.updatedAt)
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: SessionTypeId,
    Result: SessionTypeRow,
    execute: (id) => sql`select * from session_types where id = ${id}`
  })
  const findOffer = offerQuery(sql)
  const list = SqlSchema.findAll({
    Request: MentorId,
    Result: SessionTypeRow,
    execute: (mentorId) => sql`
      select * from session_types where mentor_id = ${mentorId} order by created_at desc, id desc`
  })

  return repositoryOf(SessionTypeRepository, {
    find,
    findOffer,
    list,
    add: (type) => sql`insert into session_types ${sql.insert(columnsOf(type))}`.pipe(Effect.asVoid),
    update: (type) =>
      sql`
        update session_types set ${sql.update(columnsOf(type), ["id", "mentorId", "createdAt"])}
        where id = ${type.id}`.pipe(Effect.asVoid)
  })
})

export const sessionTypeRepository = Layer.effect(SessionTypeRepository, make)
