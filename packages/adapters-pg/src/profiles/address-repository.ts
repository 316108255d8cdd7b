import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { AddressRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Layer, Option } from "effect"
import { repositoryOf } from "../database/repository.js"
import { AddressRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: UserId,
    Result: AddressRow,
    execute: (userId) => sql`
      select address, city, state, country, country_code from user_addresses where user_id = ${userId}`
  })

  return repositoryOf(AddressRepository, {
    find: (userId) =>
      Effect.map(
        find(userId),
        Option.map(({ countryCode, ...address }) => ({ address, countryCode }))
      ),

    put: (userId, { address, city, country, countryCode, state }, at) => {
      const now = DateTime.toDate(at)
      const told = { address, city, state, country, countryCode, updatedAt: now }
      return sql`
        insert into user_addresses ${sql.insert({ userId, ...told, createdAt: now })}
        on conflict (user_id) do update set ${sql.update(told)}`.pipe(Effect.asVoid)
    }
  })
})

export const addressRepository = Layer.effect(AddressRepository, make)
