import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { TrustedDeviceId } from "@mentorkit/core/two-factor"
import { TrustedDeviceRepository } from "@mentorkit/core/two-factor/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetExpired } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { NewTrustedDeviceRow, TrustedDeviceRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const add = SqlSchema.void({
    Request: NewTrustedDeviceRow,
    execute: (device) => sql`insert into trusted_devices ${sql.insert(device)}`
  })

  const keepNewest = SqlSchema.void({
    Request: Schema.Struct({ userId: UserId, most: Schema.Int }),
    execute: ({ most, userId }) => sql`
      delete from trusted_devices where id in (
        select id from trusted_devices where user_id = ${userId} order by created_at desc, id desc offset ${most}
      )`
  })

  const use = SqlSchema.findOne({
    Request: Schema.Struct({ id: TrustedDeviceId, userId: UserId, secretHash: Schema.String, now: Moment }),
    Result: Changed,
    execute: ({ id, now, secretHash, userId }) => sql`
      update trusted_devices set last_used_at = ${now}
      where id = ${id} and user_id = ${userId} and secret_hash = ${secretHash} and expires_at > ${now}
      returning 1 as one`
  })

  const list = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, now: Moment }),
    Result: TrustedDeviceRow,
    execute: ({ now, userId }) => sql`
      select id, user_id, user_agent, ip_address, last_used_at, expires_at, created_at from trusted_devices
      where user_id = ${userId} and expires_at > ${now} order by created_at desc, id desc`
  })

  const remove = SqlSchema.findOne({
    Request: Schema.Struct({ userId: UserId, id: TrustedDeviceId }),
    Result: Changed,
    execute: ({ id, userId }) => sql`
      delete from trusted_devices where id = ${id} and user_id = ${userId} returning 1 as one`
  })

  const removeAll = SqlSchema.void({
    Request: UserId,
    execute: (userId) => sql`delete from trusted_devices where user_id = ${userId}`
  })

  return repositoryOf(TrustedDeviceRepository, {
    add: (device, most) => Effect.zipRight(add(device), keepNewest({ userId: device.userId, most })),
    use: (device, now) => Effect.map(use({ ...device, now }), Option.isSome),
    list: (userId, now) => list({ userId, now }),
    remove: (userId, id) => Effect.map(remove({ userId, id }), Option.isSome),
    removeAll,
    forgetExpired: forgetExpired(sql, "trusted_devices", "id")
  })
})

export const trustedDeviceRepository = Layer.effect(TrustedDeviceRepository, make)
