/**
 * Regeneration of a busy mentor (ninety days, five session types) and the nightly extension of a thousand mentors: the use
 * case and the sweep as the host runs them, against bare `pg` that is told what to write.
 */

import { domains } from "@mentorkit/core"
import { MentorId } from "@mentorkit/core/kernel"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { Effect } from "effect"
import type pg from "pg"
import { addCalendars, copySlots } from "./calendars.js"
import { type Kit, movableClock, newKit } from "./kit.js"
import { poolOn, startOwnPostgres } from "./own-postgres.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"
import { countingStatements } from "./statements.js"

const minute = 60_000
const day = 1440 * minute

interface Sample {
  readonly millis: number
  readonly cpuMillis: number
  readonly statements: number
}

interface Bench {
  readonly kit: Kit
  readonly pool: pg.Pool
  readonly count: () => number
  readonly rounds: number
  readonly mentors: number
}

/** What one of `mentors` times the work has cost. */
const sampleOf = async ({ count }: Bench, mentors: number, work: () => Promise<unknown>): Promise<Sample> => {
  const [began, statements, cpu] = [performance.now(), count(), process.cpuUsage()]
  await work()
  const millis = (performance.now() - began) / mentors
  const { system, user } = process.cpuUsage(cpu)
  return { millis, cpuMillis: (system + user) / 1000 / mentors, statements: (count() - statements) / mentors }
}

const tell = (name: string, unit: string, [ours = [], limit = []]: ReadonlyArray<ReadonlyArray<Sample>>) => {
  const [values, limits] = [ours, limit].map((samples) => samples.map(({ millis }) => millis))
  print(name, median(values ?? []).toFixed(1), `ms/${unit}`, medianRatio(values ?? [], limits ?? []))
  print(`${name}.limit`, median(limits ?? []).toFixed(1), `ms/${unit}`)
  print(`${name}.process`, median(ours.map(({ cpuMillis }) => cpuMillis)).toFixed(1), `ms-cpu/${unit}`)
  print(`${name}.statements`, median(ours.map(({ statements }) => statements)).toFixed(1), `statements/${unit}`)
}

interface RuleRow {
  readonly session_type_id: string
  readonly rule_id: string
}

/** A session type and a rule of each mentor, and as many of the types as there are. */
const typesOf = async (pool: pg.Pool, mentorIds: ReadonlyArray<string>) => {
  const { rows } = await pool.query<RuleRow & { readonly mentor_id: string }>({
    text: `
      select mentor_id, session_types.id as session_type_id,
        (select id from availability_rules rule where rule.mentor_id = session_types.mentor_id limit 1) as rule_id
      from session_types where mentor_id = any($1::uuid[])`,
    values: [[...mentorIds]]
  })
  return new Map(mentorIds.map((id) => [id, rows.filter(({ mentor_id }) => mentor_id === id)]))
}

/** A bare loop: from `from` on, every half hour of the days' open hours. */
const rowsFrom = (types: ReadonlyArray<RuleRow>, from: number, days: number, slotsPerDay: number) => {
  const rows: Array<unknown> = []
  for (const { rule_id, session_type_id } of types) {
    for (let date = 0; date < days; date++) {
      for (let at = 0; at < slotsPerDay; at++) {
        const startsAt = from + date * day + at * 30 * minute
        rows.push({
          id: crypto.randomUUID(),
          session_type_id,
          availability_rule_id: rule_id,
          starts_at: new Date(startsAt),
          ends_at: new Date(startsAt + 20 * minute),
          buffer_ends_at: new Date(startsAt + 30 * minute),
          max_capacity: 1
        })
      }
    }
  }
  return rows
}

/** One statement for everything that a run writes. */
const written = `
  with added as (
    insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at, max_capacity)
    select id, $1, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at, max_capacity
    from json_to_recordset($2::json) as added(id uuid, session_type_id uuid, availability_rule_id uuid,
      starts_at timestamptz, ends_at timestamptz, buffer_ends_at timestamptz, max_capacity int)
  )
  insert into slot_regenerations (mentor_id, generated_until) values ($1, $3)
  on conflict (mentor_id) do update set generated_until = excluded.generated_until`

const write = (pool: pg.Pool, mentorId: string, rows: ReadonlyArray<unknown>, until: number) =>
  pool.query({ text: written, values: [mentorId, JSON.stringify(rows), new Date(until)] })

const regenerate = ({ kit }: Bench, mentorId: string) =>
  kit.runtime.runPromise(Effect.flatMap(makeRegenerateSlots, (run) => run(MentorId.make(mentorId))))

const slotsOf = async ({ pool }: Bench, mentorId: string): Promise<number> => {
  const { rows } = await pool.query({
    text: "select count(*)::int from slots where mentor_id = $1",
    values: [mentorId]
  })
  return rows[0].count
}

