import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { OAuthAccountRepository, OAuthProvider } from "@mentorkit/core/oauth/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const Person = Schema.Struct({ provider: OAuthProvider, subject: Schema.String })
const Account = Schema.Struct({ userId: UserId })
const Link = Schema.Struct({ ...Person.fields, ...Account.fields, createdAt: Moment })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const find = SqlSchema.findOne({
    Request: Person,
    Result: Account,
    execute: ({ provider, subject }) => sql`
      select user_id from oauth_accounts where provider = ${provider} and subject = ${subject}`
  })

  const link = SqlSchema.findOne({
    Request: Link,
    Result: Account,
    execute: (row) => sql`
      insert into oauth_accounts ${sql.insert(row)} on conflict (provider, subject) do nothing returning user_id`
  })

  const listSubjects = SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, provider: OAuthProvider }),
    Result: Schema.Struct({ subject: Schema.String }),
    execute: ({ provider, userId }) => sql`
      select subject from oauth_accounts where user_id = ${userId} and provider = ${provider}`
  })

  const listProviders = SqlSchema.findAll({
    Request: UserId,
    Result: Schema.Struct({ provider: OAuthProvider }),
    execute: (userId) => sql`select distinct provider from oauth_accounts where user_id = ${userId}`
  })

  return repositoryOf(OAuthAccountRepository, {
    find: (provider, subject) =>
      Effect.map(
        find({ provider, subject }),
        Option.map(({ userId }) => userId)
      ),
    link: (account, createdAt) => Effect.map(link({ ...account, createdAt }), Option.isSome),
    listProviders: (userId) => Effect.map(listProviders(userId), (rows) => rows.map(({ provider }) => provider)),
    listSubjects: (userId, provider) =>
      Effect.map(listSubjects({ userId, provider }), (rows) => rows.map(({ subject }) => subject))
  })
})

export const oauthAccountRepository = Layer.effect(OAuthAccountRepository, make)
