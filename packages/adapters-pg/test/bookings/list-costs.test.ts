/**
 * What reading bookings costs, by the server's own count: scans by index, and rows that were fetched from the table. Only
 * those that are shown are, however many are left out before and however many are counted. Mutations seen to fall: whole rows
 * cut to a page; the condition of what mentors are shown in other words than the index; an index without the status; due
 * bookings in another order than that of their deadline.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import {
  BookingCards,
  type BookingFilter,
  BookingRepository,
  type BookingSort,
  ReminderRepository,
  type Viewer
} from "@mentorkit/core/bookings/ports"
import { CalendarBookings } from "@mentorkit/core/calendar-feeds/ports"
import type { MentorId } from "@mentorkit/core/kernel"
import { MentorStatistics } from "@mentorkit/core/profiles/ports"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"
import { statementsOf } from "../support/statements.js"

const now = DateTime.unsafeMake("2027-03-15T12:00:00Z")
const each = 2_000

/**
 * What an index says of a row counts without a look at the row, once a vacuum has seen that everybody sees it. Whoever is just
 * connecting to the server, to another database too, may put that off.
 */
const settle = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`vacuum analyze`
  const [left] = yield* sql`select from pg_class where relname = 'bookings' and relallvisible < relpages`
  return left === undefined
}).pipe(Effect.repeat({ until: (isSettled) => isSettled, times: 200 }))

/** Every other one is of the pair, half an hour apart, seven eighths of them past; the rest are of another one. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [one, other] = [yield* newMentor(), yield* newMentor()]
  const [me, stranger] = [yield* newUser(), yield* newUser()]
  const [mine, others] = [yield* newSessionType(one), yield* newSessionType(other)]
  const id = (kind: string) => sql.literal(`md5('${kind}' || n)::uuid`)
  const at = sql`${DateTime.toDate(now)}::timestamptz + (n / 2 - ${(each * 7) / 8}) * interval '30 minutes'`
  const people = sql`
    from generate_series(0, ${2 * each - 1}::int) n, lateral (
      select ${at} as starts_at, case n % 2 when 0 then ${one.mentorId}::uuid else ${other.mentorId} end as mentor_id,
        case n % 2 when 0 then ${mine.sessionTypeId}::uuid else ${others.sessionTypeId} end as session_type_id,
        case when n % 2 = 0 and n % 32 > 0 then ${me.userId}::uuid else ${stranger.userId} end as mentee_id,
        (array['completed', 'confirmed', 'requested', 'cancelled'])[1 + n / 2 % 4] as status,
        case when n / 2 % 8 = 7 then 8000 else 0 end as price
    ) made`
  const steps = [
    // Nobody is asked whether rules and attempts are there.
    sql`set local session_replication_role = replica`,
    // The tests' server commits before it has written, and until then nothing counts as seen by everybody.
    sql`set local synchronous_commit = on`,
    sql`
      insert into slots (id, mentor_id, session_type_id, availability_rule_id, starts_at, ends_at, buffer_ends_at, max_capacity)
      select ${id("slot")}, mentor_id, session_type_id, ${id("rule")}, starts_at, starts_at + interval '30 minutes',
        starts_at + interval '30 minutes', 1 ${people}`,
    sql`
      insert into bookings (id, mentee_id, mentor_id, session_type_id, attempt_id, status, note, price_minor, currency,
        starts_at, ends_at, concludes_at, payment_expires_at, respond_by, auto_complete_at, deliver_at, created_at, updated_at)
      select ${id("booking")}, mentee_id, mentor_id, session_type_id, ${id("attempt")}, status, repeat('What to learn? ', 60),
        price, 'USD', starts_at, starts_at + interval '30 minutes', starts_at + interval '30 minutes',
        case when status = 'completed' and n % 100 = 0 then starts_at end, case when status = 'requested' then starts_at end,
        case when status = 'confirmed' and n % 100 = 2 then starts_at end,
        case when status = 'cancelled' and n % 100 = 6 then starts_at end, starts_at, starts_at ${people}`,
    sql`insert into booking_slots select ${id("booking")}, ${id("slot")}, 0 ${people}`,
    sql`insert into session_reminders select ${id("booking")}, ${id("slot")}, 'session_1h', starts_at ${people}`,
    sql`
      insert into payments (id, reference, purpose, purchasable_id, payer_id, mentor_id, amount_minor, currency, description,
        platform_fee_minor, status, gateway, created_at, expires_at)
      select ${id("payment")}, 'PAY-' || n, 'booking', ${id("booking")}, mentee_id, mentor_id, 8000, 'USD', 'Talk', 0,
        'expired', 'offline', starts_at, starts_at ${people}`
  ]
  yield* sql.withTransaction(Effect.all(steps, { discard: true }))
  yield* settle
  return { me, mentor: one }
})

const tables = ["bookings", "booking_slots", "slots", "payments", "session_reminders"]

/** The connection's own counts, as there is but one. */
const counts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`select pg_stat_force_next_flush()`
  const rows = yield* sql<{ readonly name: string; readonly scans: bigint; readonly fetched: bigint }>`
    select indexrelname as name, idx_scan as scans, idx_tup_fetch as fetched from pg_stat_user_indexes
      where relname in ('bookings', 'session_reminders')
    union all
    select 'all ' || relname, seq_scan, seq_tup_read from pg_stat_user_tables where ${sql.in("relname", tables)}`
  return new Map(rows.map(({ fetched, name, scans }) => [name, [Number(scans), Number(fetched)] as const]))
})

