import { SqlClient, SqlSchema } from "@effect/sql"
import { LocalDate, MentorId } from "@mentorkit/core/kernel"
import { OffDayId } from "@mentorkit/core/scheduling"
import { type OffDay, OffDayRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { OffDayRow } from "./rows.js"

const columnsOf = (offDay: OffDay) => ({
  ...offDay,
  isFullDay: offDay.offTimeBlocks === null,
  offTimeBlocks: offDay.offTimeBlocks === null ? null : JSON.stringify(offDay.offTimeBlocks),
  createdAt: DateTime.toDate(offDay.createdAt),
  updatedAt: DateTime.toDate(offDay.updatedAt)
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: OffDayId,
    Result: OffDayRow,
    execute: (id) => sql`select * from off_days where id = ${id}`
  })
  const list = SqlSchema.findAll({
    Request: Schema.Struct({ mentorId: MentorId, from: Schema.NullOr(LocalDate) }),
    Result: OffDayRow,
    execute: ({ from, mentorId }) => sql`
      select * from off_days
      where mentor_id = ${mentorId} and (${from}::date is null or off_until >= ${from}::date)
      order by off_from desc, created_at desc, id desc`
  })

  return repositoryOf(OffDayRepository, {
    find,
    list: (mentorId, from) => list({ mentorId, from: from ?? null }),
    add: (offDay) => sql`insert into off_days ${sql.insert(columnsOf(offDay))}`.pipe(Effect.asVoid),
    update: (offDay) =>
      sql`
        update off_days set ${sql.update(columnsOf(offDay), ["id", "mentorId", "createdAt"])}
        where id = ${offDay.id}`.pipe(Effect.asVoid),
    remove: (id) => sql`delete from off_days where id = ${id}`.pipe(Effect.asVoid),
    removeByVacationMode: (mentorId) =>
      sql`delete from off_days where mentor_id = ${mentorId} and by_vacation_mode`.pipe(Effect.asVoid)
  })
})

export const offDayRepository = Layer.effect(OffDayRepository, make)
