/** Bare Koa, bare `pg`, one statement written by hand: the least that a public slot list can cost in this house. */
import { createServer } from "node:http"
import Koa from "koa"
import pg from "pg"

const statement = `
  with busy as materialized (
    select slots.id, during, claimed, max_capacity, claimed + live as taken, until
    from slots, lateral (
      select count(*)::int as live, max(expires_at) as until from slot_holds where slot_id = slots.id and expires_at > now()
    ) held
    where mentor_id = $1 and claimed + slots.held > 0 and claimed + live > 0
      and during && tstzrange($3, $4::timestamptz + interval '26 hours')
  ), offer as (
    select session_types.is_active and approval_status = 'approved' and users.is_active and banned_at is null as is_open
    from session_types
    join mentor_profiles on mentor_profiles.id = mentor_id
    join users on users.id = user_id
    where session_types.id = $2
  )
  select slots.id, mentor_id, session_type_id, availability_rule_id, availability_override_id, starts_at, ends_at,
    buffer_ends_at, own.until as held_until, slots.max_capacity, slots.claimed, slots.blocked_as,
    coalesce(own.taken, 0) as taken, other.is_booked as is_other_booked, is_open
  from slots
  cross join offer
  left join busy own on own.id = slots.id
  cross join lateral (
    select bool_or(claimed >= max_capacity) as is_booked from busy where during && slots.during and id <> slots.id
  ) other
  where session_type_id = $2 and mentor_id = $1 and starts_at >= $3 and starts_at < $4
    and blocked_as is distinct from 'cancelled'
  order by starts_at, slots.id`

interface Row {
  readonly id: string
  readonly mentor_id: string
  readonly session_type_id: string
  readonly availability_rule_id: string | null
  readonly availability_override_id: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly buffer_ends_at: Date
  readonly held_until: Date | null
  readonly max_capacity: number
  readonly claimed: number
  readonly blocked_as: string | null
  readonly taken: number
  readonly is_other_booked: boolean | null
  readonly is_open: boolean
}

const labels: Readonly<Record<string, string>> = { available: "Available", held: "Being Booked", booked: "Booked" }

const moment = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`

const slotOf = (row: Row) => {
  const left = Math.max(0, row.max_capacity - row.taken)
  const own = row.claimed >= row.max_capacity ? "booked" : left === 0 ? "held" : "available"
  const isFree = row.is_other_booked === null
  const status = row.blocked_as ?? (isFree ? own : row.is_other_booked ? "booked" : "held")
  return {
    id: row.id,
    mentor_id: row.mentor_id,
    session_type_id: row.session_type_id,
    availability_rule_id: row.availability_rule_id,
    availability_override_id: row.availability_override_id,
    starts_at: moment(row.starts_at),
    ends_at: moment(row.ends_at),
    buffer_ends_at: moment(row.buffer_ends_at),
    held_until: row.held_until === null ? null : moment(row.held_until),
    status,
    status_label: labels[status] ?? status,
    is_selectable: row.is_open && isFree && row.blocked_as === null && left > 0 && row.starts_at.getTime() > Date.now(),
    max_capacity: row.max_capacity,
    current_capacity: row.claimed,
    available_seats: isFree ? left : 0
  }
}

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })

const app = new Koa().use(async (ctx) => {
  const [, , , , , mentorId, , sessionTypeId] = ctx.path.split("/")
  const { from, until } = ctx.query
  const { rows } = await pool.query<Row>({ text: statement, values: [mentorId, sessionTypeId, from, until] })
  ctx.body = { status: "success", message: "Slots fetched successfully.", data: { slots: rows.map(slotOf) } }
})

const server = createServer(app.callback()).listen(0, "127.0.0.1", () => {
  console.log(`listens on http://127.0.0.1:${Object(server.address()).port}`)
})