/** What was scanned, how often, and how many rows of the table were fetched for it. */
const costOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const before = yield* counts
    const statements = yield* statementsOf(effect)
    const after = yield* counts
    const scans = [...after].flatMap(([name, [scans, fetched]]) => {
      const [scansBefore = 0, fetchedBefore = 0] = before.get(name) ?? []
      // Planning looks at both ends of a primary key.
      const scanned = name === "bookings_pkey" ? fetched - fetchedBefore : scans - scansBefore
      return scans === scansBefore ? [] : [[name, scanned, fetched - fetchedBefore] as const]
    })
    return { statements, scans: scans.sort() }
  })

const at = (days: number) => DateTime.add(now, { days })

interface Asked {
  readonly filter?: BookingFilter
  readonly sort?: BookingSort
  readonly page?: number
  readonly perPage?: number
}

const asks: Readonly<Record<string, Asked>> = {
  "the first page": {},
  "a small one": { perPage: 3 },
  "one in the middle": { page: 60 },
  "the last full one": { page: 116 },
  "the oldest first": { sort: "starts_at", page: 100 },
  "of one status": { filter: { statuses: ["completed"] }, page: 20 },
  "of several": { filter: { statuses: ["confirmed", "requested", "cancelled"] }, page: 50 },
  "what is ahead": { filter: { from: at(0) }, sort: "starts_at", page: 3 },
  "a week": { filter: { from: at(-7), until: at(0), statuses: ["completed", "confirmed"] } }
}

const reading = Effect.gen(function* () {
  const { me, mentor } = yield* fill
  const { find, list } = yield* BookingCards
  const viewers: ReadonlyArray<readonly [index: string, viewer: Viewer, other: BookingFilter]> = [
    ["bookings_shown_to_mentee", { _tag: "Mentee", menteeId: me.userId }, { mentorId: mentor.mentorId }],
    ["bookings_shown_to_mentor", { _tag: "Mentor", mentorId: mentor.mentorId }, { menteeId: me.userId }]
  ]
  for (const [index, viewer, other] of viewers) {
    for (const [name, asked] of Object.entries({ ...asks, "of the other side": { filter: other, page: 100 } })) {
      const { filter = {}, page = 1, perPage = 15, sort = "-starts_at" }: Asked = asked
      const cost = yield* costOf(list({ viewer, filter, sort, page: { page, per_page: perPage } }))
      // Once for the page and once for the total; one more is looked up, which tells whether another page follows.
      const scans = [
        // Those that began before and have a follow-up within the time: there are none, so either index tells.
        ...(filter.from === undefined ? [] : [["bookings_packages", 2, 0] as const]),
        ["bookings_pkey", perPage + 1, perPage + 1] as const,
        [index, 2, 0] as const
      ]
      const seen = cost.scans.map(([one, ...counts]) => [one.replace(/^(bookings_packages)_of_.*/, "$1"), ...counts])
      assert.deepStrictEqual({ ...cost, scans: seen }, { statements: 2, scans }, `${index}, ${name}`)
    }
    const [one] = (yield* list({ viewer, filter: {}, sort: "starts_at", page: { page: 1, per_page: 1 } })).items
    assert.isDefined(one)
    const cost = yield* costOf(find(one.id, viewer))
    assert.deepStrictEqual(cost, { statements: 1, scans: [["bookings_pkey", 2, 2]] })
  }
  return { me, mentor }
})

const sweeping = Effect.gen(function* () {
  const [bookings, reminders] = [yield* BookingRepository, yield* ReminderRepository]
  const finds = {
    bookings_unpaid: bookings.listDue("paymentExpiresAt", now, 5),
    bookings_unanswered: bookings.listDue("respondBy", now, 5),
    bookings_uncompleted: bookings.listDue("autoCompleteAt", now, 5),
    bookings_undelivered: bookings.listDue("deliverAt", now, 5),
    session_reminders_due: reminders.listDue(now, 5)
  }
  for (const [index, find] of Object.entries(finds))
    assert.deepStrictEqual(yield* costOf<unknown, never, never>(find), { statements: 1, scans: [[index, 1, 5]] })
})

const otherReads = Effect.fnUntraced(function* ({ mentorId }: { readonly mentorId: MentorId }) {
  const [{ list }, { find: figuresOf }] = [yield* CalendarBookings, yield* MentorStatistics]
  const feed = yield* costOf(list({ mentorId, now, since: at(-1), limit: 1000 }))
  // By way of a bitmap, of which only the table counts the rows.
  assert.deepStrictEqual(feed, { statements: 1, scans: [["bookings_of_mentor_by_end", 1, 0]] })
  const figures = yield* costOf(figuresOf(mentorId))
  assert.deepStrictEqual(figures, { statements: 1, scans: [["bookings_shown_to_mentor", 1, 0]] })
})

const one = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 1)))

describe("the costs of reading bookings on PostgreSQL", () => {
  layer(world(one))((it) => {
    it.effect("are those of what is shown, whatever is asked for, left out and counted", () =>
      Effect.gen(function* () {
        const { mentor } = yield* reading
        yield* sweeping
        yield* otherReads(mentor)
      })
    )
  })
})
