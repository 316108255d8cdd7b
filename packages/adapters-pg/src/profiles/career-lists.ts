/** The three lists of a career. They are stored alike. */
import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import {
  type CareerEntry,
  type CareerList,
  CertificationRepository,
  EducationRepository,
  ExperienceRepository
} from "@mentorkit/core/profiles/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed } from "../database/columns.js"
import { repositoryOf, type Stored } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { CertificationRow, EducationRow, ExperienceRow } from "./rows.js"

const Own = Schema.Struct({ userId: UserId, id: Schema.String })

/** Each order has an index. */
const orders = {
  experiences: "start_date desc, id desc",
  education: "start_date desc, id desc",
  certifications: "issued_date desc nulls last, id desc"
}

const careerList = <
  Id extends string,
  E extends CareerEntry<Id>,
  Row extends Readonly<Record<string, unknown>> & { readonly id: string; readonly userId: string }
>(
  sql: SqlClient.SqlClient,
  table: keyof typeof orders,
  row: Schema.Schema<E, Row>
): Stored<CareerList<Id, E>> => {
  const list = SqlSchema.findAll({
    Request: UserId,
    Result: row,
    execute: (userId) => sql`
      select * from ${sql(table)} where user_id = ${userId} order by ${sql.literal(orders[table])}`
  })
  const find = SqlSchema.findOne({
    Request: Own,
    Result: row,
    execute: ({ id, userId }) => sql`select * from ${sql(table)} where id = ${id} and user_id = ${userId}`
  })
  const count = singleRow({
    Request: UserId,
    Result: Schema.Struct({ count: Schema.Int }),
    execute: (userId) => sql`select count(*)::int as count from ${sql(table)} where user_id = ${userId}`
  })
  const add = SqlSchema.void({
    Request: row,
    execute: (entry) => sql`insert into ${sql(table)} ${sql.insert(entry)}`
  })
  const update = SqlSchema.findOne({
    Request: row,
    Result: Changed,
    execute: (entry) => sql`
      update ${sql(table)} set ${sql.update(entry, ["id", "userId", "createdAt"])}
      where id = ${entry.id} and user_id = ${entry.userId} returning 1 as one`
  })
  const remove = SqlSchema.findOne({
    Request: Own,
    Result: Changed,
    execute: ({ id, userId }) => sql`
      delete from ${sql(table)} where id = ${id} and user_id = ${userId} returning 1 as one`
  })

  return {
    list,
    find: (userId, id) => find({ userId, id }),
    count: (userId) => Effect.map(count(userId), (row) => row.count),
    add,
    update: (entry) => Effect.map(update(entry), Option.isSome),
    remove: (userId, id) => Effect.map(remove({ userId, id }), Option.isSome)
  }
}

export const experienceRepository = Layer.effect(
  ExperienceRepository,
  Effect.map(SqlClient.SqlClient, (sql) =>
    repositoryOf(ExperienceRepository, careerList(sql, "experiences", ExperienceRow))
  )
)
export const educationRepository = Layer.effect(
  EducationRepository,
  Effect.map(SqlClient.SqlClient, (sql) =>
    repositoryOf(EducationRepository, careerList(sql, "education", EducationRow))
  )
)
export const certificationRepository = Layer.effect(
  CertificationRepository,
  Effect.map(SqlClient.SqlClient, (sql) =>
    repositoryOf(CertificationRepository, careerList(sql, "certifications", CertificationRow))
  )
)
