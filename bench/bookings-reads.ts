/** What is asked of bookings, each time in two ways: by the port, and by one statement that reads the same rows by their ids. */

import {
  BookingCards,
  type BookingFilter,
  BookingRepository,
  type BookingSort,
  type Deadline,
  ReminderRepository,
  type Viewer
} from "@mentorkit/core/bookings/ports"
import { CalendarBookings } from "@mentorkit/core/calendar-feeds/ports"
import { MentorId, type User, UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect } from "effect"
import type pg from "pg"
import type { newWholeKit } from "./bookings-kit.js"
import { rowsByIds } from "./bookings-limit.js"

export interface Market {
  readonly size: number
  readonly pool: pg.Pool
  readonly kit: ReturnType<typeof newWholeKit>
  readonly now: Date
}

export type Read = () => Promise<unknown>

export const asMentee = (id: string): Viewer => ({ _tag: "Mentee", menteeId: UserId.make(id) })
export const asMentor = (id: string): Viewer => ({ _tag: "Mentor", mentorId: MentorId.make(id) })

export const perPage = 15

interface Query {
  readonly filter: BookingFilter
  readonly sort: BookingSort
  readonly page: number
  readonly perPage: number
}

export const listing =
  ({ kit }: Market, viewer: Viewer) =>
  ({ filter, page, perPage: per_page, sort }: Query) =>
    kit.runtime.runPromise(
      Effect.flatMap(BookingCards, (cards) => cards.list({ viewer, filter, sort, page: { page, per_page } }))
    )

interface Asked extends Partial<Query> {
  readonly pageOf?: (pages: number) => number
}

const asksOf = ({ now }: Market, otherSide: BookingFilter): Readonly<Record<string, Asked>> => {
  const at = (days: number) => DateTime.unsafeMake(now.getTime() + days * 86_400_000)
  return {
    first: {},
    "first-ascending": { sort: "starts_at" },
    middle: { pageOf: (pages) => Math.ceil(pages / 2) },
    last: { pageOf: (pages) => pages },
    completed: { filter: { statuses: ["completed"] } },
    open: { filter: { statuses: ["requested", "paid", "confirmed"] } },
    "requested-ascending": { filter: { statuses: ["requested"] }, sort: "starts_at" },
    ahead: { filter: { from: at(0) }, sort: "starts_at" },
    "last-month": { filter: { from: at(-30), until: at(0) } },
    "other-side": { filter: otherSide }
  }
}

/** By name. The list's own total says which page is the last one. */
export const readsOf = async (
  market: Market,
  viewer: Viewer
): Promise<Readonly<Record<string, { readonly ours: Read; readonly limit: Read }>>> => {
  const list = listing(market, viewer)
  const plain: Query = { filter: {}, sort: "-starts_at", page: 1, perPage }
  const [newest] = (await list(plain)).items
  if (newest === undefined) throw new Error("Somebody without bookings")
  const otherSide = viewer._tag === "Mentor" ? { menteeId: newest.menteeId } : { mentorId: newest.mentorId }
  const reads: Record<string, { readonly ours: Read; readonly limit: Read }> = {
    details: {
      ours: () => market.kit.runtime.runPromise(Effect.flatMap(BookingCards, (cards) => cards.find(newest.id, viewer))),
      limit: rowsByIds(market.pool, [newest.id])
    }
  }
  for (const [name, { pageOf = () => 1, ...asked }] of Object.entries(asksOf(market, otherSide))) {
    const query = { ...plain, ...asked }
    const page = pageOf(Math.ceil((await list(query)).total / perPage))
    const ids = (await list({ ...query, page })).items.map(({ id }) => id)
    if (ids.length === 0 && name !== "requested-ascending") throw new Error(`${name} finds nothing`)
    reads[name] = { ours: () => list({ ...query, page }), limit: rowsByIds(market.pool, ids) }
  }
  return reads
}

const deadlines: ReadonlyArray<Deadline> = ["paymentExpiresAt", "respondBy", "autoCompleteAt", "deliverAt"]

/** What each sweep asks for, every minute. */
export const dueReads = ({ kit, now }: Market): ReadonlyArray<readonly [name: string, read: Read]> => {
  const at = DateTime.unsafeMake(now.getTime())
  const due = (deadline: Deadline) =>
    Effect.flatMap(BookingRepository, (bookings) => bookings.listDue(deadline, at, 50))
  return [
    ...deadlines.map((deadline) => [deadline, () => kit.runtime.runPromise(due(deadline))] as const),
    [
      "reminders",
      () => kit.runtime.runPromise(Effect.flatMap(ReminderRepository, (reminders) => reminders.listDue(at, 50)))
    ]
  ]
}

/** As the feed asks: from thirty days back, a thousand at most. */
export const feedRead =
  ({ kit, now: today }: Market, mentor: string): Read =>
  () => {
    const now = DateTime.unsafeMake(today.getTime())
    const query = { mentorId: MentorId.make(mentor), now, since: DateTime.subtract(now, { days: 30 }), limit: 1000 }
    return kit.runtime.runPromise(Effect.flatMap(CalendarBookings, (bookings) => bookings.list(query)))
  }

/** The first page as a host gets it: with the caller, the input's schema and what is shown of a booking. */
export const operationRead = async ({ kit, pool }: Market, mentor: string): Promise<Read> => {
  const { rows } = await pool.query({ text: "select user_id from mentor_profiles where id = $1", values: [mentor] })
  const userId = UserId.make(rows[0].user_id)
  const caller: User = { _tag: "User", userId, roles: ["mentor"], mentorId: MentorId.make(mentor) }
  return () => kit.as(caller).bookings.listMentorBookings({})
}
