import { SqlClient, SqlSchema } from "@effect/sql"
import { LocalDate, MentorId } from "@mentorkit/core/kernel"
import { AvailabilityOverrideId, AvailabilityOverrideRepository } from "@mentorkit/core/scheduling"
import { Effect, Layer, Schema } from "effect"
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
  const put = SqlSchema.single({
    Request: AvailabilityOverrideRow,
    Result: AvailabilityOverrideRow,
    execute: ({ timeSlots, ...row }) => sql`
      insert into availability_overrides ${sql.insert({ ...row, timeSlots: JSON.stringify(timeSlots) })}
      on conflict on constraint availability_overrides_one_a_date
      do update set time_slots = excluded.time_slots, updated_at = excluded.updated_at
      returning *`
  })

  return AvailabilityOverrideRepository.of({
    find: (id) => Effect.orDie(find(id)),
    list: (mentorId, from) => Effect.orDie(list({ mentorId, from: from ?? null })),
    put: (override) => Effect.orDie(put(override)),
    remove: (id) => sql`delete from availability_overrides where id = ${id}`.pipe(Effect.asVoid, Effect.orDie)
  })
})

export const availabilityOverrideRepository = Layer.effect(AvailabilityOverrideRepository, make)
