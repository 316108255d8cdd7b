import { SqlClient, type Statement } from "@effect/sql"
import {
  BookingCards,
  type BookingFilter,
  type BookingSort,
  bookingOrders,
  type Viewer
} from "@mentorkit/core/bookings/ports"
import type { PageRequest } from "@mentorkit/core/kernel"
import { Array, DateTime, Effect, Layer, Record, Schema } from "effect"
import { type Keyset, keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { BookingCardRow, toCard } from "./rows.js"
import { shownToMentor } from "./shown-to-mentor.js"

const decode = Schema.decodeUnknown(Schema.Array(BookingCardRow))

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const person = sql`
    json_build_object('name', full_name, 'username', username, 'avatarUrl', ${url("avatar_url")})`

  const shownTo = (viewer: Viewer): Statement.Fragment =>
    viewer._tag === "Mentee"
      ? sql`mentee_id = ${viewer.menteeId}`
      : sql`(mentor_id = ${viewer.mentorId} and ${sql.literal(shownToMentor)})`

  const matching = (
    viewer: Viewer,
    { menteeId, mentorId, statuses }: BookingFilter
  ): ReadonlyArray<Statement.Fragment> => [
    shownTo(viewer),
    ...(statuses === undefined ? [] : [sql.in("status", statuses)]),
    ...(mentorId === undefined ? [] : [sql`mentor_id = ${mentorId}`]),
    ...(menteeId === undefined ? [] : [sql`mentee_id = ${menteeId}`])
  ]

  const within = (column: Statement.Fragment, { from, until }: BookingFilter): ReadonlyArray<Statement.Fragment> => [
    ...(from === undefined ? [] : [sql`${column} >= ${DateTime.toDate(from)}`]),
    ...(until === undefined ? [] : [sql`${column} < ${DateTime.toDate(until)}`])
  ]

  /**
   * Bookings with a session that begins within the times. If the first session does, one index finds them; packages that
   * began earlier and have a follow-up within the times are few and come from another index.
   */
  const found = (viewer: Viewer, filter: BookingFilter, behind: Statement.Fragment = sql`true`): Statement.Fragment => {
    const wanted = [...matching(viewer, filter), behind]
    const begun = sql`select id, starts_at from bookings where ${sql.and([...wanted, ...within(sql`starts_at`, filter)])}`
    if (filter.from === undefined) return begun
    const from = DateTime.toDate(filter.from)
    const packages = sql.and([
      ...wanted,
      sql`follow_up_count > 0 and starts_at < ${from} and concludes_at > ${from}`,
      sql`exists (
        select from booking_slots join slots on slots.id = slot_id
        where booking_id = bookings.id and ${sql.and(within(sql`slots.starts_at`, filter))}
      )`
    ])
    return sql`${begun} union all select id, starts_at from bookings where ${packages}`
  }

  /**
   * Everything about the bookings of `page`. The page is cut from an index alone, so bookings of other pages are never read
   * from the table, however deep the page lies. The rest is looked up row by row, not joined: planning so many joins takes
   * the server longer than running them.
   */
  const rowsOf = (page: Statement.Fragment, { by, position }: Keyset) => sql`
    select bookings.*, ${position},
      (select ${person} from users
        where id = (select user_id from mentor_profiles where id = bookings.mentor_id)) as mentor,
      (select ${person} from users where id = bookings.mentee_id) as mentee,
      (select json_build_object('title', title, 'durationMinutes', duration_minutes)
        from session_types where id = bookings.session_type_id) as session_type,
      (select json_agg(
          json_build_object('id', slots.id, 'startsAt', slots.starts_at, 'endsAt', slots.ends_at) order by position
        )
        from booking_slots join slots on slots.id = booking_slots.slot_id where booking_id = bookings.id) as slots,
      (select status from payments where purpose = 'booking' and purchasable_id = bookings.id
        order by id desc limit 1) as payment_status
    from (${page}) page join bookings on bookings.id = page.id
    ${by}`

  const cardsOf = (rows: ReadonlyArray<object>) => Effect.map(decode(rows), (decoded) => decoded.map(toCard))

  /** Of what is found, and of the bookings that are shown. */
  const cuts = Record.map(bookingOrders, (order) => keyset(sql, order))
  const shown = Record.map(bookingOrders, (order) => keyset(sql, order, "bookings"))

  const list = Effect.fnUntraced(function* (
    viewer: Viewer,
    filter: BookingFilter,
    sort: BookingSort,
    page: PageRequest
  ) {
    const cut = cuts[sort]
    const rows = rowsOf(
      sql`select id from (${found(viewer, filter, cut.behind(page))}) found ${cut.by} ${cut.cut(page)}`,
      shown[sort]
    )
    return yield* shown[sort].read(page, rows, sql`(${found(viewer, filter)}) found`, cardsOf)
  })

  return repositoryOf(BookingCards, {
    find: (id, viewer) =>
      rowsOf(sql`select id from bookings where id = ${id} and ${shownTo(viewer)}`, shown.starts_at).pipe(
        Effect.flatMap(cardsOf),
        Effect.map(Array.head)
      ),
    list: ({ filter, page, sort, viewer }) => list(viewer, filter, sort, page)
  })
})

export const bookingCards = Layer.effect(BookingCards, make)
