import { SqlClient, type Statement } from "@effect/sql"
import { LinkBase } from "@mentorkit/core/kernel"
import { Effect } from "effect"

/** A column of addresses as clients see them. */
export type StoredUrl = (column: string) => Statement.Fragment

/**
 * Addresses of this host are stored as paths ("/media/…"), so that APP_URL may change; others are stored whole. Every
 * query that tells one reads it through this: `const url = yield* storedUrls`, then `${url("avatar_url")} as avatar_url`.
 */
export const storedUrls: Effect.Effect<StoredUrl, never, LinkBase | SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { appUrl } = yield* LinkBase
  return (column) => {
    const stored = sql.literal(column)
    return sql`case when starts_with(${stored}, '/') then ${appUrl}::text || ${stored} else ${stored} end`
  }
})
