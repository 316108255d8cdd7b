/** Notifications' ids begin with the time of their event, as its own id does: ranges of the primary key are spans of time. */
import type { SqlClient } from "@effect/sql"

/** No id of that moment is less. Takes a moment as the driver does. */
export const firstIdAt = (sql: SqlClient.SqlClient, at: Date) =>
  sql`rpad(lpad(to_hex((extract(epoch from ${at}::timestamptz) * 1000)::bigint), 12, '0'), 32, '0')::uuid`

/** All rows of an event have an id from the first to the last of these; so have those of others in its millisecond. */
export const idsOfMoment = (eventId: string): readonly [first: string, last: string] => {
  const time = eventId.slice(0, 13)
  return [`${time}-0000-0000-000000000000`, `${time}-ffff-ffff-ffffffffffff`]
}
