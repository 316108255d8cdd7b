import type { SqlClient } from "@effect/sql"

/** A user's roles in the order mentee, mentor, admin, as an expression; `userId` is a column around it. */
export const rolesOf = (sql: SqlClient.SqlClient, userId: string) => sql`
  array(
    select role from user_roles where user_id = ${sql.literal(userId)}
    order by array_position(array['mentee', 'mentor', 'admin'], role)
  )`
