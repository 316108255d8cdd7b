import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { MenteeRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"
import { expertiseOf, insertExpertise } from "./expertise.js"
import { MenteeRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const findByUser = SqlSchema.findOne({
    Request: UserId,
    Result: MenteeRow,
    execute: (userId) => sql`
      select mentee_profiles.*, ${expertiseOf(sql, "mentee")} as expertise
      from mentee_profiles where user_id = ${userId}`
  })

  return repositoryOf(MenteeRepository, {
    findByUser,

    update: Effect.fnUntraced(function* ({ expertise, id, profession, updatedAt }) {
      yield* sql`
        update mentee_profiles set profession = ${profession}, updated_at = ${DateTime.toDate(updatedAt)}
        where id = ${id}`
      yield* sql`delete from mentee_expertise_areas where mentee_id = ${id}`
      yield* insertExpertise(sql, "mentee", id, expertise)
    }),

    setProfession: (userId, profession, at) =>
      sql`
        update mentee_profiles set profession = ${profession}, updated_at = ${DateTime.toDate(at)}
        where user_id = ${userId}`.pipe(Effect.asVoid)
  })
})

export const menteeRepository = Layer.effect(MenteeRepository, make)
