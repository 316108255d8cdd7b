/**
 * Holds per second by parallel clients, on many slots and on one that everybody wants: the operation without HTTP, against
 * one statement a hold written by hand that locks the slot, looks at its seats, and writes attempt, hold and event.
 */
import { UserId } from "@mentorkit/core/kernel"
import type pg from "pg"
import { addBuyers, fillMarket, idOf } from "./filled-market.js"
import { type Kit, newKit } from "./kit.js"
import { type OwnPostgres, poolOn, startOwnPostgres } from "./own-postgres.js"
import { inTurns, median, medianRatio, print, progress } from "./report.js"
import { countingStatements } from "./statements.js"

const connections = 10
const clients = 16
const holdsPerRound = 320

/**
 * As safe for the seats: the row lock sees the count of whoever was there before, and the table's own constraints keep the
 * mentor in one place. It neither releases expired holds nor serialises one buyer's attempts.
 */
const statement = `
  with wanted as (
    select slots.id, slots.mentor_id, slots.session_type_id
    from slots
    join session_types on session_types.id = session_type_id and session_types.is_active
    join mentor_profiles on mentor_profiles.id = slots.mentor_id and approval_status = 'approved' and user_id <> $2
    join users on users.id = user_id and users.is_active and banned_at is null
    where slots.id = $1 and blocked_as is null and starts_at > now() and claimed + held < slots.max_capacity
      and (select count(distinct booking_attempt_id) from slot_holds where user_id = $2 and expires_at > now()) < 10
    for update of slots
  ), attempt as (
    insert into booking_attempts (id, user_id, mentor_id, session_type_id, slot_ids, created_at)
    select gen_random_uuid(), $2, mentor_id, session_type_id, array[id], now() from wanted
    returning id, slot_ids[1] as slot_id
  ), hold as (
    insert into slot_holds (slot_id, user_id, booking_attempt_id, expires_at)
    select slot_id, $2, id, now() + interval '10 minutes' from attempt
    returning booking_attempt_id, expires_at
  )
  insert into outbox (id, type, aggregate, payload, occurred_at, due_at)
  select gen_random_uuid(), 'scheduling.SeatsHeld', booking_attempt_id::text, jsonb_build_object(
    'bookingAttemptId', booking_attempt_id, 'userId', $2::uuid, 'slotIds', array[$1::uuid], 'expiresAt', expires_at
  ), now(), now()
  from hold
  returning aggregate`

type Hold = (slotId: string, buyer: string) => Promise<unknown>

const ourHold =
  (kit: Kit): Hold =>
  (slotId, buyer) =>
    kit.as({ _tag: "User", userId: UserId.make(buyer), roles: ["mentee"] }).scheduling.holdSlots({ slot_ids: [slotId] })

const handWritten =
  (pool: pg.Pool): Hold =>
  async (slotId, buyer) => {
    const { rowCount } = await pool.query({ text: statement, values: [slotId, buyer] })
    if (rowCount !== 1) throw new Error(`No hold on ${slotId}`)
  }

/** Free reviews, one after the other: of each mentor those that nobody has booked or held; see `filled-market.ts`. */
const freeSlots = function* (mentors: number): Generator<string, undefined> {
  for (let at = 440; at < 768; at++) {
    if (at % 5 === 0) continue
    for (let mentor = 1; mentor <= mentors; mentor++) yield idOf("slot", mentor * 1000 + at)
  }
}

interface Sample {
  readonly holdsPerSecond: number
  readonly statements: number
}

const round = async (hold: Hold, slots: ReadonlyArray<string>, nextBuyer: () => string, count: () => number) => {
  const [began, before] = [performance.now(), count()]
  let at = 0
  const client = async () => {
    for (let slot = slots[at++]; slot !== undefined; slot = slots[at++]) await hold(slot, nextBuyer())
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  const sample: Sample = { holdsPerSecond: slots.length / seconds, statements: (count() - before) / slots.length }
  return sample
}

const tell = (name: string, [ours = [], limit = []]: ReadonlyArray<ReadonlyArray<Sample>>) => {
  const [values, limits] = [ours, limit].map((samples) => samples.map(({ holdsPerSecond }) => holdsPerSecond))
  print(name, median(values ?? []).toFixed(0), "holds/s", medianRatio(values ?? [], limits ?? []))
  print(`${name}.limit`, median(limits ?? []).toFixed(0), "holds/s")
  print(`${name}.statements`, median(ours.map(({ statements }) => statements)).toFixed(1), "statements/hold")
}

const measure = async ({ url }: OwnPostgres, rounds: number) => {
  const kit = newKit(url, connections)
  const pool = poolOn(url, connections)
  const counting = countingStatements()
  try {
    await kit.runtime.runtime()
    progress("holds: filling a market")
    const mentors = await fillMarket(pool, { from: 0, slots: 20_000 })
    let buyers = await addBuyers(pool, (rounds + 1) * 4 * holdsPerRound)
    const nextBuyer = () => idOf("buyer", buyers--)
    const free = freeSlots(mentors)
    const nextSlot = (): string => {
      const next = free.next()
      if (next.done) throw new Error("No slot is left")
      return next.value
    }
    const contenders = [ourHold(kit), handWritten(pool)]

    progress("holds: many slots")
    const spread = contenders.map(
      (hold) => () => round(hold, Array.from({ length: holdsPerRound }, nextSlot), nextBuyer, counting.count)
    )
    tell("holds.many-slots", await inTurns(spread, { rounds }))

    progress("holds: one slot that everybody wants")
    const crowded = contenders.map((hold) => async () => {
      const slot = nextSlot()
      await pool.query("update slots set max_capacity = $1 where id = $2", [holdsPerRound, slot])
      return round(
        hold,
        Array.from({ length: holdsPerRound }, () => slot),
        nextBuyer,
        counting.count
      )
    })
    tell("holds.hot-slot", await inTurns(crowded, { rounds }))
  } finally {
    counting.stop()
    await Promise.all([pool.end(), kit.close()])
  }
}

export const holds = async ({ rounds } = { rounds: 9 }): Promise<void> => {
  const postgres = await startOwnPostgres()
  try {
    await measure(postgres, rounds)
  } finally {
    await postgres.end()
  }
}
