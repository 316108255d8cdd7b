/** Bare Koa, bare `pg`, one statement written by hand: the least that a public slot list can cost in this house. */
import { createServer } from "node:http"
import Koa from "koa"
import pg from "pg"
import { options } from "./own-postgres.js"
import { slotsStatement } from "./slot-reads-statement.js"

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

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10, options })

const app = new Koa().use(async (ctx) => {
  const [, , , , , mentorId, , sessionTypeId] = ctx.path.split("/")
  const { from, until } = ctx.query
  const { rows } = await pool.query<Row>({ text: slotsStatement, values: [mentorId, sessionTypeId, from, until] })
  ctx.body = { status: "success", message: "Slots fetched successfully.", data: { slots: rows.map(slotOf) } }
})

const server = createServer(app.callback()).listen(0, "127.0.0.1", () => {
  console.log(`listens on http://127.0.0.1:${Object(server.address()).port}`)
})
