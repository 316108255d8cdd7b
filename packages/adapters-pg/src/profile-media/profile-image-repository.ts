import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { ProfileImageId } from "@mentorkit/core/profile-media"
import { ImageKind, ImageSizeName, ProfileImageRepository, pathOf } from "@mentorkit/core/profile-media/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"

const ImageRow = Schema.Struct({
  id: ProfileImageId,
  userId: UserId,
  kind: ImageKind,
  sizes: Schema.Array(ImageSizeName),
  createdAt: Moment
})

/** The column of `users` with the path of the image. */
const columnOf: { readonly [K in ImageKind]: string } = { avatar: "avatar_url", cover: "cover_photo_url" }

const queries = (sql: SqlClient.SqlClient) => ({
  list: SqlSchema.findAll({
    Request: UserId,
    Result: ImageRow,
    execute: (userId) => sql`select id, user_id, kind, sizes, created_at from profile_images where user_id = ${userId}`
  }),

  put: SqlSchema.void({
    Request: ImageRow,
    execute: (image) => sql`
      insert into profile_images ${sql.insert(image)}
      on conflict (user_id, kind) do update
      set id = excluded.id, sizes = excluded.sizes, created_at = excluded.created_at`
  }),

  remove: SqlSchema.void({
    Request: Schema.Struct({ userId: UserId, kind: ImageKind }),
    execute: ({ kind, userId }) => sql`delete from profile_images where user_id = ${userId} and kind = ${kind}`
  }),

  setPath: SqlSchema.void({
    Request: Schema.Struct({ userId: UserId, kind: ImageKind, path: Schema.NullOr(Schema.String), at: Moment }),
    execute: ({ at, kind, path, userId }) => sql`
      update users set ${sql.literal(columnOf[kind])} = ${path}, updated_at = ${at} where id = ${userId}`
  }),

  findVisible: SqlSchema.findOne({
    Request: Schema.Struct({ id: ProfileImageId, size: ImageSizeName }),
    Result: Schema.Struct({ kind: ImageKind }),
    execute: ({ id, size }) => sql`
      select kind from profile_images join users on users.id = user_id
      where profile_images.id = ${id} and ${size} = any(sizes) and ${sql.literal(isAdmitted())}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { findVisible, list, put, remove, setPath } = queries(sql)

  return repositoryOf(ProfileImageRepository, {
    list,
    put: (image) => {
      const { createdAt: at, kind, userId } = image
      return Effect.zipRight(put(image), setPath({ userId, kind, path: pathOf(image), at }))
    },
    remove: (userId, kind, at) => Effect.zipRight(remove({ userId, kind }), setPath({ userId, kind, path: null, at })),
    findVisible: (id, size) =>
      Effect.map(
        findVisible({ id, size }),
        Option.map(({ kind }) => kind)
      )
  })
})

export const profileImageRepository = Layer.effect(ProfileImageRepository, make)
