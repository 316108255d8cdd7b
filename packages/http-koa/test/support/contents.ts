/** What is in a host's database, told so that two moments can be compared. */

import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { assert } from "vitest"

/** Kept by whatever counts or delivers in the background, of things that were done before. */
const bookkeeping = ["deliveries", "dev_messages", "outbox_deliveries", "rate_limits", "sweep_runs"]
/** Background work may touch these: their rows are counted and not read. */
const restless = ["access_tokens", "outbox", "slot_regenerations", "slots"]

/** Steps of counters, which a sweep puts together: what they sum up to is what they say. */
const counters: Readonly<Record<string, string>> = { public_post_steps: "step" }
const sumOf = (name: string): string | undefined =>
  counters[name] === undefined
    ? undefined
    : `select '${name}' as name, sum(${counters[name]})::text as told from ${name}`

/** Every table's number of rows, and a digest of what is in them. */
export const contents = async (host: TestHost): Promise<Readonly<Record<string, string>>> => {
  const tables = await host.sql<{ readonly name: string }>(
    (sql) => sql`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name <> all(${bookkeeping})`
  )
  assert.isAbove(tables.length, 20)
  const counts = tables.map(({ name }) => {
    const digest = restless.includes(name) ? "''" : "md5(coalesce(string_agg(t::text, ',' order by t::text), ''))"
    return sumOf(name) ?? `select '${name}' as name, count(*) || ' ' || ${digest} as told from ${name} t`
  })
  const rows = await host.sql<{ readonly name: string; readonly told: string }>((sql) =>
    sql.unsafe(counts.join(" union all "))
  )
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]))
}

/** Every call may move these on: limits count a look like any call, and sweeps run by themselves. */
const movedByAnyCall = ["rate_limits", "sweep_runs"]
/** What moves on with a token's use, and whoever looks uses one. */
const uses: Readonly<Record<string, ReadonlyArray<string>>> = { access_tokens: ["last_used_at", "expires_at"] }

/** As `contents`, to the last row and column; for a moment in which nothing else goes on. */
export const wholeContents = async (host: TestHost): Promise<Readonly<Record<string, string>>> => {
  const tables = await host.sql<{ readonly name: string }>(
    (sql) => sql`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all(${movedByAnyCall})`
  )
  assert.isAbove(tables.length, 20)
  const without = (name: string) => (uses[name] ?? []).map((column) => ` - '${column}'`).join("")
  const digests = tables.map(
    ({ name }) =>
      sumOf(name) ??
      `select '${name}' as name, md5(coalesce(string_agg(told, ',' order by told), '')) as told
      from (select (to_jsonb(t)${without(name)})::text as told from "${name}" t) rows`
  )
  const rows = await host.sql<{ readonly name: string; readonly told: string }>((sql) =>
    sql.unsafe(digests.join(" union all "))
  )
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]))
}

/** The tables that are not as they were. */
export const changedIn = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>
): ReadonlyArray<string> => Object.keys(before).filter((table) => before[table] !== after[table])
