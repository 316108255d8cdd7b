import { SqlClient } from "@effect/sql"
import { MentorId } from "@mentorkit/core/kernel"
import { MentorStatistics } from "@mentorkit/core/profiles/ports"
import { Effect, Layer, Schema } from "effect"
import { shownToMentor } from "../bookings/shown-to-mentor.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = singleRow({
    Request: MentorId,
    Result: Schema.Struct({ totalSessions: Schema.Int }),
    // Every completed booking is shown to its mentor. The condition repeats it so that the index of shown bookings serves.
    execute: (mentorId) => sql`
      select count(*)::int as total_sessions from bookings
      where mentor_id = ${mentorId} and status = 'completed' and ${sql.literal(shownToMentor)}`
  })
  return repositoryOf(MentorStatistics, { find })
})

export const mentorStatistics = Layer.effect(MentorStatistics, make)
