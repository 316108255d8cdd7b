import { SqlClient, type Statement } from "@effect/sql"
import { ReactionType } from "@mentorkit/core/comments"
import { ReactionRepository, type ReactionTarget, type Tally, tallyChange } from "@mentorkit/core/comments/ports"
import { Array, DateTime, Effect, Layer, Option, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"

interface Tables {
  readonly targets: string
  readonly reactions: string
  /** Of the target, in the table of reactions. */
  readonly column: string
}

const tables: { readonly [K in ReactionTarget["kind"]]: Tables } = {
  post: { targets: "posts", reactions: "post_reactions", column: "post_id" },
  comment: { targets: "comments", reactions: "comment_reactions", column: "comment_id" }
}

const Former = Schema.Array(Schema.Struct({ type: ReactionType }))
const decodeFormer = Schema.decodeUnknown(Former)

const counters = ReactionType.literals.map((type) => [type, `count_${type}`] as const)

/** All counters of a row that people react to, set to nothing. */
export const noReactions = counters.map(([, column]) => `${column} = 0`).join(", ")

/** Columns of a row that people react to: its tally as JSON, whose fields are the types. */
const tallyColumn = (table: string): string =>
  `json_build_object(${counters.map(([type, column]) => `'${type}', ${table}.${column}`).join(", ")})`

/** The reactions to rows of a kind, as the viewer sees them. */
export const reactionsColumn = (
  sql: SqlClient.SqlClient,
  kind: ReactionTarget["kind"],
  viewer: string
): Statement.Fragment => {
  const { column, reactions, targets } = tables[kind]
  return sql`json_build_object('tally', ${sql.literal(tallyColumn(targets))}, 'mine', (
    select type from ${sql(reactions)} where ${sql(column)} = ${sql(`${targets}.id`)} and user_id = ${viewer}
  )) as reactions`
}

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  repositoryOf(ReactionRepository, {
    put: Effect.fnUntraced(function* ({ id, kind }, userId, type, at) {
      const { column, reactions, targets } = tables[kind]
      const own = sql`${sql(column)} = ${id} and user_id = ${userId}`
      const former = yield* decodeFormer(yield* sql`select type from ${sql(reactions)} where ${own}`)
      const before = Option.getOrNull(Option.map(Array.head(former), (one) => one.type))
      const change = tallyChange(before, type)
      if (type === null) yield* sql`delete from ${sql(reactions)} where ${own}`
      else
        yield* sql`
          insert into ${sql(reactions)} (${sql(column)}, user_id, type, reacted_at)
          values (${id}, ${userId}, ${type}, ${DateTime.toDate(at)})
          on conflict (${sql(column)}, user_id) do update set type = excluded.type, reacted_at = excluded.reacted_at`
      const steps = counters.flatMap(([one, counter]) =>
        change[one] === undefined ? [] : [sql`${sql(counter)} = ${sql(counter)} + ${change[one]}`]
      )
      if (steps.length > 0) yield* sql`update ${sql(targets)} set ${sql.csv(steps)} where id = ${id}`
      const [row] = yield* sql<{ readonly tally: Tally }>`
        select ${sql.literal(tallyColumn(targets))} as tally from ${sql(targets)} where id = ${id}`
      return { before, tally: row?.tally ?? {} }
    })
  })
)

export const reactionRepository = Layer.effect(ReactionRepository, make)
