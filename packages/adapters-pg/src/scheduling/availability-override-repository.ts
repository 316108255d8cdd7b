import { SqlClient, SqlSchema } from "@effect/sql"
import { LocalDate, MentorId } from "@mentorkit/core/kernel"
import { AvailabilityOverrideId } from "@mentorkit/core/scheduling"
import { AvailabilityOverrideRepository } from "@mentorkit/core/scheduling/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { AvailabilityOverrideRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: AvailabilityOverrideId,
    Result: AvailabilityOverrideRow,
    execute: (id) => sql`select * from availability_overrides where id = ${id}`
  })
  const list = SqlSchema.findAll({
    Request: Schema.Struct({ mentorId: MentorId, from: Schema.NullOr(LocalDate) }),
    Result: AvailabilityOverrideRow,
    execute: ({ from, mentorId }) => sql`
      select * from availability_overrides
      where mentor_id = ${mentorId} and (${from}::date is null or date >= ${from}::date)
      order by date desc, created_at desc, id desc`
  })
  const put = singleRow({
    Request: AvailabilityOverrideRow,
    Result: AvailabilityOverrideRow,
    execute: ({ timeSlots, ...row }) => sql`
      insert into availability_overrides ${sql.insert({ ...row, timeSlots: JSON.stringify(timeSlots) })}
      on conflict on constraint availability_overrides_one_a_date
      do update set time_slots = excluded.time_slots, updated_at = excluded.updated_at
      returning *`
  })

  return repositoryOf(AvailabilityOverrideRepository, {
    find,
    list: (mentorId, from) => list({ mentorId, from: from ?? null }),
    put,
    remove: (id) => sql`delete from availability_overrides where id = ${id}`.pipe(Effect.asVoid)
  })
})

export const availabilityOverrideRepository = Layer.effect(AvailabilityOverrideRepository, make)
