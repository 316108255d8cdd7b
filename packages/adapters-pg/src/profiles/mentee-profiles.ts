/** Identity's port: a mentee's profile for every account. */
import { SqlClient } from "@effect/sql"
import { MenteeProfiles } from "@mentorkit/core/identity/ports"
import { Ids } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer } from "effect"
import { repositoryOf } from "../database/repository.js"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids

  return repositoryOf(MenteeProfiles, {
    add: Effect.fnUntraced(function* (userId, at) {
      const [id, now] = [yield* ids.uuid, DateTime.toDate(at)]
      yield* sql`
        insert into mentee_profiles ${sql.insert({ id, userId, createdAt: now, updatedAt: now })}
        on conflict (user_id) do nothing`
    })
  })
})

export const menteeProfiles = Layer.effect(MenteeProfiles, make).pipe(Layer.provide(Ids.layer))
