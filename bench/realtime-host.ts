/** A host whose realtime connections are measured, and people who connect to it. */
import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { UserId } from "@mentorkit/core/kernel"
import type { poolOn } from "./own-postgres.js"
import { realtimeSecret } from "./realtime-sockets.js"
import { hostSettings } from "./server-process.js"

export const realtimeSettings = (databaseUrl: string) => ({
  ...hostSettings(tmpdir(), databaseUrl),
  REALTIME_SECRET: realtimeSecret,
  REALTIME_CONNECTIONS_PER_ADDRESS: "100000",
  REALTIME_OPENINGS_PER_ADDRESS: "1000000",
  REALTIME_MESSAGES_PER_ADDRESS: "1000000"
})

/** Accounts that may come in. */
export const newPeople = async (pool: ReturnType<typeof poolOn>, count: number): Promise<ReadonlyArray<UserId>> => {
  const ids = Array.from({ length: count }, () => UserId.make(randomUUID()))
  await pool.query(
    `insert into users (id, full_name, username, email, timezone, email_verified_at, is_active, created_at, updated_at)
     select id, 'Ada Lovelace', 'u' || id, id || '@example.test', 'UTC', now(), true, now(), now() from unnest($1::uuid[]) as id`,
    [ids]
  )
  return ids
}
