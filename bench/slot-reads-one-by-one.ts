/** The public slot list as the operation answers it, without HTTP and one after the other, against the bare statement. */
import { guest } from "@mentorkit/core/kernel"
import type pg from "pg"
import type { Kit } from "./kit.js"
import { ascending, inTurns, median, medianRatio, print, quantile } from "./report.js"
import { slotsStatement } from "./slot-reads-statement.js"

export interface Ask {
  readonly mentorId: string
  readonly sessionTypeId: string
  readonly from: Date
  readonly until: Date
}

type Read = (ask: Ask) => Promise<unknown>

const byOperation =
  (kit: Kit): Read =>
  ({ from, mentorId, sessionTypeId, until }) =>
    kit.as(guest).scheduling.listPublicSlots({
      mentor_id: mentorId,
      session_type_id: sessionTypeId,
      from: from.toISOString(),
      until: until.toISOString()
    })

const byHand =
  (pool: pg.Pool): Read =>
  ({ from, mentorId, sessionTypeId, until }) =>
    pool.query({ text: slotsStatement, values: [mentorId, sessionTypeId, from, until] })

/** Ascending milliseconds, one for each ask. */
const timesOf = async (read: Read, asks: ReadonlyArray<Ask>) => {
  const times: Array<number> = []
  for (const ask of asks) {
    const began = performance.now()
    await read(ask)
    times.push(performance.now() - began)
  }
  return ascending(times)
}

const isThere = (ask: Ask | undefined): ask is Ask => ask !== undefined

interface Contest {
  readonly kit: Kit
  readonly pool: pg.Pool
  readonly asks: ReadonlyArray<Ask>
  readonly rounds: number
}

export const readsOneByOne = async (name: string, { asks, kit, pool, rounds }: Contest): Promise<void> => {
  // From all over the table, however many there are.
  const some = Array.from({ length: 100 }, (_, at) => asks[Math.floor((at * asks.length) / 100)]).filter(isThere)
  const contenders = [byOperation(kit), byHand(pool)].map((read) => () => timesOf(read, some))
  const [ours = [], limit = []] = await inTurns(contenders, { rounds })
  for (const [part, share] of [
    ["p50", 0.5],
    ["p99", 0.99]
  ] as const) {
    const [values, limits] = [ours, limit].map((rounds) => rounds.map((times) => quantile(times, share)))
    print(`${name}.${part}`, median(values ?? []).toFixed(2), "ms", medianRatio(values ?? [], limits ?? []))
    print(`${name}.${part}.limit`, median(limits ?? []).toFixed(2), "ms")
  }
}