const busy = { sessionTypes: 5, opens: "09:00", closes: "19:00" }
const busySlotsPerDay = 20

const firstRun = async (bench: Bench) => {
  const { pool, rounds } = bench
  const ids = await addCalendars(pool, { ...busy, mentors: 2 * (rounds + 1) })
  const types = await typesOf(pool, ids)
  let next = 0
  const ours = async () => {
    const id = ids[next++] ?? ""
    return sampleOf(bench, 1, () => regenerate(bench, id))
  }
  const limit = async () => {
    const id = ids[next++] ?? ""
    const tomorrow = Math.ceil(Date.now() / day) * day + 8 * 60 * minute
    return sampleOf(bench, 1, () =>
      write(pool, id, rowsFrom(types.get(id) ?? [], tomorrow, 90, busySlotsPerDay), tomorrow)
    )
  }
  progress("regeneration: the first run")
  const samples = await inTurns([ours, limit], { rounds })
  print("regeneration.slots", String(await slotsOf(bench, ids[0] ?? "")), "slots")
  tell("regeneration.first-run", "run", samples)
}

const read = `
  select id, session_type_id, availability_rule_id, availability_override_id, starts_at, ends_at, buffer_ends_at,
    max_capacity, blocked_as, is_stale, is_outside, claimed + held > 0 as is_occupied
  from slots where session_type_id = any($1::uuid[]) and starts_at >= $2`

const unchangedRun = async (bench: Bench) => {
  const { pool, rounds } = bench
  const [id = ""] = await addCalendars(pool, { ...busy, mentors: 1 })
  await regenerate(bench, id)
  await pool.query("vacuum analyze")
  const types = ((await typesOf(pool, [id])).get(id) ?? []).map(({ session_type_id }) => session_type_id)
  const ours = async () => {
    await pool.query({ text: "update slot_regenerations set requested_at = now() where mentor_id = $1", values: [id] })
    return sampleOf(bench, 1, () => regenerate(bench, id))
  }
  const limit = () => sampleOf(bench, 1, () => pool.query({ text: read, values: [types, new Date()] }))
  progress("regeneration: a run that finds nothing to change")
  tell("regeneration.unchanged", "run", await inTurns([ours, limit], { rounds: rounds * 2 }))
}

const modest = { sessionTypes: 2, opens: "09:00", closes: "12:00" }
const modestSlotsPerDay = 6

/** Every other night is the limit's: what it adds, the next night of ours finds where it should be. */
const extension = async (bench: Bench) => {
  const { kit, pool, rounds } = bench
  const { clock, nextDay, now } = movableClock()
  const [first = "", ...others] = await addCalendars(pool, { ...modest, mentors: bench.mentors })
  await regenerate(bench, first)
  progress(`regeneration: ${bench.mentors} mentors' slots`)
  await copySlots(pool, first, others)
  const ids = [first, ...others]
  const types = await typesOf(pool, ids)
  const sweep = await kit.runtime.runPromise(
    Effect.map(domains.scheduling.sweeps, (sweeps) => sweeps.find(({ name }) => name === "scheduling.extendHorizon"))
  )
  const ours = () => {
    nextDay()
    const nightly = Effect.repeat(sweep?.run ?? Effect.succeed(0), { while: (ran) => ran > 0 })
    return sampleOf(bench, ids.length, () => kit.runtime.runPromise(Effect.withClock(nightly, clock)))
  }
  const limit = async () => {
    nextDay()
    const { rows } = await pool.query({
      text: "select max(starts_at) as last from slots where mentor_id = $1",
      values: [first]
    })
    const starts = rows[0].last.getTime() - (modestSlotsPerDay - 1) * 30 * minute + day
    return sampleOf(bench, ids.length, async () => {
      for (const id of ids)
        await write(pool, id, rowsFrom(types.get(id) ?? [], starts, 1, modestSlotsPerDay), now() + 90 * day)
    })
  }
  progress("regeneration: nights")
  const samples = await inTurns([ours, limit], { rounds })
  tell("regeneration.extension", "mentor", samples)
}

export const regeneration = async ({ mentors, rounds } = { mentors: 1_000, rounds: 5 }): Promise<void> => {
  const postgres = await startOwnPostgres()
  const kit = newKit(postgres.url, 10)
  const pool = poolOn(postgres.url)
  const counting = countingStatements()
  try {
    await kit.runtime.runtime()
    const bench = { kit, pool, count: counting.count, rounds, mentors }
    await firstRun(bench)
    await unchangedRun(bench)
    await extension(bench)
  } finally {
    counting.stop()
    await Promise.all([pool.end(), kit.close()])
    await postgres.end()
  }
}
